/** Four size classes by the longest edge, as people judge goods by eye: to carry, on a pallet, longer than one, long. */

export const sizeClasses = ['bis-600', '600-1200', '1200-2000', 'ab-2000'] as const;
export type SizeClass = (typeof sizeClasses)[number];

export function sizeClassOf(longestMm: number): SizeClass {
  if (longestMm <= 600) return 'bis-600';
  if (longestMm <= 1200) return '600-1200';
  return longestMm <= 2000 ? '1200-2000' : 'ab-2000';
}

const steps = [10, 25, 50, 100, 250, 500, 1000, 1500, 2000, 3000, 4000];

/** Round figures for "at least" that divide the given ones, at most five. */
export function stepsFor(figures: readonly number[]): number[] {
  const lowest = Math.min(...figures);
  const highest = Math.max(...figures);
  const between = steps.filter((step) => step > lowest && step <= highest);
  const every = Math.ceil(between.length / 5);
  return between.filter((_, index) => (between.length - 1 - index) % every === 0);
}
