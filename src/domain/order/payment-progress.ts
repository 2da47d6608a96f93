/**
 * How far an online payment is, and what a word of the provider changes about it.
 * Specification: domain decisions §7 and §9: success counts once, a late failure never undoes it, words that repeat or come out of order change nothing.
 * It knows no provider's wire: the provider's states arrive as one of five words.
 */

/**
 * NEW: the provider may not know it yet. PENDING: the customer is paying, or may. FAILED and ABANDONED: no money came. REVIEW: money came, but not what was asked
 * for; staff look at it.
 */
export const paymentStates = ['NEW', 'PENDING', 'PAID', 'FAILED', 'ABANDONED', 'REVIEW'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** OPEN: waits for the customer. WORKING: the provider's banks decide. RESERVED: the money waits to be taken. */
export const providerWords = ['OPEN', 'WORKING', 'RESERVED', 'PAID', 'FAILED'] as const;
export type ProviderWord = (typeof providerWords)[number];

/** After this time without a customer who pays, a payment counts as abandoned. */
export const abandonedAfterMs = 15 * 60_000;
/** So long after a payment came to nothing its buyer is written to: most have paid another way by then. */
export const writtenAfterMs = 15 * 60_000;
/** An order that nobody paid for is canceled. */
export const canceledAfterMs = 24 * 3_600_000;

export interface PaymentFacts {
  readonly state: PaymentState;
  readonly word: ProviderWord;
  readonly ageMs: number;
  /** Amount, currency and reference of the provider are those that were asked for. */
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

/** Nobody can pay it any more: a new payment may be begun. */
export function isOver(word: ProviderWord): boolean {
  return word === 'FAILED';
}

/** Money is on its way: nothing else may be offered meanwhile. */
export function isOnItsWay(word: ProviderWord | null): boolean {
  return word === 'WORKING' || word === 'RESERVED' || word === 'PAID';
}
