/** Distributes whole numbers among parts so that nothing is lost: the parts always add up to the whole. */

/** By weight, in order; if all weights are 0, the first part gets everything. No weights: no parts. */
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
