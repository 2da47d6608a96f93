/** Shares whole numbers out among parts so that nothing is lost: the parts together are always the whole. */

/** By weight, in order; with no weight at all everything goes to the first. Empty weights: nobody takes anything. */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let given = 0;
  let seen = 0;
  return weights.map((weight, index) => {
    seen += weight;
    const upTo = total === 0 || index === weights.length - 1 ? whole : Math.round((whole * seen) / total);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
