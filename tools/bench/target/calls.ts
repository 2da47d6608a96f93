/** Calls of the shop by visitors, guests, customers and a company. */
import type { Ground } from '../ground.ts';
import { inTurn } from '../ground.ts';
import type { Target } from './target.ts';

const usual = 16;
/** For calls that took seconds. */
const few = 4;
const encoded = encodeURIComponent;

function cartOf({ crate, stock }: Ground, lines: number, turn: number): string {
  return JSON.stringify({
    zipCode: '8001',
    cartItems: Array.from({ length: lines }, (_, index) => {
      // Every other line is made to measure, with different sizes each turn.
      if (index % 2 === 1) return { key: String(index), productId: inTurn(stock, turn + index * 13).id, quantity: 25 * (1 + (index % 4)) };
      const values = { ...crate.configuration.values, length: 700 + ((turn * 7 + index * 31) % 900) };
      return { key: String(index), productId: crate.id, quantity: index + 1, configuration: { ...crate.configuration, values } };
    }),
  });
}

export function callTargets(ground: Ground): Target[] {
  const { products, categories, words, as } = ground;
  const listPages = (perPage: number): number => Math.max(1, Math.floor(products.length / perPage));
  const detail = (turn: number): string =>
    `/api/product?articleNumber=${encoded(inTurn(products, turn * 37).articleNumber)}&withPrices=true`;
  const targets: (Omit<Target, 'connections'> & Partial<Target>)[] = [
    { name: 'product, call', question: (turn) => ({ path: detail(turn) }) },
    { name: 'product, call as firm', question: (turn) => ({ path: detail(turn), headers: as.firm }) },
    ...[24, 100].map((perPage) => ({
      name: `list of ${perPage}, call`,
      question: (turn: number) => ({ path: `/api/product?withPrices=true&perPage=${perPage}&page=${1 + (turn % listPages(perPage))}` }),
    })),
    { name: 'search, call', question: (turn) => ({ path: `/api/search?q=${encoded(inTurn(words, turn))}` }) },
    {
      name: 'suggestions, call',
      question: (turn) => ({ path: `/api/search/suggestions?q=${encoded(inTurn(words, turn).slice(0, 4 + (turn % 5)))}` }),
    },
    {
      name: 'listing of a category, call',
      question: (turn) => ({
        path: `/api/search/listing?categoryId=${inTurn(categories, turn).id}&listing=${encoded(`price-to=${50 + (turn % 400)}`)}`,
      }),
    },
    {
      name: 'listing of a search, call',
      question: (turn) => ({ path: `/api/search/listing?q=${encoded(inTurn(words, turn * 11))}&listing=size%3D600-1200` }),
    },
    {
      name: 'evaluate, call',
      question: (turn) => ({
        path: '/api/configurator/evaluate',
        body: JSON.stringify({ modelId: 'holzkiste', values: { length: 600 + (turn % 900), width: 600, height: 500, mass: 150 } }),
      }),
    },
    ...[2, 20].map((lines) => ({
      name: `order-price of ${lines} lines, call`,
      question: (turn: number) => ({ path: '/api/product/order-price', body: cartOf(ground, lines, turn) }),
    })),
    { name: 'categories, visitor', question: () => ({ path: '/api/categories' }) },
    { name: 'categories, guest', connections: few, question: () => ({ path: '/api/categories', headers: as.guest }) },
    { name: 'categories, customer', connections: few, question: () => ({ path: '/api/categories', headers: as.customer }) },
    { name: 'categories, firm', connections: few, question: () => ({ path: '/api/categories', headers: as.firm }) },
    {
      name: 'own products of the firm, call',
      question: (turn) => ({
        path: `/api/product?withPrices=true&customerProduct=OWNER&perPage=24&page=${1 + (turn % 20)}`,
        headers: as.firm,
      }),
    },
  ];
  return targets.map((target) => ({ connections: usual, ...target }));
}
