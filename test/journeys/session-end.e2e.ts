// A log-in ends while a page is open: the next page says so, nothing typed or chosen is lost, and the log-in leads back.
import { haveInCart } from './cart-by-call.ts';
import { demoCompany, demoCustomer, demoLogIn } from './demo-log-in.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

const over = 'Ihre Anmeldung ist abgelaufen.';

test(
  'a log-in that has ended is said on the next page, and the way leads back',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page, context }) => {
    await demoLogIn(context, packagingShop.url, demoCompany);
    await open(page, '/user/profile/bestellungen');
    await context.clearCookies({ name: 'token' });
    await page.getByRole('link', { name: 'Offerten' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(page.getByText(over)).toBeVisible();
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill(demoCompany);
    await page.getByLabel(/^Passwort/).fill('kistenwerk-demo');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/user\/profile\/offerten$/);
  },
);

test('a log-in that ends at the checkout leads to the log-in, with the cart as it was', { tag: '@desktop' }, async ({ page, context }) => {
  await demoLogIn(context, packagingShop.url, demoCompany);
  await haveInCart(page, { article: 'LA_0002', quantity: 2 });
  await open(page, '/checkout/invoice');
  await page.getByRole('button', { name: 'Weiter zur Lieferadresse' }).click();
  await page.getByRole('button', { name: 'Weiter zur Bezahlung' }).click();
  await expect(page.getByRole('heading', { name: 'Wie bezahlen Sie?' })).toBeVisible();
  await context.clearCookies({ name: 'token' });
  await page.getByRole('button', { name: 'Weiter zur Zusammenfassung' }).click();
  await expect(page.getByRole('heading', { name: 'Wer bestellt?' })).toBeVisible();
  await expect(page.getByText(over)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Ihre Bestellung' }).getByRole('listitem')).toHaveCount(1);
});

test(
  'who comes back to a page without a log-in any more is told before seeing prices of others',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await demoLogIn(context, packagingShop.url, demoCompany);
    await open(page, '/products/KA_0003');
    const returns = async (): Promise<void> => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/auth'));
    await returns();
    await asked;
    await expect(page.getByText(over)).toHaveCount(0);
    await context.clearCookies({ name: 'token' });
    await returns();
    await expect(page.getByText(over)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      /\/user\/login\?next=%2Fproducts%2FKA_0003/,
    );
  },
);

test(
  'who comes back to a page after somebody else has logged in gets the page of who is logged in',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await demoLogIn(context, packagingShop.url, demoCompany);
    await open(page, '/products/KA_0003');
    const own = page.getByText('AP-4900');
    await expect(own.first()).toBeVisible();
    await demoLogIn(context, packagingShop.url, demoCustomer);
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect(own).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Faltkarton 400 × 300 × 200' })).toBeVisible();
  },
);
