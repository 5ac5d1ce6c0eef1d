import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';

/** '/guides/index.html' → '/guides/', '/tags.html' → '/tags' */
export function withoutHtml(pathname: string): string {
  return pathname.replace(/(\/)index\.html$|\.html$/, '$1');
}

/**
 * The canonical path of a page, or undefined if there is no such page:
 * '/guides', '/guides/' and '/guides/index.html' → '/guides/'
 */
export function routePath(pathname: string): string | undefined {
  const match = matchRoutes(routes, withoutHtml(pathname)).find(({route}) => route.exact);
  return match?.route.path;
}
