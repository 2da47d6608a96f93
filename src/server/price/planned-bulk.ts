/** A change of many price rows from a future day: planned in one transaction, undone once, as long as the day has not begun. */
import type { PlannedValues } from '#contract/planned-price.ts';
import type { RowResult } from '#contract/record.ts';
import { chfFromUnitPrice, unitPrice } from '#domain/money/money.ts';
import type { PriceChange } from '#domain/pricing/bulk-change.ts';
import type { Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { raiseVersions } from '#server/db/raise-versions.ts';
import { addHistories } from '#server/record/record-history.ts';
import { conflictOf } from '#server/record/stale-save.ts';
import { insertChange } from './bulk-store.ts';
import type { RowState } from './bulk-store.ts';
import { changedPrices, stepsOf } from './changed-prices.ts';
import { plannedDifferences, refuseDay } from './planned-price.ts';
import { dropPlanned, plannedOf, storePlanned } from './planned-price-store.ts';
import { lockPrices } from './price-store.ts';
import { pricesOf } from './read-prices.ts';
import { rowOn } from './row-on.ts';
import type { PriceServices } from './write-price.ts';

interface By {
  at: Date;
  who: string;
}

export interface DatedChange extends PriceChange {
  validFrom: string;
}

export async function planBulk(
  { db, now }: Pick<PriceServices, 'db' | 'now'>,
  { change, rows: asked }: { change: DatedChange; rows: readonly { id: number; version: number }[] },
  by: By,
): Promise<{ id: number | null; rows: RowResult[] }> {
  const { validFrom } = change;
  refuseDay(now(), validFrom);
  return transaction(db, async (trx) => {
    const wanted = new Map(asked.map(({ id, version }) => [id, version]));
    await lockPrices(trx, [...wanted.keys()]);
    const results = new Map<number, RowResult>();
    const planned = await plannedOf(trx, [...wanted.keys()]);
    const plans: Plan[] = [];
    for (const row of await pricesOf(trx, { ids: [...wanted.keys()] })) {
      const { id } = row;
      const own = planned.get(id) ?? [];
      const next = changedPrices(rowOn(row, own, validFrom), change);
      if (row.version !== wanted.get(id)) {
        const stale = await conflictOf(trx, { kind: 'price', id, version: wanted.get(id) ?? 0, current: row });
        results.set(id, { id, ok: false, errors: [stale.error], conflict: stale.conflict });
      } else if (next === null) results.set(id, { id, ok: false, errors: [{ message: 'priceNotMovable', params: {} }] });
      else {
        const before = own.find((each) => each.validFrom === validFrom)?.change ?? null;
        const steps = next.steps.map(({ quantity, price }) => ({ quantity, price: chfFromUnitPrice(unitPrice(price)) }));
        const values = next.strategy === 'FIX_PRICE' ? { fixPrice: steps } : { marginPrice: next.margin };
        plans.push({ id, before, after: { ...before, ...values }, steps: stepsOf(row), margin: row.marginPrice });
      }
    }
    const stored = await storePlans(trx, validFrom, plans, by);
    for (const { id, version } of stored) results.set(id, { id, ok: true, version });
    const id = stored.length === 0 ? null : await insertChange(trx, { ...by, change, rows: stored });
    return {
      id,
      rows: asked.map((row) => results.get(row.id) ?? { id: row.id, ok: false, errors: [{ message: 'notFound' as const, params: {} }] }),
    };
  });
}

interface Plan extends Pick<RowState, 'id' | 'steps' | 'margin'> {
  before: PlannedValues | null;
  /** Null: nothing is planned for that day any more. */
  after: PlannedValues | null;
}

async function storePlans(trx: Trx, validFrom: string, plans: readonly Plan[], by: By): Promise<RowState[]> {
  await storePlanned(
    trx,
    plans.flatMap(({ id, after }) => (after === null ? [] : [{ priceId: id, validFrom, change: after, ...by }])),
  );
  const gone = plans.flatMap(({ id, after }) => (after === null ? [id] : []));
  await dropPlanned(trx, gone, validFrom);
  const versions = await raiseVersions(
    trx,
    'product_price',
    plans.map(({ id }) => id),
  );
  await addHistories(
    trx,
    'price',
    plans.map(({ id, before, after }) => ({
      write: { recordId: id, version: versions.get(id) ?? null, ...by },
      differences: plannedDifferences(validFrom, before, after),
    })),
  );
  return plans.map(({ id, before, steps, margin }) => ({ id, version: versions.get(id) ?? 0, steps, margin, plan: before }));
}

/** Undoes rows that are still as the change left them; the others report what changed. */
export async function undoPlanned(trx: Trx, validFrom: string, made: readonly RowState[], by: By): Promise<Map<number, RowResult>> {
  const ids = made.map(({ id }) => id);
  await lockPrices(trx, ids);
  const now = new Map((await pricesOf(trx, { ids })).map((row) => [row.id, row]));
  const planned = await plannedOf(trx, ids);
  const results = new Map<number, RowResult>();
  const plans: Plan[] = [];
  for (const { id, version, plan = null, steps, margin } of made) {
    const row = now.get(id);
    if (row === undefined) continue;
    if (row.version === version) {
      const before = (planned.get(id) ?? []).find((each) => each.validFrom === validFrom)?.change ?? null;
      plans.push({ id, before, after: plan, steps, margin });
    } else {
      const stale = await conflictOf(trx, { kind: 'price', id, version, current: row });
      results.set(id, { id, ok: false, errors: [stale.error], conflict: stale.conflict });
    }
  }
  for (const { id, version } of await storePlans(trx, validFrom, plans, by)) results.set(id, { id, ok: true, version });
  return results;
}
