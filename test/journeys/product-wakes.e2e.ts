// A product's page is complete as sent; the script that evaluates and draws is loaded at the first interaction.
// Nothing done before that is lost.
import type { Page } from '@playwright/test';
import { holdScript } from './hold-script.ts';
import { expect, test } from './watched-page.ts';

const product = '/products/HK_0001';
const engine = 'model-product-*.js';

const length = (page: Page) => page.getByRole('textbox', { name: 'Länge' });

async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-configuration]') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

test('a visitor who only looks loads no engine', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  // Not `networkidle`: a page left alone for four seconds loads the script, too.
  await page.goto(product, { waitUntil: 'load' });
  await expect(page.getByText('1000').filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => scripts.some((path) => path.includes('/shop-'))).toBe(true);
  expect(scripts.filter((path) => /\/(engine|model-product)-/.test(path))).toEqual([]);
  await page.mouse.move(200, 200);
  await awake(page);
  expect(scripts.some((path) => path.includes('/engine-'))).toBe(true);
});

test('scripts are asked for after the styles, once the page is to be seen', { tag: '@long-on-phone' }, async ({ page }) => {
  const asked: string[] = [];
  let askedBeforeStyles: string[] | null = null;
  const scripts = (): string[] => asked.filter((path) => path.endsWith('.js'));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/shop-*.css', async (route) => {
    const styles = await route.fetch();
    askedBeforeStyles = scripts();
    await route.fulfill({ response: styles });
  });
  await page.goto(product);
  await expect.poll(() => scripts().length).toBeGreaterThan(5);
  expect(askedBeforeStyles).toEqual([]);
});

test('what is typed and pressed before the script is there counts when it is', { tag: '@long-on-phone' }, async ({ page }) => {
  const letGo = await holdScript(page, engine);
  await page.goto(product);
  await length(page).fill('1500');
  await page.getByRole('textbox', { name: 'Menge' }).fill('7');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  letGo();
  await awake(page);
  await expect(length(page)).toHaveValue('1500');
  await expect(page).toHaveURL(/menge=7.*length=1500/);
  await expect(page.locator('header').getByRole('link', { name: /Warenkorb/ })).toContainText('1');
});

test('a press before any script is there counts, and wakes the page', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page }) => {
  const letGo = await holdScript(page, '*.js');
  await page.goto(product);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  letGo();
  await expect(page.locator('header').getByRole('link', { name: /Warenkorb/ })).toContainText('1');
});

test('the first press on a page that lies still counts', { tag: '@long-on-phone' }, async ({ page }) => {
  await page.goto(product, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: /Warenkorb/ })).toContainText('1');
});

// On a phone the switch is in the menu.
test(
  'what changes around the product leaves it standing while its script is on the way',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page }) => {
    const letGo = await holdScript(page, engine);
    await page.goto(product, { waitUntil: 'load' });
    // The frame, whose script is not delayed, responds once it is hydrated.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('aside [aria-pressed]') ?? {}).some((key) => key.startsWith('__reactFiber')),
    );
    await page.getByRole('complementary').getByRole('button', { name: /exkl/ }).click();
    await expect(length(page)).toBeVisible();
    letGo();
    await awake(page);
    await expect(page.locator('main').getByText('exkl. MWST').filter({ visible: true }).first()).toBeVisible();
    await length(page).fill('1200');
    await expect(page).toHaveURL(/length=1200/);
  },
);
