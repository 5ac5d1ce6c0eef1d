// Replaces @docusaurus/router, with faster matching.
import {use} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import {OuterRouter, WantedLocation} from './browserRouter';

export {Redirect, useHistory} from 'react-router-dom';
export {matchPath} from './matchPath';

/** Returns the location of the page or, outside a page, the location that the reader is going to. */
export function useLocation() {
  const router = use(RouterContext);
  return router instanceof OuterRouter ? use(WantedLocation) : router.location;
}
