/** Statements missing between those of bank files, checked on every read: a statement that arrives later closes its gap. */
import { statementGaps } from '#domain/bank/statement-order.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { statementsAround } from './statement-store.ts';

type Gap = Pick<Refusal, 'key'> & { params: Record<string, string | number> };

/** By file. */
export async function gapsOf(db: Db, importIds: readonly number[]): Promise<Map<number, Gap[]>> {
  const all = await statementsAround(db, importIds);
  return new Map(
    importIds.map((id) => {
      const ours = all.filter(({ importId }) => importId === id);
      return [id, statementGaps(ours, all).map(({ key, params }) => ({ key, params: { ...params } }))];
    }),
  );
}
