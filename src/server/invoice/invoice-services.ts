/** What the use cases of invoices need; put together by the start of the shop. */
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { PaperServices } from '#server/paper/freeze-paper.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface InvoiceServices extends PaperServices {
  db: Db;
  now: () => number;
  jobs: Post;
  /** Start of links in mails. */
  publicUrl: string;
  readCompany: ReadCompany;
  readRules: ReadRules;
  /** What came in for the orders before there was an invoice goes over to it, in the same transaction. */
  settleWithPrepayment: (trx: Trx, invoiceId: number, by: { at: Date; who: string }) => Promise<void>;
  /** What was paid beyond what an invoice asks for becomes the customer's credit, in the same transaction. */
  excessToCredit: (
    trx: Trx,
    excess: { invoiceId: number; customerId: number; amount: Rappen },
    by: { at: Date; who: string },
  ) => Promise<void>;
  /** Gives money of an order back online, after the commit. False: it was not paid online. */
  refund: (wish: { orderId: number; amount: Rappen; who: string; key: string }) => Promise<boolean>;
}
