// A zip of pictures for a product: the good ones are on its page in the shop, the bad one is reported, and none can be deleted while the product shows it.
import type { Page } from '@playwright/test';
import { picture, zipOf } from '../server/file-steps.ts';
import { demoLogIn } from './demo-log-in.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

const folder = '/produkte/TR_0001';

/** The product has a 3D model; its pictures are the other view. */
async function openPictures(page: Page): Promise<void> {
  await open(page, '/products/TR_0001');
  await page.getByRole('toolbar', { name: 'Ansicht' }).getByRole('button', { name: 'Ansicht' }).click();
}

test(
  'a zip of pictures reaches the product’s page, and a used picture stays',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page, attempt }) => {
    await demoLogIn(page.context(), packagingShop.url, 'katalog@kistenwerk.example');
    await open(page, `/admin/Media?folder=${folder}`);
    const png = await picture('png', 600, 400);
    const zip = zipOf([
      { name: `Rolle von vorn ${attempt}.png`, bytes: png },
      { name: `Rolle von hinten ${attempt}.png`, bytes: png },
      { name: '../../raus.png', bytes: png },
    ]);
    await page.locator('#upload').setInputFiles({ name: 'Bilder_Herbst.zip', mimeType: 'application/zip', buffer: zip });
    await expect(page.getByText('2 von 3')).toBeVisible();
    await page.getByRole('button', { name: 'Bericht' }).click();
    await expect(page.getByRole('dialog').getByRole('row', { name: /raus\.png/ })).toContainText('führt aus dem Ordner');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: new RegExp(`^Rolle von vorn ${attempt}`) }).click();
    await page.getByRole('textbox', { name: 'Bildtext DE' }).fill(`Transportroller ${attempt} von vorn`);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCount(0);
    await expect(page.getByRole('complementary')).toContainText('Produkt TR_0001');

    await openPictures(page);
    await expect(page.getByRole('button', { name: `Transportroller ${attempt} von vorn` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Rolle von hinten ${attempt}` })).toBeVisible();

    await open(page, `/admin/Media?folder=${folder}`);
    await page.getByRole('checkbox', { name: `Rolle von vorn ${attempt}.png auswählen` }).check();
    await page.getByRole('button', { name: 'Löschen' }).click();
    await expect(page.getByRole('dialog', { name: 'Löschen geht noch nicht' })).toContainText('TR_0001');
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: `Rolle von hinten ${attempt}.png auswählen` }).check();
    await page.getByRole('button', { name: /^Verschieben/ }).click();
    await page.getByRole('combobox', { name: 'Ordner' }).selectOption('/produkte');
    await page.getByRole('dialog').getByRole('button', { name: 'Verschieben' }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^Rolle von (vorn|hinten) ${attempt}`) })).toHaveCount(0);
    await openPictures(page);
    await expect(page.getByRole('button', { name: 'TR_0001' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Transportroller ${attempt} von vorn` })).toHaveCount(0);
  },
);
