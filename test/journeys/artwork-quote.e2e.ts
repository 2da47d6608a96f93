// An auction house's invoice becomes a quote: read, confirmed with the keyboard, packed, insured, sent; the buyer gets a mail.
import { leman } from '#demo/artwork/french-labels.ts';
import { invoicePdf } from '#demo/artwork/pen.ts';
import { demoLogIn } from './demo-log-in.ts';
import { expectAccessible } from './expect-accessible.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

test('staff send a quote for an artwork’s transport', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, attempt }) => {
  await demoLogIn(page.context(), packagingShop.url, 'leitung@kistenwerk.example');
  await open(page, '/admin/artwork');
  const email = `helene.d${attempt}@muster.example`;
  // The desk recognises a file by its bytes.
  const buffer = Buffer.concat([await invoicePdf(leman), Buffer.from('\n'.repeat(attempt))]);
  await test.step('the invoice is read, nothing of it is confirmed', async () => {
    await page.locator('input[type=file]').setInputFiles({ name: leman.name, mimeType: 'application/pdf', buffer });
    await expect(page.getByRole('heading', { level: 1, name: 'Lose 8, 9b, nach Lyon' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('0 von 25 Feldern bestätigt')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Seite 1 der Rechnung' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Offerte senden' })).toBeDisabled();
    await expectAccessible(page, 'artwork desk');
  });
  await test.step('the sure ones at once, the others one by one, one of them corrected', async () => {
    await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Lyon 4e');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(page.getByText(/^2\d von 25 Feldern bestätigt$/)).toBeVisible();
    const waiting = page.getByRole('row').filter({ has: page.getByTitle('offen') });
    for (let left = await waiting.count(); left > 0; left -= 1) {
      await page.keyboard.press('Enter');
      await expect(waiting).toHaveCount(left - 1);
    }
    await expect(page.getByText('25 von 25 Feldern bestätigt')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Lyon 4e');
  });
  await test.step('the buyer is new', async () => {
    await page.getByRole('button', { name: 'Neuer Kunde' }).click();
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page.getByRole('button', { name: 'Anlegen und übernehmen' }).click();
    await expect(page.getByText('gewählt')).toBeVisible();
  });
  await test.step('courier and insurance have their price, and the quote goes out', async () => {
    await page
      .getByRole('radio', { name: /FedEx International Priority \S/ })
      .or(page.getByRole('radio', { name: /Economy/ }))
      .first()
      .click();
    const send = page.getByRole('button', { name: 'Offerte senden' });
    await expect(send).toBeEnabled();
    await send.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Offerte senden' }).click();
    await expect(page).toHaveURL(/\/admin\/Quotes\/\d+$/);
    await expect(page.getByText('Transport d’œuvres, lots 8, 9b vers Lyon 4e').first()).toBeVisible();
    await open(page, '/admin/dev');
    await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1);
  });
});
