// Stands in for react-router-config, with a faster way to match.
import {createElement, useContext, useState, type ComponentType, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';
import {Route} from 'react-router-dom';
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

/**
 * A click gives the page that is left a new context, though it stays where it is until the next one
 * is here: everything on it would be rendered once more, in vain. So the old context is kept.
 */
function useSteadyContext() {
  const context = useContext(RouterContext);
  const [steady, setSteady] = useState(context);
  if (steady.location !== context.location) {
    setSteady(context);
  }
  return steady;
}

interface Props {
  readonly routes: RouteConfig[];
  readonly extraProps: object | undefined;
}

function Routes({routes, extraProps}: Props): ReactNode {
  const context = useSteadyContext();
  const {location} = context;
  const route = firstMatch(routes, location.pathname)?.route;
  if (!route?.component) {
    return null;
  }
  const {path, exact} = route;
  const component = route.component as ComponentType<Record<string, unknown>>;
  const page = createElement(Route, {
    key: routes.indexOf(route),
    path,
    exact,
    location,
    render: (props) => createElement(component, {...props, ...extraProps, route}),
  });
  return createElement(RouterContext.Provider, {value: context}, page);
}

export function renderRoutes(routes: RouteConfig[] | undefined, extraProps?: object): ReactNode {
  return routes && createElement(Routes, {routes, extraProps});
}
