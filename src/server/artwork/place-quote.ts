/**
 * The quote of a case: a root position with the packages and the seven flat positions, without the customer's discount, since most of it is paid to others.
 * Calculated before anything is locked, then stored and sent in one transaction; a case becomes one quote, however often it is requested.
 */
import type { Artwork, ArtworkField } from '#contract/artwork.ts';
import type { ArtworkOffer } from '#contract/artwork-offer.ts';
import type { QuoteUpdate } from '#contract/quote-desk.ts';
import type { z } from 'zod';
import type { Actor } from '#domain/access/permission.ts';
import { valueOf, worksOf } from '#domain/artwork/ready.ts';
import type { AddressText } from '#domain/contact/address.ts';
import type { Language } from '#domain/language/language.ts';
import { noFraction } from '#domain/money/fraction.ts';
import { zeroRappen } from '#domain/money/money.ts';
import { requestKind } from '#domain/order/request-kind.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { vatApplies } from '#domain/vat/vat.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound, Refusal, refused } from '#server/call/refusal.ts';
import { addressesByCustomer } from '#server/customer/store-address.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { newHead } from '#server/order/document-head.ts';
import type { OrderingCustomer } from '#server/order/ordering-customer.ts';
import { orderingCustomer } from '#server/order/ordering-customer.ts';
import { addHistory } from '#server/record/record-history.ts';
import { recordOf } from '#server/quote/find-quote.ts';
import { makeLines } from '#server/quote/make-lines.ts';
import type { NewQuote } from '#server/quote/new-quote.ts';
import { sendQuote } from '#server/quote/send-quote.ts';
import { storeDraft, termsOfBuyer } from '#server/quote/store-draft.ts';
import { artworkAnswer } from './artwork-answer.ts';
import type { ArtworkServices } from './artwork-services.ts';
import { lockArtwork, storeArtwork } from './artwork-store.ts';
import { rootName } from './line-words.ts';
import { lockCase } from './lock-case.ts';
import { addressOf, makeOffer } from './make-offer.ts';

type NewLines = z.output<typeof QuoteUpdate>['newPositions'];

export interface PlacedQuote {
  id: number;
  formattedId: string;
  uuid: string;
}

export async function placeQuote(
  services: ArtworkServices,
  id: number,
  { version, send }: { version: number; send: boolean },
  actor: Actor,
): Promise<PlacedQuote> {
  const { db, quotes, now } = services;
  const artwork = await artworkAnswer(db, id);
  if (artwork.quote !== null) return placedBefore(services, db, artwork.quote.id, send);
  const quote = await newQuote(services, artwork, actor);
  const company = await services.readCompany();
  return transaction(db, async (trx) => {
    const locked = await lockArtwork(trx, id);
    if (locked?.quote_id != null) return placedBefore(services, trx, locked.quote_id, send);
    await lockCase(trx, id, version);
    if (version !== artwork.version) throw notFound();
    const stored = await storeDraft(trx, quotes, quote);
    if (send) await sendQuote(trx, quotes, await recordOf(trx, stored.id), { actor, mailText: '', company });
    await storeArtwork(trx, id, { quoteId: stored.id });
    const write = { recordId: id, version: version + 1, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, 'artwork', write, [{ field: 'quote', before: null, after: stored.formattedId }]);
    return { ...stored, uuid: quotes.links.uuidOf(stored.id) };
  });
}

/** Refuses to call a quote sent that somebody has kept as a draft. */
async function placedBefore({ quotes }: ArtworkServices, db: Db, id: number, send: boolean): Promise<PlacedQuote> {
  const { row, versions } = await recordOf(db, id);
  if (send && versions.length === 0) throw conflict('artworkQuoted');
  return { id, formattedId: row.formatted_id, uuid: quotes.links.uuidOf(id) };
}

async function newQuote(services: ArtworkServices, artwork: Artwork, actor: Actor): Promise<NewQuote> {
  const { db, quotes, now } = services;
  const { choice } = artwork;
  const { fields } = artwork.invoiceData;
  const customerId = choice.customerId ?? 0;
  const [customer, terms] = await Promise.all([orderingCustomer(db, customerId), termsOfBuyer(db, customerId)]);
  if (customer === null || terms === null) throw refused('artworkCustomerMissing', {}, 'choice.customerId');
  const offer = await makeOffer(services, { fields, choice }, actor, terms.language);
  if (offer.problems.length > 0) throw offer.courier.away ? carrierAwayOr(offer) : new Refusal(422, offer.problems);
  const deliveryAddress = addressOf(fields, choice.phone);
  const rules = await services.quotes.readRules();
  const buyer = { customerId, language: terms.language, actor };
  return {
    ...newHead({
      given: {
        customerRequestType: requestKind.ARTWORK,
        orderPerson: '',
        externalCustomerRef: valueOf(fields, 'invoiceNumber').slice(0, 100),
        comment: '',
        invoiceEmail: emailOf(customer),
      },
      customer,
      invoiceAddress: await invoiceAddress(services, customerId, deliveryAddress),
      deliveryAddress,
      requestedDeliveryDate: null,
      cart: {
        discount: noFraction,
        vatApplies: vatApplies({ pickup: false, country: deliveryAddress.country, forced: null }),
        vatRate: rules.vatRate,
      },
      termDays: rules.paymentTermDays,
      shop: quotes.shop,
      actor,
      language: terms.language,
    }),
    at: new Date(now()),
    state: quoteState.DRAFT,
    confirmedDeliveryDate: null,
    paymentMethodId: null,
    paymentTermId: terms.paymentTermId,
    skontoId: terms.skontoId,
    vatForced: null,
    deliveryType: 'FEDEX',
    // The courier is a line of its own.
    deliveryCost: zeroRappen,
    positions: await makeLines(quotes, quoteLines(offer, fields, terms.language), buyer),
  };
}

/** While the carrier is away no service can be chosen, so that alone answers 503; other problems are reported as they are. */
function carrierAwayOr({ problems }: ArtworkOffer): Refusal {
  const others = problems.filter(({ message }) => message !== 'artworkCourierMissing');
  return others.length > 0 ? new Refusal(422, problems) : new Refusal(503, [{ message: 'carrierAway', params: {} }]);
}

function emailOf({ email }: OrderingCustomer): string {
  if (email === '') throw refused('artworkEmailMissing', {}, 'choice.customerId');
  return email;
}

/** The customer's own address, or the destination of the works. */
async function invoiceAddress({ db }: ArtworkServices, customerId: number, delivery: AddressText): Promise<AddressText> {
  return (await addressesByCustomer(db, customerId)).find(({ isDefaultInvoice }) => isDefaultInvoice) ?? delivery;
}

function quoteLines(offer: ArtworkOffer, fields: readonly ArtworkField[], language: Language): NewLines {
  const lots = worksOf(fields).map((work) => valueOf(fields, 'lot', work));
  const packages = offer.packages.flatMap(({ packaging, lot, title }) =>
    packaging === null
      ? []
      : [
          {
            productId: packaging.productId,
            configuration: packaging.configuration,
            quantity: 1,
            pricePerOne: packaging.price,
            externalCustomerNo: `${lot} ${title}`.slice(0, 500),
          },
        ],
  );
  const flats = offer.lines
    .filter(({ key }) => key !== 'package')
    .map(({ productId, name, quantity, price, key }) => ({
      productId,
      name,
      quantity,
      pricePerOne: price,
      ...(key === 'insurance' && offer.insurance !== null
        ? { insuranceRate: offer.insurance.premium, kommentar: coverText(offer.insurance) }
        : {}),
    }));
  const name = rootName(language, lots, valueOf(fields, 'city'));
  return [{ type: 'COMPOSITE', name, quantity: 1, pricePerOne: null, children: [...packages, ...flats] }];
}

function coverText({ provider, zone, declaredValue }: NonNullable<ArtworkOffer['insurance']>): string {
  return `${provider}, Zone ${zone}, CHF ${declaredValue.toFixed(2)}`;
}
