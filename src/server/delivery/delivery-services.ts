/** What the use cases of deliveries need; put together by the start of the shop. */
import type { Db, Trx } from '#server/db/pool.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { PaperServices } from '#server/paper/freeze-paper.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface DeliveryServices extends PaperServices {
  db: Db;
  now: () => number;
  jobs: Post;
  /** Start of links in mails. */
  publicUrl: string;
  readCompany: ReadCompany;
  /** In the same transaction, on the locked order: what a delivery brings about, such as its invoice. */
  afterDelivery: (trx: Trx, orderId: number, by: { who: string }) => Promise<void>;
}
