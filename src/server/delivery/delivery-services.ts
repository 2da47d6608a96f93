/** What the use cases of deliveries need; assembled when the shop starts. */
import type { Db, Trx } from '#server/db/pool.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { ProductName } from '#server/order/order-services.ts';
import type { PaperServices } from '#server/paper/freeze-paper.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface DeliveryServices extends PaperServices {
  db: Db;
  now: () => number;
  jobs: Post;
  /** Base address of links in mails. */
  publicUrl: string;
  readCompany: ReadCompany;
  productName: ProductName;
  /** Effects of a delivery, such as its invoice; runs in the same transaction, on the locked order. */
  afterDelivery: (trx: Trx, orderId: number, by: { who: string }) => Promise<void>;
}
