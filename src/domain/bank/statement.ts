/** What a bank file says, free of its version: statements of accounts, their entries, and the payments an entry is made of. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { BankAmount } from './amount.ts';

export interface Statement {
  /** 053: the account's statement with its balances. 054: details of bookings. */
  readonly kind: '053' | '054';
  readonly id: string;
  /** IBAN without spaces, or what stands in its place. */
  readonly account: string;
  readonly page: number;
  readonly isLastPage: boolean;
  /** The bank's count of its statements; null: it counts none. */
  readonly number: number | null;
  /** Its last day; null: it names none. */
  readonly endsOn: PlainDate | null;
  readonly opening: SignedAmount | null;
  readonly closing: SignedAmount | null;
  /** What the file says about itself; null: nothing. */
  readonly declaredEntries: number | null;
  readonly entries: readonly Entry[];
}

export interface SignedAmount {
  /** Negative: the account is overdrawn. */
  readonly amount: Rappen;
  readonly currency: string;
}

export interface Entry {
  /** The bank's own number of the booking; empty: it gives none. */
  readonly bankReference: string;
  /** null: what stands there is not an amount. */
  readonly amount: BankAmount | null;
  readonly isCredit: boolean;
  /** Takes an earlier booking back. */
  readonly isReversal: boolean;
  /** What the bank takes for itself. */
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
  /** In the account's currency; null: the file leaves it open. */
  readonly amount: Rappen | null;
  readonly isCredit: boolean;
  readonly shares: readonly Share[];
  readonly debtor: string;
  readonly text: string;
  readonly charges: Rappen;
  /** It came back, or takes an earlier one back. */
  readonly isReturn: boolean;
}

/** A reference that a payment names, with its share where the payer split the payment. */
export interface Share {
  readonly reference: string;
  readonly amount: Rappen | null;
}
