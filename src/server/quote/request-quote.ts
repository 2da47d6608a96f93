/**
 * A customer requests a quote: the cart's lines as they are, those on request without a price, with the estimated delivery if there is one.
 * Made by staff for a customer it is a draft: no mail is sent, and it may start without lines.
 */
import { z } from 'zod';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { requestQuote as endpoint } from '#contract/quote.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may, mayReachCustomer } from '#domain/access/permission.ts';
import { latestDeliveryDate, refuseDeliveryDate, refuseTooLate } from '#domain/calendar/delivery-date.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parsePlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import type { Address } from '#domain/contact/address.ts';
import { defaultCountry, isDomestic } from '#domain/contact/address.ts';
import { email, required, webAddress } from '#domain/contact/rules.ts';
import { zeroRappen } from '#domain/money/money.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { addressesByIds } from '#server/customer/store-address.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import type { Language } from '#domain/language/language.ts';
import { notFound, Refusal, refused } from '#server/call/refusal.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { checkRequestKind } from '#server/order/check-request-kind.ts';
import { copiedLine } from '#server/order/copied-line.ts';
import { newHead } from '#server/order/document-head.ts';
import type { Caller } from '#server/order/place-order.ts';
import { rateLimitGuests } from '#server/order/rate-limit-guests.ts';
import { noOrderingCustomer, orderingCustomer } from '#server/order/ordering-customer.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Sender } from '#server/shop/company-profile.ts';
import type { PricedCart, PricedLine } from '#server/pricing/priced-cart.ts';
import { contentHash } from './content-hash.ts';
import { recordOf } from './find-quote.ts';
import { keepFigures } from './keep-figures.ts';
import { quotedPrice } from './make-lines.ts';
import type { NewQuote, NewQuotePosition } from './new-quote.ts';
import { noNotes } from './new-quote.ts';
import { quoteForCustomer, quoteForStaff } from './quote-answer.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { findCustomerTerms } from './quote-customer-store.ts';
import { linkHash } from './quote-link.ts';
import { quoteInReadersLanguage } from './quote-in-readers-language.ts';
import { requestCopy, requestMail } from './quote-mails.ts';
import type { QuoteServices } from './quote-services.ts';
import { insertQuote } from './quote-store.ts';
import { frozenQuote } from './sent-quote.ts';
import { askedVersion, insertMessage, insertVersion } from './quote-version-store.ts';

type Wish = ParsedOf<typeof endpoint>['body'];
const Requested = z.object({ id: z.number().int(), formattedId: z.string(), uuid: z.string() });
export type Requested = z.infer<typeof Requested>;

export async function requestQuote(
  services: QuoteServices,
  wish: Wish,
  { actor, chosenLanguage, idempotencyKey: sentKey, ip }: Caller,
): Promise<Requested> {
  if (!mayReachCustomer(actor, wish.customerId, 'manageQuotes')) throw notFound();
  const problem = required(wish.invoiceEmail) ?? email(wish.invoiceEmail);
  if (problem) throw refused(problem.key, { ...problem.params }, 'body.invoiceEmail');
  const wrongPerson = webAddress(wish.orderPerson);
  if (wrongPerson) throw refused(wrongPerson.key, {}, 'body.orderPerson');
  const key = idempotencyKey(`quote of customer ${wish.customerId}`, sentKey, wish);
  return idempotent(
    services.db,
    key,
    (body) => Requested.parse(body),
    async (taken) => {
      const isDraft = may(actor, 'manageQuotes') && customerIdOf(actor) !== wish.customerId;
      const quote = await newQuote(services, wish, { actor, chosenLanguage, ip, isDraft });
      const company = await services.readCompany();
      const year = yearOf(localNow(services.now()).date);
      return transaction(services.db, async (trx) => {
        const { validityDays } = await services.rules(trx);
        const stored = await insertQuote(trx, quote, { year, validityDays, linkHashOf: (id) => linkHash(services.links.uuidOf(id)) });
        await addFirstMessage(trx, stored.id, { text: wish.comment, at: quote.at, who: actorName(actor), isDraft });
        const record = await recordOf(trx, stored.id);
        await keepFigures(trx, services, record);
        if (!isDraft) await tellOfRequest(trx, services, record, { actor, company });
        const requested = { ...stored, uuid: services.links.uuidOf(stored.id) };
        if (taken !== null) await keepAnswer(trx, taken, requested);
        return requested;
      });
    },
  );
}

/** Texts by staff are sent to the customer with the first sending. */
async function addFirstMessage(
  trx: Trx,
  quoteId: number,
  { isDraft, ...message }: { text: string; at: Date; who: string; isDraft: boolean },
): Promise<void> {
  const by = isDraft ? ({ author: 'staff', kind: 'draft', sent: false } as const) : ({ author: 'customer', kind: 'request' } as const);
  await insertMessage(trx, { quoteId, ...message, ...by, positionId: null });
}

/** Until something is sent the customer sees this request, whatever staff write on the quote; customer and shop get a mail. */
async function tellOfRequest(
  trx: Trx,
  services: QuoteServices,
  record: QuoteRecord,
  { actor, company }: { actor: Actor; company: Sender },
): Promise<void> {
  const { links, now, publicUrl } = services;
  const content = frozenQuote(quoteForStaff(record, links, now()));
  const version = { quoteId: record.row.id, number: askedVersion, at: new Date(now()), who: actorName(actor) };
  await insertVersion(trx, { ...version, content, contentHash: contentHash(content) });
  const seen = quoteForCustomer(await recordOf(trx, record.row.id), links, now());
  const facts = { company, publicUrl };
  await postMails(trx, services.jobs, [requestMail(seen, facts), requestCopy(quoteInReadersLanguage(services, seen, 'de'), facts)], now());
}

interface Asking extends Omit<Caller, 'idempotencyKey'> {
  /** Drafted by staff for a customer. */
  isDraft: boolean;
}

/** As drafted by staff for a customer; stored by `storeDraft`. */
export async function draftedQuote(services: QuoteServices, wish: Wish, actor: Actor): Promise<NewQuote> {
  return newQuote(services, wish, { actor, chosenLanguage: null, ip: '', isDraft: true });
}

async function newQuote(services: QuoteServices, wish: Wish, { actor, chosenLanguage, ip, isDraft }: Asking): Promise<NewQuote> {
  const customerRequestType = checkRequestKind(wish.customerRequestType, actor, services.shop);
  // A text or drawings alone are a valid request, too: staff write its lines.
  if (wish.cartItems.length === 0 && !isDraft && wish.comment.trim() === '') throw refused('validation.required', {}, 'body.comment');
  const [customer, terms, addresses] = await Promise.all([
    orderingCustomer(services.db, wish.customerId),
    findCustomerTerms(services.db, wish.customerId),
    addressesByIds(services.db, wish.customerId, [
      wish.invoiceAddressId,
      ...(wish.deliveryAddressId === null ? [] : [wish.deliveryAddressId]),
    ]),
  ]);
  const invoiceAddress = addresses.find(({ id }) => id === wish.invoiceAddressId);
  const wanted = wish.deliveryAddressId === null ? null : addresses.find(({ id }) => id === wish.deliveryAddressId);
  if (!customer) throw await noOrderingCustomer(services.db, wish.customerId);
  if (!terms || !invoiceAddress || wanted === undefined) throw notFound();
  const language = (isDraft ? null : chosenLanguage) ?? terms.language;
  const deliveryAddress = wish.deliveryType === 'PICKUP' ? null : wanted;
  if (wish.deliveryType !== 'PICKUP' && deliveryAddress === null) throw refused('validation.required', {}, 'body.deliveryAddressId');
  const cart = await priceWish(services, wish, deliveryAddress, actor);
  if (actor.kind === 'guest') await rateLimitGuests(services, { email: customer.email === '' ? wish.invoiceEmail : customer.email, ip });
  return {
    ...newHead({
      // The question sent with it is among the messages.
      given: { ...wish, comment: '', customerRequestType },
      customer,
      invoiceAddress,
      deliveryAddress,
      requestedDeliveryDate: wishedDay(wish, localNow(services.now()).date),
      cart,
      termDays: (await services.readRules()).paymentTermDays,
      shop: services.shop,
      actor,
      language,
    }),
    at: new Date(services.now()),
    state: isDraft ? quoteState.DRAFT : quoteState.REQUESTED,
    confirmedDeliveryDate: null,
    paymentMethodId: null,
    paymentTermId: terms.paymentTermId,
    skontoId: terms.skontoId,
    vatForced: null,
    deliveryType: wish.deliveryType === 'DELIVERY' ? (cart.shipping?.shippingType ?? 'TRUCK') : wish.deliveryType,
    deliveryCost: wish.deliveryType === 'PICKUP' ? zeroRappen : (cart.shipping?.cost ?? null),
    positions: await Promise.all(cart.lines.map(async (line) => positionOf(services, line, language))),
  };
}

/** Any day in the allowed range: staff answer with the time it takes. */
function wishedDay({ requestedDeliveryDate }: Wish, today: PlainDate): PlainDate | null {
  const text = requestedDeliveryDate ?? '';
  if (text === '') return null;
  const field = 'body.requestedDeliveryDate';
  const date = parsePlainDate(text);
  if (date === null) throw refused('deliveryDateNotPossible', { date: text }, field);
  const problem = refuseDeliveryDate(date, { mode: 'admin' }) ?? refuseTooLate(date, latestDeliveryDate(today));
  if (problem) throw refused(problem.key, { ...problem.params }, field);
  return date;
}

/** Everything that prevents a cart from being ordered also prevents a quote, except a missing price: that is what quotes are for. */
async function priceWish(services: QuoteServices, wish: Wish, deliveryAddress: Address | null, actor: Actor): Promise<PricedCart> {
  const country = deliveryAddress?.country ?? defaultCountry;
  const cart = await services.priceCart(
    {
      items: wish.cartItems,
      zipCode: deliveryAddress !== null && isDomestic(country) ? deliveryAddress.zipCode : '',
      deliveryType: deliveryAddress === null ? 'PICKUP' : 'DELIVERY',
      country,
      deliveryAddressId: deliveryAddress?.id,
      customerId: wish.customerId,
    },
    actor,
  );
  const errors = cart.lines.flatMap(({ problem, product, ladder }, index) =>
    problem === null || problem === 'priceOnRequest' || problem === 'priceUnavailable'
      ? []
      : [
          {
            message: problem,
            params: { articleNumber: product?.articleNumber ?? '', unitOfSales: ladder[0]?.quantity ?? 1 },
            field: `body.cartItems.${index}`,
          },
        ],
  );
  if (errors.length > 0) throw new Refusal(422, errors);
  return cart;
}

async function positionOf(services: QuoteServices, line: PricedLine, language: Language): Promise<NewQuotePosition> {
  const copied = await copiedLine(services, line, language);
  const own = { type: 'PRODUCT', parent: null, storno: false, ...noNotes } as const;
  return { ...copied, ...own, productTypeId: line.product?.typeId ?? null, ...quotedPrice(line) };
}
