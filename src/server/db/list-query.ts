/**
 * Lists of any size: a page of ids, the total, and the values of a column, each answered from an index.
 * Rows are counted only up to a limit: counting everything would mean reading everything.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Sort } from '#domain/list/list-view.ts';
import type { Condition } from '#server/call/list-columns.ts';
import { plannedAnew } from './named-statements.ts';
import type { Db } from './pool.ts';
import type { Tables } from './tables.ts';

export interface ListTable {
  table: keyof Tables;
  /** SQL of each column's value, exactly as in its index. */
  columns: Readonly<Record<string, RawBuilder<unknown>>>;
  /** For a column whose values are derived from several stored ones: whether a row has one of these values. */
  isOneOf?: Readonly<Record<string, (values: readonly unknown[]) => RawBuilder<unknown>>>;
  /** SQL of the instant by which the newest rows are found. */
  newest: RawBuilder<unknown>;
  /** SQL of the lower-cased texts to search, each at the start of a line after a blank; it has a trigram index. */
  searched: RawBuilder<unknown>;
  /** Columns whose texts are part of `searched`. */
  inSearched: readonly string[];
}

export interface ListQuery {
  where: readonly RawBuilder<unknown>[];
  sort: readonly Sort[];
  page: number;
  perPage: number;
  /** True: `where` searches texts. */
  inTexts: boolean;
}

/** Rows are counted up to this number, from an index alone. */
const mostCounted = 10_000;

/** The same for text searches, and for each value of a column. */
const mostFound = 1000;

/** Up to this number of rows are sorted in memory. */
const fewRows = 1000;

const all = (where: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  where.length === 0 ? sql`true` : sql.join([...where], sql` and `);

export interface ListPage {
  ids: number[];
  total: Count;
}

/**
 * Newest first unless another order is requested. Few rows are collected and then sorted; with many, the page is read from the index with their order.
 * `known`: number of matches, if known without counting.
 */
export async function pageOfList(db: Db, list: ListTable, query: ListQuery, known: Count | null = null): Promise<ListPage> {
  const total = known ?? (await (query.inTexts ? countFound(db, list, query.where) : countRows(db, list, query.where)));
  if (total.count === 0) return { ids: [], total };
  const { rows } = await (!total.isAtLeast && total.count <= fewRows ? sortedPage(list, query) : orderedPage(list, query)).execute(db);
  return { ids: rows.map(({ id }) => id), total };
}

function orderedPage({ table, ...list }: ListTable, { where, sort, page, perPage }: ListQuery): RawBuilder<{ id: number }> {
  return sql`${plannedAnew} select id from ${sql.table(table)} where ${all(where)}
    order by ${orderBy(keysOf(list, sort))} limit ${perPage} offset ${(page - 1) * perPage}`;
}

function sortedPage({ table, ...list }: ListTable, { where, sort, page, perPage }: ListQuery): RawBuilder<{ id: number }> {
  const keys = keysOf(list, sort);
  const named = keys.map(({ value }, at) => sql`${value} as ${sql.ref(`key${at}`)}`);
  return sql`${plannedAnew} with found as materialized (select id, ${sql.join(named)} from ${sql.table(table)} where ${all(where)})
    select id from found order by ${orderBy(keys.map(({ descending }, at) => ({ value: sql.ref(`key${at}`), descending })))}
    limit ${perPage} offset ${(page - 1) * perPage}`;
}

interface SortKey {
  value: RawBuilder<unknown>;
  descending: boolean;
}

function keysOf({ columns, newest }: Pick<ListTable, 'columns' | 'newest'>, sort: readonly Sort[]): SortKey[] {
  if (sort.length === 0) return [{ value: newest, descending: true }];
  return sort.map(({ column, descending }) => ({ value: columns[column] ?? newest, descending }));
}

/** Equal rows are ordered by id, in the direction of the last column: one index then serves both directions. */
function orderBy(keys: readonly SortKey[]): RawBuilder<unknown> {
  const id = { value: sql.ref('id'), descending: keys.at(-1)?.descending ?? true };
  return sql.join([...keys, id].map(({ value, descending }) => sql`${value} ${descending ? sql`desc` : sql`asc`}`));
}

export interface Count {
  count: number;
  /** True: there are more. */
  isAtLeast: boolean;
}

async function countRows(db: Db, { table }: Pick<ListTable, 'table'>, where: readonly RawBuilder<unknown>[]): Promise<Count> {
  const { rows } = await sql<{ count: number }>`${plannedAnew} select count(*) as count from
    (select id from ${sql.table(table)} where ${all(where)} limit ${mostCounted + 1}) counted`.execute(db);
  return capped(rows[0]?.count ?? 0, mostCounted);
}

/** Counts in index order, so that a frequent word is not searched for in the whole table. */
async function countFound(db: Db, { table, newest }: ListTable, where: readonly RawBuilder<unknown>[]): Promise<Count> {
  const { rows } = await sql<{ count: number }>`${plannedAnew} select count(*) as count from
    (select id from ${sql.table(table)} where ${all(where)} order by ${newest} desc limit ${mostFound + 1}) counted`.execute(db);
  return capped(rows[0]?.count ?? 0, mostFound);
}

const capped = (count: number, most: number): Count => ({ count: Math.min(count, most), isAtLeast: count > most });

export interface ValueCount extends Count {
  value: unknown;
}

/** Number of rows with each of these values; values without rows are left out. */
export async function countsOf(
  db: Db,
  list: ListTable,
  column: string,
  values: readonly (string | number | boolean)[],
  where: readonly RawBuilder<unknown>[],
): Promise<ValueCount[]> {
  const counts = values.map(
    (each) => sql`select (select count(*) from
      (select id from ${sql.table(list.table)} where ${isOneOf(list, column, [each])} and ${all(where)} limit ${mostFound + 1}) counted) as count`,
  );
  const { rows } = await sql<{ count: number }>`${plannedAnew} ${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.flatMap(({ count }, at) => (count === 0 ? [] : [{ value: values[at], ...capped(count, mostFound) }]));
}

/** Texts are taken from this many matching rows, newest first. */
const mostRowsRead = 2000;
const mostValues = 100;

/** The most frequent texts of a column among the newest rows that match. */
export async function textsOf(
  db: Db,
  { table, columns, newest }: ListTable,
  column: string,
  where: readonly RawBuilder<unknown>[],
): Promise<ValueCount[]> {
  const { rows } = await sql<{ value: string | null; count: number; read: number }>`${plannedAnew}
    with met as (select ${columns[column]} as value from ${sql.table(table)} where ${all(where)} order by ${newest} desc, id desc limit ${mostRowsRead})
    select value, count(*) as count, (select count(*) from met) as read from met group by value order by count(*) desc, value limit ${mostValues}`.execute(
    db,
  );
  return rows
    .map(({ value, count, read }) => ({ value: value ?? '', count, isAtLeast: read === mostRowsRead }))
    .toSorted((a, b) => a.value.localeCompare(b.value, 'de'));
}

/** Escapes the characters that are special to `like`. */
export function escapedPattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

const mostWords = 8;

/**
 * Every word is found at any place; a word of one or two letters only at the start of a word, because of the trigram index.
 * Text without letters or digits is not in the index at all.
 */
export function searchConditions({ searched }: ListTable, search: string): RawBuilder<unknown>[] {
  const words = search.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return search.trim() === '' ? [] : [sql`false`];
  return words
    .slice(0, mostWords)
    .map((word) => (word.length < 3 ? sql`${searched} like ${patternOf(` ${word}`)}` : contains(searched, word)));
}

const patternOf = (text: string): RawBuilder<string> => sql`lower(${`%${escapedPattern(text)}%`})`;

/** A condition that mostly follows from another one: the planner must not take them for independent and expect almost no rows. */
const besides = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`case when ${condition} then true else false end`;

/** All numbers of a year begin alike: the index is searched only for the part after the last separator, and the rest is checked on the rows found. */
function contains(searched: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const telling = text.split(/[^\p{L}\p{N}]+/u).at(-1) ?? '';
  if (telling === text || telling.length < 3) return sql`${searched} like ${patternOf(text)}`;
  return sql`${searched} like ${patternOf(telling)} and ${besides(sql`${searched} || '' like ${patternOf(text)}`)}`;
}

export function conditionSql(list: ListTable, condition: Condition): RawBuilder<unknown> {
  const value = list.columns[condition.column] ?? sql`null`;
  if (condition.is === 'containing') return containing(list, value, condition);
  if (condition.is === 'oneOf') {
    const { values, orEmpty } = condition;
    const isOne = isOneOf(list, condition.column, values);
    return orEmpty ? sql`(${isOne} or ${value} is null)` : isOne;
  }
  const { from, to, before } = condition;
  return all([
    ...(from === null ? [] : [sql`${value} >= ${from}`]),
    ...(to === null ? [] : [sql`${value} <= ${to}`]),
    ...(before === null ? [] : [sql`${value} < ${before}`]),
  ]);
}

function isOneOf(list: ListTable, column: string, values: readonly unknown[]): RawBuilder<unknown> {
  if (values.length === 0) return sql`false`;
  const own = list.isOneOf?.[column];
  return own === undefined ? sql`${list.columns[column]} in (${sql.join([...values])})` : own(values);
}

/** If a column contains a text, so do all searched texts together, and those have the index. */
function containing(list: ListTable, value: RawBuilder<unknown>, { column, text }: { column: string; text: string }): RawBuilder<unknown> {
  const own = sql`lower(${value} collate "default") like ${patternOf(text)}`;
  return list.inSearched.includes(column) ? sql`${contains(list.searched, text)} and ${besides(own)}` : own;
}
