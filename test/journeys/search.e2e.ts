// Finding things: by a misspelt word, by a size, by filters whose address can be sent to a colleague, by the goods to be packed.
import type { Page } from '@playwright/test';
import { expect, open, takenOver, test } from './watched-page.ts';

test('a mistyped word leads to the product by the keys alone', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/-verpackung');
  const field = page.getByRole('combobox', { name: 'Produkte suchen' });
  await field.fill('Holzkitse');
  const list = page.getByRole('listbox', { name: 'Vorschläge' });
  await expect(list.getByRole('option', { name: /Holzkiste nach Mass/ })).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const position = await list
    .getByRole('option')
    .evaluateAll((options) => options.findIndex(({ textContent }) => textContent.includes('Holzkiste nach Mass')));
  for (let step = 0; step <= position; step += 1) await field.press('ArrowDown');
  await expect(list.getByRole('option', { name: /Holzkiste nach Mass/ })).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(list).toBeHidden();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/suche\?q=Holzkitse/);
  await expect(page.getByText('Wir haben auch nach «Holzkiste» gesucht.')).toBeVisible();
  await page.getByRole('link', { name: 'Holzkiste nach Mass', exact: true }).click();
  await expect(page).toHaveURL(/\/products\/HK_0001/);
});

test(
  'a filter stands in the address, and the address says the same to somebody else',
  { tag: '@long-on-phone' },
  async ({ page, context, isMobile }) => {
    await open(page, '/produkte/holzkisten');
    if (!isMobile) await test.step('the cards beside the filter stand in columns on every desktop', async () => expectColumns(page));
    const toggle = page.getByRole('button', { name: /^Filter/ });
    if (await toggle.isVisible()) await toggle.click();
    await page.getByRole('checkbox', { name: 'Ab Lager' }).check();
    await expect(page).toHaveURL(/[?&]ab-lager=1/);
    await page.getByRole('radio', { name: 'ab 100 kg' }).check();
    await expect(page).toHaveURL(/[?&]tragfahigkeit=100/);
    const show = page.getByRole('button', { name: /Treffer zeigen$/ });
    if (await show.isVisible()) await show.click();
    await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('price');
    await expect(page).toHaveURL(/[?&]sort=price/);
    const cards = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
    const chips = page.getByRole('list', { name: 'Aktive Filter' });
    await expect(chips.getByRole('link')).toHaveText(['Tragfähigkeit: ab 100 kg', 'Ab Lager', 'Alle Filter zurücksetzen']);
    const other = await context.newPage();
    await open(other, page.url());
    const shown = await other.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).allTextContents();
    await expect(cards).toHaveText(shown);
    await chips.getByRole('link', { name: 'Filter Ab Lager entfernen' }).click();
    await expect(page).not.toHaveURL(/ab-lager/);
    await chips.getByRole('link', { name: 'Alle Filter zurücksetzen' }).click();
    await expect(chips).toBeHidden();
    await expect(page).toHaveURL(/\?sort=price$/);
  },
);

test('a size leads to goods built to it', { tag: ['@long-on-desktop', '@long-on-phone'] }, async ({ page }) => {
  await open(page, '/suche?q=Holzkiste%20120x80x60');
  await page.getByRole('region', { name: 'Genau in dieser Grösse' }).getByRole('link', { name: 'Holzkiste nach Mass' }).click();
  await takenOver(page);
  await expect(page).toHaveURL(/\/products\/HK_0001\?/);
  await expect(page.getByRole('textbox', { name: /^Länge innen/ })).toHaveValue('1200');
  await open(page, '/verpackung-finden?l=700&w=500&h=400&m=40&zip=8001');
  await expect(page.getByRole('heading', { level: 2, name: /Verpackungen passen/ })).toBeVisible();
  await expect(page.getByText('Lieferung nach').first()).toBeVisible();
});

async function expectColumns(page: Page): Promise<void> {
  for (const [width, columns] of [
    [992, 2],
    [1100, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('h2 a[href^="/products/"]') })
      .evaluateAll((cards) => cards.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(
      boxes.filter((top) => top === boxes[0]),
      String(width),
    ).toHaveLength(columns);
  }
}
