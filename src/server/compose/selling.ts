/** How the shop sells: prices, orders, quotes, payments and papers, each with the facts it needs from others. */
import type { Actor } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { openPriceService } from '#fakes/price-service/price-service.ts';
import { startPaymentProvider } from '#fakes/payment-provider/payment-provider.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import type { HostRules } from '#server/connect/remote-price/ask-host.ts';
import { openRemotePrices } from '#server/connect/remote-price/remote-prices.ts';
import { openRouting } from '#server/connect/routing/road-distance.ts';
import type { DeliveryServices } from '#server/delivery/delivery-services.ts';
import { paymentSimulatorPath, priceServicePath } from '#server/http/stand-in-pages.ts';
import { invoiceDelivered } from '#server/invoice/invoice-delivered.ts';
import { invoicePaid } from '#server/invoice/invoice-paid.ts';
import type { InvoiceServices } from '#server/invoice/invoice-services.ts';
import { addEntries } from '#server/ledger/add-entries.ts';
import type { AfterPaid } from '#server/ledger/ledger-services.ts';
import { settleWithPrepayment } from '#server/ledger/settle-with-prepayment.ts';
import type { Db } from '#server/db/pool.ts';
import { drawLine } from '#server/media/draw-line.ts';
import { storedPicture, storePicture } from '#server/media/store-picture.ts';
import { gatherOrders } from '#server/order/gather-orders.ts';
import { linePictures } from '#server/order/line-picture.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { latestPaper } from '#server/order-paper/order-papers.ts';
import { readOrder, readOrderWithHistoryByLink } from '#server/order/read-order.ts';
import { refundOrder } from '#server/payment/refund-order.ts';
import { openProvider, startPayments } from '#server/payment/start-payments.ts';
import { costPerOne, lineCost } from '#server/pricing/line-cost.ts';
import { listPrice } from '#server/pricing/list-price.ts';
import type { OrderChangeServices } from '#server/order-change/order-change-services.ts';
import { Refusal } from '#server/call/refusal.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import { hearRemotePrices } from '#server/price/hear-remote.ts';
import type { ParcelServices } from '#server/pricing/offer-parcel.ts';
import { priceCart } from '#server/pricing/price-cart.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import { openQuoteLinks } from '#server/quote/quote-link.ts';
import { quoteRules } from '#server/quote/quote-rules.ts';
import type { QuoteServices } from '#server/quote/quote-services.ts';
import { reopenQuote } from '#server/quote/reopen-quote.ts';
import { knowsZipCode } from '#server/shipping/postal-codes.ts';
import type { Ground } from './ground.ts';

export type Selling = Awaited<ReturnType<typeof openSelling>>;

export async function openSelling(ground: Ground, parcels: ParcelServices) {
  const { config, db, now, jobs, readCompany, catalog, printShop, warn, tokenSecret } = ground;
  const { shop, publicUrl } = config;
  const remotePrices = openRemotePrices({ ...remoteHosts(ground), now, warn });
  const priceService = openPriceService();
  const readRules = ground.rules.read;
  const pricing = {
    shop,
    db,
    catalog,
    readCompany,
    readRules,
    roadDistance: openRouting({ url: config.routingUrl, now, warn }),
    parcels,
    remotePrice: { ask: remotePrices.ask, heard: hearRemotePrices({ db, now, warn }) },
  };
  const standIn = config.payment === undefined && config.demo ? await startStandIn(ground) : null;
  const provider = openProvider(config.payment ?? standIn?.settings, now, warn);
  // Payments lead to invoices, and credit notes back to payments.
  const afterPaid: AfterPaid = async (trx, orderId, by) => invoicePaid(trx, invoices, orderId, by);
  const payments = startPayments({ db, now, publicUrl, readCompany, readRules, jobs, provider, reopenQuote, afterPaid, warn });
  await jobs.workOnPayments(payments.checkTransaction);
  const documents = {
    readOrder: async (id: number, actor: Actor) => readOrder(db, id, actor),
    readOrderByLink: async (uuid: string) => readOrderWithHistoryByLink(db, uuid),
    readPicture: async (hash: string) => storedPicture(db, hash),
    latestPaper: async (id: number, kind: 'lieferschein' | 'rechnung') => latestPaper(db, id, kind),
    models: () => catalog.now().models,
    readCompany,
    readRules,
    printShop,
    now,
  };
  const draw = (line: PricedLine) => drawLine(catalog.now().models, line);
  const picturesOn = (on: Db) => linePictures({ draw, store: async (svg) => storePicture(on, svg) });
  const orders: OrderServices = {
    db,
    now,
    shop,
    publicUrl,
    jobs,
    sendSoon: jobs.sendSoon,
    storePlacing: gatherOrders(db),
    priceCart: async (request, actor, known) => priceCart(pricing, request, actor, known),
    costPerOne: (line) => costPerOne(catalog.now(), line),
    holidayOverrides: ground.holidays.read,
    takenDays: ground.taken.read,
    readCompany,
    readRules,
    models: () => catalog.now().models,
    productName: (id) => catalog.now().productById.get(id)?.name ?? null,
    linePicture: picturesOn(db),
    payments: payments.online,
    reopenQuote,
    limitsGuests: config.rateLimits,
    within: (trx, { readRules: heldRules, readCompany: heldCompany }) => ({
      db: trx,
      priceCart: async (request, actor, known) =>
        priceCart({ ...pricing, db: trx, readRules: heldRules, readCompany: heldCompany }, request, actor, known),
      linePicture: picturesOn(trx),
    }),
  };
  const orderChanges: OrderChangeServices = {
    ...orders,
    refund: async ({ orderId, amount, who, key }) => {
      try {
        await refundOrder(payments.services, { orderId, amount: chfFromRappen(amount), who, idempotencyKey: key });
      } catch (error) {
        // Paid in another way: then it becomes the customer's credit in the ledger.
        if (!(error instanceof Refusal)) throw error;
        warn('money of a changed order was not given back online', error);
      }
    },
  };
  const issuing = { db, now, jobs, publicUrl, readCompany, readRules, printShop, readPicture: storedPicture };
  const invoices: InvoiceServices = {
    ...issuing,
    settleWithPrepayment,
    excessToCredit: async (trx, { invoiceId, customerId, amount }, by) => {
      const facts = { kind: 'transfer', source: 'credit', day: localNow(by.at.getTime()).date } as const;
      const entries = [
        { ...facts, target: { invoiceId }, amount: rappen(0 - amount) },
        { ...facts, target: { customerId }, amount },
      ];
      await addEntries(trx, entries, by);
    },
    refund: async ({ orderId, amount, who, key }) => {
      try {
        await refundOrder(payments.services, { orderId, amount: chfFromRappen(amount), who, idempotencyKey: key });
        return true;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return false;
      }
    },
  };
  const deliveries: DeliveryServices = {
    ...issuing,
    afterDelivery: async (trx, orderId, by) => invoiceDelivered(trx, invoices, orderId, by),
  };
  const quotes: QuoteServices = {
    ...orders,
    links: openQuoteLinks(tokenSecret),
    printShop,
    readPicture: documents.readPicture,
    productFacts: (id) => catalog.now().productById.get(id) ?? null,
    lineCost: (line) => lineCost(catalog.now(), line),
    listPrice: (line) => listPrice(catalog.now(), line),
    rules: async (trx) => quoteRules(trx, localNow(now()).date),
    knowsZipCode,
  };
  return {
    pricing,
    remotePrices,
    /** Of the stand-in for another company's price service. */
    priceService,
    /** If no other host is allowed, the demo calls itself. */
    playsPrices: config.demo && config.remotePriceHosts.size === 0,
    payments,
    afterPaid,
    standIn,
    onlineMethods: provider?.methods ?? [],
    documents,
    orders,
    orderChanges,
    deliveries,
    invoices,
    quotes,
  };
}

/** Hosts that the operator allows; without any, the demo calls its own price service. */
function remoteHosts({ app, config }: Ground): HostRules {
  const { remotePriceHosts: hosts, remotePriceLoopback: loopback } = config;
  if (!config.demo || hosts.size > 0) return { hosts, loopback };
  const ask = async (url: URL): Promise<string> => {
    const answer = await app.inject({ url: `${priceServicePath}${url.search}` });
    if (answer.statusCode !== 200) throw new Outage(`status ${answer.statusCode}`);
    return answer.body;
  };
  return { hosts, loopback, standIn: { address: `${config.publicUrl}${priceServicePath}`, ask } };
}

/** Without an account the demo has a stand-in: it calls the shop's webhook, as the provider would. */
async function startStandIn({ app, config, now }: Ground) {
  return startPaymentProvider({
    now,
    pageBase: `${config.publicUrl}${paymentSimulatorPath}`,
    deliver: async ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', 'x-signature': signature };
      return (await app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload: body })).statusCode;
    },
  });
}
