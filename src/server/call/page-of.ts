/** A page of a list in the wire's form. */
export function pageOf<Item>(items: readonly Item[], { page, perPage }: { page: number; perPage: number }) {
  return { items: items.slice((page - 1) * perPage, page * perPage), page, perPage, total: items.length };
}

/** A total as far as it was counted. */
export function totalOf({ count, isAtLeast }: { count: number; isAtLeast: boolean }): { total: number; totalIsAtLeast?: boolean } {
  return isAtLeast ? { total: count, totalIsAtLeast: true } : { total: count };
}
