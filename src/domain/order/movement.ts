/**
 * Which parts of an order may be delivered and invoiced now, line by line.
 * Goods are delivered, services are not: they count as rendered when all goods have left, in an order without goods when they are invoiced, and stay so for
 * as much as was invoiced when more goods are ordered.
 */
import { flatPositions } from '#domain/artwork/flat-position.ts';
import { insuranceServiceTypeId } from '#domain/cart/quote-line.ts';
import type { PositionType } from '#domain/position/position.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';

export interface MovedLine {
  readonly id: number;
  readonly type: PositionType;
  readonly quantity: number;
  readonly quantityDelivered: number;
  readonly quantityInvoiced: number;
  readonly storno: boolean;
  readonly service: boolean;
}

/** A number of pieces of a line. */
export interface Portion {
  readonly positionId: number;
  readonly quantity: number;
}

const isFlat = (productId: number | null): boolean => flatPositions.some(({ id }) => id === productId);

/** Needs no transport: a line by hand without weight, a flat position of an artwork's transport without weight, or an insurance. */
export function isService(line: {
  readonly productId: number | null;
  readonly productTypeId: number | null;
  readonly weight: number;
}): boolean {
  return line.productTypeId === insuranceServiceTypeId || ((line.productId === null || isFlat(line.productId)) && line.weight === 0);
}

/** Composites only group, cancelled lines cost nothing. */
const counts = ({ type, storno }: MovedLine): boolean => type === 'PRODUCT' && !storno;
const isGoods = (line: MovedLine): boolean => counts(line) && !line.service;
const left = (wanted: number, done: number): number => Math.max(0, wanted - done);

const portions = (lines: readonly MovedLine[], openOf: (line: MovedLine) => number): Portion[] =>
  lines.map((line) => ({ positionId: line.id, quantity: openOf(line) })).filter(({ quantity }) => quantity > 0);

export function openToDeliver(lines: readonly MovedLine[]): Portion[] {
  return portions(lines.filter(isGoods), ({ quantity, quantityDelivered }) => left(quantity, quantityDelivered));
}

/** Everything open, if nothing is requested. Refusals name the line by its place in the request. */
export function portionsToDeliver(lines: readonly MovedLine[], wish: readonly Portion[] | undefined): Outcome<Portion[]> {
  const open = openToDeliver(lines);
  if (wish === undefined) return open.length === 0 ? refused('nothingToDeliver') : accepted(open);
  return checked(lines, wish, open, { beyond: 'quantityBeyondOpen', never: isGoods });
}

/** What has been delivered; for a prepaid order, everything. Services are invoiced with the delivery that completes the goods. */
export function openToInvoice(lines: readonly MovedLine[], { prepaid }: { readonly prepaid: boolean }): Portion[] {
  const hasGoods = lines.some(isGoods);
  return portions(lines.filter(counts), ({ service, quantity, quantityDelivered, quantityInvoiced }) =>
    left(prepaid || (service && !hasGoods) ? quantity : quantityDelivered, quantityInvoiced),
  );
}

export function portionsToInvoice(
  lines: readonly MovedLine[],
  wish: readonly Portion[] | undefined,
  rule: { readonly prepaid: boolean },
): Outcome<Portion[]> {
  const open = openToInvoice(lines, rule);
  if (open.length === 0) return refused('nothingToInvoice');
  return wish === undefined ? accepted(open) : checked(lines, wish, open, { beyond: 'quantityBeyondDelivered', never: counts });
}

/** The delivered quantity of a service: `delivered` are the goods delivered now, `invoiced` the service itself. */
export function serviceRendered(service: MovedLine, lines: readonly MovedLine[], { prepaid }: { readonly prepaid: boolean }): number {
  const goods = lines.filter(isGoods);
  const invoiced = Math.min(service.quantity, service.quantityInvoiced);
  if (goods.length === 0) return invoiced;
  if (goods.every(({ quantity, quantityDelivered }) => quantityDelivered >= quantity)) return service.quantity;
  // A prepaid order is invoiced before anything leaves.
  return prepaid ? 0 : invoiced;
}

function checked(
  lines: readonly MovedLine[],
  wish: readonly Portion[],
  open: readonly Portion[],
  { beyond, never }: { beyond: string; never: (line: MovedLine) => boolean },
): Outcome<Portion[]> {
  const openOf = new Map(open.map(({ positionId, quantity }) => [positionId, quantity]));
  for (const [index, { positionId, quantity }] of wish.entries()) {
    const field = `lines.${index}`;
    const line = lines.find(({ id }) => id === positionId);
    const isTwice = wish.findIndex((each) => each.positionId === positionId) !== index;
    if (line === undefined || isTwice) return refused('positionNotFound', {}, `${field}.positionId`);
    if (!never(line)) return refused('positionNotDelivered', {}, `${field}.positionId`);
    const most = openOf.get(positionId) ?? 0;
    if (quantity < 1 || quantity > most) return refused(beyond, { most }, `${field}.quantity`);
  }
  return accepted([...wish]);
}
