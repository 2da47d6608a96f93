/** A page of a list in the wire's form. */
import { WrittenAnswer } from './binding.ts';

export function pageOf<Item>(items: readonly Item[], { page, perPage }: { page: number; perPage: number }) {
  return { items: items.slice((page - 1) * perPage, page * perPage), page, perPage, total: items.length };
}

/** The same for items that are serialized already; `items`: in JSON. */
export const writtenPage = (page: { page: number; perPage: number; total: number }, items: string): WrittenAnswer =>
  new WrittenAnswer(`{"items":${items},${JSON.stringify(page).slice(1)}`);

/** A total, exact or as far as it was counted. */
export function totalOf({ count, isAtLeast }: { count: number; isAtLeast: boolean }): { total: number; totalIsAtLeast?: boolean } {
  return isAtLeast ? { total: count, totalIsAtLeast: true } : { total: count };
}
