/** The stand-in's transactions and refunds: what may be created, changed and paid, and the order of their states. */
import { z } from 'zod';
import type { Transaction, TransactionCreate, TransactionState } from '#server/connect/payments/wire.ts';

const Item = z.strictObject({
  uniqueId: z.string().min(1).max(200),
  name: z.string().min(1).max(150),
  quantity: z.number().positive(),
  amountIncludingTax: z.number(),
  type: z.enum(['PRODUCT', 'SHIPPING', 'DISCOUNT', 'FEE', 'TIP']),
  sku: z.string().max(200).optional(),
  taxes: z.array(z.strictObject({ title: z.string().min(2), rate: z.number().min(0).max(100) })),
});

export const Create = z.looseObject({
  lineItems: z.array(Item).min(1),
  currency: z.literal('CHF'),
  language: z.enum(['de-CH', 'fr-CH', 'en-US']),
  merchantReference: z.string().min(1).max(100),
  invoiceMerchantReference: z.string().max(100).optional(),
  successUrl: z.url().max(2000),
  failedUrl: z.url().max(2000),
  allowedPaymentMethodConfigurations: z.array(z.number().int()).min(1),
  completionBehavior: z.enum(['COMPLETE_IMMEDIATELY', 'COMPLETE_DEFERRED']).default('COMPLETE_IMMEDIATELY'),
});

export const Update = z.looseObject({
  version: z.number().int(),
  allowedPaymentMethodConfigurations: z.array(z.number().int()).min(1).optional(),
});

export const RefundRequest = z.looseObject({
  externalId: z.string().min(1).max(100),
  type: z.literal('MERCHANT_INITIATED_ONLINE'),
  transaction: z.number().int(),
  amount: z.number().positive(),
});

export interface Entry {
  transaction: Transaction;
  asked: z.infer<typeof Create> & Pick<TransactionCreate, 'lineItems'>;
  /** Amount to pay, in Rappen: the sum of the lines. */
  amount: number;
  /** Part of the page's address, so that pages cannot be opened by guessing ids. */
  secret: string;
}

export interface StoredRefund {
  id: number;
  state: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  amount: number;
  externalId: string;
  transaction: number;
}

const cents = (francs: number): number => Math.round(francs * 100);

/** Fault in a new transaction's amounts; null: none. */
function wrongAmounts(items: readonly z.infer<typeof Item>[]): string | null {
  if (items.some(({ amountIncludingTax }) => Math.abs(cents(amountIncludingTax) - amountIncludingTax * 100) > 1e-6))
    return 'amounts have two decimals';
  if (items.some(({ type, amountIncludingTax }) => type === 'DISCOUNT' && amountIncludingTax > 0)) return 'a discount is negative';
  if (new Set(items.map(({ uniqueId }) => uniqueId)).size < items.length) return 'uniqueId is not unique';
  return items.reduce((sum, { amountIncludingTax }) => sum + cents(amountIncludingTax), 0) > 0 ? null : 'nothing to pay';
}

export class Ledger {
  readonly entries = new Map<number, Entry>();
  readonly refunds = new Map<string, StoredRefund>();
  /** True: refunds are accepted, and decided later by `settleRefund`. */
  refundsWait = false;
  /** Ids start at the current time, so that they do not repeat after a restart. */
  #nextId: number;
  readonly #spaceId: number;
  readonly #secret: () => string;

  constructor({ firstId, spaceId, secret }: { firstId: number; spaceId: number; secret: () => string }) {
    this.#nextId = firstId;
    this.#spaceId = spaceId;
    this.#secret = secret;
  }

  newId(): number {
    return this.#nextId++;
  }

  create(asked: z.infer<typeof Create>): Entry | string {
    const wrong = wrongAmounts(asked.lineItems);
    if (wrong !== null) return wrong;
    const id = this.newId();
    const entry: Entry = {
      transaction: {
        id,
        version: 1,
        state: 'PENDING',
        currency: asked.currency,
        merchantReference: asked.merchantReference,
        linkedSpaceId: this.#spaceId,
      },
      asked: asked as Entry['asked'],
      amount: asked.lineItems.reduce((sum, { amountIncludingTax }) => sum + cents(amountIncludingTax), 0),
      secret: this.#secret(),
    };
    this.entries.set(id, entry);
    return entry;
  }

  /** Changes the state if the present state allows it; returns whether it did. */
  move(entry: Entry, to: TransactionState, part: Partial<Transaction> = {}): boolean {
    if (!successors[entry.transaction.state].includes(to)) return false;
    const paid = to === 'AUTHORIZED' ? { authorizationAmount: entry.amount / 100 } : {};
    const completed = to === 'COMPLETED' ? { completedAmount: entry.amount / 100 } : {};
    entry.transaction = { ...entry.transaction, ...paid, ...completed, ...part, state: to, version: entry.transaction.version + 1 };
    return true;
  }

  refund({ externalId, transaction, amount }: z.infer<typeof RefundRequest>): StoredRefund | string {
    const known = this.refunds.get(externalId);
    if (known) return known;
    const entry = this.entries.get(transaction);
    if (!entry || entry.transaction.state !== 'FULFILL') return 'only what was paid can be refunded';
    const given = [...this.refunds.values()].filter((refund) => refund.transaction === transaction && refund.state !== 'FAILED');
    if (given.reduce((sum, refund) => sum + cents(refund.amount), 0) + cents(amount) > entry.amount) return 'more than was paid';
    const refund: StoredRefund = { id: this.newId(), state: 'PENDING', amount, externalId, transaction };
    this.refunds.set(externalId, refund);
    if (!this.refundsWait) this.settleRefund(externalId, 'SUCCESSFUL');
    return this.refunds.get(externalId) ?? refund;
  }

  /** The bank's answer to a refund that waits. */
  settleRefund(externalId: string, state: 'SUCCESSFUL' | 'FAILED'): void {
    const refund = this.refunds.get(externalId);
    const entry = this.entries.get(refund?.transaction ?? 0);
    if (refund?.state !== 'PENDING' || !entry) throw new Error(`no waiting refund ${externalId}`);
    this.refunds.set(externalId, { ...refund, state });
    if (state === 'SUCCESSFUL')
      entry.transaction = { ...entry.transaction, refundedAmount: (entry.transaction.refundedAmount ?? 0) + refund.amount };
  }
}

const successors: Readonly<Record<TransactionState, readonly TransactionState[]>> = {
  CREATE: ['PENDING'],
  PENDING: ['CONFIRMED', 'FAILED'],
  CONFIRMED: ['PROCESSING', 'FAILED'],
  PROCESSING: ['AUTHORIZED', 'FAILED'],
  AUTHORIZED: ['COMPLETED', 'VOIDED'],
  COMPLETED: ['FULFILL', 'DECLINE'],
  FULFILL: [],
  FAILED: [],
  VOIDED: [],
  DECLINE: [],
};
