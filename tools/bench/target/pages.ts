/** Pages as requested by browsers: kept ones over and over, and ones requested for the first time. */
import type { Ground } from '../ground.ts';
import { inTurn } from '../ground.ts';
import type { Target } from './target.ts';

const hotConnections = 16;
const anewConnections = 4;
const headers = { accept: 'text/html', 'accept-encoding': 'br' };

/** Addresses whose HTML is measured. */
export function weighed({ stock }: Ground): [name: string, path: string][] {
  return [
    ['home', '/-verpackung'],
    ['category', '/produkte/holzkisten'],
    ['product', `/products/${inTurn(stock, 500).articleNumber}`],
    ['configurable product', '/products/HK_0001'],
    ['search', '/suche?q=kiste'],
  ];
}

function hot(name: string, path: string): Target {
  return { name, connections: hotConnections, question: () => ({ path, headers }) };
}

function anew(name: string, path: (turn: number) => string): Target {
  return { name, connections: anewConnections, question: (turn) => ({ path: path(turn), headers }) };
}

export function pageTargets(ground: Ground): Target[] {
  const { stock, categories, words, files, pictures } = ground;
  return [
    hot('home page, hot', '/-verpackung'),
    hot('category page, hot', '/produkte/holzkisten'),
    hot('product page, hot', `/products/${inTurn(stock, 500).articleNumber}`),
    hot('configurable product page, hot', '/products/HK_0001'),
    {
      name: 'files of a page',
      connections: hotConnections,
      question: (turn) => ({ path: inTurn(files, turn), headers: { 'accept-encoding': 'br' } }),
    },
    {
      name: 'pictures of a page',
      connections: hotConnections,
      question: (turn) => ({ path: inTurn(pictures, turn), headers: { 'accept-encoding': 'br' } }),
    },
    anew('home page, anew', (turn) => `/-verpackung?l=${600 + (turn % 900)}&w=600&h=${300 + (turn % 401)}&m=100`),
    // The crate is the one that visitors who have not asked yet see, its drawing kept: prices and shipping cost are another place's.
    anew('home page, anew for a place', (turn) => `/-verpackung?zip=${1000 + (turn % 8659)}`),
    anew('category page, anew', (turn) => `${inTurn(categories, 1 + turn).url}?price-to=${100 + (turn % 977)}`),
    anew('product page, anew', (turn) => `/products/${inTurn(stock, turn * 37).articleNumber}?menge=${100 * (1 + (turn % 499))}`),
    anew('configurable product page, anew', (turn) => `/products/HK_0001?length=${500 + (turn % 1400)}&menge=${1 + (turn % 97)}`),
    anew('search page', (turn) => `/suche?q=${encodeURIComponent(inTurn(words, turn * 11))}`),
  ];
}
