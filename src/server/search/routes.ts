import * as wire from '#contract/search.ts';
import type { SearchAnswer } from '#contract/search.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf } from '#domain/access/permission.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db } from '#server/db/pool.ts';
import { customerProductsOf } from '#server/favourite/customer-products.ts';
import type { Binding, RequestFacts } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { SearchEngine } from './search-engine.ts';
import { findFits } from './find-fits.ts';
import { listShop } from './list-shop.ts';
import type { SearchCaller, SearchLimits } from './search-shop.ts';
import { searchShop } from './search-shop.ts';

const suggestionLimits: SearchLimits = { products: 6, places: 2, madeToSize: 1 };

export function searchRoutes({ db, catalog, engine }: { db: Db; catalog: Catalog; engine: SearchEngine }): Binding[] {
  const callerOf = async (actor: Actor): Promise<SearchCaller> => {
    const customerId = customerIdOf(actor);
    return { actor, customerId, ties: await customerProductsOf(db, customerId) };
  };
  const answer = async (q: string, { actor, language }: RequestFacts, limits: SearchLimits): Promise<SearchAnswer> =>
    searchShop(engine.indexOf(language), catalog.now(), q, await callerOf(actor), limits);
  return [
    bind(wire.search, async ({ query }, facts) => answer(query.q, facts, { products: query.limit, places: 6, madeToSize: 3 })),
    bind(wire.listShop, async ({ query }, { actor, language }) =>
      listShop(engine.indexOf(language), catalog.now(), query, await callerOf(actor)),
    ),
    bind(wire.findFits, async ({ query: { length, width, height, mass, limit } }, { actor, language }) => {
      const goods = { lengthMm: length, widthMm: width, heightMm: height, massKg: mass };
      const found = findFits(catalog.now(), goods, language, await callerOf(actor));
      return { items: found.slice(0, limit), total: found.length };
    }),
    bind(wire.suggest, async ({ query }, facts) => answer(query.q, facts, suggestionLimits)),
  ];
}
