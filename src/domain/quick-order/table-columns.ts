/**
 * The meaning of each column of a pasted or uploaded table. A header in German, French or English decides; without one the article comes first, then quantity
 * and remark, unless the first column contains only quantities. Decides for quick order (storefront §2).
 */
import { compact } from '#domain/search/fold.ts';
import { readQuantity } from './quantity-text.ts';

export type Table = readonly (readonly string[])[];

export interface TableColumns {
  readonly article: number;
  /** null: the table has no quantities. */
  readonly quantity: number | null;
  readonly remark: number | null;
  /** The first row is a header. */
  readonly hasHead: boolean;
}

/** In order of preference: numbers are more precise than names. */
const words = {
  article: [
    'artikelnummer',
    'artikelnr',
    'artnr',
    'artikelno',
    'nummer',
    'numerodarticle',
    'noarticle',
    'narticle',
    'ndarticle',
    'articlenumber',
    'articleno',
    'itemnumber',
    'itemno',
    'sku',
    'ihreartikelnummer',
    'eigeneartikelnummer',
    'eigenenummer',
    'votrenumero',
    'yournumber',
    'artikel',
    'article',
    'item',
    'produkt',
    'produit',
    'product',
    'bezeichnung',
    'designation',
    'name',
    'nom',
  ],
  quantity: ['menge', 'anzahl', 'stuckzahl', 'stuck', 'stk', 'quantite', 'qte', 'nombre', 'quantity', 'qty', 'pieces', 'pcs'],
  remark: [
    'bemerkung',
    'bemerkungen',
    'kommentar',
    'notiz',
    'referenz',
    'remarque',
    'remarques',
    'commentaire',
    'remark',
    'remarks',
    'comment',
    'note',
    'reference',
  ],
} as const;

export function columnsOf(table: Table): TableColumns {
  const head = (table[0] ?? []).map(compact);
  const columnOf = (kind: keyof typeof words): number | null => {
    for (const word of words[kind]) if (head.includes(word)) return head.indexOf(word);
    return null;
  };
  const [article, quantity, remark] = [columnOf('article'), columnOf('quantity'), columnOf('remark')];
  if (article !== null || quantity !== null) {
    const free = [0, 1, 2].find((column) => column !== quantity && column !== remark) ?? 0;
    return { article: article ?? free, quantity, remark, hasHead: true };
  }
  const width = table.reduce((most, row) => Math.max(most, row.length), 0);
  const swapped = width > 1 && holdsQuantities(table, 0) && !holdsQuantities(table, 1);
  return { article: swapped ? 1 : 0, quantity: width < 2 ? null : swapped ? 0 : 1, remark: width < 3 ? null : 2, hasHead: false };
}

function holdsQuantities(table: Table, column: number): boolean {
  const cells = table.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => readQuantity(cell).ok);
}
