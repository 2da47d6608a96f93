/**
 * How the price difference of a changed order is settled: earlier payments are kept, and only the difference is paid or refunded.
 * Specification: behind the counter §7 (payment link, refund, or the next invoice). It knows no provider and no ledger.
 */
import type { Rappen } from '#domain/money/money.ts';
import { rappen } from '#domain/money/money.ts';
import { isProviderMethod, paymentMethod } from './payment-method.ts';

export const moneyWays = ['none', 'nextInvoice', 'payInAdvance', 'payOnline', 'refund', 'credit'] as const;
export type MoneyWay = (typeof moneyWays)[number];

export interface MoneyOfChange {
  readonly way: MoneyWay;
  /** Amount still to be paid or refunded; for an order on account the difference itself, which may be negative. */
  readonly amount: Rappen;
}

export interface MoneyFacts {
  readonly paymentMethodId: number;
  readonly before: Rappen;
  readonly after: Rappen;
  readonly paid: Rappen;
}

export function moneyOfChange({ paymentMethodId, before, after, paid }: MoneyFacts): MoneyOfChange {
  if (before === after) return { way: 'none', amount: rappen(0) };
  const online = isProviderMethod(paymentMethodId);
  if (paid > after) return { way: online ? 'refund' : 'credit', amount: rappen(paid - after) };
  if (online || paymentMethodId === paymentMethod.PREPAYMENT) {
    const open = rappen(after - paid);
    return open === 0 ? { way: 'none', amount: open } : { way: online ? 'payOnline' : 'payInAdvance', amount: open };
  }
  return { way: 'nextInvoice', amount: rappen(after - before) };
}
