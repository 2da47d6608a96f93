/** What the use cases of money need; assembled when the shop starts. */
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { InGerman } from '#server/order/in-german.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

/** Follow-up of a payment on a locked order, in the same transaction; the order may or may not be fully paid by it. */
export type AfterPaid = (trx: Trx, orderId: number, by: { who: string }) => Promise<void>;

export interface LedgerServices {
  db: Db;
  now: () => number;
  jobs: Post;
  publicUrl: string;
  readCompany: ReadCompany;
  readRules: ReadRules;
  afterPaid: AfterPaid;
  inGerman: InGerman;
  printShop: Pick<PrintShop, 'printDocument'>;
}
