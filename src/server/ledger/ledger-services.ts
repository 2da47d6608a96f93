/** What the use cases of money need; put together by the start of the shop. */
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { Db } from '#server/db/pool.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface LedgerServices {
  db: Db;
  now: () => number;
  jobs: Post;
  publicUrl: string;
  readCompany: ReadCompany;
  printShop: Pick<PrintShop, 'printDocument'>;
}
