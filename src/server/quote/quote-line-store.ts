/** SQL of a quote's lines. Returns plain rows. */
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/pool.ts';
import type { Tables } from '#server/db/tables.ts';
import type { NewQuotePosition } from './new-quote.ts';

/** The parts of a set follow it directly. */
export async function positionsOfQuotes(db: Db, quoteIds: readonly number[]) {
  const rows = await db
    .selectFrom('quote_position')
    .leftJoin('product', 'product.id', 'quote_position.product_id')
    .selectAll('quote_position')
    .select(['product.can_be_configured', 'product.publicly_available'])
    .where((where) => where('quote_id', '=', where.fn.any(where.val([...quoteIds]))))
    .orderBy('quote_id')
    .orderBy('quote_position.sort_order')
    .orderBy('quote_position.id')
    .execute();
  const parts = Map.groupBy(rows, (row) => row.parent_id);
  const ordered = (parts.get(null) ?? []).flatMap((row) => [row, ...(parts.get(row.id) ?? [])]);
  return Map.groupBy(ordered, (row) => row.quote_id);
}

export type QuotePositionRow = Awaited<ReturnType<typeof positionsOfQuotes>> extends Map<number, (infer Row)[]> ? Row : never;

/** Sets and single lines first, so that parts can refer to them. */
export async function insertPositions(trx: Trx, quoteId: number, positions: readonly NewQuotePosition[]): Promise<void> {
  if (positions.length === 0) return;
  const last = await lastSortOrder(trx, quoteId);
  const placed = positions.map((position, place) => ({ position, place }));
  const ids = new Map<number, number>();
  for (const each of placed.filter(({ position }) => position.parent === null || 'id' in position.parent)) {
    const parentId = each.position.parent !== null && 'id' in each.position.parent ? each.position.parent.id : null;
    ids.set(each.place, await insertPosition(trx, quoteId, { ...each, last, parentId }));
  }
  for (const each of placed) {
    const { parent } = each.position;
    if (parent === null || 'id' in parent) continue;
    await insertPosition(trx, quoteId, { ...each, last, parentId: ids.get(parent.place) ?? null });
  }
}

async function lastSortOrder(trx: Trx, quoteId: number): Promise<number> {
  const { last } = await trx
    .selectFrom('quote_position')
    .select(sql<number>`coalesce(max(sort_order), 0)`.as('last'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return last;
}

interface Placed {
  position: NewQuotePosition;
  place: number;
  last: number;
  parentId: number | null;
}

async function insertPosition(trx: Trx, quoteId: number, { position, place, last, parentId }: Placed): Promise<number> {
  const { id } = await trx
    .insertInto('quote_position')
    .values({
      quote_id: quoteId,
      sort_order: last + 1 + place,
      parent_id: parentId,
      type: position.type,
      storno: position.storno,
      product_id: position.productId,
      product_type_id: position.productTypeId,
      article_number: position.articleNumber,
      name: position.name,
      quantity: position.quantity,
      unit_price: position.unitPrice,
      price_unavailable: position.priceUnavailable,
      external_customer_no: position.externalCustomerNo,
      configuration: position.configuration === null ? null : JSON.stringify(position.configuration),
      details: JSON.stringify(position.details),
      part_list: JSON.stringify(position.partList),
      weight: position.weight,
      picture_hash: position.pictureHash,
      kommentar: position.kommentar,
      rechnungskommentar: position.rechnungskommentar,
      insurance_rate: position.insuranceRate,
      commodity_references: JSON.stringify(position.commodityReferences),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function storePosition(trx: Trx, quoteId: number, id: number, change: Updateable<Tables['quote_position']>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('quote_position').set(change).where('quote_id', '=', quoteId).where('id', '=', id).execute();
}

/** With its parts. */
export async function deletePosition(trx: Trx, quoteId: number, id: number): Promise<void> {
  await trx.deleteFrom('quote_position').where('quote_id', '=', quoteId).where('id', '=', id).execute();
}
