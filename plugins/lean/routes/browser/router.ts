// Replaces @docusaurus/router, with faster matching.
import {use} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import {OuterRouter, WantedLocation} from './browserRouter';

export {Redirect, useHistory} from 'react-router-dom';
export {matchPath} from './matchPath';

/** That of the page; outside of it, the wanted one. */
export function useLocation() {
  const router = use(RouterContext);
  return router instanceof OuterRouter ? use(WantedLocation) : router.location;
}
