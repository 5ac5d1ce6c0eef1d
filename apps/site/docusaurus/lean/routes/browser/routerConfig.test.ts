import {matchRoutes as original, type RouteConfig} from 'react-router-config';
import {expect, test} from 'vitest';
import {matchRoutes} from './routerConfig';

const routes: RouteConfig[] = [
  {path: '/', exact: true},
  {path: '/search', exact: true},
  {
    path: '/',
    routes: [
      {path: '/guides/', exact: true},
      {path: '/guides/overview', exact: true},
      {path: '/tags', routes: [{path: '/tags/csv', exact: true}]},
    ],
  },
  {path: '*'},
];

test.each([
  ['/', [0]],
  ['/search/', [1]],
  ['/guides', [2, 0]],
  ['/guides/overview', [2, 1]],
  ['/guides/overview/', [2, 1]],
  ['/guides/overview/more', [2]],
  ['/tags/csv', [2, 2, 0]],
  ['/tags/%63sv', [2, 2]],
  ['/guides-overview', [2]],
  ['/guides//', [2]],
])('finds the same route for %s as react-router-config', (path, indexes) => {
  const found = matchRoutes(routes, path);
  let level: RouteConfig[] | undefined = routes;
  const expected = indexes.map((index) => {
    const route: RouteConfig = level![index]!;
    level = route.routes;
    return route;
  });
  expect(found.map(({route}) => route)).toEqual(expected);
  expect(found).toEqual(original(routes, path));
});

test.each(['/SEARCH/', '/Guides/', '/guides/Overview', '/tags/CSV'])(
  'finds no page for %s, because letter case matters',
  (path) => {
    expect(matchRoutes(routes, path).filter(({route}) => route.exact)).toEqual([]);
  },
);
