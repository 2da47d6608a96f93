/** The first rows of an order without sorting all of them. */

/** Beyond that, moving the rows behind each new one costs more than sorting. */
const mostInserted = 200;

/** At most `limit`, first one first. `compare` must never call two rows equal. */
export function topRows(rows: readonly number[], limit: number, compare: (a: number, b: number) => number): readonly number[] {
  if (limit === 0 || limit > mostInserted) return rows.toSorted(compare).slice(0, limit);
  const top: number[] = [];
  for (const row of rows) {
    const isFull = top.length === limit;
    if (isFull && compare(row, top[limit - 1]!) >= 0) continue;
    let low = 0;
    let high = top.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(top[middle]!, row) < 0) low = middle + 1;
      else high = middle;
    }
    for (let at = isFull ? limit - 1 : top.length; at > low; at -= 1) top[at] = top[at - 1]!;
    top[low] = row;
  }
  return top;
}
