/**
 * How fast the running shop answers, beside the bare route of the same process: `npx node tools/bench/serve.ts [seconds]`.
 * Figures are comparable only within one run; the last column is the share of the bare route's rate.
 */
import { readProducts } from '#contract/product.ts';
import { pathOf } from '#contract/endpoint.ts';
import { load } from './load.ts';
import { startShopProcess } from './shop-process.ts';

const seconds = Number(process.argv[2] ?? 3);
const connections = 16;
const shop = await startShopProcess();

interface ProductList {
  items: {
    id: number;
    articleNumber: string;
    configuration: { modelId: string; version: number; values: Record<string, unknown> } | null;
  }[];
}

const products = (await (await fetch(`${shop.base}${pathOf(readProducts)}`)).json()) as ProductList;
const crate = products.items.find((product) => product.articleNumber === 'HK_0001');
if (!crate) throw new Error('the demo catalogue has no HK_0001');

const cartOf = (lines: number, variants: number): string =>
  JSON.stringify({
    zipCode: '8001',
    cartItems: Array.from({ length: lines }, (_, index) => ({
      key: String(index),
      productId: crate.id,
      quantity: index + 1,
      configuration: crate.configuration && {
        ...crate.configuration,
        values: { ...crate.configuration.values, length: 800 + (index % variants) * 10 },
      },
    })),
  });

const json = { accept: 'application/json' };
const targets: [name: string, path: string, body?: string][] = [
  ['bare route (healthz)', '/healthz'],
  ['product detail, call', '/api/product?articleNumber=HK_0001&withPrices=true'],
  ['product list, call', '/api/product?withPrices=true&perPage=24'],
  ['search, call', '/api/search?q=holzkiste'],
  ['search, slip and size', '/api/search?q=Holzkitse%201200x800x600'],
  ['suggestions, call', '/api/search/suggestions?q=palet'],
  ['listing, call', '/api/search/listing?q=kiste&listing=size%3D600-1200'],
  [
    'evaluate, call',
    '/api/configurator/evaluate',
    JSON.stringify({ modelId: 'holzkiste', values: { length: 1000, width: 600, height: 500, mass: 150 } }),
  ],
  ['order-price, 2 lines', '/api/product/order-price', cartOf(2, 2)],
  ['order-price, 20 lines', '/api/product/order-price', cartOf(20, 20)],
  ['home page', '/-verpackung'],
  ['category page', '/produkte/holzkisten'],
  ['product page', '/products/HK_0001'],
  ['search page', '/suche?q=holzkiste'],
];

let bare = 0;
try {
  for (const [name, path, body] of targets) {
    const target = { url: new URL(shop.base + path), headers: json, ...(body === undefined ? {} : { body }) };
    await load(target, { connections, seconds: 0.5 });
    const result = await load(target, { connections, seconds });
    bare ||= result.perSecond;
    console.log(
      `${name.padEnd(24)} ${result.perSecond.toFixed(0).padStart(7)}/s   p50 ${result.p50Ms.toFixed(1).padStart(6)} ms   p99 ${result.p99Ms.toFixed(1).padStart(6)} ms   ${((result.perSecond / bare) * 100).toFixed(1).padStart(5)} % of bare   ${result.bad} bad`,
    );
  }
} finally {
  await shop.stop();
}
