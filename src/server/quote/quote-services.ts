/** What the use cases of quotes need; put together by the start of the shop. */
import type { OrderServices } from '#server/order/order-services.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import type { LineCost, LineToCost } from '#server/pricing/line-cost.ts';
import type { QuoteLinks } from './quote-link.ts';

export interface QuoteServices extends OrderServices {
  links: QuoteLinks;
  printShop: PrintShop;
  /** SVG of a stored picture. */
  readPicture: (hash: string) => Promise<string | null>;
  /** Also of what the shop does not show, such as services; null: there is no such product. */
  productFacts: (productId: number) => { typeId: number; articleNumber: string; name: LocalizedText } | null;
  /** What a line costs the company today; for staff alone. */
  lineCost: (line: LineToCost) => LineCost;
  /** What the shop asks a line's customer for one piece of so many, before the discount; null: on request. */
  listPrice: (line: LineToCost) => UnitPrice | null;
  /** What the office decided for all quotes; read in the caller's transaction. */
  rules: (db: Db) => Promise<QuoteRules>;
  knowsZipCode: (zipCode: string) => boolean;
}

export interface QuoteRules {
  /** Ten-thousandths: below it sending needs a release. */
  marginFloor: number;
  /** So many days before the end of its validity a customer is reminded. */
  reminderDays: number;
  /** That a new quote holds. */
  validityDays: number;
}
