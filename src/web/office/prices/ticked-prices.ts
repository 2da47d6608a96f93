import type { PriceListRow } from '#contract/price-list.ts';
import { readPriceList } from '#contract/price-list.ts';
import { largestBlock } from '#contract/record.ts';
import { call } from '#web/call.ts';
import type { BulkRows } from '../list/list-screen.tsx';

const perPage = 500;

/** Ids of the ticked rows, including those on pages that are not loaded; at most one block of them. */
export async function tickedPrices({ ticks, query }: BulkRows<PriceListRow>): Promise<number[]> {
  if (ticks.kind === 'some') return [...ticks.ids].map(Number).slice(0, largestBlock);
  const ids: number[] = [];
  for (let page = 1; ids.length < largestBlock; page += 1) {
    const { items, total } = await call(readPriceList, { query: { ...query, page, perPage } });
    ids.push(...items.filter(({ id }) => !ticks.except.has(id)).map(({ id }) => id));
    if (page * perPage >= total) break;
  }
  return ids.slice(0, largestBlock);
}
