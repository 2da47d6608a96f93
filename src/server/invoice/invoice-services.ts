/** What the use cases of invoices need; put together by the start of the shop. */
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
  /** What came in for the orders before there was an invoice goes over to it, in the same transaction. */
  settleWithPrepayment: (trx: Trx, invoiceId: number, by: { at: Date; who: string }) => Promise<void>;
}
