/** Where money that is paid back is taken from: first what was paid too much, last what then is owed again. */
import { rappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';

export interface PaidPlace<Target> {
  readonly target: Target;
  /** What can be taken from there. */
  readonly amount: Rappen;
}

/** Places are emptied in their order; the last one bears what no place has, as the money has left all the same. */
export function takenFrom<Target>(amount: Rappen, places: readonly PaidPlace<Target>[]): PaidPlace<Target>[] {
  let left: number = amount;
  const taken = places.map((place, index) => {
    const share = index === places.length - 1 ? left : Math.max(0, Math.min(left, place.amount));
    left -= share;
    return { target: place.target, amount: rappen(share) };
  });
  return taken.filter(({ amount: share }) => share > 0);
}
