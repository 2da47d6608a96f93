/** What the use cases of payments need; put together by the start of the shop. */
import { zeroRappen } from '#domain/money/money.ts';
import type { OnlineWays } from '#server/order/order-to-pay.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
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
  readRules: ReadRules;
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

/** What can be paid online, as an order asks. */
export async function onlineWays({ provider, readRules }: PaymentServices): Promise<OnlineWays> {
  return { online: provider?.methods ?? [], twintMaximum: (await readRules()).twintMaximum };
}

/** Where it only matters who paid. */
export const noWays: OnlineWays = { online: [], twintMaximum: zeroRappen };

/** With a provider. */
export type OnlineServices = PaymentServices & { provider: PaymentProvider };

export function isOnline(services: PaymentServices): services is OnlineServices {
  return services.provider !== null;
}
