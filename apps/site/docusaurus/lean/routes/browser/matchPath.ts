import {matchPath as compileAndMatch, type RouteProps, type match} from 'react-router-dom';

function bare(path: string): string {
  return path.replace(/\/$/, '');
}

/**
 * Compares paths as text first, because all exact routes of this site are literal. The router alone would
 * compile and try a regular expression per page, on every page load and click. It would also ignore letter
 * case, although the server responds to '/GUIDES/' with 404.
 */
export function matchPath(pathname: string, route: RouteProps): match | null {
  return route.exact && bare(String(route.path)) !== bare(pathname)
    ? null
    : compileAndMatch(pathname, route);
}
