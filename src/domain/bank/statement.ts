/** A bank file's contents, independent of its version: statements of accounts, their entries, and the payments of an entry. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { BankAmount } from './amount.ts';

export interface Statement {
  /** 053: the account's statement with its balances. 054: details of bookings. */
  readonly kind: '053' | '054';
  readonly id: string;
  /** IBAN without spaces, or the identification given instead. */
  readonly account: string;
  readonly page: number;
  readonly isLastPage: boolean;
  /** The bank's statement number; null: not numbered. */
  readonly number: number | null;
  /** Its last day; null: not given. */
  readonly endsOn: PlainDate | null;
  readonly opening: SignedAmount | null;
  readonly closing: SignedAmount | null;
  /** The number of entries declared by the file; null: none. */
  readonly declaredEntries: number | null;
  readonly entries: readonly Entry[];
}

export interface SignedAmount {
  /** Negative: the account is overdrawn. */
  readonly amount: Rappen;
  readonly currency: string;
}

export interface Entry {
  /** The bank's own number of the booking; empty: none. */
  readonly bankReference: string;
  /** null: not a valid amount. */
  readonly amount: BankAmount | null;
  readonly isCredit: boolean;
  /** Reverses an earlier booking. */
  readonly isReversal: boolean;
  /** A charge of the bank. */
  readonly isCharge: boolean;
  /** `BOOK`, `PDNG`, `INFO`, … */
  readonly status: string;
  readonly bookedOn: PlainDate | null;
  readonly valueOn: PlainDate | null;
  readonly text: string;
  readonly charges: Rappen;
  readonly batch: { readonly count: number | null; readonly amount: Rappen | null };
  readonly payments: readonly Payment[];
}

export interface Payment {
  /** In the account's currency; null: not given in the file. */
  readonly amount: Rappen | null;
  readonly isCredit: boolean;
  readonly shares: readonly Share[];
  readonly debtor: string;
  readonly text: string;
  readonly charges: Rappen;
  /** It was returned, or reverses an earlier one. */
  readonly isReturn: boolean;
}

/** A reference in a payment, with its share where the payer split the payment. */
export interface Share {
  readonly reference: string;
  readonly amount: Rappen | null;
}
