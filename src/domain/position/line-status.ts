/**
 * The progress of a line and an order: delivered, invoiced, confirmed, paid.
 * Specification: back office §4 (Order-line status, Status indicators). Invoiced takes precedence over delivered.
 */
import type { Position } from './position.ts';

export type LineStatus = '' | 'offen' | 'teils geliefert' | 'geliefert' | 'teilfakturiert' | 'fakturiert';
export const indicators = ['OPEN', 'PARTIAL', 'COMPLETE'] as const;
export type Indicator = (typeof indicators)[number];

type Progress = Pick<Position, 'type' | 'quantity' | 'quantityDelivered' | 'quantityInvoiced'>;
/** The fields that determine the progress of an order line. */
export type LineProgress = Progress & Pick<Position, 'storno'>;

/** Composite positions have an empty status. */
export function lineStatus({ type, quantity, quantityDelivered, quantityInvoiced }: Progress): LineStatus {
  if (type === 'COMPOSITE') return '';
  const invoiced = indicatorOf(quantity, quantityInvoiced);
  if (invoiced !== 'OPEN') return invoiced === 'PARTIAL' ? 'teilfakturiert' : 'fakturiert';
  const delivered = indicatorOf(quantity, quantityDelivered);
  if (delivered !== 'OPEN') return delivered === 'PARTIAL' ? 'teils geliefert' : 'geliefert';
  return 'offen';
}

export function deliveredIndicator(position: Progress): Indicator {
  return indicatorOf(position.quantity, position.quantityDelivered);
}

export function invoicedIndicator(position: Progress): Indicator {
  return indicatorOf(position.quantity, position.quantityInvoiced);
}

/** No positions gives OPEN, all equal that state, any difference PARTIAL. */
export function orderIndicator(indicators: readonly Indicator[]): Indicator {
  const [first = 'OPEN', ...others] = indicators;
  return others.every((indicator) => indicator === first) ? first : 'PARTIAL';
}

/** The delivered indicator of a whole order: its product positions that are not cancelled. */
export function orderDelivered(positions: readonly LineProgress[]): Indicator {
  return orderIndicator(counted(positions).map(deliveredIndicator));
}

export function orderInvoiced(positions: readonly LineProgress[]): Indicator {
  return orderIndicator(counted(positions).map(invoicedIndicator));
}

function counted(positions: readonly LineProgress[]): readonly LineProgress[] {
  return positions.filter(({ type, storno }) => type === 'PRODUCT' && !storno);
}

function indicatorOf(quantity: number, done: number | null): Indicator {
  if (done === null || done === 0) return 'OPEN';
  return quantity > done ? 'PARTIAL' : 'COMPLETE';
}
