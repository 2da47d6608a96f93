// The shop in French and English: no German is left in the main texts, and switching the language keeps the page.
import type { Page } from '@playwright/test';
import { haveInCart } from './cart-by-call.ts';
import { isLong } from '../depth.ts';
import { german } from './german.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

/** What the browser adds to these is read here every time; as sent, every page is read in both languages, see every-page.e2e.ts. */
const alive = new Set(['product', 'search', 'what to pack', 'cart', 'guest']);
const pages = [
  ['home', '/-verpackung'],
  ['category', '/produkte/holzkisten'],
  ['product', '/products/HK_0001'],
  ['product of a catalogue', '/products/KA_0003'],
  ['search', '/suche?q=caisse'],
  ['what to pack', '/verpackung-finden?l=800&w=400&h=300&m=20'],
  ['pin of a quote', '/checkout-quote/00000000-0000-4000-8000-000000000000'],
  ['cart', '/checkout'],
  ['guest', '/checkout/signin'],
  ['contact', '/kontakt'],
  ['terms', '/agb'],
  ['log-in', '/user/login'],
] as const;

/** On a tablet no words of the bar above the shop run into each other. */
async function expectBarFits(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 900 });
  const entries = page.getByRole('complementary').first().locator('a, button').filter({ visible: true });
  const tooWide = await entries.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(tooWide).toEqual([]);
  if (usual !== null) await page.setViewportSize(usual);
}

for (const language of ['fr', 'en'] as const) {
  test(`no German is left in ${language}`, { tag: '@desktop' }, async ({ page }) => {
    // Put there in German.
    await haveInCart(page, { article: 'HK_0002' });
    await open(page, `/-verpackung?lang=${language}`);
    await expectBarFits(page);
    const read = isLong ? pages : pages.filter(([name]) => alive.has(name)).filter((_, at) => (at % 2 === 0) === (language === 'fr'));
    // Each in one of the two languages; in both in the long run.
    for (const [name, path] of read) {
      await test.step(name, async () => {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        const text = (await page.locator('body').innerText()).split('\n').filter((line) => german.test(line));
        expect.soft(text, path).toEqual([]);
        if (name === 'cart')
          await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(language === 'en' ? /^Tool/ : /^Caisse/);
      });
    }
  });
}

test('changing the language stays on the page', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/products/HK_0001');
  await expectBarFits(page);
  const length = page.locator('input[name="length"]');
  await length.fill('1230');
  await expect(page).toHaveURL(/length=1230/);
  await page.getByRole('link', { name: 'FR', exact: true }).click();
  await takenOver(page);
  await expect(page).toHaveURL(/\/products\/HK_0001/);
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  await expect(length).toHaveValue('1230');
  await page.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.getByRole('link', { name: 'EN', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('the poster of the home page keeps its two lines on any phone', { tag: ['@phone', '@long-on-phone'] }, async ({ page }) => {
  for (const language of ['de', 'fr', 'en']) {
    await page.goto(`/-verpackung?lang=${language}`);
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${language}, ${width}`).toBe(2);
    }
  }
});
