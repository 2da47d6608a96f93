import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes } from 'react-router';
import type { RouteObject, ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { buildsByAddress } from '#server/http/page-routes.ts';
import pageRoutes from '#web/routes.ts';

interface BuiltRoute {
  id: string;
  parentId: string | undefined;
  path: string | undefined;
  index: boolean | undefined;
}

const idOf = ({ id, file }: RouteConfigEntry): string => id ?? file.replace(/\.\w+$/, '');

function flat(entries: readonly RouteConfigEntry[], parentId: string): BuiltRoute[] {
  return entries.flatMap((entry) => [
    { id: idOf(entry), parentId, path: entry.path, index: entry.index },
    ...flat(entry.children ?? [], idOf(entry)),
  ]);
}

const root: BuiltRoute = { id: 'root', parentId: undefined, path: '', index: undefined };
const all = Object.fromEntries([root, ...flat(pageRoutes, 'root')].map((route) => [route.id, route]));
const build = {
  routes: all,
  assets: {
    entry: { module: '/entry.js', imports: ['/shop.js'] },
    routes: Object.fromEntries(
      Object.entries(all).map(([id, route]) => [id, { ...route, hasLoader: true, hasAction: false, imports: ['/shop.js', `/${id}.js`] }]),
    ),
  },
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild;
const buildOf = buildsByAddress(build);

function tree(routes: readonly BuiltRoute[], parentId?: string): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path = '', index }) => (index === true ? { id, index, path } : { id, path, children: tree(routes, id) }));
}

const routesOf = ({ routes }: ServerBuild): BuiltRoute[] => Object.values(routes) as unknown as BuiltRoute[];
const answerOf = (from: ServerBuild, url: string): string[] | undefined =>
  matchRoutes(tree(routesOf(from)), url.split('?', 1)[0] ?? '')?.map(({ route }) => route.id ?? '');

const pathOf = ({ path = '', parentId }: BuiltRoute): string =>
  [parentId === undefined ? '' : pathOf(all[parentId]!), path].filter((part) => part !== '').join('/');
const addresses = Object.values(all).map((route) => `/${pathOf(route)}`.replaceAll(/:\w+\??/g, 'x1').replaceAll('*', 'a/b'));

describe('the routes for an address', () => {
  it('answer every address as all routes do', () => {
    const asked = [
      ...addresses,
      ...addresses.map((address) => address.toUpperCase()),
      ...addresses.map((address) => `${address}/`),
      ...addresses.map((address) => `${address}/nothing/here?next=/admin`),
      '/',
      '//admin',
      '/%61dmin',
      '/nowhere',
      '/*',
      '/:token',
      '/adminx',
      '/-verpackung?lang=fr',
      '/PRODUKTE/Holzkisten',
    ];
    for (const url of asked) expect([url, answerOf(buildOf(url), url)]).toEqual([url, answerOf(build, url)]);
  });

  it('hold no screen of the office on a page of the shop, and the list of built files agrees', () => {
    const { routes, assets } = buildOf('/products/HK_0001?length=900');
    expect(Object.keys(routes).filter((id) => id.startsWith('office/'))).toEqual([]);
    expect(Object.keys(routes)).toContain('storefront/product/product-page');
    expect(Object.keys(routes)).toContain('storefront/home/home-redirect');
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes));
    expect(Object.keys(routes).length).toBeLessThan(10);
  });

  it('name neither what a route has not, nor the files that every page loads', () => {
    const { 'storefront/catalog/category-page': listed } = buildOf('/produkte/holzkisten').assets.routes;
    expect(listed).toEqual({
      ...all['storefront/catalog/category-page'],
      hasLoader: true,
      imports: ['/storefront/catalog/category-page.js'],
    });
    expect(listed).not.toHaveProperty('hasAction');
  });

  it('are all routes where the browser asks which there are', () => {
    expect(buildOf('/__manifest?paths=%2Fadmin')).toBe(build);
  });

  it('are made once, however many addresses nobody knows', () => {
    expect(buildOf('/one')).toBe(buildOf('/two'));
  });
});
