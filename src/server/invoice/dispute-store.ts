/** SQL of the only mark of an invoice that can be changed. */
import type { Trx } from '#server/db/pool.ts';

/** Locks the invoice until the end of the transaction; null: no such invoice. */
export async function lockDispute(trx: Trx, id: number): Promise<{ version: number; disputed: boolean } | null> {
  const row = await trx.selectFrom('invoice').select(['version', 'disputed']).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function storeDispute(trx: Trx, id: number, { disputed, version }: { disputed: boolean; version: number }): Promise<void> {
  await trx.updateTable('invoice').set({ disputed, version }).where('id', '=', id).execute();
}
