/** A page of a list in the wire's form. */
import { WrittenAnswer } from './binding.ts';

export function pageOf<Item>(items: readonly Item[], { page, perPage }: { page: number; perPage: number }) {
  return { items: items.slice((page - 1) * perPage, page * perPage), page, perPage, total: items.length };
}

/** The same for items that are serialized already; `items`: in JSON, separated by commas. */
export function writtenPage(page: { page: number; perPage: number; total: number }, items: WrittenAnswer['json']): WrittenAnswer {
  const [head, foot] = ['{"items":[', `],${JSON.stringify(page).slice(1)}`];
  return new WrittenAnswer(typeof items === 'string' ? head + items + foot : [Buffer.from(head), ...items, Buffer.from(foot)]);
}

/** A total, exact or as far as it was counted. */
export function totalOf({ count, isAtLeast }: { count: number; isAtLeast: boolean }): { total: number; totalIsAtLeast?: boolean } {
  return isAtLeast ? { total: count, totalIsAtLeast: true } : { total: count };
}
