/** The load plan of one truck: where every piece stands, what is loaded in which order, and what is unloaded at each stop. */
import type { DayLine, DayStop, Round } from '#contract/truck-day.ts';
import { clockText } from '#domain/calendar/clock-text.ts';
import { dateText, dayText } from '#domain/calendar/date-text.ts';
import { epochMsOf } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { numberText } from '#domain/configurator/message.ts';
import { placeLine } from '#domain/contact/address.ts';
import { axleNames } from '#domain/packing/axle-load.ts';
import { axleUsesOfRound } from '#domain/packing/round.ts';
import { driveTimes } from '#domain/shipping/drive-times.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { LoadPlanLine, LoadPlanStop } from '#server/connect/pdf/load-plan-paper.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import { readDay } from './truck-day.ts';
import type { TruckDayServices } from './truck-day.ts';
import { loadPlanWords as t } from '#server/words/load-plan-words.ts';

export interface LoadPlanServices extends TruckDayServices {
  printShop: Pick<PrintShop, 'printLoadPlan'>;
  /** Opens the page of the driver of a truck on a day; null: not released yet. */
  driveLink: (day: PlainDate, truckId: number) => Promise<string | null>;
}

type Box = Round['boxes'][number];

export async function printLoadPlan(services: LoadPlanServices, day: PlainDate, truckId: number): Promise<FileAnswer> {
  const [facts, company, link] = await Promise.all([
    readDay(services, day, 'de'),
    services.readCompany(),
    services.driveLink(day, truckId),
  ]);
  const truck = facts.trucks.find(({ id }) => id === truckId);
  const round = facts.rounds.find((each) => each.truckId === truckId);
  if (truck === undefined || round === undefined) throw notFound();
  const due = round.stops.flatMap((orderId) => facts.stops.filter((stop) => stop.orderId === orderId));
  const times = driveTimes(
    facts.site,
    due.map(({ place }) => place),
    facts.driveRules,
  );
  const stops = due.map((stop, index) => stopOf(stop, index + 1, round.boxes, times?.arrivals[index] ?? null));
  const numbers = new Map(due.flatMap(({ lines }, index) => lines.map(({ positionId }) => [positionId, index + 1] as const)));
  const weight = stops.flatMap(({ lines }) => lines).reduce((sum, { weightKg }) => sum + weightKg, 0);
  const axles = axleUsesOfRound(truck, round, facts.stops);
  const { bytes, etag } = await services.printShop.printLoadPlan({
    company: company.name,
    truck: truck.name,
    size: [truck.length, truck.width, truck.height],
    day: dateText(day),
    createdAt: epochMsOf({ date: day, minutesOfDay: 0 }),
    link,
    facts: [
      { label: t.day, value: dayText(day, 'de') },
      { label: t.stops, value: String(stops.length) },
      { label: t.packs, value: numberText(round.boxes.length) },
      { label: t.weight, value: t.kg(numberText(Math.round(weight)), numberText(truck.payload)) },
      { label: t.floor, value: t.metres(metres(Math.max(0, ...round.boxes.map(endOf))), metres(truck.length)) },
      ...(axles === null
        ? []
        : axleNames.map((name) => ({ label: t.axle[name], value: t.tonnes(tonnes(axles[name].kg), tonnes(axles[name].mostKg)) }))),
      ...(times === null ? [] : [{ label: t.drive, value: t.fromTo(clockText(times.leavesAt), clockText(times.backAt)) }]),
      { label: t.way, value: t.km(numberText(round.distance)) },
    ],
    boxes: round.boxes.map(({ positionId, at, size }) => ({ stop: numbers.get(positionId) ?? 0, at, size })),
    stops,
  });
  return new FileAnswer(bytes, 'application/pdf', { etag, fileName: `Ladeplan-${dateText(day)}-${truck.id}.pdf` });
}

function stopOf(
  { customerName, zipCode, city, street, formattedId, lines }: DayStop,
  number: number,
  boxes: readonly Box[],
  arrival: number | null,
): LoadPlanStop {
  return {
    arrival: arrival === null ? '' : t.arrival(clockText(arrival)),
    number,
    name: `${customerName}, ${placeLine({ zipCode, city })}`,
    street,
    order: formattedId,
    lines: lines.map((line) =>
      lineOf(
        line,
        boxes.filter(({ positionId }) => positionId === line.positionId),
      ),
    ),
  };
}

function lineOf({ quantity, name, onPallet, box }: DayLine, boxes: readonly Box[]): LoadPlanLine {
  const isLoaded = boxes.length > 0;
  return {
    name: t.pieces(quantity, name),
    packs: isLoaded ? t.packsOf(boxes.length, onPallet) : t.notLoaded,
    size: isLoaded ? box.size.map(String).join(' × ') : '',
    place: isLoaded ? t.place(metres(Math.min(...boxes.map(({ at }) => at[0]))), metres(Math.max(...boxes.map(endOf)))) : '',
    weightKg: (box.weight * boxes.length) / 1000,
  };
}

const tonnes = (kg: number): string => (kg / 1000).toFixed(2);
const endOf = ({ at, size }: Box): number => at[0] + size[0];
const metres = (mm: number): string => (mm / 1000).toFixed(2);
