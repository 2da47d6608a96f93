/** What the use cases of invoices need; assembled when the shop starts. */
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { PaperServices } from '#server/paper/freeze-paper.ts';
import type { GiveBack } from '#server/order/order-services.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface InvoiceServices extends PaperServices {
  db: Db;
  now: () => number;
  jobs: Post;
  /** Base address of links in mails. */
  publicUrl: string;
  readCompany: ReadCompany;
  readRules: ReadRules;
  /** Moves payments received for the orders before the invoice to the invoice, in the same transaction. */
  settleWithPrepayment: (trx: Trx, invoiceId: number, by: { at: Date; who: string }) => Promise<void>;
  /** Turns an overpayment of an invoice into the customer's credit, in the same transaction. */
  excessToCredit: (
    trx: Trx,
    excess: { invoiceId: number; customerId: number; amount: Rappen },
    by: { at: Date; who: string },
  ) => Promise<void>;
  /** The money in what a credit note leaves too much on an invoice; what was granted on it falls away, in the same transaction. */
  moneyOfExcess: (
    trx: Trx,
    excess: { invoiceId: number; excess: Rappen; chargedBefore: Rappen; chargedAfter: Rappen; reference: string },
    by: { at: Date; who: string },
  ) => Promise<Rappen>;
  refund: GiveBack;
}
