/** What the use cases of quotes need; put together by the start of the shop. */
import type { OrderServices } from '#server/order/order-services.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { QuoteLinks } from './quote-link.ts';

export interface QuoteServices extends OrderServices {
  links: QuoteLinks;
  printShop: PrintShop;
  /** SVG of a stored picture. */
  readPicture: (hash: string) => Promise<string | null>;
  /** Type of a product, which decides whether a line may be left out; null: there is no such product. */
  productFacts: (productId: number) => { typeId: number; articleNumber: string; name: { de: string; fr: string; en: string } } | null;
}
