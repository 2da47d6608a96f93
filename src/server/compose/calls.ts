/** All calls of the shop. */
import type { ArtworkServices } from '#server/artwork/artwork-services.ts';
import { packedWorks } from '#server/artwork/packed-works.ts';
import { artworkRoutes } from '#server/artwork/routes.ts';
import type { Binding } from '#server/call/binding.ts';
import { openInvoice } from '#server/connect/invoice-file/open-invoice.ts';
import { contentRoutes } from '#server/content/routes.ts';
import type { ContentServices } from '#server/content/write-page.ts';
import type { IntegrationServices } from '#server/integration/integration-services.ts';
import { integrationRoutes } from '#server/integration/routes.ts';
import { parcelRoutes } from '#server/parcel/routes.ts';
import { searchRoutes } from '#server/search/routes.ts';
import type { SearchEngine } from '#server/search/search-engine.ts';
import type { ShopFacts } from '#server/shop/shop-profile.ts';
import { standInRoutes } from '#server/stand-in/routes.ts';
import type { AddressSearch } from './address-search.ts';
import type { Ground } from './ground.ts';
import { officeCalls } from './office.ts';
import { orderStates } from './order-states.ts';
import type { Parcels } from './parcels.ts';
import { sellingCalls } from './selling-calls.ts';
import type { Selling } from './selling.ts';
import { visitorCalls } from './visitor-calls.ts';

interface CallServices {
  facts: ShopFacts;
  selling: Selling;
  parcels: Parcels;
  addresses: AddressSearch;
  integration: IntegrationServices;
  engine: () => Promise<SearchEngine>;
  leads: ContentServices['leads'];
}

export function allCalls(ground: Ground, services: CallServices): Binding[] {
  const { config, db, now, readCompany, rules, catalog, holidays, mails } = ground;
  const { facts, selling, parcels, addresses, integration, engine, leads } = services;
  const states = orderStates(selling, parcels.services);
  const artwork: ArtworkServices = {
    db,
    now,
    readCompany,
    holidayOverrides: holidays.read,
    openInvoice,
    catalog: catalog.now,
    quotes: selling.quotes,
    carrier: parcels.services.carrier,
  };
  return [
    ...visitorCalls(ground, facts),
    ...contentRoutes({ db, now, catalog, shop: config.shop, leads }),
    ...searchRoutes({ db, catalog, readRules: rules.read, engine }),
    ...sellingCalls(ground, { selling, states, addresses }),
    ...officeCalls(ground, { selling, states, parcel: parcels.state, addressSearch: addresses.state }),
    ...parcelRoutes(parcels.services, { packedWorks: async (orderId, actor) => packedWorks(artwork, orderId, actor) }),
    ...standInRoutes({
      payment: selling.standIn?.faults ?? null,
      parcel: parcels.standIn?.faults ?? null,
      price: selling.priceService?.faults ?? null,
      addressSearch: addresses.standIn?.faults ?? null,
      mail: mails.standIn?.faults ?? null,
    }),
    ...artworkRoutes(artwork),
    ...integrationRoutes(integration),
  ];
}
