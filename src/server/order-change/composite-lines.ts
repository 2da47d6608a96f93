/** The price of a composite is that of its parts; a price given for the whole is first spread over them. */
import { lineTotal, unitPriceFromChf } from '#domain/money/money.ts';
import { compositePrice, spreadPrice } from '#domain/position/composite-price.ts';
import type { LineWish } from './changed-lines.ts';
import type { DraftLine } from './draft-line.ts';

export function withCompositePrices(lines: readonly DraftLine[], wishes: ReadonlyMap<number, LineWish>): readonly DraftLine[] {
  return lines.reduce<readonly DraftLine[]>((all, { id, type, storno }) => {
    if (type !== 'COMPOSITE' || storno) return all;
    const spread = wishes.get(id)?.spread;
    const whole = spread === undefined ? all : spreadOver(all, id, spread);
    return whole.map((line) => (line.id === id ? { ...line, pricePerOne: compositePrice(partsOf(whole, id), line.quantity) } : line));
  }, lines);
}

const partsOf = (lines: readonly DraftLine[], id: number): DraftLine[] =>
  lines.filter(({ parentId, storno }) => parentId === id && !storno);

function spreadOver(lines: readonly DraftLine[], id: number, chf: number): readonly DraftLine[] {
  const parts = partsOf(lines, id);
  const sets = lines.find((line) => line.id === id)?.quantity ?? 1;
  const prices = spreadPrice(parts, lineTotal(unitPriceFromChf(chf), sets));
  const priceOf = new Map(parts.map((part, index) => [part.id, prices[index]]));
  return lines.map((line) => ({ ...line, pricePerOne: priceOf.get(line.id) ?? line.pricePerOne }));
}
