/** Planned changes of a price row on a future day: read, stored, withdrawn. Until that day the catalogue ignores them. */
import type { PlannedPrice, PlannedValues } from '#contract/planned-price.ts';
import type { ProductPrice } from '#contract/product-price.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { ladderProblems } from '#domain/pricing/ladder-rules.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { addHistory } from '#server/record/record-history.ts';
import { refuseUnknownHost } from './change-price.ts';
import { dropPlanned, plannedOf, storePlanned } from './planned-price-store.ts';
import { raiseVersion } from './price-store.ts';
import { priceById } from './read-prices.ts';
import { lockedPrice } from './write-price.ts';
import type { PriceServices, PriceWrite } from './write-price.ts';

interface WithPlanned {
  price: ProductPrice;
  planned: PlannedPrice[];
}

export async function plannedPrices(db: Db, id: number): Promise<WithPlanned> {
  const price = await priceById(db, id);
  if (price === null) throw notFound();
  const planned = (await plannedOf(db, [id])).get(id) ?? [];
  return { price, planned: planned.map(({ validFrom, change, at, who }) => ({ validFrom, change, at: at.toISOString(), who })) };
}

export async function planPrice(
  services: PriceServices,
  write: PriceWrite,
  { validFrom, change }: { validFrom: string; change: PlannedValues },
): Promise<WithPlanned> {
  refuseDay(services.now(), validFrom);
  if (Object.keys(change).length === 0) throw refused('plannedNothing', {}, 'body.change');
  if (change.fixPrice !== undefined) refuseProblems('body.change', ladderProblems(change.fixPrice, 'fixPrice'));
  if (change.remotePrice !== undefined) refuseUnknownHost(services.remote, change.remotePrice);
  return writePlanned(services, write, validFrom, async (trx, by) => {
    await storePlanned(trx, [{ priceId: write.id, validFrom, change, ...by }]);
    return change;
  });
}

export async function withdrawPlanned(services: PriceServices, write: PriceWrite, validFrom: string): Promise<WithPlanned> {
  if (parsePlainDate(validFrom) === null) throw notFound();
  return writePlanned(services, write, validFrom, async (trx) => {
    if ((await dropPlanned(trx, [write.id], validFrom)) === 0) throw notFound();
    return null;
  });
}

/** A day that has begun can no longer be planned. */
export function refuseDay(nowMs: number, validFrom: string): void {
  if (parsePlainDate(validFrom) === null) throw refused('validation.date', {}, 'body.validFrom');
  if (validFrom <= localNow(nowMs).date) throw refused('dayNotAhead', {}, 'body.validFrom');
}

async function writePlanned(
  { db, now }: PriceServices,
  write: PriceWrite,
  validFrom: string,
  work: (trx: Trx, by: { at: Date; who: string }) => Promise<PlannedValues | null>,
): Promise<WithPlanned> {
  return transaction(db, async (trx) => {
    await lockedPrice(trx, write);
    const by = { at: new Date(now()), who: actorName(write.actor) };
    const before = (await plannedOf(trx, [write.id])).get(write.id)?.find((each) => each.validFrom === validFrom)?.change ?? null;
    const after = await work(trx, by);
    const differences = plannedDifferences(validFrom, before, after);
    if (differences.length > 0)
      await addHistory(trx, 'price', { recordId: write.id, version: await raiseVersion(trx, write.id), ...by }, differences);
    return plannedPrices(trx, write.id);
  });
}

/** Fields are prefixed with their day: `planned.2027-01-01.fixPrice.10`. */
export function plannedDifferences(validFrom: string, before: PlannedValues | null, after: PlannedValues | null): FieldDifference[] {
  return fieldDifferences(notedPlan(before), notedPlan(after)).map((difference) => ({
    ...difference,
    field: `planned.${validFrom}.${difference.field}`,
  }));
}

function notedPlan(change: PlannedValues | null): object {
  if (change === null) return {};
  const { fixPrice, excelPrice, ...rest } = change;
  return {
    ...rest,
    ...(excelPrice === undefined ? {} : { excelPrice: { quantities: excelPrice.quantities.join(', ') } }),
    ...(fixPrice === undefined ? {} : { fixPrice: Object.fromEntries(fixPrice.map(({ quantity, price }) => [String(quantity), price])) }),
  };
}
