/** Sawing the parts of several work orders together: the plan, and booking it with the offcuts that it uses and leaves. */
import { createHash } from 'node:crypto';
import type { Offcut as WireOffcut, PooledPlan } from '#contract/cut-plan.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import type { Offcut } from '#domain/cut-plan/offcut.ts';
import type { Stock } from '#domain/cut-plan/stock.ts';
import type { Pooled } from '#domain/production/pooled-plan.ts';
import { poolCutPlan, restsOf, usedRests } from '#domain/production/pooled-plan.ts';
import { rackName } from '#domain/workshop/material-name.ts';
import { conflict, notFound, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { bookStation } from './book-station.ts';
import { followFirst } from './follow-orders.ts';
import { readMissing } from './missing-material.ts';
import { allOffcuts, deleteOffcuts, insertOffcuts, sawnWorks } from './offcut-store.ts';
import type { ProductionServices } from './production-services.ts';

export async function planCut(services: ProductionServices, ids: readonly number[]): Promise<PooledPlan> {
  await followFirst(services);
  const { pooled } = await pooledOf(services, ids, false);
  return { ...answer(pooled), missing: await readMissing(services.db) };
}

/** The store including its offcuts; `locked`: no one else books a plan meanwhile. */
export async function stockWithRests({ db, readStock }: Pick<ProductionServices, 'db' | 'readStock'>, locked = false): Promise<Stock> {
  const { kerfMm, trimMm, leastOffcutMm, leastSheetOffcutMm, bars, sheets } = await readStock(db, locked);
  const rows = await allOffcuts(db);
  const offcuts = rows.map(({ id, material, thickness_mm, width_mm, length_mm, sheet }): Offcut => ({
    id,
    material,
    thicknessMm: thickness_mm,
    widthMm: width_mm,
    lengthMm: length_mm,
    sheet,
  }));
  return { kerfMm, trimMm, leastOffcutMm, leastSheetOffcutMm, bars, sheets, offcuts };
}

async function pooledOf(
  services: ProductionServices,
  ids: readonly number[],
  locked: boolean,
): Promise<{ pooled: Pooled; works: number[] }> {
  const stock = await stockWithRests(services, locked);
  const works = await sawnWorks(services.db, ids);
  if (works.length < new Set(ids).size) throw notFound();
  const due = works.filter(({ state, isSawn }) => state === 'OPEN' && !isSawn);
  if (due.length === 0) throw refused('nothingToSaw');
  return { pooled: poolCutPlan(due, stock), works: due.map(({ id }) => id) };
}

export async function bookCut(
  services: ProductionServices,
  { workOrderIds, hash }: { workOrderIds: readonly number[]; hash: string },
  who: string,
): Promise<{ kept: number; used: number }> {
  await followFirst(services);
  return transaction(services.db, async (trx) => {
    const { pooled, works } = await pooledOf({ ...services, db: trx }, workOrderIds, true);
    if (answer(pooled).hash !== hash) throw conflict('cutPlanChanged');
    for (const id of works) await bookStation({ ...services, db: trx }, id, { station: 'SAW', booking: 'END' }, who);
    const [used, rests] = [usedRests(pooled.plan), restsOf(pooled.plan)];
    // Thrown away since the plan was reckoned.
    if ((await deleteOffcuts(trx, used)) < used.length) throw conflict('cutPlanChanged');
    const rows = rests.map(({ material, thicknessMm, widthMm, lengthMm, sheet }) => ({
      material,
      thickness_mm: thicknessMm,
      width_mm: widthMm,
      length_mm: lengthMm,
      sheet,
    }));
    await insertOffcuts(trx, rows, { at: new Date(services.now()), who });
    return { kept: rests.length, used: used.length };
  });
}

export async function readOffcuts(db: Db): Promise<WireOffcut[]> {
  return (await allOffcuts(db)).map(({ id, material, thickness_mm, width_mm, length_mm, sheet, created_at, who }) => ({
    id,
    name: rackName(material, 'de'),
    thicknessMm: thickness_mm,
    widthMm: width_mm,
    lengthMm: length_mm,
    sheet,
    createdAt: created_at.toISOString(),
    who,
  }));
}

export async function removeOffcut(db: Db, id: number): Promise<WireOffcut[]> {
  if ((await deleteOffcuts(db, [id])) === 0) throw notFound();
  return readOffcuts(db);
}

function answer({ plan, lines, pieces, piecesAlone, waste, wasteAlone }: Pooled): Omit<PooledPlan, 'missing'> {
  const owner = (line: number) => ({ workOrderId: lines[line]?.workOrderId ?? 0 });
  const bars = plan.bars.map(({ material, section, isStocked, patterns, bars: count, tooLong }) => ({
    material,
    name: rackName(material, 'de'),
    ...section,
    isStocked,
    patterns: patterns.map(({ times, stockLengthMm, restMm, offcutId = null, cuts }) => ({
      times,
      lengthMm: stockLengthMm,
      restMm,
      offcutId,
      cuts: cuts.map(({ line, lengthMm, count: each }) => ({ ...owner(line), lengthMm, count: each })),
    })),
    bars: count,
    tooLong: tooLong.map(({ line, lengthMm, count: each }) => ({ ...owner(line), lengthMm, count: each })),
  }));
  const sheets = plan.panels.map(({ material, thicknessMm, panel, patterns, panels: count, tooLarge }) => ({
    material,
    name: rackName(material, 'de'),
    thicknessMm,
    patterns: patterns.map(({ times, placements, offcut }) => ({
      times,
      lengthMm: (offcut ?? panel).lengthMm,
      widthMm: (offcut ?? panel).widthMm,
      offcutId: offcut?.id ?? null,
      pieces: placements.map(({ line, xMm, yMm, lengthMm, widthMm }) => ({ ...owner(line), xMm, yMm, lengthMm, widthMm })),
    })),
    sheets: count,
    tooLarge: tooLarge.map(({ line, lengthMm, widthMm, count: each }) => ({ ...owner(line), lengthMm, widthMm, count: each })),
  }));
  const content = { workOrderIds: [...new Set(lines.map(({ workOrderId }) => workOrderId))], bars, sheets, kept: restsOf(plan).length };
  const hash = createHash('sha256').update(canonicalJson(content)).digest('base64url').slice(0, 22);
  return { hash, ...content, pieces, piecesAlone, waste, wasteAlone };
}
