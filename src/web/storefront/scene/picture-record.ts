/** Record of a rendered picture: `tools/pictures/make.ts` writes `pictures.json`. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import type { LocalizedText } from '#domain/language/language.ts';

export interface PictureRecord {
  /** Of the large files, in pixels. */
  width: number;
  height: number;
  /** Mean colour. */
  colour: string;
  alt: LocalizedText;
  /** The shop mode whose home page shows it. */
  home?: ShopMode;
  /** Articles whose categories show it in their head. */
  heads: string[];
  /** The shop's products seen in it, with their configuration. */
  products: { article: string; values: Values }[];
  /** Of the scene and of each part of its products. */
  hash: string;
}
