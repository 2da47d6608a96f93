/** The effect of a payment in a sentence, before it is saved: by the same rule as the server's booking. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { cashDiscount, settle } from '#domain/ledger/settlement.ts';
import type { PaymentEffect } from '#domain/ledger/settlement.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappen, rappenFromChf, sum } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { effects } from './payment-words.ts';

/** What is paid: an invoice with its terms, or an order with all its open amounts. Amounts in francs, as in the contract. */
export interface Payable {
  target: { invoiceId: number } | { orderId: number };
  number: string;
  claims: readonly { open: number }[];
  credit: number;
  /** Only for an invoice. */
  terms: { charged: number; issuedOn: string; skonto: { percent: number; days: number } | null } | null;
  /** The order waits for an online payment and is placed by this one. */
  waits?: boolean;
}

export type PaymentKind = 'payment' | 'credit' | 'writeOff';

export function openOf({ claims }: Payable): Rappen {
  return sum(claims.map(({ open }) => rappenFromChf(Math.max(0, open))));
}

/** Null: not known yet. */
export function effectText(payable: Payable, kind: PaymentKind, amount: number | null, day: string): string | null {
  const date = parsePlainDate(day);
  if (amount === null || amount < 0.01 || date === null) return null;
  const paid = rappenFromChf(amount);
  if (kind === 'writeOff') {
    const rest = rappen(openOf(payable) - paid);
    return rest < 0 ? null : effects.writeOff(rest === 0 ? '' : chfText(rest));
  }
  const claims = payable.claims.map(({ open }) => ({ open: rappenFromChf(open) }));
  const { effect, entries, openAfter } = settle(paid, claims, discountOn(payable, date));
  const sumOf = (of: 'skonto' | 'rounding'): string =>
    chfText(rappen(Math.abs(sum(entries.filter((entry) => entry.kind === of).map((entry) => entry.amount)))));
  const over = sum(entries.filter(({ claim }) => claim === null).map((entry) => entry.amount));
  const texts: Readonly<Record<PaymentEffect, string>> = {
    full: effects.full,
    part: effects.part(chfText(openAfter)),
    over: effects.over(chfText(over)),
    skonto: effects.skonto(sumOf('skonto')),
    rounding: effects.rounding(sumOf('rounding')),
  };
  return texts[effect];
}

function discountOn({ terms }: Payable, day: PlainDate): Rappen {
  const issuedOn = parsePlainDate(terms?.issuedOn ?? '');
  if (terms === null || issuedOn === null) return rappen(0);
  const skonto = terms.skonto === null ? null : { hundredths: Math.round(terms.skonto.percent * 100), days: terms.skonto.days };
  return cashDiscount({ charged: rappenFromChf(terms.charged), issuedOn, skonto }, day);
}
