/** The parts of a product that have a page, in order. */
import type { productWords } from './product-words.ts';

export type ProductPart = keyof typeof productWords.parts;

export const productParts: readonly ProductPart[] = ['edit', 'media', 'delivery', 'internal-price', 'price2'];
