/** SQL of a quote's lines. Plain rows out. */
import type { Db, Trx } from '#server/db/pool.ts';
import type { NewQuotePosition } from './new-quote.ts';

export async function positionsOfQuotes(db: Db, quoteIds: readonly number[]) {
  const rows = await db
    .selectFrom('quote_position')
    .selectAll()
    .where((where) => where('quote_id', '=', where.fn.any(where.val([...quoteIds]))))
    .orderBy('quote_id')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.quote_id);
}

export type QuotePositionRow = Awaited<ReturnType<typeof positionsOfQuotes>> extends Map<number, (infer Row)[]> ? Row : never;

export async function insertPositions(trx: Trx, quoteId: number, positions: readonly NewQuotePosition[], from: number): Promise<void> {
  if (positions.length === 0) return;
  await trx
    .insertInto('quote_position')
    .values(
      positions.map((position, at) => ({
        quote_id: quoteId,
        sort_order: from + at,
        product_id: position.productId,
        product_type_id: position.productTypeId,
        article_number: position.articleNumber,
        name: position.name,
        quantity: position.quantity,
        unit_price: position.unitPrice,
        external_customer_no: position.externalCustomerNo,
        configuration: position.configuration === null ? null : JSON.stringify(position.configuration),
        details: JSON.stringify(position.details),
        part_list: JSON.stringify(position.partList),
        weight: position.weight,
        picture_hash: position.pictureHash,
      })),
    )
    .execute();
}

export async function storePosition(
  trx: Trx,
  quoteId: number,
  id: number,
  change: { quantity?: number; unit_price?: number | null; external_customer_no?: string },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('quote_position').set(change).where('quote_id', '=', quoteId).where('id', '=', id).execute();
}

export async function deletePosition(trx: Trx, quoteId: number, id: number): Promise<void> {
  await trx.deleteFrom('quote_position').where('quote_id', '=', quoteId).where('id', '=', id).execute();
}
