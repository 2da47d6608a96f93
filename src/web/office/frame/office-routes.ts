/** The office's addresses, out of the table of its screens. */
import { index, route } from '@react-router/dev/routes';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '#web/paths.ts';
import { screens } from './areas.ts';

const root = paths.office;

export const officeRoutes: RouteConfigEntry[] = screens.flatMap(({ path, file, record }) => [
  path === root ? index(`office/${file}`) : route(path.slice(root.length + 1), `office/${file}`),
  ...(record === undefined ? [] : [route(record.path.slice(root.length + 1), `office/${record.file}`)]),
]);
