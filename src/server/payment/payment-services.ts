/** What the use cases of payments need; put together by the start of the shop. */
import type { PaymentProvider } from '#server/connect/payments/payment-provider.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { AfterPaid } from '#server/ledger/ledger-services.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { ReopenQuote } from '#server/order/order-services.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface PaymentServices {
  db: Db;
  now: () => number;
  /** Start of the addresses to which the provider sends its visitors back. */
  publicUrl: string;
  readCompany: ReadCompany;
  jobs: Post & {
    /** In the transaction that stores the news. */
    enqueuePaymentCheck: (trx: Trx, transactionId: string) => Promise<void>;
  };
  reopenQuote: ReopenQuote;
  afterPaid: AfterPaid;
  warn: (text: string, error: unknown) => void;
  /** null: nothing can be paid online. */
  provider: PaymentProvider | null;
}

/** With a provider. */
export type OnlineServices = PaymentServices & { provider: PaymentProvider };

export function isOnline(services: PaymentServices): services is OnlineServices {
  return services.provider !== null;
}
