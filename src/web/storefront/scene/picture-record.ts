/** What is kept of a rendered picture: `tools/pictures/make.ts` writes `pictures.json`. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import type { LocalizedText } from '#domain/language/language.ts';

export interface PictureRecord {
  /** Pixels of the large files. */
  width: number;
  height: number;
  /** Mean colour. */
  colour: string;
  alt: LocalizedText;
  /** The mode whose home shows it. */
  home?: ShopMode;
  /** Categories that are pictured by these articles carry it in their head. */
  heads: string[];
  /** Products of the shop that are seen, as they are configured. */
  products: { article: string; values: Values }[];
  /** Of the scene and of its products part by part. */
  hash: string;
}
