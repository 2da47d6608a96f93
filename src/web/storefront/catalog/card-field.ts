/** The fields that pictures stand on, changing along a list so that it reads like a row of posters. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { PictureField } from '../layout/product-picture.ts';

export interface CardField {
  /** Class of the field. */
  name: string;
  /** The picture's own: `none` lets the page's field shine through. */
  picture: PictureField;
}

const fields: Record<ShopMode, readonly CardField[]> = {
  verpackung: [
    { name: 'f-coral', picture: 'coral' },
    { name: 'f-kraft-tint', picture: 'none' },
    { name: 'f-kraft', picture: 'kraft' },
    { name: 'f-paper', picture: 'none' },
    { name: 'f-ink', picture: 'ink' },
    { name: 'f-coral-tint', picture: 'none' },
  ],
  moebel: [
    { name: 'f-forest', picture: 'forest' },
    { name: 'f-kraft-tint', picture: 'none' },
    { name: 'f-forest-tint', picture: 'none' },
    { name: 'f-kraft', picture: 'kraft' },
    { name: 'f-ink', picture: 'ink' },
    { name: 'f-paper', picture: 'none' },
  ],
};

export function fieldAt(shop: ShopMode, index: number): CardField {
  return fields[shop][index % fields[shop].length]!;
}
