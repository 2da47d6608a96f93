import type { ReadRules } from '#server/setting/shop-rules.ts';
import * as wire from '#contract/search.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf } from '#domain/access/permission.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db } from '#server/db/pool.ts';
import { customerProductsOf } from '#server/favourite/customer-products.ts';
import type { Binding, WrittenAnswer } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { SearchEngine } from './search-engine.ts';
import { findFits } from './find-fits.ts';
import { keptSuggestions } from './kept-suggestions.ts';
import { listShop } from './list-shop.ts';
import type { SearchCaller } from './search-caller.ts';
import type { SearchLimits, SearchRequest } from './search-shop.ts';
import { searchShop } from './search-shop.ts';

const suggestionLimits: SearchLimits = { products: 6, places: 2, madeToSize: 1 };

interface SearchServices {
  db: Db;
  catalog: Catalog;
  readRules: ReadRules;
  engine: () => Promise<SearchEngine>;
}

export function searchRoutes({ db, catalog, readRules, engine }: SearchServices): Binding[] {
  const callerOf = async (actor: Actor): Promise<SearchCaller> => {
    const customerId = customerIdOf(actor);
    return { actor, customerId, ties: await customerProductsOf(db, customerId) };
  };
  const search = async (request: SearchRequest, actor: Actor, limits: SearchLimits): Promise<WrittenAnswer> => {
    const caller = await callerOf(actor);
    return searchShop((await engine()).now(), request, caller, limits);
  };
  const suggest = async (request: SearchRequest, actor: Actor): Promise<WrittenAnswer> => {
    const caller = await callerOf(actor);
    const state = (await engine()).now();
    return keptSuggestions(state, request, caller, () => searchShop(state, request, caller, suggestionLimits));
  };
  return [
    bind(wire.search, async ({ query: { q, limit } }, { actor, language }) =>
      search({ q, language, unfinished: false }, actor, { products: limit, places: 6, madeToSize: 3 }),
    ),
    bind(wire.listShop, async ({ query }, { actor, language }) => {
      const caller = await callerOf(actor);
      const { vatRate } = await readRules();
      return listShop((await engine()).now(), { ...query, vatRate, language }, caller);
    }),
    bind(wire.findFits, async ({ query: { length, width, height, mass, limit } }, { actor, language }) => {
      const goods = { lengthMm: length, widthMm: width, heightMm: height, massKg: mass };
      const found = findFits(catalog.now(), goods, language, await callerOf(actor));
      return { items: found.slice(0, limit), total: found.length };
    }),
    bind(wire.suggest, async ({ query: { q } }, { actor, language }) => suggest({ q, language, unfinished: true }, actor)),
  ];
}
