import type { Language } from '#domain/language/language.ts';
import type { Order } from '#contract/order.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';

export interface ReportServices {
  catalog: Catalog;
  readCompany: ReadCompany;
  readOrder: (id: number, actor: Actor) => Promise<Order>;
  printShop: PrintShop;
  publicUrl: string;
  now: () => number;
}

export interface Reader {
  actor: Actor;
  language: Language;
}
