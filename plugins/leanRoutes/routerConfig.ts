// Stands in for react-router-config, with a faster way to match.
import {createElement, type ComponentType, type ReactNode} from 'react';
import {Route, useLocation} from 'react-router-dom';
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

function Routes({routes, extraProps}: Props): ReactNode {
  const location = useLocation();
  const route = firstMatch(routes, location.pathname)?.route;
  if (!route?.component) {
    return null;
  }
  const {path, exact} = route;
  const component = route.component as ComponentType<Record<string, unknown>>;
  return createElement(Route, {
    key: routes.indexOf(route),
    path,
    exact,
    location,
    render: (props) => createElement(component, {...props, ...extraProps, route}),
  });
}

export function renderRoutes(routes: RouteConfig[] | undefined, extraProps?: object): ReactNode {
  return routes && createElement(Routes, {routes, extraProps});
}
