/** The address of the picking list: `?ids=1,2&chosen=130`. */
import { paths } from '#web/paths.ts';

/** Sheets on one page. */
export const mostPicked = 100;

/** `chosen`: how many orders were ticked, of which the list may not have loaded all. */
export const pickingListPath = (ids: readonly number[], chosen: number): string =>
  `${paths.officePickingList}?ids=${ids.slice(0, mostPicked).join(',')}&chosen=${chosen}`;

/** The orders to show, in this order; what is no id is left out. `chosen` is never less than them. */
export function pickingListOf(search: URLSearchParams): { ids: number[]; chosen: number } {
  const asked = (search.get('ids') ?? '').split(',').map(Number);
  const ids = [...new Set(asked.filter((id) => Number.isInteger(id) && id > 0))];
  const chosen = Number(search.get('chosen'));
  return { ids: ids.slice(0, mostPicked), chosen: Number.isInteger(chosen) ? Math.max(chosen, ids.length) : ids.length };
}
