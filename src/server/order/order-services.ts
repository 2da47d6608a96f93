/** What the use cases of orders need; put together by the start of the shop. */
import type { StartedPayment } from '#contract/payment.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import type { ShopMode } from '#domain/calendar/delivery-date.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { CartRequest, KnownBuyer, PricedCart } from '#server/pricing/priced-cart.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import type { StorePlacing } from './gather-orders.ts';
import type { LinePicture } from './line-picture.ts';

export interface OrderServices {
  db: Db;
  now: () => number;
  shop: ShopMode;
  /** Start of links in mails. */
  publicUrl: string;
  jobs: Pick<Jobs, 'enqueueMails'>;
  /** Of mails that are stored. */
  sendSoon: Jobs['sendSoon'];
  storePlacing: StorePlacing;
  priceCart: (request: CartRequest, actor: Actor, known?: KnownBuyer) => Promise<PricedCart>;
  holidayOverrides: () => Promise<HolidayOverrides>;
  /** Days on which the workshop can deliver nothing new. */
  takenDays: () => Promise<ReadonlySet<PlainDate>>;
  readCompany: ReadCompany;
  readRules: ReadRules;
  models: () => ModelLibrary;
  productName: ProductName;
  linePicture: LinePicture;
  payments: OrderPayments;
  reopenQuote: ReopenQuote;
  /** Off where limits are, such as in load tests. */
  limitsGuests: boolean;
}

/** Also of what the shop does not show; null: there is no such product. */
export type ProductName = (productId: number) => LocalizedText | null;

/** Of an order that was canceled before it was placed, in the same transaction: the quote that it came of, if any, can be ordered again. */
export type ReopenQuote = (trx: Trx, orderId: number, by: { nowMs: number; who: string }) => Promise<void>;

/** What placing an order needs of online payment. */
export interface OrderPayments {
  /** Numbers of the methods that can be paid with; empty: there is no provider. */
  methods: readonly number[];
  /** With the order, in its transaction. */
  register: (trx: Trx, order: { id: number; formattedId: string; total: number; methodId: number }) => Promise<void>;
  /** After the order is stored; asked again it goes on with the same payment. */
  begin: (uuid: string) => Promise<StartedPayment>;
}
