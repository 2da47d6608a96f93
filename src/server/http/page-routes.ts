/**
 * The routes that can answer an address. For every page it draws the router sets up all routes of its build, several times, and tries them one after
 * the other: with the hundred and more screens of the office among them this took up to a fifth of the time of a page.
 */
import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Assets = ServerBuild['assets'];
type Route = NonNullable<Routes[string]>;

/** For the address of a whole page, path and query as they came in: the build with the routes alone that begin like it, or with anything. */
export function buildsByAddress(build: ServerBuild): (url: string) => ServerBuild {
  const words = new Set(answersOf(build.routes).map((route) => firstWord(pathOf(route, build.routes))));
  const made = new Map<string, ServerBuild>();
  return (url) => {
    const path = url.split(/[?#]/, 1)[0] ?? '';
    // The router in the browser asks there which routes answer other addresses.
    if (path === build.routeDiscovery.manifestPath) return build;
    // These the router reads in its own way.
    if (!path.startsWith('/') || path.includes('//') || path.includes('%')) return build;
    const asked = firstWord(path.slice(1).toLowerCase());
    const word = words.has(asked) ? asked : otherWord;
    const narrow = made.get(word) ?? narrowed(build, word);
    made.set(word, narrow);
    return narrow;
  };
}

/** No address begins so. */
const otherWord = '*';

const firstWord = (path: string): string => path.split('/', 1)[0] ?? '';

/** Layouts answer no address of their own. */
const answersOf = (routes: Routes): Route[] =>
  Object.values(routes).filter((route) => route !== undefined && (route.path !== undefined || route.index === true)) as Route[];

/** In small letters, as routes are matched. */
function pathOf({ path = '', parentId }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const above = parent === undefined ? '' : pathOf(parent, routes);
  return [above, path.toLowerCase()].filter((part) => part !== '').join('/');
}

function narrowed(build: ServerBuild, word: string): ServerBuild {
  const kept = new Set<string>();
  const keep = ({ id, parentId }: Route): void => {
    kept.add(id);
    const parent = parentId === undefined ? undefined : build.routes[parentId];
    if (parent !== undefined) keep(parent);
  };
  for (const route of answersOf(build.routes)) {
    const begins = firstWord(pathOf(route, build.routes));
    // A browser that does not know what answers the root would take its empty frame for the page.
    if (begins === word || begins === '' || /^[:*]|\?$/.test(begins)) keep(route);
  }
  const only = <Value>(all: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)));
  return { ...build, routes: only(build.routes), assets: brief({ ...build.assets, routes: only(build.assets.routes) }) };
}

/** Every page carries the list of its routes: without what all of them load anyway, and without what a route has not. */
function brief(assets: Assets): Assets {
  const ofAll = new Set([assets.entry.module, ...assets.entry.imports]);
  const routes = Object.entries(assets.routes).map(([id, route]) => {
    const has = Object.entries(route ?? {}).filter(([, value]) => value !== false);
    return [id, { ...Object.fromEntries(has), imports: route?.imports?.filter((file) => !ofAll.has(file)) ?? [] }];
  });
  return { ...assets, routes: Object.fromEntries(routes) as Assets['routes'] };
}
