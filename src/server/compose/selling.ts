/** How the shop sells: prices, orders, quotes, payments and papers, each with the facts it needs from others. */
import type { Actor } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { Db } from '#server/db/pool.ts';
import type { DeliveryServices } from '#server/delivery/delivery-services.ts';
import { invoiceDelivered } from '#server/invoice/invoice-delivered.ts';
import { invoicePaid } from '#server/invoice/invoice-paid.ts';
import type { InvoiceServices } from '#server/invoice/invoice-services.ts';
import { moneyOfExcess } from '#server/ledger/excess-of-invoice.ts';
import { excessToCredit } from '#server/ledger/excess-to-credit.ts';
import type { AfterPaid } from '#server/ledger/ledger-services.ts';
import { settleWithPrepayment } from '#server/ledger/settle-with-prepayment.ts';
import { drawLine } from '#server/media/draw-line.ts';
import { storedPicture, storePicture } from '#server/media/store-picture.ts';
import { gatherOrders } from '#server/order/gather-orders.ts';
import { linePictures } from '#server/order/line-picture.ts';
import type { OrderPayments, OrderServices } from '#server/order/order-services.ts';
import { readOrder, readOrderWithHistoryByLink } from '#server/order/read-order.ts';
import type { OrderChangeServices } from '#server/order-change/order-change-services.ts';
import { latestPaper } from '#server/order-paper/order-papers.ts';
import { giveBack } from '#server/payment/give-back.ts';
import { costPerOne, lineCost } from '#server/pricing/line-cost.ts';
import { listPrice } from '#server/pricing/list-price.ts';
import type { ParcelServices } from '#server/pricing/offer-parcel.ts';
import { rememberOutside } from '#server/pricing/outside-answers.ts';
import { priceCart } from '#server/pricing/price-cart.ts';
import type { PricingServices } from '#server/pricing/price-cart.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import { openQuoteLinks } from '#server/quote/quote-link.ts';
import { quoteRules } from '#server/quote/quote-rules.ts';
import type { QuoteServices } from '#server/quote/quote-services.ts';
import { reopenQuote } from '#server/quote/reopen-quote.ts';
import { knowsZipCode } from '#server/shipping/postal-codes.ts';
import type { Ground } from './ground.ts';
import { openPayments } from './payments.ts';
import { openPrices } from './prices.ts';
import { spokenCatalog } from './spoken-catalog.ts';

export type Selling = Awaited<ReturnType<typeof openSelling>>;

export async function openSelling(ground: Ground, parcels: ParcelServices) {
  const { config, db, now, jobs, readCompany, printShop } = ground;
  const prices = await openPrices(ground, parcels);
  // Payments lead to invoices, and credit notes back to payments.
  const afterPaid: AfterPaid = async (trx, orderId, by) => invoicePaid(trx, invoices, orderId, by);
  const paying = await openPayments(ground, afterPaid);
  const refund = giveBack(paying.payments.services);
  const orders = orderServices(ground, prices.pricing, paying.payments.online);
  const orderChanges: OrderChangeServices = { ...orders, refund };
  const { publicUrl } = config;
  const issuing = { db, now, jobs, publicUrl, readCompany, readRules: ground.rules.read, printShop, readPicture: storedPicture };
  const invoices: InvoiceServices = { ...issuing, settleWithPrepayment, excessToCredit, moneyOfExcess, refund };
  const deliveries: DeliveryServices = {
    ...issuing,
    productName: orders.productName,
    afterDelivery: async (trx, orderId, by) => invoiceDelivered(trx, invoices, orderId, by),
  };
  return {
    ...prices,
    ...paying,
    afterPaid,
    documents: documentServices(ground),
    orders,
    orderChanges,
    deliveries,
    invoices,
    quotes: quoteServices(ground, orders),
  };
}

function orderServices(ground: Ground, pricing: PricingServices, payments: OrderPayments): OrderServices {
  const { config, db, now, jobs, catalog } = ground;
  const draw = (line: PricedLine) => drawLine(catalog.now().models, line);
  const nothingTold = rememberOutside(pricing).told;
  const picturesOn = (on: Db) => linePictures({ draw, store: async (svg) => storePicture(on, svg) });
  return {
    db,
    now,
    shop: config.shop,
    publicUrl: config.publicUrl,
    jobs,
    sendSoon: jobs.sendSoon,
    storePlacing: gatherOrders(db),
    priceCart: async (request, actor, known) => priceCart(pricing, request, actor, known),
    costPerOne: (line) => costPerOne(catalog.now(), line),
    holidayOverrides: ground.holidays.read,
    takenDays: ground.taken.read,
    readCompany: ground.readCompany,
    readRules: ground.rules.read,
    ...spokenCatalog(catalog),
    linePicture: picturesOn(db),
    payments,
    reopenQuote,
    limitsGuests: config.rateLimits,
    rehearse: () => {
      const { asking, told } = rememberOutside(pricing);
      return { priceCart: async (request, actor, known) => priceCart({ ...pricing, ...asking }, request, actor, known), outside: told };
    },
    within: (trx, { readRules, readCompany, outside = nothingTold }) => ({
      db: trx,
      priceCart: async (request, actor, known) =>
        priceCart({ ...pricing, ...outside, db: trx, readRules, readCompany }, request, actor, known),
      linePicture: picturesOn(trx),
    }),
  };
}

function quoteServices({ db, now, catalog, printShop, tokenSecret }: Ground, orders: OrderServices): QuoteServices {
  return {
    ...orders,
    links: openQuoteLinks(tokenSecret),
    printShop,
    readPicture: async (hash) => storedPicture(db, hash),
    productFacts: (id) => catalog.now().productById.get(id) ?? null,
    lineCost: (line) => lineCost(catalog.now(), line),
    listPrice: (line) => listPrice(catalog.now(), line),
    rules: async (trx) => quoteRules(trx, localNow(now()).date),
    knowsZipCode,
  };
}

function documentServices({ db, now, catalog, readCompany, rules, printShop }: Ground) {
  return {
    readOrder: async (id: number, actor: Actor) => readOrder(db, id, actor),
    readOrderByLink: async (uuid: string) => readOrderWithHistoryByLink(db, uuid),
    readPicture: async (hash: string) => storedPicture(db, hash),
    latestPaper: async (id: number, kind: 'lieferschein' | 'rechnung') => latestPaper(db, id, kind),
    models: () => catalog.now().models,
    readCompany,
    readRules: rules.read,
    printShop,
    now,
  };
}
