/** The office's routes, from the table of its screens. */
import { index, route } from '@react-router/dev/routes';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '#web/paths.ts';
import { screens } from './areas.ts';

const root = paths.office;

const under = (path: string): string => path.slice(root.length + 1);

export const officeRoutes: RouteConfigEntry[] = screens.flatMap(({ path, file, record, lists = [], pages = [] }) => [
  path === root ? index(`office/${file}`) : route(under(path), `office/${file}`),
  ...(record === undefined ? [] : [route(under(record.path), `office/${record.file}`)]),
  ...lists
    .flatMap((list) => ('path' in list ? [list, ...(list.record === undefined ? [] : [list.record])] : []))
    .map((each) => route(under(each.path), `office/${each.file}`)),
  ...pages.map((page) => route(under(page.path), `office/${page.file}`)),
]);
