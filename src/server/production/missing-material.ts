/** Material reported missing in the workshop, and the work orders that wait for it. */
import type { MissingMaterial } from '#contract/cut-plan.ts';
import type { Rack } from '#domain/cut-plan/rack-of.ts';
import { missingFor } from '#domain/cut-plan/rack-of.ts';
import { materialOf } from '#domain/material/material.ts';
import { nameOfRack } from '#domain/workshop/material-name.ts';
import { refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { allMissing, deleteMissing, insertMissing } from './missing-store.ts';
import { openUnsawn, sawnWorks } from './offcut-store.ts';
import type { ProductionServices } from './production-services.ts';

export async function readMissing(db: Db): Promise<MissingMaterial[]> {
  return (await allMissing(db)).map(({ since, ...rack }) => ({ ...rack, name: nameOfRack(rack, 'de'), since: since.toISOString() }));
}

/** Reporting it twice changes nothing: the first reporter stays named. */
export async function markMissing(
  { db, now }: Pick<ProductionServices, 'db' | 'now'>,
  { missing, ...rack }: Rack & { missing: boolean },
  who: string,
): Promise<MissingMaterial[]> {
  if (materialOf(rack.material) === undefined) throw refused('stockMaterialUnknown', { material: rack.material }, 'body.material');
  await (missing ? insertMissing(db, { ...rack, since: new Date(now()), who }) : deleteMissing(db, rack));
  return readMissing(db);
}

/** Names of the material that each of these work orders lacks; sawn ones lack nothing. */
export async function missingByWork(
  { db, readStock }: Pick<ProductionServices, 'db' | 'readStock'>,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const missing = ids.length === 0 ? [] : await allMissing(db);
  if (missing.length === 0) return new Map();
  const stock = await readStock(db, false);
  const works = await sawnWorks(db, ids);
  return new Map(
    works.map(({ id, isSawn, partList }) => [id, isSawn ? [] : missingFor(partList, stock, missing).map((rack) => nameOfRack(rack, 'de'))]),
  );
}

/** Number of open work orders that wait for material, and since when the first of it is missing. */
export async function workWithoutMaterial(
  services: Pick<ProductionServices, 'db' | 'readStock'>,
): Promise<{ count: number; isAtLeast: boolean; oldest: string | null }> {
  const missing = await allMissing(services.db);
  const lacking = missing.length === 0 ? [] : [...(await missingByWork(services, await openUnsawn(services.db))).values()];
  const count = lacking.filter((names) => names.length > 0).length;
  const first = missing.reduce((least, { since }) => Math.min(least, since.getTime()), Infinity);
  return { count, isAtLeast: false, oldest: count === 0 ? null : new Date(first).toISOString() };
}
