/** Services that the use cases of orders depend on; put together when the shop starts. */
import type { StartedPayment } from '#contract/payment.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { HolidayOverrides } from '#domain/calendar/holiday.ts';
import type { ShopMode } from '#domain/calendar/shop-mode.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { LineToCost } from '#server/pricing/line-cost.ts';
import type { CartRequest, KnownBuyer, PricedCart } from '#server/pricing/priced-cart.ts';
import type { OutsideAnswers } from '#server/pricing/outside-answers.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import type { StorePlacing } from './gather-orders.ts';
import type { LinePicture } from './line-picture.ts';

export interface OrderServices {
  db: Db;
  now: () => number;
  shop: ShopMode;
  /** Base address of links in mails. */
  publicUrl: string;
  jobs: Pick<Jobs, 'enqueueMails'>;
  /** Sends stored mails. */
  sendSoon: Jobs['sendSoon'];
  storePlacing: StorePlacing;
  priceCart: (request: CartRequest, actor: Actor, known?: KnownBuyer) => Promise<PricedCart>;
  /** Today's internal cost of one piece, kept with the line for staff's figures; null: unknown. */
  costPerOne: (line: LineToCost) => UnitPrice | null;
  holidayOverrides: () => Promise<HolidayOverrides>;
  /** Days on which the workshop cannot deliver anything more. */
  takenDays: () => Promise<ReadonlySet<PlainDate>>;
  readCompany: ReadCompany;
  readRules: ReadRules;
  models: () => ModelLibrary;
  productName: ProductName;
  linePicture: LinePicture;
  payments: OrderPayments;
  reopenQuote: ReopenQuote;
  /** False where rate limits are off, such as in load tests. */
  limitsGuests: boolean;
  /** Prices carts before a transaction, and remembers what outside services answered to it. */
  rehearse: () => Pick<OrderServices, 'priceCart'> & { outside: OutsideAnswers };
  /** What was remembered; absent: nothing. */
  outside?: OutsideAnswers;
  /** What reads and writes on a connection of its own, on that of a transaction instead, such as of an import. Nobody outside is asked there. */
  within: (
    trx: Trx,
    facts: Pick<OrderServices, 'readRules' | 'readCompany' | 'outside'>,
  ) => Pick<OrderServices, 'db' | 'priceCart' | 'linePicture'>;
}

/** Also of products that the shop does not show; null: no such product. */
export type ProductName = (productId: number) => LocalizedText | null;

/** Makes the quote of a cancelled order that did not use it up, if any, orderable again, in the same transaction. */
export type ReopenQuote = (trx: Trx, orderId: number, by: { nowMs: number; who: string }) => Promise<void>;

/** An amount to give back the way these orders were paid, in their order; a key is used once. */
export interface MoneyBack {
  orderIds: readonly number[];
  amount: Rappen;
  who: string;
  key: string;
}

/** What is promised is given in the end: at once by `carryOut`, or by the periodic work if that was never reached or not answered. */
export interface GiveBack {
  /** Called in the transaction that makes it due. What is not promised was not paid online: it is the customer's credit in the ledger. */
  promise: (trx: Trx, back: MoneyBack) => Promise<PromisedBack>;
  /** Called after the commit. */
  carryOut: (promised: PromisedBack) => Promise<void>;
}

export interface PromisedBack {
  refundIds: readonly number[];
  amount: Rappen;
}

/** Online payment as needed to place an order. */
export interface OrderPayments {
  /** Ids of the available online payment methods; empty: no provider. */
  methods: readonly number[];
  /** Stores the payment with the order, in its transaction. */
  register: (trx: Trx, order: { id: number; formattedId: string; total: number; methodId: number }) => Promise<void>;
  /** Called after the order is stored; a repeated call continues the same payment. */
  begin: (uuid: string) => Promise<StartedPayment>;
}
