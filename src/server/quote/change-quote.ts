/** Staff write on a quote and send it: each sending freezes a numbered version, takes a new pin and tells the customer. */
import { createHash } from 'node:crypto';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { changeQuote as endpoint, Quote } from '#contract/quote.ts';
import type { Actor } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import { rappen, rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { chfText } from '#domain/money/money-text.ts';
import { mayChangeQuote, quoteState } from '#domain/quote/quote-state.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { actorName } from '#server/call/actor-name.ts';
import { recordOf } from './find-quote.ts';
import { keepFigures } from './keep-figures.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { frozenQuote, quoteForCustomer, quoteForStaff } from './quote-answer.ts';
import { linkHash, pinHash } from './quote-link.ts';
import { readyMail } from './quote-mails.ts';
import type { QuoteServices } from './quote-services.ts';
import { deletePosition, insertPositions, storePosition } from './quote-line-store.ts';
import { lockQuote, storeQuote } from './quote-store.ts';
import { insertMessage, insertVersion, markMessagesSent } from './quote-version-store.ts';
import type { QuoteRow } from './quote-store.ts';

type Change = ParsedOf<typeof endpoint>['body'];

export async function changeQuote(services: QuoteServices, id: number, change: Change, actor: Actor): Promise<Quote> {
  const { links, now } = services;
  const company = await services.readCompany();
  return transaction(services.db, async (trx) => {
    const row = await lockQuote(trx, id);
    if (!row) throw notFound();
    const before = quoteForStaff(await recordOf(trx, id), links, now());
    if (row.version !== change.version) throw await staleSave(trx, { kind: 'quote', id, version: change.version, current: before });
    refuseMove(row.state_id, quoteState.SENT);
    await writePositions(trx, services, row, change);
    refuseTooHigh((await recordOf(trx, row.id)).positions);
    await writeHead(trx, row, change, { at: new Date(now()), who: actorName(actor) });
    await addMessage(trx, row, change, actor, now());
    await keepFigures(trx, id);
    await noteChanges(trx, before, quoteForStaff(await recordOf(trx, id), links, now()), { at: new Date(now()), who: actorName(actor) });
    if (!change.send) return quoteForStaff(await recordOf(trx, id), links, now());
    await send(trx, services, id, actorName(actor));
    const messages = await markMessagesSent(trx, id);
    const record = await recordOf(trx, id);
    const mail = readyMail(quoteForCustomer(record, links, now()), { company, publicUrl: services.publicUrl }, messages);
    await postMails(trx, services.jobs, [mail], now());
    return quoteForStaff(record, links, now());
  });
}

/** What staff write on; the state is noted where it changes. */
function writtenOn({ deliveryCost, discount, validityDuration, timeToDeliver, comment, positions }: Quote): object {
  const lines = positions.map(({ id, name, quantity, pricePerOne, externalCustomerNo }) => ({
    id,
    name,
    quantity,
    pricePerOne,
    externalCustomerNo,
  }));
  return { deliveryCost, discount, validityDuration, timeToDeliver, comment, positions: lines };
}

async function noteChanges(trx: Trx, before: Quote, after: Quote, by: { at: Date; who: string }): Promise<void> {
  const differences = fieldDifferences(writtenOn(before), writtenOn(after));
  await addHistory(trx, 'quote', { recordId: after.id, version: after.version, ...by }, differences);
}

export function refuseMove(from: number, to: number): void {
  const refusal = mayChangeQuote(from, to);
  if (refusal) throw refused(refusal.key, { ...refusal.params });
}

async function writePositions(trx: Trx, services: QuoteServices, row: QuoteRow, { positions, newPositions }: Change): Promise<void> {
  const record = await recordOf(trx, row.id);
  for (const [index, { id, remove, quantity, pricePerOne, externalCustomerNo }] of positions.entries()) {
    if (!record.positions.some((position) => position.id === id)) throw refused('positionNotFound', { id }, `body.positions.${index}.id`);
    if (remove === true) await deletePosition(trx, row.id, id);
    else
      await storePosition(trx, row.id, id, {
        ...(quantity === undefined ? {} : { quantity }),
        ...(pricePerOne === undefined ? {} : { unit_price: pricePerOne === null ? null : unitPriceFromChf(pricePerOne) }),
        ...(externalCustomerNo === undefined ? {} : { external_customer_no: externalCustomerNo }),
      });
  }
  const last = record.positions.at(-1)?.sort_order ?? 0;
  const added = newPositions.map(({ productId, quantity, pricePerOne }, index) => {
    const product = services.productFacts(productId);
    if (product === null) throw refused('productNotAvailable', { productId }, `body.newPositions.${index}.productId`);
    return {
      productId,
      productTypeId: product.typeId,
      articleNumber: product.articleNumber,
      name: product.name[row.language],
      quantity,
      unitPrice: unitPriceFromChf(pricePerOne),
      externalCustomerNo: '',
      configuration: null,
      details: [],
      partList: [],
      weight: 0,
      pictureHash: null,
    };
  });
  await insertPositions(trx, row.id, added, last + 1);
}

/** Far above what the trade sells at once, far below where sums in Rappen lose their last digits. */
const mostProducts = rappen(10_000_000_000);

function refuseTooHigh(positions: QuoteRecord['positions']): void {
  const inRappen = positions.reduce((sum, each) => sum + ((each.unit_price ?? 0) / 100) * each.quantity, 0);
  if (inRappen > mostProducts) throw refused('quoteTooHigh', { most: chfText(mostProducts) }, 'body.positions');
}

async function writeHead(trx: Trx, row: QuoteRow, change: Change, by: { at: Date; who: string }): Promise<void> {
  const { deliveryCost, discount, validityDuration, timeToDeliver, comment } = change;
  await storeQuote(trx, row.id, by, {
    ...(deliveryCost === undefined ? {} : { delivery_cost: deliveryCost === null ? null : rappenFromChf(deliveryCost) }),
    ...(discount === undefined ? {} : { discount: Math.round(discount * 10_000) }),
    ...(validityDuration === undefined ? {} : { validity_duration: validityDuration }),
    ...(timeToDeliver === undefined ? {} : { time_to_deliver: timeToDeliver }),
    ...(comment === undefined ? {} : { comment }),
  });
}

async function addMessage(trx: Trx, row: QuoteRow, { message }: Change, actor: Actor, nowMs: number): Promise<void> {
  if (message === undefined || message.trim() === '') return;
  await insertMessage(trx, {
    quoteId: row.id,
    at: new Date(nowMs),
    author: 'staff',
    who: actorName(actor),
    kind: 'remark',
    positionId: null,
    text: message,
    sent: false,
  });
}

/** Every line and the delivery have a price, or it is not sent. */
async function send(trx: Trx, { links, now }: QuoteServices, id: number, who: string): Promise<void> {
  const at = new Date(now());
  const draft = await recordOf(trx, id);
  const before = quoteForStaff(draft, links, now());
  if (before.totals === null) throw refused('quoteIncomplete');
  const number = draft.versions.length + 1;
  const uuid = links.uuidOf(id);
  await storeQuote(
    trx,
    id,
    { at, who },
    {
      state_id: quoteState.SENT,
      sent_on: localNow(now()).date,
      expiry_told: false,
      link_hash: linkHash(uuid),
      pin_hash: pinHash(uuid, links.pinOf(id, number)),
    },
  );
  const sent = quoteForStaff(await recordOf(trx, id), links, now());
  const content = frozenQuote(sent, { versionNumber: number, sentToCustomer: true });
  await insertVersion(trx, { quoteId: id, number, at, who, content, contentHash: contentHash(content) });
}

/** What an order takes over: lines, prices, conditions. */
export function contentHash({ positions, totals, discount, deliveryCost, deliveryType, hasVat }: Quote): string {
  const lines = positions.map(({ id, productId, quantity, pricePerOne, configuration }) => ({
    id,
    productId,
    quantity,
    pricePerOne,
    configuration,
  }));
  return createHash('sha256').update(canonicalJson({ lines, totals, discount, deliveryCost, deliveryType, hasVat })).digest('hex');
}
