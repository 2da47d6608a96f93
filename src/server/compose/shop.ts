/** Assembles the shop: its ground, how it sells, all calls and the pages. Used by both the start and the tests. */
import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { Language } from '#domain/language/language.ts';
import { openDeniedCalls } from '#server/audit/denied-calls.ts';
import type { RequestFacts } from '#server/call/binding.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { pageVersion } from '#server/catalog/page-version.ts';
import { registerShop } from '#server/http/app.ts';
import { bindingTable, localCall } from '#server/http/call-locally.ts';
import type { PageSource } from '#server/http/app.ts';
import { secretCookies } from '#server/http/secret-cookie.ts';
import { registerPriceService, registerStandInPages } from '#server/http/stand-in-pages.ts';
import type { IntegrationServices } from '#server/integration/integration-services.ts';
import { openWebhookSender } from '#server/integration/send-webhooks.ts';
import type { QuoteServices } from '#server/quote/quote-services.ts';
import { searchWhenAsked } from '#server/search/search-engine.ts';
import { readSearchPages } from '#server/search/search-store.ts';
import { openProfiles } from '#server/shop/shop-profile.ts';
import type { ShopFacts } from '#server/shop/shop-profile.ts';
import { openAddresses } from './address-search.ts';
import type { AddressSearch } from './address-search.ts';
import { allCalls } from './calls.ts';
import { openGround } from './ground.ts';
import type { Ground, GroundOptions } from './ground.ts';
import { openParcels } from './parcels.ts';
import { openPeriodicWork } from './periodic-work.ts';
import { openSelling } from './selling.ts';
import type { Selling } from './selling.ts';

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
  const { app, config, database, db, tokens, now, readCompany, rules, catalog, printShop, draftThread, warn } = ground;
  const { publicUrl, production, rateLimits } = config;
  const parcels = await openParcels(ground);
  const addresses = await openAddresses(ground);
  const selling = await openSelling(ground, parcels.shop);
  const { payments, standIn, priceService, quotes } = selling;
  const integration = integrationServices(ground);
  const webhooks = openWebhookSender(integration);
  const facts = shopFacts(ground, selling, addresses);
  const searchFailed = (error: unknown): void => warn('the search index could not be made', error);
  const engine = searchWhenAsked({ catalog, readPages: async () => readSearchPages(db), failed: searchFailed });
  // A shop that serves only calls has no pages to check.
  const leads = async (path: string): Promise<boolean> =>
    source === null || (await app.inject({ url: path, headers: { accept: '*/*' } })).statusCode < 400;
  const bindings = allCalls(ground, { facts, selling, parcels, addresses, integration, engine, leads });
  const table = bindingTable(bindings);
  const cookies = secretCookies(publicUrl);
  await registerShop(app, {
    api: { db, tokens, cookies, bindings, checkAnswers: !production, rateLimits, noteDenied: openDeniedCalls({ db, now }) },
    pages: {
      rateLimits,
      db,
      tokens,
      cookies,
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
  if (config.demo) registerPriceService(app, selling.answerPrice);
  const buildSearch = async (): Promise<void> => void (await engine().catch(searchFailed));
  const work = openPeriodicWork(ground, { selling, integration, webhooks, buildSearch });
  return {
    app,
    catalog,
    quotes,
    callAs: (actor, language, idempotencyKey, file) => {
      const nobody = { ip: '', device: null, agent: '', requestId: '' };
      return localCall(table, { actor, language, chosenLanguage: language, idempotencyKey, ...nobody, ...(file && { rawBody: file }) });
    },
    watchPayments: payments.watch,
    sendWebhooks: webhooks.send,
    picturesMade: ground.media.forms.idle,
    turnDay: work.turnDay,
    keepWatch: work.start,
    stop: async () => {
      await app.close();
      catalog.stop();
      await work.stop();
      await standIn?.stop();
      await priceService?.stop();
      await parcels.stop();
      await addresses.stop();
      await printShop.close();
      await draftThread.close();
    },
  };
}

function integrationServices({ config, db, now, catalog, rules, seal }: Ground): IntegrationServices {
  const { shop, publicUrl, webhookLoopback: loopback } = config;
  return { db, now, shop, publicUrl, catalog, readRules: rules.read, seal, loopback };
}

function shopFacts({ config }: Ground, { onlineMethods }: Selling, addresses: AddressSearch): ShopFacts {
  const { shop, publicUrl, production, otherShopUrl, gtmId } = config;
  return { shop, publicUrl, production, otherShopUrl, gtmId, onlineMethods, streetSearch: addresses.state !== 'off' };
}
