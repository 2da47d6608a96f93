/** The columns of the list of products: stored fields, derived values, and the attributes of the types filtered for. */
import type { ProductFrame, ProductListItem } from '#contract/product-list.ts';
import { visibilities } from '#domain/catalog/completeness.ts';
import { nameLength } from '#domain/catalog/product-change.ts';
import type { Language } from '#domain/language/language.ts';
import type { Choice, Column, Fault, Value } from '../grid/rules/column.ts';
import { plainView } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import { instantIso } from '../text/instant-text.ts';
import { attributeColumn } from './attribute-column.tsx';
import { Gaps, NumberCell, ProductThumb } from './product-cells.tsx';
import type { SavedView } from '../grid/use-views.ts';
import { hasAttribute, lockedOf, yesNo } from './product-locks.ts';
import { loadAttributeOf, measureOf } from './product-measures.ts';
import type { Measure } from './product-measures.ts';
import { productWords as t } from './product-words.ts';

export type ProductColumn = Column<ProductListItem>;

const marks = { shop: 'done', customers: 'part', hidden: 'open', deleted: 'canceled' } as const;
const visibilityChoices: readonly Choice[] = visibilities.map((value) => ({
  value,
  label: t.visibilities[value],
  mark: marks[value],
}));
const gapChoices: readonly Choice[] = Object.entries(t.gapWords).map(([value, label]) => ({ value, label }));
const shops: readonly Choice[] = Object.entries(t.shops).map(([value, label]) => ({ value: Number(value), label }));
const atMost =
  (most: number) =>
  (value: Value): Fault | null =>
    typeof value === 'string' && value.length > most ? { message: t.tooLong(most) } : null;

const articleNumber = (value: Value): Fault | null =>
  typeof value === 'string' && /^[\p{L}\p{N}][\p{L}\p{N}._+-]{0,79}$/u.test(value) ? null : { message: t.numberForm };

const notDeleted = (value: Value): Fault | null => (value === 'deleted' ? { message: t.notDeletable } : null);

const name = (language: Language, head: string): ProductColumn => ({
  key: `name.${language}`,
  head,
  kind: 'text',
  width: 208,
  editor: true,
  value: (row) => row.name[language] || null,
  locked: lockedOf,
  validate: atMost(nameLength),
});

const day = (key: 'publishOn' | 'hideOn', head: string): ProductColumn => ({
  key,
  head,
  kind: 'date',
  width: 88,
  editor: true,
  hidden: true,
  value: (row) => row[key],
  locked: lockedOf,
});

const measure = (key: Measure, head: string): ProductColumn => ({
  key,
  head,
  kind: 'number',
  width: 84,
  grouped: false,
  editor: true,
  required: true,
  value: (row) => measureOf(row, key),
  locked: (row) => lockedOf(row) ?? (measureOf(row, key) === null ? t.noMeasure : null),
});

export function productColumns(frame: ProductFrame, view: GridView): readonly ProductColumn[] {
  const types: readonly Choice[] = frame.types.map(({ id, name: label }) => ({ value: id, label }));
  const load = loadAttributeOf(frame);
  const asked = typesAsked(view);
  const isLookedAt = (id: number): boolean =>
    asked === null || frame.types.some((type) => asked.has(String(type.id)) && type.attributeIds.includes(id));
  return [
    {
      key: 'articleNumber',
      head: t.number,
      kind: 'text',
      width: 144,
      frozen: true,
      phone: 'second',
      phoneText: ({ articleNumber: number }) => number,
      phonePicture: (row) => <ProductThumb row={row} />,
      editor: true,
      required: true,
      locked: lockedOf,
      validate: articleNumber,
      cell: (row) => <NumberCell row={row} />,
    },
    { ...name('de', t.name), frozen: true, strong: true, required: true, phone: 'title' },
    { key: 'typeId', head: t.type, kind: 'choice', width: 120, editor: true, required: true, choices: types, locked: lockedOf },
    measure('length', t.length),
    measure('width', t.width),
    measure('height', t.height),
    {
      key: 'load',
      head: t.load,
      kind: 'number',
      width: 70,
      editor: true,
      value: (row) => measureOf(row, 'load') ?? numberIn(row, load),
      locked: (row) => lockedOf(row) ?? (measureOf(row, 'load') === null && !hasAttribute(frame, row, load) ? t.noLoad : null),
      validate: (value, row) =>
        value !== null && Number(value) < 0
          ? { message: t.digits }
          : value === null && measureOf(row, 'load') !== null
            ? { message: t.digits }
            : null,
    },
    {
      key: 'price',
      head: t.price,
      kind: 'money',
      width: 84,
      strong: true,
      phone: 'figure',
      value: ({ price }) => (price === null ? null : Math.round(price * 100)),
    },
    { key: 'margin', head: t.margin, kind: 'number', width: 78, decimals: 1 },
    {
      key: 'gaps',
      head: t.gaps,
      kind: 'choice',
      width: 112,
      choices: gapChoices,
      value: ({ gaps }) => gaps[0] ?? 'complete',
      cell: ({ gaps }) => <Gaps gaps={gaps} />,
    },
    {
      key: 'visibility',
      head: t.visibility,
      kind: 'state',
      width: 112,
      editor: true,
      required: true,
      choices: visibilityChoices,
      locked: lockedOf,
      validate: notDeleted,
    },
    day('publishOn', t.publishOn),
    day('hideOn', t.hideOn),
    { key: 'customers', head: t.customers, kind: 'number', width: 70 },
    {
      key: 'changedAt',
      head: t.changedAt,
      kind: 'date',
      width: 88,
      value: ({ changed }) => (changed === null ? null : instantIso(changed.at)),
    },
    { key: 'changedBy', head: t.changedBy, kind: 'text', width: 208, hidden: true, value: ({ changed }) => changed?.who ?? null },
    { ...name('fr', t.nameFr), hidden: true },
    { ...name('en', t.nameEn), hidden: true },
    {
      key: 'canBeConfigured',
      head: t.configurable,
      kind: 'boolean',
      width: 112,
      hidden: true,
      editor: true,
      required: true,
      choices: yesNo,
      locked: lockedOf,
    },
    {
      key: 'kindCode',
      head: t.shop,
      kind: 'choice',
      width: 112,
      hidden: true,
      editor: true,
      required: true,
      choices: shops,
      locked: lockedOf,
    },
    ...frame.attributes
      // The load has its own column above.
      .filter(({ attributeId }) => attributeId !== load && isLookedAt(attributeId))
      .map((attribute) => attributeColumn(frame, attribute)),
  ];
}

/** Null: all types. */
function typesAsked({ filters }: GridView): ReadonlySet<string> | null {
  const filter = filters['typeId'];
  return filter?.kind === 'values' && filter.values.length > 0 ? new Set(filter.values) : null;
}

function numberIn({ values }: ProductListItem, attributeId: number | null): number | null {
  const value = attributeId === null ? undefined : values[attributeId];
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

export const productStandard: GridView = { ...plainView, sort: [{ column: 'articleNumber', descending: false }] };

const lowMargin = { name: t.views.lowMargin, query: 'filter=margin%3A..19.9&sort=margin' } as const;

/** Tabs of the list; those about margins only for users who may see them. */
const plainViews = [
  { name: t.views.incomplete, query: 'filter=gaps%3Apicture%7Cfr%7Cen%7Cprice%7Ctransport%7Ccategory' },
  { name: t.views.noPrice, query: 'filter=gaps%3Aprice' },
  { name: t.views.untranslated, query: 'filter=gaps%3Afr%7Cen' },
  { name: t.views.hidden, query: 'filter=visibility%3Ahidden' },
  { name: t.views.deleted, query: 'filter=visibility%3Adeleted' },
] as const;

const viewsWithMargin = [...plainViews, lowMargin] as const;

export const productViews = (seesMargins: boolean): readonly SavedView[] => (seesMargins ? viewsWithMargin : plainViews);
