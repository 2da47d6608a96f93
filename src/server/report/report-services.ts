import type { Stock } from '#domain/cut-plan/stock.ts';
import type { Language } from '#domain/language/language.ts';
import type { Order } from '#contract/order.ts';
import type { Quote } from '#contract/quote.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { FileAnswer } from '#server/call/binding.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface ReportServices {
  catalog: Catalog;
  maySee: (product: CatalogProduct, actor: Actor) => Promise<boolean>;
  readCompany: ReadCompany;
  readStock: () => Promise<Stock>;
  readOrder: (id: number, actor: Actor) => Promise<Order>;
  printShop: PrintShop;
  /** A paper of an order for anyone who may see the order. */
  printOrder: (id: number, kind: OrderDocument, actor: Actor) => Promise<FileAnswer>;
  /** The confirmation with the four views of each position, for staff. */
  printOrderWithViews: (id: number, actor: Actor) => Promise<FileAnswer>;
  /** The current quote, for staff. */
  readQuote: (id: number, actor: Actor) => Promise<Quote>;
  printQuote: (id: number, withPictures: boolean) => Promise<FileAnswer>;
  publicUrl: string;
  now: () => number;
}

export interface Reader {
  actor: Actor;
  language: Language;
}
