// A model's table is changed in the office: red at its cell, fixed, its impact predicted, in the shop as predicted, and back.
import type { Page } from '@playwright/test';
import { demoLogIn } from './demo-log-in.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

/** Made of thin board, and bought by no other journey; sold in units of 25. */
const article = 'KA_0002';

const askPrice = async (page: Page): Promise<number> => {
  const { items } = (await (await page.request.get(`${packagingShop.url}/api/product?articleNumber=${article}`)).json()) as {
    items: [{ id: number }];
  };
  const asked = await page.request.post(`${packagingShop.url}/api/product/order-price`, {
    headers: { origin: packagingShop.url },
    data: { cartItems: [{ key: 'a', productId: items[0].id, configuration: null, quantity: 25 }] },
  });
  return ((await asked.json()) as { cartPrice: { items: [{ pricePerOne: number }] } }).cartPrice.items[0].pricePerOne;
};

test('a table of a model turns red at its cell, is mended, published as foretold and taken back', { tag: '@desktop' }, async ({ page }) => {
  await demoLogIn(page.context(), packagingShop.url, 'katalog@kistenwerk.example');
  const before = await askPrice(page);
  await open(page, '/admin/model/fefco-0427');
  // A previous attempt may have left its draft.
  const left = page.getByRole('button', { name: 'Entwurf beginnen' });
  if (await left.isVisible()) await left.click();
  // Starting the draft reloads the page.
  await expect(left).toHaveCount(0);
  await page.getByRole('tab', { name: /^Tabellen/ }).click();
  const thickness = page.getByRole('grid', { name: 'flutes' }).getByRole('row', { name: /^3 B / }).getByRole('gridcell').nth(1);
  const aside = page.getByRole('complementary', { name: 'Beispiel rechts' });
  const check = page.getByRole('button', { name: /^Auswirkung prüfen/ });
  const type = async (text: string): Promise<void> => {
    await thickness.click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(check).toBeEnabled();
  };
  await test.step('a word where a number belongs', async () => {
    await type('dick');
    await expect(thickness).toHaveAttribute('aria-invalid', 'true');
    await check.click();
    await expect(aside.getByRole('status')).toContainText('Prüfung nicht bestanden: 1 Fall');
    await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toBeDisabled();
  });
  await test.step('mended: the gate opens and says what will move', async () => {
    await type('2.5');
    await expect(thickness).not.toHaveAttribute('aria-invalid', 'true');
    await check.click();
    await expect(aside.getByRole('status')).toContainText('Prüfung bestanden');
  });
  const impact = aside.getByRole('region', { name: 'Auswirkung' });
  await impact.getByText('Einzeln').first().click();
  const foretold = await impact.getByRole('listitem').filter({ hasText: article }).innerText();
  expect(foretold).toContain(before.toFixed(2));
  const published = /Version (\d+) ist im Shop/;
  const said = page.getByRole('region', { name: 'Meldungen' });
  await test.step('in the shop it costs what was foretold', async () => {
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Welle B gemessen');
    await page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(said).toContainText(published);
    expect(foretold).toContain((await askPrice(page)).toFixed(2));
    expect(await askPrice(page)).toBeGreaterThan(before);
  });
  await test.step('the version before takes its place again', async () => {
    await aside.getByRole('button', { name: 'Wieder einsetzen' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wieder einsetzen' }).click();
    await expect.poll(async () => askPrice(page)).toBe(before);
  });
});
