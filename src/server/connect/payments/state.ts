/** Theirs → ours: what a transaction's state means for the shop. */
import type { ProviderWord } from '#domain/order/payment-progress.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { FailureKind, ProviderPayment, RefundWord } from './payment-provider.ts';
import type { Refund, Transaction, TransactionState } from './wire.ts';

/** Only FULFILL means that the goods may leave; a completed transaction can still be declined. */
const words: Readonly<Record<TransactionState, ProviderWord>> = {
  CREATE: 'OPEN',
  PENDING: 'OPEN',
  CONFIRMED: 'OPEN',
  PROCESSING: 'WORKING',
  AUTHORIZED: 'RESERVED',
  COMPLETED: 'WORKING',
  FULFILL: 'PAID',
  FAILED: 'FAILED',
  VOIDED: 'FAILED',
  DECLINE: 'FAILED',
};

export function paymentOf(transaction: Transaction): ProviderPayment {
  const { id, version, state, currency, completedAmount, authorizationAmount, merchantReference } = transaction;
  const amount = completedAmount ?? authorizationAmount ?? null;
  const word = words[state];
  return {
    transactionId: String(id),
    version,
    word,
    amount: amount === null ? null : rappenFromChf(amount),
    currency,
    reference: merchantReference ?? '',
    failure: word === 'FAILED' ? failureOf(transaction) : null,
  };
}

/** Whether the customer can do something about it (another card, enough money) or not. */
function failureOf({ failureReason, state }: Transaction): FailureKind {
  return state === 'FAILED' && failureReason?.category !== 'END_USER' ? 'technical' : 'declined';
}

const refundWords: Readonly<Record<Refund['state'], RefundWord>> = {
  CREATE: 'PENDING',
  SCHEDULED: 'PENDING',
  PENDING: 'PENDING',
  MANUAL_CHECK: 'PENDING',
  FAILED: 'FAILED',
  SUCCESSFUL: 'SUCCESSFUL',
};

export function refundWordOf({ state }: Refund): RefundWord {
  return refundWords[state];
}
