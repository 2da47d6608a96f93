/** Reads, packs and stores the trucks of a day. */
import type { DayStop, Round, TruckDay } from '#contract/truck-day.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LoadFault } from '#domain/packing/check-load.ts';
import { faultsOfRound, linesById, roomOf, stillDue } from '#domain/packing/round.ts';
import { driveRules } from '#domain/setting/shop-rules.ts';
import type { SettingsOfDay } from '#domain/setting/shop-rules.ts';
import { driveTimes } from '#domain/shipping/drive-times.ts';
import type { DriveRules } from '#domain/shipping/drive-times.ts';
import { placeOf } from '#server/shipping/postal-codes.ts';
import type { Language } from '#domain/language/language.ts';
import { refused } from '#server/call/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db } from '#server/db/pool.ts';
import { addHistories } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { readFleet } from '#server/truck/read-fleet.ts';
import type { StoredTruck } from '#server/truck/read-fleet.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import type { Day } from './pack-day.ts';
import { packRounds } from './pack-day.ts';
import { proposeDay } from './propose-day.ts';
import { stopsOfDay } from './stops-of-day.ts';
import { dueOrders, insertDay, nextDueDay, readStoredDay, updateDay } from './truck-day-store.ts';

export interface TruckDayServices {
  db: Db;
  catalog: Catalog;
  readCompany: ReadCompany;
  now: () => number;
  decided: () => Promise<SettingsOfDay>;
  /** Number of unfinished work orders, by order. */
  unfinishedWork: (orderIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
}

export async function readDay(services: TruckDayServices, day: PlainDate, language: Language): Promise<TruckDay> {
  const [facts, stored] = await Promise.all([factsOf(services, day), readStoredDay(services.db, day)]);
  const rounds = stored === null ? proposeDay(facts) : stillDue(stored.rounds, facts.stops);
  return answer(facts, day, { version: stored?.version ?? 0, who: stored?.who ?? '', rounds }, language);
}

/** Nothing is stored. */
export async function packAnew(
  services: TruckDayServices,
  day: PlainDate,
  asked: readonly Pick<Round, 'truckId' | 'stops'>[] | undefined,
  language: Language,
): Promise<TruckDay> {
  const [facts, stored] = await Promise.all([factsOf(services, day), readStoredDay(services.db, day)]);
  if (asked !== undefined) checkStops(facts, asked);
  const rounds = asked === undefined ? proposeDay(facts) : packRounds(facts, asked);
  return answer(facts, day, { version: stored?.version ?? 0, who: stored?.who ?? '', rounds }, language);
}

export async function saveDay(
  services: TruckDayServices,
  day: PlainDate,
  { version, rounds }: { version: number; rounds: readonly Round[] },
  { who, language }: { who: string; language: Language },
): Promise<TruckDay> {
  const facts = await factsOf(services, day);
  checkStops(facts, rounds);
  checkBoxes(facts, rounds);
  const by = { at: new Date(services.now()), who };
  await services.db.transaction().execute(async (trx) => {
    const stored = await readStoredDay(trx, day, true);
    const stands = stored?.version ?? 0;
    const stale = {
      kind: 'truck',
      id: rounds[0]?.truckId ?? 0,
      version,
      current: { version: stands, rounds: stored?.rounds ?? [] },
    } as const;
    if (stands !== version) throw await staleSave(trx, stale);
    if (stored === null) {
      if (!(await insertDay(trx, day, rounds, by))) throw await staleSave(trx, stale);
    } else {
      await updateDay(trx, day, rounds, by);
    }
    const loads = rounds.map(({ truckId, stops, boxes }) => ({
      write: { recordId: truckId, version: null, ...by },
      differences: [{ field: 'load', before: null, after: `${day}: ${stops.length} Stopps, ${boxes.length} Packstücke` }],
    }));
    await addHistories(trx, 'truck', loads);
  });
  return readDay(services, day, language);
}

export interface PlannedTruck {
  /** Of the day's plan. */
  readonly version: number;
  readonly truck: StoredTruck;
  /** As saved, including those delivered since. */
  readonly orderIds: readonly number[];
  /** What is still due of them. */
  readonly round: ReturnType<typeof stillDue>[number];
  readonly stops: readonly DayStop[];
}

/** A truck of the saved plan; null: it is not used on that day. */
export async function plannedTruck(services: TruckDayServices, day: PlainDate, truckId: number): Promise<PlannedTruck | null> {
  const [facts, stored] = await Promise.all([factsOf(services, day), readStoredDay(services.db, day)]);
  const saved = stored?.rounds.find((each) => each.truckId === truckId);
  const truck = facts.fleet.find(({ id }) => id === truckId);
  if (stored === null || saved === undefined || truck === undefined) return null;
  const [round] = stillDue([saved], facts.stops);
  return { version: stored.version, truck, orderIds: saved.stops, round: round!, stops: facts.stops };
}

type Facts = Day & { readonly nextDay: string | null; readonly rules: DriveRules };

async function factsOf({ db, catalog, readCompany, unfinishedWork, decided }: TruckDayServices, day: PlainDate): Promise<Facts> {
  const [orders, fleet, { zipCode }, nextDay, of] = await Promise.all([
    dueOrders(db, day),
    readFleet(db),
    readCompany(),
    nextDueDay(db, day),
    decided(),
  ]);
  return {
    fleet,
    nextDay,
    stops: stopsOfDay(orders, catalog.now(), await unfinishedWork(orders.map(({ orderId }) => orderId))),
    siteZipCode: zipCode,
    rules: driveRules(of),
  };
}

function answer(
  { fleet, stops, siteZipCode, nextDay, rules }: Facts,
  day: PlainDate,
  { version, who, rounds }: { version: number; who: string; rounds: readonly ReturnType<typeof stillDue>[number][] },
  language: Language,
): TruckDay {
  const site = placeOf(siteZipCode);
  const placesOf = (orders: readonly number[]) =>
    orders.flatMap((orderId) => stops.filter((stop) => stop.orderId === orderId).map(({ place }) => place));
  return {
    day,
    site,
    driveRules: rules,
    version,
    changedBy: who,
    nextDay,
    trucks: fleet.map((truck) => ({ ...truck, name: truck.name[language] })),
    stops: [...stops],
    rounds: rounds.map(({ truckId, stops: orders, boxes }) => ({
      truckId,
      stops: [...orders],
      boxes: boxes.map(({ positionId, at, size }) => ({ positionId, at: [...at], size: [...size] })),
      distance: driveTimes(site, placesOf(orders), rules)?.km ?? 0,
    })),
  };
}

/** Each order at most once, and only existing orders and trucks. */
function checkStops({ fleet, stops }: Facts, rounds: readonly Pick<Round, 'truckId' | 'stops'>[]): void {
  const seen = new Set<number>();
  rounds.forEach(({ truckId, stops: orders }, index) => {
    if (!fleet.some(({ id }) => id === truckId)) throw refused('truckUnknown', {}, `body.rounds.${index}.truckId`);
    orders.forEach((orderId, place) => {
      const field = `body.rounds.${index}.stops.${place}`;
      if (!stops.some((stop) => stop.orderId === orderId)) throw refused('stopUnknown', {}, field);
      if (seen.has(orderId)) throw refused('stopTwice', {}, field);
      seen.add(orderId);
    });
  });
}

const faultMessages: Readonly<Record<LoadFault, string>> = {
  outside: 'loadOutside',
  overlap: 'loadOverlap',
  unsupported: 'loadUnsupported',
  overloaded: 'loadOverloaded',
  blocked: 'loadBlocked',
  turned: 'loadTurned',
  tooHeavy: 'loadTooHeavy',
  frontAxle: 'loadFrontAxle',
  rearAxle: 'loadRearAxle',
};

function checkBoxes({ fleet, stops }: Facts, rounds: readonly Round[]): void {
  const lines = linesById(stops);
  const left = new Map([...lines].map(([id, { line }]) => [id, line.boxes]));
  rounds.forEach((round, index) => {
    round.boxes.forEach(({ positionId }, place) => {
      const count = left.get(positionId) ?? 0;
      if (count === 0) throw refused('boxUnknown', {}, `body.rounds.${index}.boxes.${place}.positionId`);
      left.set(positionId, count - 1);
    });
    const truck = fleet.find(({ id }) => id === round.truckId)!;
    const [fault] = faultsOfRound(roomOf(truck), round, stops);
    if (fault === undefined) return;
    const positionId = fault.box === null ? undefined : round.boxes[fault.box]?.positionId;
    const name = stops.flatMap((stop) => stop.lines).find((line) => line.positionId === positionId)?.name ?? truck.name.de;
    throw refused(faultMessages[fault.fault], { name }, `body.rounds.${index}.boxes${fault.box === null ? '' : `.${fault.box}`}`);
  });
}
