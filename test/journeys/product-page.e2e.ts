// The page of a configurable product before any interaction: light, and with no field half covered by the bar.
import type { APIRequestContext } from '@playwright/test';
import { isLong } from '../depth.ts';
import { haveInCart } from './cart-by-call.ts';
import { priceBar } from './order-steps.ts';
import { furnitureShop, packagingShop } from './shop-under-test.ts';
import { violationsIn } from './violations.ts';
import { expect, open, test } from './watched-page.ts';

// The last file of the run, long on a phone; each visitor is a stranger.
test.describe.configure({ mode: 'parallel' });

/** The largest pages of both shops, and one product of each model of packaging. */
const heaviest = new Set(
  'VS_0001 VS_0007 HK_0001 EX_0001 SK_0001 PL_0001 PB_0001 KA_0001 LA_0001 EP_0001 ZL_0001 LO_0010 LO_0011 EL_0001 EL_0005 BE_0008'.split(
    ' ',
  ),
);
const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 412, height: 915 },
];

/** Bytes of HTML, before compression. */
const mostBytes = 59_500;

/** What links share of what can be chosen: more boards, more rows of the part list, more values in the links of the page. */
const sharedValues = ['length=1125&width=700&height=675', 'length=2000', 'length=3000&width=1600', 'length=2400&width=1200&height=1200'];

/** The longest mark and every sign. */
const markedAll = 'markText=MASCHINENBAU+AG+SERIE+26&markUp=true&markFragile=true&markDry=true&markNoStack=true';

/** Boards close together, large bundles, nearly everything chosen, and marks beside all else. */
const manyParts = [
  'VS_0001?openRatio=0.5',
  'VS_0001?openRatio=0.75&length=2000&width=1120&height=1060',
  'VS_0001?length=3000&width=1600&openRatio=0.5',
  'VS_0001?length=3000&width=1600&height=1500&mass=1000&openRatio=0.5&destination=US&wood=larch&closing=clasps&corners=plates&lining=pe',
  'LA_0001?count=1000&length=2300',
  'LA_0001?count=1000&length=2300&section=130!30&material=wisa',
  'LA_0001?count=600&length=1404&section=130!30',
  'EX_0001?length=2300&width=1000&height=2200&mass=4500',
  'EX_0001?destination=US&stack=200&panel=plywood-maritime&closing=screwed&corners=plates&lining=alu&cushion=around50',
  'HK_0001?length=2500&width=1200&height=1200&mass=500&markText=SERIE+26&markUp=true&markFragile=true&closing=clasps&handles=folding&cushion=around50',
  'SK_0001?length=2000&width=1000&height=1100&mass=450&markText=SERIE+26&markUp=true&markFragile=true&closing=clasps&handles=folding&cushion=around50',
  ...['VS_0001', 'EX_0001', 'HK_0001', 'SK_0001'].map((number) => `${number}?${markedAll}`),
  `VS_0001?length=3000&width=1600&${markedAll}&destination=US&wood=larch&closing=clasps&corners=plates&lining=pe`,
  `EX_0001?length=2300&width=1000&height=2200&mass=4500&${markedAll}&destination=US&corners=plates&lining=vci&cushion=floor30`,
  `HK_0001?${markedAll}&closing=clasps&handles=folding&cushion=around50&lining=alu&corners=plates`,
  `SK_0001?length=2000&width=1000&height=1100&mass=450&${markedAll}&closing=clasps&handles=folding&cushion=around50&lining=alu&corners=plates`,
];

async function articleNumbers(request: APIRequestContext, url: string): Promise<string[]> {
  const { items } = (await (await request.get(`${url}/api/product?perPage=100`)).json()) as { items: { articleNumber: string }[] };
  return items.map(({ articleNumber }) => articleNumber);
}

test('the page of every product is light in every language', { tag: '@desktop' }, async ({ request }) => {
  test.setTimeout(180_000);
  for (const { url } of [packagingShop, furnitureShop]) {
    const numbers = await articleNumbers(request, url);
    expect(numbers.length).toBeGreaterThan(50);
    for (const number of isLong ? numbers : numbers.filter((each) => heaviest.has(each)))
      for (const language of ['de', 'fr', 'en']) {
        const html = await (await request.get(`${url}/products/${number}?lang=${language}`)).body();
        expect.soft(html.length, `${number} ${language}`).toBeLessThanOrEqual(mostBytes);
      }
  }
});

test('a link with values leads to a page that is as light', { tag: '@desktop' }, async ({ request }) => {
  test.setTimeout(180_000);
  const links = [
    ...['VS_0001', 'HK_0001', 'EX_0001', 'SK_0001', 'PL_0001'].flatMap((number) => sharedValues.map((values) => `${number}?${values}`)),
    ...manyParts,
  ];
  for (const link of links)
    for (const language of isLong ? ['de', 'fr', 'en'] : ['fr']) {
      const html = await (await request.get(`${packagingShop.url}/products/${link}&lang=${language}`)).body();
      expect.soft(html.length, `${link} ${language}`).toBeLessThanOrEqual(mostBytes);
    }
});

for (const answered of [false, true]) {
  test.describe(answered ? 'with the notice answered' : 'below the notice', () => {
    if (!answered) test.use({ storageState: { cookies: [], origins: [] } });

    test('no field stands half under the bar on a phone', { tag: answered ? '@phone' : ['@phone', '@long-on-phone'] }, async ({ page }) => {
      for (const product of isLong ? ['HK_0001', 'LA_0001', 'PB_0001'] : ['HK_0001']) {
        await open(page, `/products/${product}`);
        for (const size of phones) {
          await page.setViewportSize(size);
          const found = await violationsIn(page, 'target-size');
          expect.soft(found, `${product} at ${size.width} × ${size.height}`).toEqual([]);
        }
      }
    });
  });
}

test('a size of more than four digits is whole in its field', { tag: ['@phone', '@long-on-phone'] }, async ({ page }) => {
  await open(page, '/products/HK_0001');
  const length = page.getByRole('textbox', { name: /^Länge innen/ });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    for (const size of ['28888', '1888.88']) {
      await length.fill(size);
      await expect(length).toHaveValue(size);
      const beyond = await length.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft(beyond, `${size} at ${width}`).toBe(0);
    }
  }
});

test(
  'on a narrow phone words of the part list stay whole, and a cart of ten lines has room',
  { tag: ['@phone', '@long-on-phone'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, '/products/HK_0001');
    const names = page.getByRole('table', { name: 'Stückliste' }).locator('th[scope="row"] > button');
    await expect(names.first()).toBeVisible();
    const broken = await names.evaluateAll((all) =>
      all.flatMap(({ textContent, firstChild }) => {
        const range = document.createRange();
        range.selectNodeContents(firstChild!);
        return /\s/.test(textContent) || range.getClientRects().length === 1 ? [] : [textContent];
      }),
    );
    expect(broken).toEqual([]);
    const articles = ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((end) => ({ article: `HK_00${end}` }));
    await haveInCart(page, ...articles);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test('the steps of the ladder keep their distance on a laptop', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  for (const product of ['HK_0001', 'EX_0001']) {
    await page.setViewportSize({ width: 1300, height: 768 });
    await open(page, `/products/${product}`);
    await page
      .getByRole('textbox', { name: /^Postleitzahl/ })
      .filter({ visible: true })
      .fill('3600');
    for (const width of [1300, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      const steps = page.getByRole('list', { name: 'Staffelpreise' }).filter({ visible: true }).getByRole('button');
      await expect(steps.first()).toBeVisible();
      const gaps = await steps.evaluateAll((buttons) => {
        // The texts themselves: the blocks around them are as wide as their step.
        const ends = buttons.map((button) => {
          const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const found = { left: Infinity, right: -Infinity };
          while (texts.nextNode() !== null) {
            range.selectNodeContents(texts.currentNode);
            const { left, right } = range.getBoundingClientRect();
            Object.assign(found, { left: Math.min(found.left, left), right: Math.max(found.right, right) });
          }
          return found;
        });
        return ends.slice(1).map(({ left }, index) => left - (ends[index]?.right ?? left));
      });
      expect.soft(gaps.length, product).toBeGreaterThan(2);
      expect.soft(Math.min(...gaps), `${product} at ${width}`).toBeGreaterThanOrEqual(8);
    }
  }
});

test.describe('as the server draws it, before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar of a price on request is as low as any other, and names whom to ask above it', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const heightOf = async (product: string): Promise<number> => {
      await page.goto(`/products/${product}`);
      const cells = priceBar(page).locator('> div').last();
      return (await cells.boundingBox())?.height ?? 0;
    };
    const usual = await heightOf('HK_0002');
    expect(await heightOf('HK_0006')).toBeLessThanOrEqual(usual);
    await expect(page.getByRole('region', { name: 'Preis auf Anfrage' }).getByRole('link')).toHaveText([/^041/, /@/]);
  });
});
