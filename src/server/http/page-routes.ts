/**
 * The routes that can match an address. For every page it draws, the router sets up all routes of its build, several times, and tries them one after
 * the other: with over a hundred screens of the office among them this took up to a fifth of a page's time.
 */
import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Assets = ServerBuild['assets'];
type Route = NonNullable<Routes[string]>;

/** For the address of a whole page, path and query as received: the build with only those routes that begin with the same word, or with a parameter. */
export function buildsByAddress(build: ServerBuild): (url: string) => ServerBuild {
  const words = new Set(answersOf(build.routes).map((route) => firstWord(pathOf(route, build.routes))));
  const made = new Map<string, ServerBuild>();
  return (url) => {
    const path = url.split(/[?#]/, 1)[0] ?? '';
    // The router in the browser asks here which routes match other addresses.
    if (path === build.routeDiscovery.manifestPath) return build;
    // The router parses these in its own way.
    if (!path.startsWith('/') || path.includes('//') || path.includes('%')) return build;
    const asked = firstWord(path.slice(1).toLowerCase());
    const word = words.has(asked) ? asked : otherWord;
    const narrow = made.get(word) ?? narrowed(build, word);
    made.set(word, narrow);
    return narrow;
  };
}

/** No address begins like this. */
const otherWord = '*';

const firstWord = (path: string): string => path.split('/', 1)[0] ?? '';

/** Layouts match no address of their own. */
const answersOf = (routes: Routes): Route[] =>
  Object.values(routes).filter((route) => route !== undefined && (route.path !== undefined || route.index === true)) as Route[];

/** In lower case, as routes are matched. */
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
    // A browser that does not know the route of the root would take its empty frame for the page.
    if (begins === word || begins === '' || /^[:*]|\?$/.test(begins)) keep(route);
  }
  const only = <Value>(all: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)));
  return { ...build, routes: only(build.routes), assets: brief({ ...build.assets, routes: only(build.assets.routes) }) };
}

/** Every page contains its list of routes: without imports common to all of them, and without properties that are false. */
function brief(assets: Assets): Assets {
  const ofAll = new Set([assets.entry.module, ...assets.entry.imports]);
  const routes = Object.entries(assets.routes).map(([id, route]) => {
    const has = Object.entries(route ?? {}).filter(([, value]) => value !== false);
    return [id, { ...Object.fromEntries(has), imports: route?.imports?.filter((file) => !ofAll.has(file)) ?? [] }];
  });
  return { ...assets, routes: Object.fromEntries(routes) as Assets['routes'] };
}
