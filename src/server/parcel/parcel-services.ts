/** What the use cases of shipments need; assembled when the shop starts. */
import type { OrderPosition } from '#contract/order.ts';
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import type { OuterSize } from '#domain/shipping/storing-space.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { ParcelCarrier } from '#server/connect/parcel-carrier/parcel-carrier.ts';
import type { Db } from '#server/db/pool.ts';
import type { Post } from '#server/mail/post-mail.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface ParcelServices {
  db: Db;
  now: () => number;
  jobs: Post;
  /** Base address of links in mails. */
  publicUrl: string;
  readCompany: ReadCompany;
  holidayOverrides: () => Promise<HolidayOverrides>;
  printShop: Pick<PrintShop, 'printDocument'>;
  /** Null: no carrier is configured. */
  carrier: ParcelCarrier | null;
  /** Of one piece; null if unknown to its model. `asSetUp`: a carton is set up and filled, not flat. */
  sizeOf: (position: OrderPosition, how: { asSetUp: boolean }) => OuterSize | null;
  englishName: (productId: number) => string | null;
  /** Of work that nobody waits for any more. */
  failed: (error: unknown) => void;
}
