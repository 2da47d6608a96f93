/** The coloured fields behind pictures, varied along a list so that it looks like a row of posters. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { PictureField } from '../page/product-picture.ts';

export interface CardField {
  /** Class of the field. */
  name: string;
  /** The same field for the drawing: it decides shadow and numerals. */
  picture: PictureField;
}

const fields: Record<ShopMode, readonly CardField[]> = {
  verpackung: [
    { name: 'f-coral', picture: 'coral' },
    { name: 'f-kraft-tint', picture: 'kraft-tint' },
    { name: 'f-kraft', picture: 'kraft' },
    { name: 'f-paper', picture: 'paper-2' },
    { name: 'f-ink', picture: 'ink' },
    { name: 'f-coral-tint', picture: 'coral-tint' },
  ],
  moebel: [
    { name: 'f-forest', picture: 'forest' },
    { name: 'f-kraft-tint', picture: 'kraft-tint' },
    { name: 'f-forest-tint', picture: 'forest-tint' },
    { name: 'f-kraft', picture: 'kraft' },
    { name: 'f-ink', picture: 'ink' },
    { name: 'f-paper', picture: 'paper-2' },
  ],
};

export function fieldAt(shop: ShopMode, index: number): CardField {
  return fields[shop][index % fields[shop].length]!;
}
