/**
 * The state of an online payment, and how an answer of the provider changes it.
 * Specification: domain decisions §7 and §9: success counts once, a late failure never undoes it, answers that repeat or arrive out of order change nothing.
 * It knows no provider's wire: the provider's states arrive as one of five words.
 */

/**
 * NEW: the provider may not know it yet. PENDING: the customer is paying, or may. FAILED and ABANDONED: no money was
 * received. REVIEW: money was received, but not as requested; staff check it.
 */
export const paymentStates = ['NEW', 'PENDING', 'PAID', 'FAILED', 'ABANDONED', 'REVIEW'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** OPEN: waiting for the customer. WORKING: the banks are processing it. RESERVED: the money can be captured. */
export const providerWords = ['OPEN', 'WORKING', 'RESERVED', 'PAID', 'FAILED'] as const;
export type ProviderWord = (typeof providerWords)[number];

/** A payment that is still open counts as abandoned after this time. */
export const abandonedAfterMs = 15 * 60_000;
/** The customer is mailed this long after a payment failed: most have paid another way by then. */
export const writtenAfterMs = 15 * 60_000;
/** An order that is still unpaid is cancelled after this time. */
export const canceledAfterMs = 24 * 3_600_000;

export interface PaymentFacts {
  readonly state: PaymentState;
  readonly word: ProviderWord;
  readonly ageMs: number;
  /** The provider's amount, currency and reference match the request. */
  readonly asAsked: boolean;
}

export function nextPaymentState({ state, word, ageMs, asAsked }: PaymentFacts): PaymentState {
  if (state === 'PAID' || state === 'REVIEW') return state;
  switch (word) {
    case 'PAID':
      return asAsked ? 'PAID' : 'REVIEW';
    case 'FAILED':
      return 'FAILED';
    case 'WORKING':
    case 'RESERVED':
      return 'PENDING';
    default:
      return ageMs >= abandonedAfterMs ? 'ABANDONED' : 'PENDING';
  }
}

/** It can no longer be paid: a new payment may be started. */
export function isOver(word: ProviderWord): boolean {
  return word === 'FAILED';
}

/** A payment is being processed: nothing else may be offered meanwhile. */
export function isOnItsWay(word: ProviderWord | null): boolean {
  return word === 'WORKING' || word === 'RESERVED' || word === 'PAID';
}
