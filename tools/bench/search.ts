/**
 * How fast text search is, without network and database: `npx node tools/bench/search.ts [seconds]`.
 * Two catalogues of seeded names, 1'000 and 10'000 products, are searched in turn in one process; every text is used only once.
 */
import { catalogOf } from './volume/catalog-of-names.ts';
import { chanceOf } from './volume/chance.ts';
import { goods, kindsByType, otherKinds } from './volume/words.ts';
import { listShop } from '#server/search/list-shop.ts';
import { searchShop } from '#server/search/search-shop.ts';
import { SearchState } from '#server/search/search-state.ts';

const seconds = Number(process.argv[2] ?? 3);
const turnMs = 100;
const caller = { actor: { kind: 'anonymous' } as const, customerId: null, ties: new Map() };
const chance = chanceOf(5);
const kinds = [...Object.values(kindsByType).flat(), ...otherKinds];

const wordOf = (): string => chance.pick(goods)[0] + chance.pick(kinds)[0];
const sizeOf = (): string => `${300 + chance.below(900)} x ${200 + chance.below(500)}`;

/** Swaps two letters in the middle. */
function withSlip(word: string): string {
  const at = 2 + chance.below(word.length - 4);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

const texts: Readonly<Record<string, () => string>> = {
  'one word': wordOf,
  'two words': () => `${chance.pick(goods)[0]} ${chance.pick(kinds)[0]}`,
  'word and size': () => `${wordOf()} ${sizeOf()}`,
  'size alone': sizeOf,
  'a slip': () => withSlip(wordOf()),
  'nothing there': () => `qu${chance.below(1_000_000).toString(36)}x`,
};

type Ask = (state: SearchState, q: string) => void;

const search: Ask = (state, q) => {
  searchShop(state, { q, language: 'de', unfinished: false }, caller, { products: 24, places: 6, madeToSize: 3 });
};
const suggest: Ask = (state, q) => {
  const typed = q.slice(0, 3 + (q.length % 6));
  searchShop(state, { q: typed, language: 'de', unfinished: true }, caller, { products: 6, places: 2, madeToSize: 1 });
};
const list: Ask = (state, q) => {
  listShop(state, { q, listing: 'sort=price', priceView: 'incl', vatRate: 810, language: 'de' }, caller);
};

/** Answers per second of each catalogue; they take turns, so that other load on the machine affects both alike. */
function ratesOf(states: readonly SearchState[], ask: Ask, text: () => string): number[] {
  const counts = states.map(() => 0);
  const spent = states.map(() => 0);
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end || turn % states.length !== 0; turn += 1) {
    const which = turn % states.length;
    const begin = performance.now();
    while (performance.now() - begin < turnMs) {
      ask(states[which]!, text());
      counts[which]! += 1;
    }
    spent[which]! += performance.now() - begin;
  }
  return counts.map((count, which) => (count / spent[which]!) * 1000);
}

const sizes = [1000, 10_000];
const states: SearchState[] = [];
for (const size of sizes) {
  const begin = performance.now();
  states.push(await SearchState.build(catalogOf(size), []));
  console.log(`${size} products indexed in three languages in ${(performance.now() - begin).toFixed(0)} ms`);
}
for (const [name, text] of Object.entries(texts)) {
  for (const [call, ask] of Object.entries({ search, suggest, list })) {
    ratesOf(states, ask, text);
    const [small = 0, large = 0] = ratesOf(states, ask, text);
    const share = ((large / small) * 100).toFixed(0);
    console.log(
      `${call.padEnd(8)} ${name.padEnd(14)} ${small.toFixed(0).padStart(7)}/s ${large.toFixed(0).padStart(7)}/s  ${share.padStart(4)} %`,
    );
  }
}
