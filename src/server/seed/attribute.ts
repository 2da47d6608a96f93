/** Attributes and product types of the demo catalogue. Attribute types: storefront §3. */
import type { LocalizedText } from '#domain/language/language.ts';
import type { AttributeKey } from './seed-product.ts';

interface SeedAttribute {
  key: AttributeKey;
  typeId: number;
  /** Feature bits: configurator 1, order position grid 2, sort 4, quick order grid 8. */
  visibility: number;
  name: LocalizedText;
}

export const attributes: readonly SeedAttribute[] = [
  { key: 'load', typeId: 2, visibility: 15, name: { de: 'Höchstlast in kg', fr: 'Charge maximale en kg', en: 'Maximum load in kg' } },
  { key: 'timber', typeId: 7, visibility: 7, name: { de: 'Material', fr: 'Matériau', en: 'Material' } },
  { key: 'use', typeId: 6, visibility: 1, name: { de: 'Einsatz', fr: 'Utilisation', en: 'Use' } },
  {
    key: 'ispm15',
    typeId: 8,
    visibility: 3,
    name: { de: 'Hitzebehandelt nach ISPM 15', fr: 'Traité selon NIMP 15', en: 'Heat treated to ISPM 15' },
  },
  { key: 'stock', typeId: 8, visibility: 9, name: { de: 'Ab Lager', fr: 'De stock', en: 'From stock' } },
  { key: 'colour', typeId: 3, visibility: 3, name: { de: 'Farbton', fr: 'Teinte', en: 'Colour' } },
  { key: 'returnValue', typeId: 1, visibility: 1, name: { de: 'Rücknahme gebraucht', fr: 'Reprise usagée', en: 'Buy-back, used' } },
];

export interface SeedType {
  key: string;
  name: string;
  modelId: string;
  category: string;
  attributes: readonly AttributeKey[];
}

const crateAttributes: readonly AttributeKey[] = ['load', 'timber', 'use', 'ispm15', 'stock'];
const furnitureAttributes: readonly AttributeKey[] = ['timber', 'use', 'stock', 'colour'];

export const types: readonly SeedType[] = [
  { key: 'crate', name: 'Holzkiste', modelId: 'holzkiste', category: 'crates', attributes: crateAttributes },
  { key: 'plywood-crate', name: 'Sperrholzkiste', modelId: 'sperrholzkiste', category: 'plywood-crates', attributes: crateAttributes },
  { key: 'open-crate', name: 'Verschlag', modelId: 'verschlag', category: 'open-crates', attributes: crateAttributes },
  { key: 'pallet', name: 'Palette', modelId: 'palette', category: 'pallets', attributes: crateAttributes },
  { key: 'epal', name: 'Europalette', modelId: 'epal1', category: 'pallets', attributes: [...crateAttributes, 'returnValue'] },
  { key: 'export-crate', name: 'Exportkiste', modelId: 'exportkiste', category: 'export-crates', attributes: crateAttributes },
  { key: 'slotted-box', name: 'Faltkarton', modelId: 'fefco-0201', category: 'cartons', attributes: ['timber', 'use', 'stock'] },
  { key: 'mailer', name: 'Versandkarton', modelId: 'fefco-0427', category: 'cartons', attributes: ['timber', 'use', 'stock'] },
  { key: 'bed', name: 'Bett', modelId: 'bett', category: 'beds', attributes: furnitureAttributes },
  { key: 'coffee-table', name: 'Couchtisch', modelId: 'couchtisch', category: 'tables', attributes: furnitureAttributes },
  { key: 'bar', name: 'Bar', modelId: 'bar', category: 'tables', attributes: furnitureAttributes },
  { key: 'planter', name: 'Hochbeet', modelId: 'hochbeet', category: 'planters', attributes: furnitureAttributes },
  { key: 'lath', name: 'Latte', modelId: 'latte', category: 'laths', attributes: ['timber', 'use', 'stock'] },
  { key: 'lounge', name: 'Lounge', modelId: 'lounge', category: 'lounges', attributes: furnitureAttributes },
];
