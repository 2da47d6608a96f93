/** What the product page gets from its loader. */
import type { RelatedProducts } from '#contract/category.ts';
import type { EvaluationAnswer } from '#contract/configurator.ts';
import type { GalleryImage, Product } from '#contract/product.ts';
import type { ModelDocument } from '#web/configurator/compile-documents.ts';
import type { ScenePictureData } from '../scene/scene-data.ts';
import type { CardRow } from '../product-card/card-product.ts';
import type { ShownAttribute } from './attribute-form.ts';
import type { PagePrice } from './use-order-price.ts';

/** A rendered picture brings its own size, words and forms. */
export type ShownImage = GalleryImage & { scene?: ScenePictureData };

/** Without what the page shows nobody: its data travels with it. */
export interface PageProduct extends Omit<Product, 'graduatedPrice' | 'deletedAt' | 'kindCode' | 'localFilePath' | 'values'> {
  values: ShownAttribute[];
}

export interface ProductData {
  product: PageProduct;
  /** The product's model with those it builds in before it; empty when there is none. null: the page is sent drawn, they follow when it wakes. */
  documents: ModelDocument[] | null;
  /** What a workbook says about the product as the address asks for it; null where none computes it. */
  workbook: EvaluationAnswer | null;
  /** Query of the address: values, `menge`, `viewOnly`, `line`. */
  search: string;
  /** Categories from the root to the one the product stands in. */
  trail: { label: string; to: string }[];
  gallery: ShownImage[];
  related: { similar: CardRow[]; companions: CardRow[] };
  /** What the next constructions of its model are sold as. */
  constructions: RelatedProducts['constructions'];
  /** Earliest delivery day, `2026-11-26`. */
  earliest: string;
  /** Of what the address asks for, without shipping; null when that cannot be priced. */
  firstPrice: PagePrice | null;
}
