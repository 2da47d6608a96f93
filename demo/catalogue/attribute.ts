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
  { key: 'load', typeId: 2, visibility: 15, name: { de: 'Tragfähigkeit in kg', fr: 'Charge admissible en kg', en: 'Load capacity in kg' } },
  { key: 'timber', typeId: 7, visibility: 7, name: { de: 'Material', fr: 'Matériau', en: 'Material' } },
  { key: 'board', typeId: 7, visibility: 7, name: { de: 'Qualität', fr: 'Qualité', en: 'Board grade' } },
  { key: 'use', typeId: 6, visibility: 1, name: { de: 'Einsatz', fr: 'Utilisation', en: 'Use' } },
  {
    key: 'ispm15',
    typeId: 8,
    visibility: 3,
    name: { de: 'Hitzebehandelt nach ISPM 15', fr: 'Traité selon NIMP 15', en: 'Heat treated to ISPM 15' },
  },
  { key: 'outdoor', typeId: 8, visibility: 5, name: { de: 'Für draussen', fr: 'Pour l’extérieur', en: 'For outdoors' } },
  { key: 'washable', typeId: 8, visibility: 1, name: { de: 'Bezug waschbar', fr: 'Housse lavable', en: 'Washable cover' } },
  { key: 'stock', typeId: 8, visibility: 9, name: { de: 'Ab Lager', fr: 'En stock', en: 'From stock' } },
  { key: 'colour', typeId: 3, visibility: 3, name: { de: 'Farbton', fr: 'Teinte', en: 'Colour' } },
  { key: 'returnValue', typeId: 1, visibility: 1, name: { de: 'Rücknahme gebraucht', fr: 'Reprise d’occasion', en: 'Buy-back, used' } },
  { key: 'arrival', typeId: 6, visibility: 1, name: { de: 'Lieferung', fr: 'Livraison', en: 'Delivery' } },
  { key: 'parts', typeId: 6, visibility: 1, name: { de: 'Kommt als', fr: 'Arrive en', en: 'Arrives as' } },
  { key: 'assembly', typeId: 6, visibility: 1, name: { de: 'Aufbau', fr: 'Montage', en: 'Assembly' } },
  { key: 'bearing', typeId: 6, visibility: 1, name: { de: 'Trägt', fr: 'Supporte', en: 'Carries' } },
  { key: 'covers', typeId: 6, visibility: 1, name: { de: 'Bezüge', fr: 'Housses', en: 'Covers' } },
  { key: 'care', typeId: 6, visibility: 1, name: { de: 'Pflege', fr: 'Entretien', en: 'Care' } },
  { key: 'weather', typeId: 6, visibility: 1, name: { de: 'Wetter', fr: 'Intempéries', en: 'Weather' } },
  { key: 'returns', typeId: 6, visibility: 1, name: { de: 'Rückgabe', fr: 'Retour', en: 'Returns' } },
  { key: 'workbook', typeId: 4, visibility: 0, name: { de: 'Arbeitsmappe', fr: 'Classeur', en: 'Workbook' } },
  { key: 'fixedModel', typeId: 9, visibility: 0, name: { de: 'Festes 3D-Modell', fr: 'Modèle 3D fixe', en: 'Fixed 3D model' } },
  { key: 'landingPage', typeId: 11, visibility: 1, name: { de: 'Mehr dazu', fr: 'En savoir plus', en: 'More about it' } },
  { key: 'weight', typeId: 10, visibility: 3, name: { de: 'Gewicht in kg', fr: 'Poids en kg', en: 'Weight in kg' } },
];

export interface SeedType {
  key: string;
  /** Only if the specification gives the number. */
  id?: number;
  name: string;
  modelId: string | null;
  /** Null: a service, which is in no category. */
  category: string | null;
  attributes: readonly AttributeKey[];
  /** File of the workbook that computes its products. */
  workbook?: string;
  /** The first view on its products' pages; the drawing by default. */
  landingPage?: '3D_CONFIGURATOR' | '3D_MODEL_FIX';
}

const crateAttributes: readonly AttributeKey[] = ['load', 'timber', 'use', 'ispm15', 'stock', 'landingPage'];
const furnitureFacts: readonly AttributeKey[] = ['arrival', 'parts', 'assembly', 'bearing', 'covers', 'care', 'weather', 'returns'];
const furnitureAttributes: readonly AttributeKey[] = ['timber', 'use', 'outdoor', 'stock', 'colour', ...furnitureFacts, 'landingPage'];

const cartonAttributes: readonly AttributeKey[] = ['timber', 'board', 'use', 'stock'];

export const types: readonly SeedType[] = [
  { key: 'crate', name: 'Holzkiste', modelId: 'holzkiste', category: 'crates', attributes: crateAttributes },
  { key: 'plywood-crate', name: 'Sperrholzkiste', modelId: 'sperrholzkiste', category: 'plywood-crates', attributes: crateAttributes },
  { key: 'open-crate', name: 'Verschlag', modelId: 'verschlag', category: 'open-crates', attributes: crateAttributes },
  { key: 'pallet', name: 'Palette', modelId: 'palette', category: 'pallets', attributes: crateAttributes },
  { key: 'epal', name: 'Europalette', modelId: 'epal1', category: 'pallets', attributes: [...crateAttributes, 'returnValue'] },
  { key: 'export-crate', name: 'Exportkiste', modelId: 'exportkiste', category: 'export-crates', attributes: crateAttributes },
  { key: 'slotted-box', name: 'Faltkarton', modelId: 'fefco-0201', category: 'slotted-boxes', attributes: cartonAttributes },
  { key: 'mailer', name: 'Versandkarton', modelId: 'fefco-0427', category: 'mailers', attributes: cartonAttributes },
  { key: 'bed', name: 'Bett', modelId: 'bett', category: 'beds', attributes: furnitureAttributes },
  { key: 'coffee-table', name: 'Couchtisch', modelId: 'couchtisch', category: 'tables', attributes: furnitureAttributes },
  { key: 'bar', name: 'Bar', modelId: 'bar', category: 'tables', attributes: furnitureAttributes },
  { key: 'planter', name: 'Hochbeet', modelId: 'hochbeet', category: 'planters', attributes: furnitureAttributes },
  { key: 'lath', name: 'Latte', modelId: 'latte', category: 'laths', attributes: ['timber', 'use', 'ispm15', 'stock'] },
  { key: 'lounge', name: 'Lounge', modelId: 'lounge', category: 'lounges', attributes: furnitureAttributes },
  {
    key: 'corner-lounge',
    name: 'Ecklounge',
    modelId: 'ecklounge',
    category: 'corner-lounges',
    attributes: [...furnitureAttributes, 'washable'],
  },
  { key: 'table', name: 'Tisch', modelId: 'tisch', category: 'dining-tables', attributes: furnitureAttributes },
  {
    key: 'cushion',
    name: 'Kissen',
    modelId: 'kissen',
    category: 'cushions',
    attributes: ['timber', 'use', 'washable', 'stock', 'colour', 'covers', 'care', 'returns'],
  },
  { key: 'collar', name: 'Aufsatzrahmen', modelId: 'aufsatzrahmen', category: 'pallet-extras', attributes: crateAttributes },
  { key: 'lid', name: 'Palettendeckel', modelId: 'deckel', category: 'pallet-extras', attributes: ['timber', 'use', 'stock'] },
  {
    key: 'carton-price',
    name: 'Faltkarton mit Druck',
    modelId: 'karton-preis',
    category: 'slotted-boxes',
    attributes: ['timber', 'use', 'stock', 'workbook'],
    workbook: 'karton-preis.xlsx',
  },
  {
    key: 'cut-list',
    name: 'Offene Kiste als Bausatz',
    modelId: 'zuschnittliste',
    category: 'open-crates',
    attributes: ['timber', 'use', 'stock', 'workbook'],
    workbook: 'zuschnittliste.xlsx',
  },
  {
    key: 'pallet-box',
    name: 'Palettenbox',
    modelId: 'palettenbox',
    category: 'pallet-extras',
    attributes: ['load', 'timber', 'use', 'stock', 'fixedModel'],
    landingPage: '3D_MODEL_FIX',
  },
  {
    key: 'dolly',
    name: 'Transportroller',
    modelId: null,
    category: 'pallet-extras',
    attributes: ['load', 'weight', 'timber', 'use', 'stock', 'fixedModel'],
    landingPage: '3D_MODEL_FIX',
  },
  // Storefront §4: insurance lines of a quote are of type 1115.
  { key: 'artwork', name: 'Kunsttransport', modelId: null, category: null, attributes: [] },
  { key: 'insurance', id: 1115, name: 'Transportversicherung', modelId: null, category: null, attributes: [] },
];
