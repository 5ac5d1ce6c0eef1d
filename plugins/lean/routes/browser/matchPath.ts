import {matchPath as compileAndMatch, type RouteProps, type match} from 'react-router-dom';

/** Removes the differences that the router ignores: letter case and a trailing slash. */
function bare(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/**
 * Compares paths as text first, because all exact routes of this site are literal. The router alone would
 * compile and try a regular expression per page, on every page load and click.
 */
export function matchPath(pathname: string, route: RouteProps): match | null {
  return route.exact && bare(String(route.path)) !== bare(pathname)
    ? null
    : compileAndMatch(pathname, route);
}
