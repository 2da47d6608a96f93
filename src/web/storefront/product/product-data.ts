/** What the product page gets from its loader. */
import type { OrderPrice } from '#contract/cart.ts';
import type { Product } from '#contract/product.ts';
import type { ModelDocument } from '#web/configurator/compile-documents.ts';
import type { PriceView } from '#web/storefront/layout/price-view.tsx';

export interface ProductData {
  product: Product;
  /** The product's model with those it builds in before it; empty when there is none. */
  documents: ModelDocument[];
  /** Query of the address: values, `menge`, `viewOnly`, `line`. */
  search: string;
  trail: { label: string; to: string }[];
  earliest: string | null;
  /** Of what the address asks for, without shipping. */
  firstPrice: OrderPrice | null;
  priceView: PriceView;
  publicUrl: string;
  domain: string;
  companyName: string;
  phone: string;
  email: string;
}
