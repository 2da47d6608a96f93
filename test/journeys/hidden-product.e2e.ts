// Unpublished products: staff find them faded and marked in lists and searches; visitors and customers never do, whoever looked before them.
import { demoCompany, demoLogIn } from './demo-log-in.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';
import type { Page } from '@playwright/test';

const name = 'Weinkiste 12 Flaschen';
const places = ['/produkte/holzkisten', '/suche?q=Weinkiste'];

const card = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('only staff see what is not published', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, browser }) => {
  await demoLogIn(page.context(), packagingShop.url, 'verkauf@kistenwerk.example');
  for (const place of places) {
    await open(page, place);
    await expect(card(page).getByText('Nicht veröffentlicht')).toBeVisible();
  }
  const customer = await browser.newContext();
  await demoLogIn(customer, packagingShop.url, demoCompany);
  for (const context of [await browser.newContext(), customer]) {
    const other = await context.newPage();
    for (const place of places) {
      await other.goto(place);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(other.getByText(name)).toHaveCount(0);
    }
    await context.close();
  }
});
