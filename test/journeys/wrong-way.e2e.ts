// Addresses that do not exist, and pages that are not open to everyone.
import { fillLogIn } from './office-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

const nowhere = ['/gibt-es-nicht', '/products/XX_9999', '/produkte/gibt-es-nicht', '/checkout/gibt-es-nicht'];

test('what is not there says so with its status and its heading', { tag: '@desktop' }, async ({ request }) => {
  for (const path of nowhere) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toMatch(/<h1[^>]*>(<[^>]*>)*This page could not be found/);
  }
});

for (const path of nowhere) {
  const tag = path === '/products/XX_9999' ? ['@long-on-phone'] : ['@long-on-desktop', '@long-on-phone'];
  test(`nothing at ${path}: a page says so and leads home`, { tag }, async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Was wollen Sie verpacken?' })).toBeVisible();
  });
}

test('the checkout cannot be entered in its middle', { tag: '@long-on-phone' }, async ({ page }) => {
  await open(page, '/checkout/summary');
  await expect(page).toHaveURL(/\/checkout\/?$/);
  await expect(page.getByRole('heading', { name: 'Noch leer' })).toBeVisible();
});

test('an order that nobody has placed is not there', { tag: '@desktop' }, async ({ request }) => {
  const answer = await request.get('/checkout/completed?order=00000000-0000-4000-8000-000000000000');
  expect(answer.status()).toBe(404);
});

test('staff pages ask to log in and then open', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, complaints }) => {
  await open(page, '/admin/dev');
  await expect(page).toHaveURL(/\/user\/login\?next=/);
  complaints.allow(/status of 401/);
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill('niemand@kistenwerk.example');
  await page.getByRole('textbox', { name: /^Passwort/ }).fill('falsch-geraten-1');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toContainText('E-Mail oder Passwort stimmt nicht.');
  await fillLogIn(page);
  await expect(page).toHaveURL(/\/admin\/dev$/);
  await takenOver(page);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/-verpackung$/);
  await page.goto('/admin/Orders');
  await expect(page).toHaveURL(/\/user\/login\?next=/);
});
