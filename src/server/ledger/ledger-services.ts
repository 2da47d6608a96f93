/** What the use cases of money need; put together by the start of the shop. */
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

/** What follows, in the same transaction, for a locked order that money came in for; the order may be paid by it or not. */
export type AfterPaid = (trx: Trx, orderId: number, by: { who: string }) => Promise<void>;

export interface LedgerServices {
  db: Db;
  now: () => number;
  jobs: Post;
  publicUrl: string;
  readCompany: ReadCompany;
  readRules: ReadRules;
  afterPaid: AfterPaid;
  printShop: Pick<PrintShop, 'printDocument'>;
}
