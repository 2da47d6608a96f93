/** The contents of the timber store, as kept by the office. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { StockRecord } from '#contract/stock.ts';
import * as wire from '#contract/stock.ts';
import type { Actor } from '#domain/access/permission.ts';
import { stockByName, stockProblems } from '#domain/cut-plan/stock.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { Refusal } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { findStock, replaceStock } from './stock-store.ts';

interface StockServices {
  db: Db;
  now: () => number;
}

/** Material prices are record 0 of this kind. */
const about = { kind: 'materialPrice', id: 1 } as const;

export function stockRoutes(services: StockServices): Binding[] {
  return [
    bind(wire.readStock, async () => findStock(services.db, { locked: false })),
    bind(wire.storeStock, async ({ body }, { actor }) => storeStock(services, body, actor)),
  ];
}

async function storeStock(
  { db, now }: StockServices,
  { version, ...stock }: ParsedOf<typeof wire.storeStock>['body'],
  actor: Actor,
): Promise<StockRecord> {
  const problems = stockProblems(stock);
  if (problems.length > 0)
    throw new Refusal(
      422,
      problems.map(({ key, params, field }) => ({ message: key, params: { ...params }, field: `body.${field}` })),
    );
  return transaction(db, async (trx) => {
    const { version: stands, ...before } = await findStock(trx, { locked: true });
    if (stands !== version) throw await staleSave(trx, { ...about, version, current: { version: stands, ...before } });
    const differences = fieldDifferences(stockByName(before), stockByName(stock));
    if (differences.length === 0) return { version, ...before };
    await replaceStock(trx, stock);
    const write = { recordId: about.id, version: version + 1, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, about.kind, write, differences);
    return findStock(trx, { locked: false });
  });
}
