/** The product page's loader data. */
import type { RelatedProducts } from '#contract/category.ts';
import type { EvaluationAnswer } from '#contract/configurator.ts';
import type { GalleryImage, Product } from '#contract/product.ts';
import type { ModelDocument } from '#web/configurator/compile-documents.ts';
import type { ScenePictureData } from '../scene/scene-data.ts';
import type { CardRow } from '../product-card/card-product.ts';
import type { ShownAttribute } from './attribute-form.ts';
import type { PagePrice } from './use-order-price.ts';

/** A rendered picture has its own size, texts and formats. */
export type ShownImage = GalleryImage & { scene?: ScenePictureData };

/** Without fields the page does not show, because its data is sent with it. */
export interface PageProduct extends Omit<Product, 'graduatedPrice' | 'deletedAt' | 'kindCode' | 'localFilePath' | 'values'> {
  values: ShownAttribute[];
}

export interface ProductData {
  product: PageProduct;
  /** The product's model, preceded by the models it uses; empty if there is none. null: the page is sent rendered, they are fetched on hydration. */
  documents: ModelDocument[] | null;
  /** The workbook's answer for the product as in the address; null if no workbook computes it. */
  workbook: EvaluationAnswer | null;
  /** Categories from the root to the product's own. */
  trail: { label: string; to: string }[];
  gallery: ShownImage[];
  related: { similar: CardRow[]; companions: CardRow[] };
  /** The products of its model's next constructions. */
  constructions: RelatedProducts['constructions'];
  /** Earliest delivery day, `2026-11-26`. */
  earliest: string;
  /** For the address's configuration, without shipping; null if that cannot be priced. */
  firstPrice: PagePrice | null;
}
