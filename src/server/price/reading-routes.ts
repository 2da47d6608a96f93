import * as why from '#contract/price-explanation.ts';
import * as list from '#contract/price-list.ts';
import type { StoredRemotePrice } from '#contract/product-price.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind, FileAnswer } from '#server/call/binding.ts';
import { explainPrice } from '#server/pricing/explain-price.ts';
import type { PricingServices } from '#server/pricing/price-cart.ts';
import { forgetLadders } from '#server/pricing/price-ladder-of.ts';
import { allPrices, allPricesCsv } from './all-prices.ts';
import { comparePrices } from './compare-prices.ts';
import { readPriceListPage, readPriceListValuesOf } from './price-list.ts';
import { searchPayers } from './price-list-store.ts';
import { snapshotOn } from './snapshot-on.ts';
import { sampleRemotePrice } from './sample-remote-price.ts';
import { tryRemotePrice } from './try-remote-price.ts';
import type { PriceServices } from './write-price.ts';

export interface ReadingServices extends PriceServices {
  pricing: PricingServices;
  defaultRemotePrice: StoredRemotePrice | null;
}

export function readingRoutes({ db, catalog, now, pricing, remote, defaultRemotePrice }: ReadingServices): Binding[] {
  return [
    bind(list.readPriceList, async ({ query }) => readPriceListPage(db, catalog.now(), query)),
    bind(list.readPriceListValues, async ({ query }) => readPriceListValuesOf(db, catalog.now(), query)),
    bind(list.readAllPrices, async ({ query }) => ({ items: await allPrices(catalog.now(), query.customerId) })),
    bind(list.readAllPricesCsv, async ({ query }) => {
      const csv = await allPricesCsv(db, catalog.now(), query.customerId);
      return new FileAnswer(csv, 'text/csv; charset=utf-8', { fileName: 'preise.csv' });
    }),
    bind(list.clearPriceCache, () => {
      forgetLadders();
      return { remotePrices: remote.forget() };
    }),
    bind(list.findPayers, async ({ query }) => ({
      items: (await searchPayers(db, query)).map(({ discount, ...payer }) => ({ ...payer, discount: discount / 10_000 })),
    })),
    bind(why.explainPrice, async ({ body }) =>
      explainPrice(pricing, body, body.day === undefined ? catalog.now() : await snapshotOn(db, catalog.now(), body.productId, body.day)),
    ),
    bind(why.comparePrices, async ({ query }) => comparePrices(db, catalog.now(), query, localNow(now()).date)),
    bind(why.tryRemotePrice, async ({ body }) => tryRemotePrice(remote, catalog.now(), body)),
    bind(why.sampleRemotePrice, async ({ body }) => sampleRemotePrice(remote, catalog.now(), body)),
    bind(why.readDefaultRemotePrice, () => ({ remotePrice: defaultRemotePrice })),
  ];
}
