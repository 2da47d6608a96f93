/** The first rows of an order without sorting all of them. */

/** At most `limit`, first one first. `compare` must never call two rows equal. */
export function topRows(rows: readonly number[], limit: number, compare: (a: number, b: number) => number): readonly number[] {
  if (rows.length <= limit || limit === 0 || limit > 200) return rows.toSorted(compare).slice(0, limit);
  const top: number[] = [];
  for (const row of rows) {
    if (top.length === limit && compare(row, top[limit - 1]!) >= 0) continue;
    let low = 0;
    let high = top.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(top[middle]!, row) < 0) low = middle + 1;
      else high = middle;
    }
    if (top.length === limit) top.pop();
    top.splice(low, 0, row);
  }
  return top;
}
