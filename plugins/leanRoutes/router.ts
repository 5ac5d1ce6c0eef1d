// Stands in for @docusaurus/router, with a faster way to match.
import {use} from 'react';
import {__RouterContext as RouterContext, type RouteComponentProps} from 'react-router';
import {WantedLocation} from './browserRouter';

export {Redirect, useHistory} from 'react-router-dom';
export {matchPath} from './matchPath';

/** That of the page; outside of it, the wanted one. */
export function useLocation() {
  const {location} = use(RouterContext) as Partial<RouteComponentProps>;
  return location ?? use(WantedLocation);
}
