// A company orders by invoice in four clicks: invoice to the office, goods to the works, as stored in its account; its discount and its papers are its own.
import { haveInCart } from './cart-by-call.ts';
import { demoCompany, demoLogIn } from './demo-log-in.ts';
import { choosePayment, order, settledTotal, toCheckout } from './order-steps.ts';
import { expect, open, test } from './watched-page.ts';

test(
  'a company with saved addresses orders by invoice',
  { tag: ['@long-on-desktop', '@long-on-phone'] },
  async ({ page, context, baseURL }) => {
    await demoLogIn(context, baseURL ?? '', demoCompany);
    await haveInCart(page, { article: 'HK_0001' });
    await toCheckout(page).click();
    await expect(page.getByRole('heading', { name: 'Wer bezahlt?' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /Gurzelenstrasse 31/ })).toBeChecked();
    await expect(page.getByRole('textbox', { name: /^E-Mail für die Rechnung/ })).toHaveValue('kreditoren@aarepumpen.example');
    await page.getByRole('button', { name: 'Weiter zur Lieferadresse' }).click();
    await expect(page.getByRole('radio', { name: /Industriestrasse 7/ })).toBeChecked();
    await expect(page.getByText(/nach Zuchwil/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click();
    await choosePayment(page, /^Rechnung/);
    const total = await settledTotal(page);
    const number = await order(page);
    await open(page, '/user/profile/bestellungen');
    await page.getByRole('link', { name: number }).click();
    await expect(page.getByText('Fertigung', { exact: true })).toBeVisible();
    expect(await settledTotal(page)).toBe(total);
    const paper = page.getByRole('link', { name: /^Bestellbestätigung/ });
    const answer = await page.request.get((await paper.getAttribute('href')) ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await test.step('the home page offers it again', async () => {
      await open(page, '/-verpackung');
      const last = page.getByRole('region', { name: 'Zuletzt bestellt' });
      await last.getByRole('button', { name: 'Holzkiste nach Mass nachbestellen' }).first().click();
      await expect(page.getByRole('link', { name: 'Warenkorb, ein Artikel' })).toBeVisible();
    });
  },
);
