import {matchRoutes, type RouteConfig} from 'react-router-config';
import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';

/**
 * Returns the route of the open page, which names its sidebar. The theme would look the page up in a list of
 * all pages, which every page would have to load.
 */
export default function useOpenRoute(): RouteConfig | undefined {
  return matchRoutes(routes, useLocation().pathname).at(-1)?.route;
}
