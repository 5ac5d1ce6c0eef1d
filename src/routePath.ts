import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

/**
 * The canonical path of a page, or undefined if there is no such page:
 * '/guides', '/guides/' and '/guides/index.html' → '/guides/'
 */
export function routePath(pathname: string): string | undefined {
  const cleanPath = pathname.replace(/(\/)index\.html$|\.html$/, '$1');
  const match = matchRoutes(routes, cleanPath).find(({route}) => route.exact);
  return match?.route.path;
}
