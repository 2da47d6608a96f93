/** The kinds of blocks in a text page, with the fields of each. */
import type { ContentBlock } from '#contract/content.ts';

export type BlockKind = ContentBlock['kind'];

export interface BlockField {
  /** Path in the block: `picture.src`. */
  path: string;
  word: string;
  lines?: number;
  hint?: string;
  /** Left out if its whole group is empty. */
  optional?: true;
}

export interface KindOfBlock {
  word: string;
  fields: readonly BlockField[];
  /** Fields of each of its items. */
  item?: { word: string; fields: readonly BlockField[] };
}

const title: BlockField = { path: 'title', word: 'Titel' };
const text: BlockField = { path: 'text', word: 'Text', lines: 4 };

const link = (optional: boolean): BlockField[] => [
  { path: 'link.to', word: 'Führt nach', hint: 'Adresse im Shop, zum Beispiel /kontakt', ...(optional ? { optional } : {}) },
  { path: 'link.label', word: 'Wort auf dem Weg', ...(optional ? { optional } : {}) },
];

const picture = (optional: boolean): BlockField[] => [
  { path: 'picture.src', word: 'Bild', hint: 'Adresse aus Katalog › Dateien', ...(optional ? { optional } : {}) },
  { path: 'picture.alt', word: 'Was auf dem Bild ist', ...(optional ? { optional } : {}) },
  { path: 'picture.width', word: 'Breite px', ...(optional ? { optional } : {}) },
  { path: 'picture.height', word: 'Höhe px', ...(optional ? { optional } : {}) },
];

export const blockKinds: Readonly<Record<BlockKind, KindOfBlock>> = {
  heading: { word: 'Zwischentitel', fields: [{ path: 'text', word: 'Zwischentitel' }] },
  paragraph: { word: 'Absatz', fields: [text] },
  list: { word: 'Liste', fields: [{ path: 'items', word: 'Punkte', lines: 5, hint: 'Je Zeile ein Punkt.' }] },
  table: {
    word: 'Tabelle',
    fields: [
      {
        path: 'rows',
        word: 'Zeilen',
        lines: 6,
        hint: 'Die erste Zeile ist der Kopf; zwischen den Feldern steht ein senkrechter Strich |.',
      },
    ],
  },
  facts: {
    word: 'Zahlen und Fakten',
    fields: [],
    item: {
      word: 'Angabe',
      fields: [
        { path: 'label', word: 'Was' },
        { path: 'value', word: 'Wie viel' },
      ],
    },
  },
  picture: { word: 'Bild', fields: [...picture(false), { path: 'caption', word: 'Legende' }] },
  entry: { word: 'Meldung', fields: [{ path: 'date', word: 'Tag', hint: 'jjjj-mm-tt' }, title, text, ...link(true)] },
  gallery: { word: 'Galerie', fields: [], item: { word: 'Bild', fields: [title, text, ...picture(false), ...link(false)] } },
  teasers: {
    word: 'Wege weiter',
    fields: [{ path: 'shop', word: 'Nur im Shop', hint: 'verpackung oder moebel; leer: in beiden', optional: true }],
    item: { word: 'Weg', fields: [title, text, ...link(false), ...picture(true)] },
  },
};

export const kindsInOrder = Object.keys(blockKinds) as readonly BlockKind[];
