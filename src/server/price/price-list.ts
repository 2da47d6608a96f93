/**
 * The list of all price rows, from the catalogue in memory: prices and margins are computed by models and workbooks, so no database could sort by them.
 * They are computed for all rows only if the view requires it, else for the rows of a page.
 */
import { setImmediate } from 'node:timers/promises';
import type { ColumnValues } from '#contract/list.ts';
import type { PriceListRow, readPriceList, readPriceListValues } from '#contract/price-list.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { CountedValue } from '#server/call/column-values.ts';
import { columnValues, filtersBeside } from '#server/call/column-values.ts';
import type { Condition } from '#server/call/list-columns.ts';
import { checkedSort, conditionsOf } from '#server/call/list-columns.ts';
import type { CatalogPriceRow, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { Db } from '#server/db/pool.ts';
import { priceFacts } from './price-facts.ts';
import { priceListColumns } from './price-list-columns.ts';
import { payersOf } from './price-list-store.ts';
import { nextPlanned } from './planned-price-store.ts';
import { remoteStates } from './remote-state-store.ts';

type Query = ParsedOf<typeof readPriceList>['query'];

interface Row extends Omit<PriceListRow, 'fromPrice' | 'margin' | 'version'> {
  price: CatalogPriceRow;
  product: CatalogProduct;
}

/** Longest computation before other work gets its turn. */
const turnMs = 10;

export async function readPriceListPage(db: Db, snapshot: CatalogSnapshot, { page, perPage, ...query }: Query) {
  const conditions = conditionsOf(priceListColumns, query.filter);
  const sort = checkedSort(priceListColumns, query.sort);
  const rows = await matching(snapshot, await allRows(db, snapshot), query.search ?? '', conditions);
  const isReckoned = sort.some(({ column }) => column === 'fromPrice' || column === 'margin');
  if (isReckoned) await reckon(snapshot, rows);
  const keys = sort.length === 0 ? [{ column: 'articleNumber', descending: false }] : sort;
  const valueIn = (row: Row, column: string) => valueOf(snapshot, row, column);
  rows.sort((a, b) => {
    for (const { column, descending } of keys) {
      const order = compare(valueIn(a, column), valueIn(b, column));
      if (order !== 0) return descending ? -order : order;
    }
    return Number(b.isDefault) - Number(a.isDefault) || compare(a.customerName, b.customerName) || a.id - b.id;
  });
  const items = rows.slice((page - 1) * perPage, page * perPage).map(({ price, product, ...row }): PriceListRow => {
    const { fromPrice, margin } = priceFacts(snapshot, product, price);
    return { ...row, fromPrice, margin, version: price.version };
  });
  return { items, page, perPage, total: rows.length };
}

export async function readPriceListValuesOf(
  db: Db,
  snapshot: CatalogSnapshot,
  query: ParsedOf<typeof readPriceListValues>['query'],
): Promise<ColumnValues> {
  const conditions = conditionsOf(priceListColumns, filtersBeside(query.filter, query.column));
  const rows = await matching(snapshot, await allRows(db, snapshot), query.search ?? '', conditions);
  const counted = (found: readonly Row[]): CountedValue[] =>
    [...Map.groupBy(found, (row) => valueOf(snapshot, row, query.column))].map(([value, same]) => ({
      value,
      count: same.length,
      isAtLeast: false,
    }));
  return columnValues(priceListColumns, query, {
    choices: async () => counted(rows),
    texts: async (containing) =>
      counted(rows.filter((row) => containing.every((each) => fulfils(valueOf(snapshot, row, each.column), each))))
        .toSorted((a, b) => b.count - a.count)
        .slice(0, 100),
  });
}

async function allRows(db: Db, snapshot: CatalogSnapshot): Promise<Row[]> {
  const payers = await payersOf(db);
  const states = new Map((await remoteStates(db)).map(({ priceId, ...state }) => [priceId, state]));
  const planned = await nextPlanned(db);
  return [...snapshot.priceRows].flatMap(([customerId, prices]) => {
    const payer = payers.get(customerId);
    if (payer === undefined) return [];
    return [...prices.values()].flatMap((price): Row[] => {
      const product = snapshot.productById.get(price.productId);
      if (product === undefined || product.deletedAt !== null) return [];
      const state = price.activeStrategy === 'REMOTE_PRICE' ? states.get(price.id) : undefined;
      return [
        {
          id: price.id,
          customerId,
          customerName: payer.name,
          isDefault: payer.isDefault,
          productId: product.id,
          articleNumber: product.articleNumber,
          productName: product.name.de,
          activeStrategy: price.activeStrategy,
          remote: state === undefined ? '' : state.failure === '' ? 'OK' : 'FAILED',
          remoteState: state === undefined ? null : { ...state, answeredAt: iso(state.answeredAt), failedAt: iso(state.failedAt) },
          plannedFrom: planned.get(price.id) ?? null,
          price,
          product,
        },
      ];
    });
  });
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

async function matching(snapshot: CatalogSnapshot, rows: readonly Row[], search: string, conditions: readonly Condition[]): Promise<Row[]> {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = rows.filter((row) => {
    const text = `${row.articleNumber} ${row.productName} ${row.customerName}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (conditions.some(({ column }) => column === 'fromPrice' || column === 'margin')) await reckon(snapshot, found);
  return found.filter((row) => conditions.every((condition) => fulfils(valueOf(snapshot, row, condition.column), condition)));
}

/** Computes missing figures, giving other work its turn. */
async function reckon(snapshot: CatalogSnapshot, rows: readonly Row[]): Promise<void> {
  let turn = performance.now();
  for (const { product, price } of rows) {
    priceFacts(snapshot, product, price);
    if (performance.now() - turn < turnMs) continue;
    await setImmediate();
    turn = performance.now();
  }
}

type Value = string | number | boolean | null;

function valueOf(snapshot: CatalogSnapshot, row: Row, column: string): Value {
  if (column === 'margin') return priceFacts(snapshot, row.product, row.price).margin;
  if (column === 'fromPrice') {
    const { fromPrice } = priceFacts(snapshot, row.product, row.price);
    return fromPrice === null ? null : rappenFromChf(fromPrice);
  }
  const value = row[column as 'customerName' | 'isDefault' | 'articleNumber' | 'productName' | 'activeStrategy' | 'remote' | 'plannedFrom'];
  return value === '' ? null : value;
}

function fulfils(value: Value, condition: Condition): boolean {
  if (condition.is === 'containing')
    return String(value ?? '')
      .toLowerCase()
      .includes(condition.text.toLowerCase());
  if (condition.is === 'oneOf') return value === null ? condition.orEmpty : condition.values.includes(value);
  const { from, to } = condition;
  return value !== null && (from === null || value >= from) && (to === null || value <= to);
}

const collator = new Intl.Collator('de', { numeric: true });

/** Empty values come last. */
function compare(a: Value, b: Value): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return typeof a === 'string' || typeof b === 'string' ? collator.compare(String(a), String(b)) : Number(a) - Number(b);
}
