/** The data for the targets' requests: the callers, and the products, categories and words of the running shop. */
import type { Question } from './load.ts';
import { firmEmail } from './volume/firm.ts';
import { articleNumberFrom } from './volume/products.ts';

const demoPassword = 'kistenwerk-demo';
const fewestProducts = 1000;

interface Summary {
  id: number;
  articleNumber: string;
  name: string;
  canBeConfigured: boolean;
}

export interface Ground {
  base: string;
  port: number;
  /** Published ones, as a visitor sees them. */
  products: readonly Summary[];
  /** Of a fixed size, with a price. */
  stock: readonly Summary[];
  crate: { id: number; configuration: { modelId: string; version: number; values: Record<string, unknown> } };
  categories: readonly { id: number; url: string }[];
  /** Distinct: first words of names, then whole names, of the products that shops of every size have: all are asked the same. */
  words: readonly string[];
  /** Scripts, styles and fonts that the page of a configurable product names. */
  files: readonly string[];
  /** Drawings that the home page names. */
  pictures: readonly string[];
  /** Request headers of each caller. */
  as: Record<'guest' | 'customer' | 'firm' | 'staff', Record<string, string>>;
}

/** Throws unless the answer is 200. */
export async function must<Answer>(base: string, { path, headers = {}, body, method }: Question & { method?: 'PUT' }): Promise<Answer> {
  const answer = await fetch(base + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function logIn(base: string, email: string): Promise<Record<string, string>> {
  const { token } = await must<{ token: string }>(base, { path: '/api/auth', body: JSON.stringify({ email, password: demoPassword }) });
  return { authorization: `Bearer ${token}` };
}

export async function createGuest(base: string): Promise<{ id: number; headers: Record<string, string> }> {
  const guest = await must<{ id: number; token: string }>(base, {
    path: '/api/customers',
    body: JSON.stringify({ guest: true, contactPerson: { firstName: 'Anna', lastName: 'Muster', email: 'anna@muster.example' } }),
  });
  return { id: guest.id, headers: { authorization: `Bearer ${guest.token}` } };
}

export async function openGround(base: string): Promise<Ground> {
  const { items: products } = await must<{ items: Summary[] }>(base, { path: '/api/product/summary' });
  const { items: categories } = await must<{ items: { id: number; url: string }[] }>(base, { path: '/api/categories' });
  const found = await must<{ items: Ground['crate'][] }>(base, { path: '/api/product?articleNumber=HK_0001' });
  const crate = found.items[0];
  if (!crate) throw new Error('the demo catalogue has no HK_0001');
  const { items: prices } = await must<{ items: { productId: number; graduatedPrice: object[] }[] }>(base, {
    path: '/api/product/all-published-prices?shop=1',
  });
  const priced = new Set(prices.filter(({ graduatedPrice }) => graduatedPrice.length > 0).map(({ productId }) => productId));
  const files = await namedBy(`${base}/products/HK_0001`, /\/assets\/[\w.-]+/g);
  const pictures = await namedBy(`${base}/-verpackung`, /(?<=src=")\/api\/media\/[^"]+/g);
  const names = products.filter(({ articleNumber }) => isInEveryShop(articleNumber)).map(({ name }) => name);
  return {
    base,
    port: Number(new URL(base).port),
    products,
    stock: products.filter(({ id, canBeConfigured }) => !canBeConfigured && priced.has(id)),
    crate,
    categories,
    words: [...new Set([...names.map((name) => name.split(' ')[0] ?? ''), ...names])].filter((word) => word.length > 3),
    files,
    pictures,
    as: {
      guest: (await createGuest(base)).headers,
      customer: await logIn(base, 'kundin@kistenwerk.example'),
      firm: await logIn(base, firmEmail),
      staff: await logIn(base, 'leitung@kistenwerk.example'),
    },
  };
}

/** Distinct matches in the HTML of a page. */
async function namedBy(page: string, pattern: RegExp): Promise<string[]> {
  const html = await (await fetch(page, { headers: { accept: 'text/html' } })).text();
  return [...new Set(html.match(pattern))].map((path) => path.replaceAll('&amp;', '&'));
}

/** The demo products, and the thousand that the smallest shop has beside them. */
function isInEveryShop(articleNumber: string): boolean {
  const number = Number(articleNumber.split('_')[1]);
  return !(number >= articleNumberFrom + fewestProducts);
}

/** The list's entries in turn, over and over. */
export function inTurn<Item>(list: readonly Item[], turn: number): Item {
  const item = list[turn % list.length];
  if (item === undefined) throw new Error('nothing to ask for');
  return item;
}
