/** Material prices from a given day: those in force, planned ones, and the impact of a new list. */
import type { Impact } from '#contract/model-impact.ts';
import type { MaterialPriceRecord, MaterialPrices } from '#contract/material-price.ts';
import type { Actor } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { fasteners } from '#domain/joinery/fastener.ts';
import { materialOf } from '#domain/material/material.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound, refused } from '#server/call/refusal.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { ModelLibrary } from '#server/model/model-library.ts';
import { readMaterialPrices, readModelFacts, readModelParts } from '#server/model/read-model-library.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { impactOf } from './impact.ts';
import { findList, insertList, lockLists, readLists, readPriceVersion, takeLists, withdrawList } from './material-price-store.ts';
import type { ModelServices } from './model-services.ts';

export type MaterialServices = Pick<ModelServices, 'db' | 'catalog' | 'now'>;
/** All lists share one record of the history. */
const recordId = 0;

export async function materialPrices({ db }: Pick<MaterialServices, 'db'>): Promise<MaterialPriceRecord> {
  const { version: number, document } = await readMaterialPrices(db);
  const lists = await readLists(db);
  return {
    version: await readPriceVersion(db),
    number,
    inForce: document as MaterialPrices | null,
    names: { ...materialNames(document as MaterialPrices | null), ...(await partNames(db)) },
    lists: lists.map(({ takenAt, createdAt, ...list }) => ({
      ...list,
      state: list.number === number ? 'inForce' : takenAt === null ? 'planned' : 'earlier',
      createdAt: createdAt.toISOString(),
    })),
  };
}

export async function materialPriceList({ db }: Pick<MaterialServices, 'db'>, number: number): Promise<MaterialPrices> {
  const list = await findList(db, number);
  if (list === null) throw notFound();
  return list;
}

function materialNames(prices: MaterialPrices | null): Record<string, string> {
  return Object.fromEntries(Object.keys(prices?.prices ?? {}).map((id) => [id, materialOf(id)?.label.de ?? '']));
}

const numbersIn = (formula: string): string[] => [...formula.matchAll(/'([^']+)'/g)].flatMap(([, number]) => number ?? []);

/** Names of parts by the numbers, then by the keys that models give them: a formula may choose among several numbers. All others are named by their material. */
async function partNames(db: Db): Promise<Record<string, string>> {
  const names: Record<string, string> = Object.fromEntries(
    Object.values(fasteners).map(({ articleNumber, name }) => [articleNumber, name.de]),
  );
  const articles = await readModelParts(db);
  const byNumbers = articles.map(({ number, name }) => ({ parts: numbersIn(number), name }));
  const byKeys = articles.map(({ key, name }) => ({ parts: [key], name }));
  const single = byNumbers.filter(({ parts }) => parts.length === 1);
  for (const { parts, name } of [...single, ...byNumbers, ...byKeys]) for (const part of parts) names[part] ??= name;
  return names;
}

export async function foreseePrices({ db, catalog, now }: MaterialServices, prices: MaterialPrices): Promise<Impact> {
  const snapshot = catalog.now();
  const facts = await readModelFacts(db);
  const { version } = facts.materialPrices;
  const models = ModelLibrary.of({ ...facts, materialPrices: { version: version + 1, document: prices } }, snapshot.models);
  return impactOf(db, snapshot, models, localNow(now()).date);
}

async function fresh(trx: Trx, version: number): Promise<void> {
  await lockLists(trx);
  const stands = await readPriceVersion(trx);
  if (stands === version) return;
  const { document } = await readMaterialPrices(trx);
  throw await staleSave(trx, {
    kind: 'materialPrice',
    id: recordId,
    version,
    current: { version: stands, ...(document === null ? {} : { prices: document }) },
  });
}

export async function storePrices(
  services: MaterialServices,
  { version, validFrom, prices }: { version: number; validFrom: string; prices: MaterialPrices },
  actor: Actor,
): Promise<MaterialPriceRecord> {
  const { db, catalog, now } = services;
  const [today, from] = [localNow(now()).date, parsePlainDate(validFrom)];
  if (from === null) throw refused('validation.date', {}, 'body.validFrom');
  if (from < today) throw refused('dayInPast', {}, 'body.validFrom');
  await changeCatalog(db, catalog, async (trx, changed) => {
    await fresh(trx, version);
    const before = (await readMaterialPrices(trx)).document ?? {};
    const [at, who] = [new Date(now()), actorName(actor)];
    await insertList(trx, { prices, validFrom: from, at, who, isTaken: from === today });
    if (from === today) changed('materialPrice');
    const day = { field: 'validFrom', before: null, after: from };
    await addHistory(trx, 'materialPrice', { recordId, version: await readPriceVersion(trx), at, who }, [
      day,
      ...fieldDifferences(before, prices),
    ]);
  });
  return materialPrices(services);
}

export async function withdrawPrices(
  services: MaterialServices,
  number: number,
  version: number,
  actor: Actor,
): Promise<MaterialPriceRecord> {
  const { db, now } = services;
  await transaction(db, async (trx) => {
    await fresh(trx, version);
    const list = (await readLists(trx)).find((each) => each.number === number);
    if (list === undefined) throw notFound();
    if (list.takenAt !== null) throw conflict('materialPricesInForce');
    const at = new Date(now());
    await withdrawList(trx, number, at);
    const write = { recordId, version: await readPriceVersion(trx), at, who: actorName(actor) };
    await addHistory(trx, 'materialPrice', write, [{ field: 'validFrom', before: list.validFrom, after: null }]);
  });
  return materialPrices(services);
}

/** At the beginning of a day: lists valid from now on come into force, and the catalogue follows. */
export async function takeDuePrices({ db, catalog, now }: MaterialServices): Promise<void> {
  const day = localNow(now()).date;
  const isDue = (await readLists(db)).some(({ takenAt, validFrom }) => takenAt === null && validFrom <= day);
  if (!isDue) return;
  await changeCatalog(db, catalog, async (trx, changed) => {
    if ((await takeLists(trx, day, new Date(now()))).length > 0) changed('materialPrice');
  });
}
