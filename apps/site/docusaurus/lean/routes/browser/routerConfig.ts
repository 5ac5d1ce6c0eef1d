// Replaces react-router-config, with faster matching.
import {createElement, useContext, useMemo, type ComponentType, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {matchPath} from './matchPath';

function firstMatch(routes: RouteConfig[], pathname: string): MatchedRoute<object> | undefined {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (match) {
      return {route, match};
    }
  }
  return undefined;
}

export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<object>[] {
  const found = firstMatch(routes, pathname);
  return found ? [found, ...matchRoutes(found.route.routes ?? [], pathname)] : [];
}

interface Props {
  readonly routes: RouteConfig[];
  readonly extraProps: object | undefined;
}

/**
 * Creates the page element once per location. React Router's Route renders its content again for every new
 * context, so a click would render the old page one more time.
 */
function Routes({routes, extraProps}: Props): ReactNode {
  const context = useContext(RouterContext);
  return useMemo(() => {
    const found = firstMatch(routes, context.location.pathname);
    if (!found?.route.component) {
      return null;
    }
    const {route, match} = found;
    const value = {...context, match};
    const page = createElement(route.component as ComponentType<Record<string, unknown>>, {
      key: routes.indexOf(route),
      ...value,
      ...extraProps,
      route,
    });
    return createElement(RouterContext.Provider, {value}, page);
  }, [context, routes, extraProps]);
}

export function renderRoutes(routes: RouteConfig[] | undefined, extraProps?: object): ReactNode {
  return routes && createElement(Routes, {routes, extraProps});
}
