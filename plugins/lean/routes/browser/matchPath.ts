import {matchPath as compileAndMatch, type RouteProps, type match} from 'react-router-dom';

/** As the router compares: neither case nor a slash at the end matters. */
function bare(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/**
 * The router compiles and tries a regular expression per page, on every page load and click. All
 * exact routes of this site are literal, so a comparison sorts the others out first.
 */
export function matchPath(pathname: string, route: RouteProps): match | null {
  return route.exact && bare(String(route.path)) !== bare(pathname)
    ? null
    : compileAndMatch(pathname, route);
}
