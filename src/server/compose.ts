/** Puts the shop together from its parts: catalogue, prices, orders, jobs, calls and pages. The start and the tests both build it here. */
import type { FastifyInstance } from 'fastify';
import type { Actor } from '#domain/access/permission.ts';
import { openHolidays } from './calendar/open-holidays.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { openCatalog } from './catalog/catalog.ts';
import type { Catalog } from './catalog/catalog.ts';
import { takeFolderModels } from './catalog/take-folder-models.ts';
import { categoryRoutes } from './category/routes.ts';
import type { Config } from './config.ts';
import { configuratorRoutes } from './configurator/routes.ts';
import { openRemotePrices } from './connect/remote-price/remote-prices.ts';
import { openRouting } from './connect/routing/road-distance.ts';
import { customerRoutes } from './customer/routes.ts';
import type { Database } from './db/pool.ts';
import { openPrintShop } from './connect/pdf/print-shop.ts';
import { exportRoutes } from './export/routes.ts';
import { favouriteRoutes } from './favourite/routes.ts';
import { startPaymentProvider } from '#fakes/payment-provider/payment-provider.ts';
import { createApp } from './http/app.ts';
import type { PageSource } from './http/app.ts';
import type { Binding } from './call/binding.ts';
import { paymentSimulatorPath, registerStandInPages } from './http/stand-in-pages.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { mailRoutes } from './mail/routes.ts';
import { drawLine } from './media/draw-line.ts';
import { mediaRoutes } from './media/routes.ts';
import { storedPicture, storePicture } from './media/store-picture.ts';
import { gatherOrders } from './order/gather-orders.ts';
import { linePictures } from './order/line-picture.ts';
import { readOrder, readOrderWithHistoryByLink } from './order/read-order.ts';
import type { OrderServices } from './order/order-services.ts';
import { orderRoutes } from './order/routes.ts';
import { priceCart } from './pricing/price-cart.ts';
import { pricingCustomer } from './pricing/pricing-customer.ts';
import { openProvider, startPayments } from './payment/start-payments.ts';
import { paymentRoutes } from './payment/routes.ts';
import { pricingRoutes } from './pricing/routes.ts';
import { maySeeOne } from './product/list-products.ts';
import { productRoutes } from './product/routes.ts';
import { documentRoutes } from './document/routes.ts';
import { printOrderById } from './document/print-order.ts';
import { registrationRoutes } from './registration/routes.ts';
import { reopenQuote } from './quote/reopen-quote.ts';
import { openQuoteLinks } from './quote/quote-link.ts';
import type { QuoteServices } from './quote/quote-services.ts';
import { quoteRoutes } from './quote/routes.ts';
import { tellExpiring } from './quote/tell-expiring.ts';
import { reportRoutes } from './report/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { openSearch } from './search/search-engine.ts';
import { readSearchPages } from './search/search-store.ts';
import { sessionRoutes } from './session/routes.ts';
import { createTokens } from './session/token.ts';
import { knowsZipCode } from './shipping/postal-codes.ts';
import { shippingRoutes } from './shipping/routes.ts';
import { openCompany } from './shop/company.ts';
import { shopRoutes } from './shop/routes.ts';
import { openProfiles } from './shop/shop-profile.ts';
import { truckRoutes } from './truck/routes.ts';
import { userRoutes } from './user/routes.ts';

export interface ShopOptions {
  config: Config;
  database: Database;
  databaseUrl: string;
  tokenSecret: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** null: calls only. */
  source: PageSource | null;
}

export interface Shop {
  app: FastifyInstance;
  catalog: Catalog;
  /** For what is done in the shop's name without a request. */
  quotes: QuoteServices;
  /** What the clock does about payments, now. */
  watchPayments: () => Promise<void>;
  /** The same by the clock, until the stop. */
  keepWatch: () => void;
  stop: () => Promise<void>;
}

export async function composeShop({ config, database, databaseUrl, tokenSecret, now, source }: ShopOptions): Promise<Shop> {
  const { db } = database;
  const { shop, publicUrl, production } = config;
  const tokens = createTokens(tokenSecret);
  const company = await openCompany(db, now);
  // What is warned of before there is a log is written when there is one.
  const early: Parameters<typeof log.warn>[] = [];
  const log = { warn: (text: string, about: unknown): void => void early.push([text, about]) };
  await takeFolderModels(db, { replaces: !production, warn: (text, about) => log.warn(text, about) });
  const catalog = await openCatalog({
    db,
    shop,
    failed: (error) => log.warn('the catalogue could not be read', error),
    warn: (text, about) => log.warn(text, about),
  });
  const roadDistance = openRouting({ url: config.routingUrl, now, warn: (text, error) => log.warn(text, error) });
  const remotePrice = openRemotePrices({
    hosts: config.remotePriceHosts,
    loopback: config.remotePriceLoopback,
    now,
    warn: (text, error) => log.warn(text, error),
  });
  const pricing = { db, catalog, readCompany: company.read, roadDistance, remotePrice };
  // Without an account the demo has a stand-in: it tells its news over the shop's own door, as the provider would.
  const standIn =
    config.payment === undefined && config.demo
      ? await startPaymentProvider({
          now,
          pageBase: `${publicUrl}${paymentSimulatorPath}`,
          deliver: async ({ body, signature }) => {
            const headers = { 'content-type': 'application/json', 'x-signature': signature };
            return (await app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload: body })).statusCode;
          },
        })
      : null;
  const provider = openProvider(config.payment ?? standIn?.settings, now);
  const onlineMethods = provider?.methods ?? [];
  const facts = { shop, publicUrl, production, otherShopUrl: config.otherShopUrl, gtmId: config.gtmId, onlineMethods };
  const jobs = await startJobs({
    databaseUrl,
    db,
    now,
    smtpUrl: config.smtpUrl,
    readCompany: company.read,
    checkPayment: async (transactionId) => payments.checkTransaction(transactionId),
    warn: (text, error) => log.warn(text, error),
  });
  const payments = startPayments({
    db,
    now,
    publicUrl,
    readCompany: company.read,
    jobs,
    provider,
    reopenQuote,
    warn: (text, error) => log.warn(text, error),
  });
  const printShop = openPrintShop({ failed: (error) => log.warn('a paper could not be drawn', error) });
  const documents = {
    readOrder: async (id: number, actor: Actor) => readOrder(db, id, actor),
    readOrderByLink: async (uuid: string) => readOrderWithHistoryByLink(db, uuid),
    readPicture: async (hash: string) => storedPicture(db, hash),
    readCompany: company.read,
    printShop,
    now,
  };
  const orders: OrderServices = {
    db,
    now,
    shop,
    publicUrl,
    jobs,
    sendSoon: jobs.sendSoon,
    storePlacing: gatherOrders(db),
    priceCart: async (request, actor, known) => priceCart(pricing, request, actor, known),
    holidayOverrides: openHolidays(db, now),
    readCompany: company.read,
    models: () => catalog.now().models,
    linePicture: linePictures({ draw: (line) => drawLine(catalog.now().models, line), store: async (svg) => storePicture(db, svg) }),
    payments: payments.online,
    reopenQuote,
    limitsGuests: config.rateLimits,
  };
  const quotes: QuoteServices = {
    ...orders,
    links: openQuoteLinks(tokenSecret),
    printShop,
    readPicture: documents.readPicture,
    productFacts: (id) => catalog.now().productById.get(id) ?? null,
  };
  const housekeeping = startHousekeeping({
    db,
    now,
    tellExpiring: async () => tellExpiring(quotes),
    failed: (error) => log.warn('housekeeping', error),
  });
  const engine = await openSearch({
    catalog,
    readPages: async () => readSearchPages(db),
    failed: (error) => log.warn('the search index could not be made', error),
  });
  const account = { db, now, post: jobs, publicUrl, readCompany: company.read };
  const bindings: Binding[] = [
    ...sessionRoutes({ db, tokens, now }),
    ...registrationRoutes({ ...account, knowsZipCode }),
    ...userRoutes({ ...account, tokens }),
    ...shopRoutes({ db, readCompany: company.read, facts }),
    ...categoryRoutes({ catalog }),
    ...productRoutes({ db, catalog }),
    ...searchRoutes({ db, catalog, engine }),
    ...favouriteRoutes({ db, catalog }),
    ...pricingRoutes(pricing),
    ...configuratorRoutes({ db, models: () => catalog.now().models }),
    ...calendarRoutes({ db, shop, production, now, readCompany: company.read }),
    ...shippingRoutes({ ...pricing, customerOf: async (actor) => pricingCustomer(db, actor) }),
    ...truckRoutes({ ...pricing, priceCart: async (request, actor) => priceCart(pricing, request, actor) }),
    ...customerRoutes({ db, tokens, knowsZipCode }),
    ...orderRoutes(orders),
    ...quoteRoutes(quotes),
    ...paymentRoutes(payments.services),
    ...mediaRoutes({ db, catalog }),
    ...mailRoutes({ db }),
    ...exportRoutes({ db, catalog }),
    ...documentRoutes(documents),
    ...reportRoutes({
      catalog,
      maySee: async (product, actor) => maySeeOne(db, product, actor),
      readCompany: company.read,
      readOrder: async (id, actor) => (await readOrder(db, id, actor)).order,
      printShop,
      printOrder: async (id, kind, actor) => printOrderById(documents, id, kind, actor),
      publicUrl,
      now,
    }),
  ];
  const app = await createApp({
    api: { db, tokens, bindings, checkAnswers: !production, rateLimits: config.rateLimits },
    pages: {
      db,
      tokens,
      bindings,
      production,
      readProfile: openProfiles(company.read, facts),
      catalogVersion: () => catalog.now().version,
      now,
    },
    source,
    publicUrl,
    databaseAnswers: async () => {
      await database.answers();
    },
    logLevel: config.logLevel,
    shedsLoad: production,
  });
  if (standIn) await registerStandInPages(app, standIn.page);
  log.warn = (text, about) => app.log.warn(about instanceof Error ? { err: about } : { about }, text);
  for (const [text, about] of early) log.warn(text, about);
  return {
    app,
    catalog,
    quotes,
    watchPayments: payments.watch,
    keepWatch: payments.start,
    stop: async () => {
      await app.close();
      catalog.stop();
      housekeeping.stop();
      await payments.stop();
      await jobs.stop();
      await standIn?.stop();
      await printShop.close();
    },
  };
}
