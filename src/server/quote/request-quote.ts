/** A customer asks for a quote: the cart's lines as they are, those on request without a price, with what could be estimated of the delivery. */
import { z } from 'zod';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { requestQuote as endpoint } from '#contract/quote.ts';
import type { Actor } from '#domain/access/permission.ts';
import { mayReachCustomer } from '#domain/access/permission.ts';
import { latestDeliveryDate, refuseTooLate } from '#domain/calendar/delivery-date.ts';
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
import { orderingCustomer } from '#server/order/ordering-customer.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { PricedCart, PricedLine } from '#server/pricing/priced-cart.ts';
import { contentHash } from './change-quote.ts';
import { recordOf } from './find-quote.ts';
import type { NewQuote, NewQuotePosition } from './new-quote.ts';
import { frozenQuote, quoteForCustomer, quoteForStaff } from './quote-answer.ts';
import { linkHash } from './quote-link.ts';
import { requestMails } from './quote-mails.ts';
import type { QuoteServices } from './quote-services.ts';
import { keepFigures } from './keep-figures.ts';
import { insertQuote } from './quote-store.ts';
import { askedVersion, insertMessage, insertVersion } from './quote-version-store.ts';

type Wish = ParsedOf<typeof endpoint>['body'];
const Requested = z.object({ id: z.number().int(), formattedId: z.string(), uuid: z.string() });
export type Requested = z.infer<typeof Requested>;

export async function requestQuote(
  services: QuoteServices,
  wish: Wish,
  { actor, language, idempotencyKey: sentKey, ip }: Caller,
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
      const quote = await newQuote(services, wish, { actor, language, ip });
      const company = await services.readCompany();
      const year = yearOf(localNow(services.now()).date);
      return transaction(services.db, async (trx) => {
        const stored = await insertQuote(trx, quote, { year, linkHashOf: (id) => linkHash(services.links.uuidOf(id)) });
        await keepFigures(trx, stored.id);
        await insertMessage(trx, {
          quoteId: stored.id,
          at: quote.at,
          author: 'customer',
          who: actorName(actor),
          kind: 'request',
          positionId: null,
          text: wish.comment,
        });
        // Until something is sent the customer sees this, whatever staff write on the quote.
        const asked = frozenQuote(quoteForStaff(await recordOf(trx, stored.id), services.links, services.now()));
        await insertVersion(trx, {
          quoteId: stored.id,
          number: askedVersion,
          at: quote.at,
          who: actorName(actor),
          content: asked,
          contentHash: contentHash(asked),
        });
        const requested = { ...stored, uuid: services.links.uuidOf(stored.id) };
        const seen = quoteForCustomer(await recordOf(trx, stored.id), services.links, services.now());
        await postMails(trx, services.jobs, requestMails(seen, { company, publicUrl: services.publicUrl }), services.now());
        if (taken !== null) await keepAnswer(trx, taken, requested);
        return requested;
      });
    },
  );
}

async function newQuote(services: QuoteServices, wish: Wish, { actor, language, ip }: Omit<Caller, 'idempotencyKey'>): Promise<NewQuote> {
  const customerRequestType = checkRequestKind(wish.customerRequestType, actor, services.shop);
  const [customer, addresses] = await Promise.all([
    orderingCustomer(services.db, wish.customerId),
    addressesByIds(services.db, wish.customerId, [
      wish.invoiceAddressId,
      ...(wish.deliveryAddressId === null ? [] : [wish.deliveryAddressId]),
    ]),
  ]);
  const invoiceAddress = addresses.find(({ id }) => id === wish.invoiceAddressId);
  const wanted = wish.deliveryAddressId === null ? null : addresses.find(({ id }) => id === wish.deliveryAddressId);
  if (!customer || !invoiceAddress || wanted === undefined) throw notFound();
  const deliveryAddress = wish.deliveryType === 'PICKUP' ? null : wanted;
  if (wish.deliveryType !== 'PICKUP' && deliveryAddress === null) throw refused('validation.required', {}, 'body.deliveryAddressId');
  const cart = await priceWish(services, wish, deliveryAddress, actor);
  if (actor.kind === 'guest') await rateLimitGuests(services, { email: customer.email === '' ? wish.invoiceEmail : customer.email, ip });
  return {
    ...newHead({
      // What is asked with it stands among the messages.
      given: { ...wish, comment: '', customerRequestType },
      customer,
      invoiceAddress,
      deliveryAddress,
      requestedDeliveryDate: wishedDay(wish, localNow(services.now()).date),
      cart,
      shop: services.shop,
      actor,
      language,
    }),
    at: new Date(services.now()),
    state: quoteState.REQUESTED,
    deliveryType: wish.deliveryType === 'DELIVERY' ? 'TRUCK' : wish.deliveryType,
    deliveryCost: wish.deliveryType === 'PICKUP' ? zeroRappen : (cart.shipping?.cost ?? null),
    positions: await Promise.all(cart.lines.map(async (line) => positionOf(services, line, language))),
  };
}

/** Any day within reach: staff answer with the time that it takes. */
function wishedDay({ requestedDeliveryDate }: Wish, today: PlainDate): PlainDate | null {
  const text = requestedDeliveryDate ?? '';
  if (text === '') return null;
  const field = 'body.requestedDeliveryDate';
  const date = parsePlainDate(text);
  if (date === null) throw refused('deliveryDateNotPossible', { date: text }, field);
  const problem = refuseTooLate(date, latestDeliveryDate(today));
  if (problem) throw refused(problem.key, { ...problem.params }, field);
  return date;
}

/** Everything of a cart that forbids an order also forbids a quote, but for prices on request: they are what quotes are for. */
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
  const errors = cart.lines.flatMap(({ problem, product }, index) =>
    problem === null || problem === 'priceOnRequest'
      ? []
      : [{ message: problem, params: { articleNumber: product?.articleNumber ?? '' }, field: `body.cartItems.${index}` }],
  );
  if (errors.length > 0) throw new Refusal(422, errors);
  return cart;
}

async function positionOf(services: QuoteServices, line: PricedLine, language: Language): Promise<NewQuotePosition> {
  return { ...(await copiedLine(services, line, language)), productTypeId: line.product?.typeId ?? null, unitPrice: line.unitPrice };
}
