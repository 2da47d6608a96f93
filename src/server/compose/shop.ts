/** Assembles the shop: its ground, how it sells, all calls and the pages. Used by both the start and the tests. */
import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Language } from '#domain/language/language.ts';
import type { RequestFacts } from '#server/call/binding.ts';
import { artworkRoutes } from '#server/artwork/routes.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { pageVersion } from '#server/catalog/page-version.ts';
import { openInvoice } from '#server/connect/invoice-file/open-invoice.ts';
import { contentRoutes } from '#server/content/routes.ts';
import { registerShop } from '#server/http/app.ts';
import { bindingTable, localCall } from '#server/http/call-locally.ts';
import type { PageSource } from '#server/http/app.ts';
import { registerPriceService, registerStandInPages } from '#server/http/stand-in-pages.ts';
import type { IntegrationServices } from '#server/integration/integration-services.ts';
import { integrationRoutes } from '#server/integration/routes.ts';
import { sendWebhooks, startWebhooks } from '#server/integration/send-webhooks.ts';
import { startDayChange } from '#server/jobs/day-change.ts';
import { purgeIncoming } from '#server/file/purge-incoming.ts';
import { asideOf } from '#server/connect/blob/folder-blobs.ts';
import { startHousekeeping } from '#server/jobs/housekeeping.ts';
import { watchPriceDay } from '#server/model-desk/watch-day.ts';
import { parcelRoutes } from '#server/parcel/routes.ts';
import { takePlanned } from '#server/price/take-planned.ts';
import { keepPrepared } from '#server/product/prepare-products.ts';
import { turnDay } from '#server/product/turn-day.ts';
import type { QuoteServices } from '#server/quote/quote-services.ts';
import { tellExpiring } from '#server/quote/tell-expiring.ts';
import { searchRoutes } from '#server/search/routes.ts';
import { searchWhenAsked } from '#server/search/search-engine.ts';
import { readSearchPages } from '#server/search/search-store.ts';
import { openProfiles } from '#server/shop/shop-profile.ts';
import { openAddresses } from './address-search.ts';
import { openGround } from './ground.ts';
import type { GroundOptions } from './ground.ts';
import { officeCalls } from './office.ts';
import { orderStates } from './order-states.ts';
import { standInRoutes } from '#server/stand-in/routes.ts';
import { openParcels } from './parcels.ts';
import { sellingCalls } from './selling-calls.ts';
import { openSelling } from './selling.ts';
import { visitorCalls } from './visitor-calls.ts';

const searchAfterMs = 2000;

export interface ShopOptions extends GroundOptions {
  /** null: calls only. */
  source: PageSource | null;
}

export interface Shop {
  app: FastifyInstance;
  catalog: Catalog;
  /** For work in the shop's own name, without a request. */
  quotes: QuoteServices;
  /** The calls as made by an actor, with the checks of any request. `file`: the body of a call that takes one. */
  callAs: (actor: Actor, language: Language, idempotencyKey: string, file?: NonNullable<RequestFacts['rawBody']>) => Call;
  /** Runs the periodic work on payments now. */
  watchPayments: () => Promise<void>;
  /** Sends due messages to other systems now; returns how many were tried. */
  sendWebhooks: () => Promise<number>;
  /** Runs the daily work now. */
  turnDay: () => Promise<unknown>;
  /** Runs all of these periodically, until the stop. */
  keepWatch: () => void;
  /** Resolves when no picture is being made in the background any more. */
  picturesMade: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function composeShop({ source, ...options }: ShopOptions): Promise<Shop> {
  const ground = await openGround(options);
  const { app, config, database, db, tokens, now, readCompany, rules, catalog, jobs, printShop, draftThread, warn } = ground;
  const { shop, publicUrl, production } = config;
  const parcels = await openParcels(ground);
  const addresses = await openAddresses(ground);
  const selling = await openSelling(ground, parcels.shop);
  const states = orderStates(selling, parcels.services);
  const { payments, standIn, quotes } = selling;
  const { seal } = ground;
  const integration: IntegrationServices = {
    db,
    now,
    shop,
    publicUrl,
    catalog,
    readRules: rules.read,
    seal,
    loopback: config.webhookLoopback,
  };
  const facts = {
    shop,
    publicUrl,
    production,
    otherShopUrl: config.otherShopUrl,
    gtmId: config.gtmId,
    onlineMethods: selling.onlineMethods,
    streetSearch: addresses.state !== 'off',
  };
  const searchFailed = (error: unknown): void => warn('the search index could not be made', error);
  const engine = searchWhenAsked({ catalog, readPages: async () => readSearchPages(db), failed: searchFailed });
  const bindings = [
    ...visitorCalls(ground, facts),
    ...contentRoutes({
      db,
      now,
      catalog,
      shop,
      // A shop that serves only calls has no pages to check.
      leads: async (path) => source === null || (await app.inject({ url: path, headers: { accept: '*/*' } })).statusCode < 400,
    }),
    ...searchRoutes({ db, catalog, readRules: rules.read, engine }),
    ...sellingCalls(ground, { selling, states, addresses }),
    ...officeCalls(ground, { selling, states, parcel: parcels.state, addressSearch: addresses.state }),
    ...parcelRoutes(parcels.services),
    ...standInRoutes({
      payment: standIn?.faults ?? null,
      parcel: parcels.standIn?.faults ?? null,
      price: selling.playsPrices ? selling.priceService.faults : null,
      addressSearch: addresses.standIn?.faults ?? null,
      mail: ground.mails.standIn?.faults ?? null,
    }),
    ...artworkRoutes({
      db,
      now,
      readCompany,
      holidayOverrides: ground.holidays.read,
      openInvoice,
      catalog: catalog.now,
      quotes,
      carrier: parcels.services.carrier,
    }),
    ...integrationRoutes(integration),
  ];
  const table = bindingTable(bindings);
  await registerShop(app, {
    api: { db, tokens, bindings, checkAnswers: !production, rateLimits: config.rateLimits },
    pages: {
      rateLimits: config.rateLimits,
      db,
      tokens,
      bindings,
      production,
      readProfile: openProfiles(ground.company.read, rules.read, facts),
      pageVersion: (url) => pageVersion(catalog.now(), url),
      now,
    },
    source,
    publicUrl,
    contact: async () => (await readCompany()).email,
    now,
    databaseAnswers: async () => {
      await database.answers();
    },
    shedsLoad: production,
  });
  if (standIn) await registerStandInPages(app, standIn.page);
  if (config.demo) registerPriceService(app, selling.priceService.answer);
  const housekeeping = startHousekeeping({
    db,
    now,
    purgeFiles: async () =>
      purgeIncoming([ground.incoming, ...(config.files.kind === 'folder' ? [asideOf(config.files.folder)] : [])], now()),
    tellExpiring: async () => tellExpiring(quotes),
    failed: (error) => warn('housekeeping', error),
  });
  const newDay = async () => {
    await takePlanned({ db, catalog, now });
    return turnDay({ db, catalog, now });
  };
  let dayChange: ReturnType<typeof startDayChange> | null = null;
  let messages: ReturnType<typeof startWebhooks> | null = null;
  let searching: NodeJS.Timeout | undefined;
  let prepared: ReturnType<typeof keepPrepared> | null = null;
  const priceDay = watchPriceDay({ db, catalog, now }, (error) => warn('material prices of today could not be taken over', error));
  return {
    app,
    catalog,
    quotes,
    callAs: (actor, language, idempotencyKey, file) => {
      const facts = { actor, language, idempotencyKey, ip: '', device: null, agent: '', requestId: '', ...(file && { rawBody: file }) };
      return localCall(table, facts);
    },
    watchPayments: payments.watch,
    sendWebhooks: async () => sendWebhooks(integration),
    picturesMade: ground.media.forms.idle,
    turnDay: newDay,
    keepWatch: () => {
      ground.mails.begin();
      payments.start();
      // Leaves the processor to the first visitors; an earlier search builds the index at once.
      searching = setTimeout(() => void engine().catch(searchFailed), searchAfterMs).unref();
      prepared = keepPrepared(catalog, (error) => warn('products could not be prepared', error));
      messages = startWebhooks(integration, (error) => warn('messages to other systems', error));
      dayChange = startDayChange({ now, turn: newDay, failed: (error) => warn('the new day', error) });
    },
    stop: async () => {
      await app.close();
      clearTimeout(searching);
      catalog.stop();
      housekeeping.stop();
      dayChange?.stop();
      prepared?.stop();
      await messages?.stop();
      priceDay.stop();
      await payments.stop();
      await jobs.stop();
      await ground.mails.stop();
      await standIn?.stop();
      await parcels.stop();
      await addresses.stop();
      await printShop.close();
      await draftThread.close();
    },
  };
}
