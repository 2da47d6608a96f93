/** Staff change a quote and send it, or preview the sending; a stale version is refused with both sides. */
import type { z } from 'zod';
import type { ParsedOf } from '#contract/endpoint.ts';
import { KeptOfQuote } from '#contract/quote-desk.ts';
import type { QuoteUpdate, changeQuote as endpoint } from '#contract/quote-desk.ts';
import type { Quote } from '#contract/quote.ts';
import type { Actor } from '#domain/access/permission.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import { refuseTooManyPositions } from '#domain/position/position-limit.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, refused } from '#server/call/refusal.ts';
import { isSentAsRead, refuseOtherValues, sentOf } from '#server/call/refuse-other-values.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { doOnce } from '#server/idempotency/idempotent.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { recordOf, withStoredHead } from './find-quote.ts';
import { keepFigures } from './keep-figures.ts';
import { lockedRecord } from './locked-quote.ts';
import { makeLines, remakeLines } from './make-lines.ts';
import type { Buyer } from './make-lines.ts';
import { quoteForStaff } from './quote-answer.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { findCustomerTerms } from './quote-customer-store.ts';
import { positionsOfQuotes } from './quote-line-store.ts';
import type { QuoteServices } from './quote-services.ts';
import { wholeForStaff } from './read-quotes.ts';
import { setColumns, storeQuote } from './quote-store.ts';
import { insertMessage } from './quote-version-store.ts';
import { sendQuote } from './send-quote.ts';
import { wayOfGoods } from './way-of-goods.ts';
import { headColumns } from './write-head.ts';
import { refuseTooHigh, writeLines } from './write-lines.ts';
import type { LineChanges } from './write-lines.ts';

export type QuoteChange = z.output<typeof QuoteUpdate>;

type Wish = ParsedOf<typeof endpoint>['body'];

/** Once per idempotency key. */
export async function changeQuote(
  services: QuoteServices,
  id: number,
  wish: Wish,
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<Quote> {
  const key = idempotencyKey(`change of quote ${id} by ${actorName(actor)}`, sentKey, wish);
  return doOnce(
    services.db,
    key,
    async (keep) => writeChange(services, { id, wish, actor }, keep),
    async () => quoteForStaff(await recordOf(services.db, id), services.links, services.now()),
  );
}

async function writeChange(
  services: QuoteServices,
  { id, wish, actor }: { id: number; wish: Wish; actor: Actor },
  keep: (trx: Trx) => Promise<void>,
): Promise<Quote> {
  const { send, ...change } = wish;
  const record = await recordOf(services.db, id);
  const stored = wholeForStaff(record, services);
  const { version = stored.version, ...asked } = change;
  // Of an older version, which is refused as such, every other field may differ, too.
  if (version === stored.version) {
    refuseOtherValues(sentOf(change, KeptOfQuote), stored);
    if (!send && isSentAsRead(asked, stored)) return quoteForStaff(record, services.links, services.now());
  }
  const lines = await madeLines(services, record, change, actor);
  const company = await services.readCompany();
  return transaction(services.db, async (trx) => {
    const locked = await lockedRecord(trx, services, id, change.version);
    const written = await writeQuote(trx, services, locked, { change, lines, actor });
    // Somebody else sent the same while this call was under way: one version and one mail are enough.
    const isSentAlready = locked.versions.length > stored.versionNumber && written === locked;
    await keep(trx);
    if (!send || isSentAlready) return quoteForStaff(written, services.links, services.now());
    return (await sendQuote(trx, services, written, { actor, mailText: change.mailText ?? '', company })).quote;
  });
}

/** Everything that pictures and prices need is looked up before anything is locked. */
export async function madeLines(
  services: QuoteServices,
  { row, positions }: QuoteRecord,
  change: QuoteChange,
  actor: Actor,
): Promise<LineChanges> {
  refuseLines(change, positions.length);
  const customerId = change.customerId ?? row.customer_id;
  const moved = customerId === row.customer_id ? null : await findCustomerTerms(services.db, customerId);
  const buyer: Buyer = { customerId, language: moved?.language ?? row.language, actor };
  const wanted = change.updatePositions.flatMap(({ id: lineId, configuration, newProductImage: picture, quantity }, index) => {
    const row = positions.find((each) => each.id === lineId);
    const at = `body.updatePositions.${index}`;
    const configured = configuration !== undefined && canonicalJson(configuration) !== canonicalJson(row?.configuration ?? null);
    if (row === undefined || (!configured && picture === undefined)) return [];
    if (configuration === null && configured) throw refused('configurationInvalid', { articleNumber: row.name }, `${at}.configuration`);
    return [{ index, row, configuration: configured ? (configuration ?? undefined) : undefined, picture, quantity, at }];
  });
  const lines = await remakeLines(services, wanted, buyer);
  const remade = new Map(lines.map((line, place) => [wanted[place]?.index ?? 0, line]));
  return { updates: change.updatePositions, remade, added: await makeLines(services, change.newPositions, buyer), customerId };
}

/** A line named twice would be written twice, and the last one would count. */
function refuseLines({ updatePositions, newPositions }: QuoteChange, before: number): void {
  const seen = new Set<number>();
  for (const [index, { id }] of updatePositions.entries()) {
    if (seen.has(id)) throw refused('positionNotFound', { id }, `body.updatePositions.${index}.id`);
    seen.add(id);
  }
  const removed = updatePositions.filter(({ remove }) => remove === true).length;
  const tooMany = refuseTooManyPositions(before, newPositions, removed);
  if (tooMany) throw refused(tooMany.key, { ...tooMany.params }, 'body.newPositions');
}

interface Writing {
  change: QuoteChange;
  lines: LineChanges;
  actor: Actor;
}

/** `record`: locked. What changes nothing raises no version and returns the same record. */
export async function writeQuote(
  trx: Trx,
  services: QuoteServices,
  record: QuoteRecord,
  { change, lines, actor }: Writing,
): Promise<QuoteRecord> {
  const { links, now } = services;
  const { id } = record.row;
  const by = { at: new Date(now()), who: actorName(actor) };
  refuseOfAnother(lines, change.customerId ?? record.row.customer_id);
  const before = quoteForStaff(record, links, now());
  await writeLines(trx, record, lines, before.positions);
  const positions = (await positionsOfQuotes(trx, [id])).get(id) ?? [];
  refuseTooHigh(positions);
  const head = await headColumns(trx, services, record, change, actor);
  const way = wayOfGoods(services, { row: record.row, before: record.positions, after: positions, chosen: change.deliveryType });
  await setColumns(trx, id, { ...head, ...way });
  await addMessage(trx, id, change, by);
  const written = await recordOf(trx, id);
  if (JSON.stringify(written) === JSON.stringify(record)) return record;
  await keepFigures(trx, services, written);
  await storeQuote(trx, id, by, {});
  const stored = await withStoredHead(trx, written);
  const after = quoteForStaff(stored, links, now());
  await addHistory(trx, 'quote', { recordId: id, version: after.version, ...by }, fieldDifferences(writtenOn(before), writtenOn(after)));
  return stored;
}

/** Without a version in the call, somebody may have changed the customer while prices were asked for. */
function refuseOfAnother({ remade, added, customerId }: LineChanges, now: number): void {
  if (remade.size + added.length > 0 && customerId !== now) throw conflict('changedMeanwhile');
}

/** Fields that staff write; a change of state is recorded separately. */
const headFields = [
  'deliveryCost',
  'deliveryType',
  'discount',
  'vatForced',
  'validityDuration',
  'timeToDeliver',
  'comment',
  'customerId',
  'customerRequestType',
  'orderPerson',
  'externalCustomerNo',
  'invoiceEmail',
  'invoiceAddress',
  'deliveryAddress',
  'paymentTermId',
  'skontoId',
  'paymentMethodId',
  'requestedDeliveryDate',
  'confirmedDeliveryDate',
] as const satisfies readonly (keyof Quote)[];

const lineFields = [
  'id',
  'parentId',
  'name',
  'quantity',
  'pricePerOne',
  'externalCustomerNo',
  'storno',
  'kommentar',
  'rechnungskommentar',
  'insuranceRate',
  'commodityReferences',
] as const satisfies readonly (keyof Quote['positions'][number])[];

function writtenOn(quote: Quote): object {
  return { ...picked(quote, headFields), positions: quote.positions.map(lineWrittenOn) };
}

function lineWrittenOn(line: Quote['positions'][number]): object {
  return { ...picked(line, lineFields), configuration: line.configuration?.values ?? null };
}

const picked = <From extends object>(from: From, fields: readonly (keyof From)[]): object =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

async function addMessage(trx: Trx, quoteId: number, { message }: QuoteChange, { at, who }: { at: Date; who: string }): Promise<void> {
  if (message === undefined || message.trim() === '') return;
  await insertMessage(trx, { quoteId, at, author: 'staff', who, kind: 'remark', positionId: null, text: message, sent: false });
}
