/** Lists of orders and of quotes are asked alike: whose, from when, with which words; and both are read page by page, newest first. */
import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

export interface DocumentFilter {
  /** null: of all customers. */
  customerId: number | null;
  from: Date | null;
  before: Date | null;
  /** Part of number, customer, town or own reference. */
  search: string;
}

type Documents<Table extends 'sales_order' | 'quote'> = SelectQueryBuilder<Tables, Table, object>;

/** The characters that mean something to `like` mean themselves. */
export function escapedPattern(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

/** For queries of a single table: the columns stand without its name. */
export function documentConditions({ customerId, from, before, search }: DocumentFilter): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (customerId !== null) conditions.push(sql`customer_id = ${customerId}`);
  if (from !== null) conditions.push(sql`created_at >= ${from}`);
  if (before !== null) conditions.push(sql`created_at < ${before}`);
  if (search === '') return conditions;
  const pattern = `%${escapedPattern(search)}%`;
  const columns = ['formatted_id', 'customer_name', 'city', 'external_customer_no'];
  conditions.push(
    sql`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} ilike ${pattern}`),
      sql` or `,
    )})`,
  );
  return conditions;
}

/** One page of ids, newest first, with the number of all that match. */
export async function pageOfDocuments<Table extends 'sales_order' | 'quote'>(
  all: Documents<Table>,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ ids: number[]; total: number }> {
  const rows = await all
    .select(sql<number>`id`.as('id'))
    .orderBy(sql`id`, 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await all.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
}
