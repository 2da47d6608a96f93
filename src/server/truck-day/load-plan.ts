/** The load plan of one truck: stops in the order of the round, what is unloaded at each, and its place on the truck. */
import type { DayStop, Round } from '#contract/truck-day.ts';
import { dateText, dayText } from '#domain/calendar/date-text.ts';
import { epochMsOf } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { floorDrawing } from '#domain/packing/draw-load.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { DocumentLine, DocumentPaper } from '#server/connect/pdf/document-paper.ts';
import { documentTexts } from '#server/words/document-words.ts';
import { readDay } from './truck-day.ts';
import type { TruckDayServices } from './truck-day.ts';
import { loadPlanWords as t } from '#server/words/load-plan-words.ts';

export async function printLoadPlan(services: TruckDayServices, day: PlainDate, truckId: number): Promise<FileAnswer> {
  const [facts, company, link] = await Promise.all([
    readDay(services, day, 'de'),
    services.readCompany(),
    services.driveLink(day, truckId),
  ]);
  const truck = facts.trucks.find(({ id }) => id === truckId);
  const round = facts.rounds.find((each) => each.truckId === truckId);
  if (truck === undefined || round === undefined) throw notFound();
  const stops = round.stops.flatMap((orderId) => facts.stops.filter((stop) => stop.orderId === orderId));
  const weight = stops.flatMap(({ lines }) => lines.map(({ box, boxes }) => box.weight * boxes)).reduce((sum, each) => sum + each, 0);
  const paper: DocumentPaper = {
    language: 'de',
    company: { name: company.name, lines: [company.street, `${company.zipCode} ${company.city}`, company.phone] },
    recipient: [],
    link: link === null ? undefined : { url: link, words: t.link },
    title: t.title,
    number: truck.name,
    createdAt: epochMsOf({ date: day, minutesOfDay: 0 }),
    facts: [
      { label: t.day, value: dayText(day, 'de') },
      { label: t.stops, value: String(stops.length) },
      { label: t.weight, value: t.kg(Math.round(weight / 1000), truck.payload) },
      { label: t.way, value: t.km(round.distance) },
    ],
    intro: t.intro,
    lines: stops.map((stop, index) => stopLine(stop, index, round, truck)),
    sums: [],
    blocks: [{ title: t.signed, lines: [t.signLine] }],
    notes: [],
    qrBill: null,
    words: documentTexts.de.words,
  };
  const { bytes, etag } = await services.printShop.printDocument(paper);
  return new FileAnswer(bytes, 'application/pdf', { etag, fileName: `Ladeplan-${dateText(day)}-${truck.id}.pdf` });
}

function stopLine(stop: DayStop, index: number, round: Round, truck: { length: number; width: number }): DocumentLine {
  const own = new Set(stop.lines.map(({ positionId }) => positionId));
  const boxes = round.boxes.map(({ at, size }) => ({ kind: 0, at, size }));
  return {
    item: String(index + 1),
    name: `${stop.customerName}, ${stop.zipCode} ${stop.city}`,
    articleNumber: stop.formattedId,
    details: [
      { label: t.address, value: stop.street },
      ...stop.lines.map((line) => ({
        label: t.pieces(line.quantity, line.name),
        value: placesOf(
          round.boxes.filter(({ positionId }) => positionId === line.positionId),
          line.onPallet,
        ),
      })),
    ],
    remark: '',
    quantity: String(round.boxes.filter(({ positionId }) => own.has(positionId)).length),
    unitPrice: '',
    amount: '',
    picture: floorDrawing(truck.length, truck.width, boxes, (box) => own.has(round.boxes[box]!.positionId)),
    canceled: false,
  };
}

function placesOf(boxes: readonly Round['boxes'][number][], onPallet: boolean): string {
  if (boxes.length === 0) return t.notLoaded;
  const nearest = Math.max(...boxes.map(({ at, size }) => at[0] + size[0]));
  return t.place(boxes.length, onPallet, (nearest / 1000).toFixed(2));
}
