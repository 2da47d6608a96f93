// Staff price and send a quote on a phone: no field is cut off at the edge, and the buttons to save and send are always visible.
import { companyGuest } from './guest.ts';
import { logInAsStaff } from './office-steps.ts';
import { priceBar } from './order-steps.ts';
import { askForQuote, keyInMail, openQuote, openQuoteInOffice, sendQuote } from './quote-steps.ts';
import { expect, open, test } from './watched-page.ts';

test('staff write and send a quote on a phone', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, browser }) => {
  test.slow();
  const guest = companyGuest();
  await open(page, '/products/HK_0006');
  await priceBar(page).getByRole('button', { name: 'Offerte anfragen' }).click();
  const number = await askForQuote(page, guest, 'Passt das auch für 300 kg?');

  const office = await browser.newContext({ viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true });
  const desk = await office.newPage();
  await logInAsStaff(desk);
  await openQuoteInOffice(desk, number);
  await test.step('the page is as wide as the phone, and so are the fields of each line', async () => {
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const name of [/^Menge/, /^Preis für ein Stück/, 'Bemerkung']) {
      const box = await desk.getByRole('region', { name: 'Position 1' }).getByRole('textbox', { name }).first().boundingBox();
      expect(box === null ? Number.POSITIVE_INFINITY : box.x + box.width, String(name)).toBeLessThanOrEqual(390);
    }
  });
  await expect(desk.getByRole('button', { name: 'Speichern und senden' })).toBeInViewport({ ratio: 1 });
  await desk.getByRole('textbox', { name: /^Preis für ein Stück/ }).fill('1420');
  await desk.getByRole('textbox', { name: /^Lieferung CHF/ }).fill('180');
  await desk.getByRole('textbox', { name: 'Nachricht an den Kunden' }).fill('Ja, bis 400 kg.');
  await expect(desk.getByRole('button', { name: 'Speichern und senden' })).toBeInViewport({ ratio: 1 });
  await sendQuote(desk);
  await expect(desk.getByText('gesendet', { exact: true })).toBeVisible();
  await office.close();

  await openQuote(page, await keyInMail(page, guest));
  await expect(page.getByText('Ja, bis 400 kg.')).toBeVisible();
});
