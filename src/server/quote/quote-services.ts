/** What the use cases of quotes need; assembled when the shop starts. */
import type { OrderServices } from '#server/order/order-services.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { TransportRequirement } from '#domain/shipping/storing-space.ts';
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
  /** Also for products that the shop does not show, such as services; null: no such product. */
  productFacts: (
    productId: number,
  ) => { typeId: number; articleNumber: string; name: LocalizedText; transport: TransportRequirement | null } | null;
  /** Today's internal cost of a line; only for staff. */
  lineCost: (line: LineToCost) => LineCost;
  /** The shop's price per piece for a line's customer at its quantity, before the discount; null: on request. */
  listPrice: (line: LineToCost) => UnitPrice | null;
  /** The office's decisions for all quotes; read in the caller's transaction. */
  rules: (db: Db) => Promise<QuoteRules>;
  knowsZipCode: (zipCode: string) => boolean;
}

export interface QuoteRules {
  /** In ten-thousandths: below it, sending requires a release. */
  marginFloor: number;
  /** Number of days before the end of validity on which the customer is reminded. */
  reminderDays: number;
  /** Validity of a new quote, in days. */
  validityDays: number;
}
