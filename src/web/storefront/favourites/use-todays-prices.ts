import { useLatePrices } from '../cart/use-late-prices.ts';
import { pricedItemOf } from './past-line.ts';
import type { PastLine } from './past-line.ts';

/** The lines with the prices that their page did not wait for, as soon as they are told. */
export function useTodaysPrices<Line extends PastLine>(lines: readonly Line[]): readonly Line[] {
  const told = useLatePrices(lines.filter(({ asking }) => asking).map(pricedItemOf));
  if (told === null) return lines;
  return lines.map((line) => {
    if (!line.asking) return line;
    const { pricePerOne = null, problem = line.problem } = told.get(String(line.positionId)) ?? {};
    return { ...line, now: pricePerOne, problem, asking: false };
  });
}
