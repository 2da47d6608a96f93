/** A few products and their types and attributes, as the server returns them. */
import type { ProductFrame, ProductListItem } from '#contract/product-list.ts';

const named = (de: string) => ({ de, fr: `${de} (fr)`, en: `${de} (en)` });

export const frame: ProductFrame = {
  types: [
    { id: 1, name: 'Holzkiste', attributeIds: [1, 2, 3, 4, 5, 6] },
    { id: 2, name: 'Palette', attributeIds: [1, 3] },
  ],
  attributes: [
    { attributeId: 1, name: named('Tragfähigkeit in kg'), typeId: 2, visibility: 15, choices: [] },
    { attributeId: 2, name: named('Material'), typeId: 7, visibility: 7, choices: ['Fichte', 'Kiefer'] },
    { attributeId: 3, name: named('Ab Lager'), typeId: 8, visibility: 9, choices: [] },
    { attributeId: 4, name: named('Einsatz'), typeId: 6, visibility: 1, choices: [] },
    { attributeId: 5, name: named('Farbton'), typeId: 3, visibility: 3, choices: [] },
    { attributeId: 6, name: named('Zubehör'), typeId: 12, visibility: 0, choices: [] },
  ],
  total: 4,
  incomplete: 1,
};

export const crate: ProductListItem = {
  id: 1,
  version: 3,
  articleNumber: 'HK_0001',
  name: named('Kiste 1'),
  typeId: 1,
  kindCode: 1,
  published: true,
  publiclyAvailable: true,
  canBeConfigured: false,
  preset: { length: 100, width: 60, height: 50 },
  publishOn: null,
  hideOn: null,
  values: { 1: '100', 2: named('Fichte'), 3: 'true', 5: '#C79B68', 6: '[{"productId":60,"quantity":2}]' },
  deletedAt: null,
  visibility: 'shop',
  price: 84.6,
  margin: 33.1,
  gaps: [],
  customers: 2,
  changed: null,
};

export const crates: readonly ProductListItem[] = [1, 2, 3, 4].map((id) => ({
  ...crate,
  id,
  articleNumber: `HK_000${id}`,
  name: named(`Kiste ${id}`),
  preset: { length: id * 100, width: 60, height: 50 },
}));
