/** What the use cases of payments need; assembled when the shop starts. */
import { zeroRappen } from '#domain/money/money.ts';
import type { OnlineWays } from '#server/order/order-to-pay.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { PaymentProvider } from '#server/connect/payments/payment-provider.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { AfterPaid } from '#server/ledger/ledger-services.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { InGerman } from '#server/order/in-german.ts';
import type { ReopenQuote } from '#server/order/order-services.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface PaymentServices {
  db: Db;
  now: () => number;
  /** Base of the addresses to which the provider returns its visitors. */
  publicUrl: string;
  readCompany: ReadCompany;
  readRules: ReadRules;
  jobs: Post & {
    /** Called in the transaction that stores the provider's message. */
    enqueuePaymentCheck: (trx: Trx, transactionId: string) => Promise<void>;
  };
  reopenQuote: ReopenQuote;
  inGerman: InGerman;
  afterPaid: AfterPaid;
  warn: (text: string, error: unknown) => void;
  /** null: nothing can be paid online. */
  provider: PaymentProvider | null;
}

/** Online payment methods, in the form that orders use. */
export async function onlineWays({ provider, readRules }: PaymentServices): Promise<OnlineWays> {
  return { online: provider?.methods ?? [], twintMaximum: (await readRules()).twintMaximum };
}

/** For cases where online methods do not matter. */
export const noWays: OnlineWays = { online: [], twintMaximum: zeroRappen };

export type OnlineServices = PaymentServices & { provider: PaymentProvider };

export function isOnline(services: PaymentServices): services is OnlineServices {
  return services.provider !== null;
}
