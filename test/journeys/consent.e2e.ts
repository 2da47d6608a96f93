// The cookie notice: nothing is tracked before consent, yes and no are equally prominent, the answer is kept and can be changed.
import { expect, open, test } from './watched-page.ts';
import type { Page } from '@playwright/test';

test.use({ storageState: { cookies: [], origins: [] } });

const notice = (page: Page) => page.getByRole('region', { name: 'Dürfen wir mitzählen?' });
const pushed = async (page: Page): Promise<{ event?: string; accepted?: boolean }[]> =>
  page.evaluate(() => (globalThis as { dataLayer?: { event?: string }[] }).dataLayer ?? []);
const stored = async (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('cookie:accepted'));

/** Requests to other hosts. */
function outside(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !host.startsWith('127.0.0.1')) seen.push(request.url());
  });
  return seen;
}

test('without an answer nothing is counted and nothing leaves', { tag: '@long-on-phone' }, async ({ page }) => {
  const left = outside(page);
  await open(page, '/products/HK_0001');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  expect(await pushed(page)).toEqual([]);
  expect(await stored(page)).toBeNull();
  expect(left).toEqual([]);
});

/** Both answers look alike. */
async function expectEqualWeight(page: Page): Promise<void> {
  const look = async (name: string) =>
    notice(page)
      .getByRole('button', { name, exact: true })
      .evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor, width, height } = getComputedStyle(element);
        return { backgroundColor, color, fontSize, fontWeight, borderColor, width, height };
      });
  expect(await look('Annehmen')).toEqual(await look('Ablehnen'));
}

test('yes and no weigh the same', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/agb');
  await expectEqualWeight(page);
});

test(
  'no is kept: the notice stays away and events are not pushed',
  { tag: ['@long-on-desktop', '@long-on-phone'] },
  async ({ page, context }) => {
    await open(page, '/agb');
    await notice(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await stored(page)).toBe('false');
    expect(await pushed(page)).toEqual([{ event: 'cookie_consent', accepted: false }]);
    const cookie = (await context.cookies()).find(({ name }) => name === 'cookie_accepted');
    expect(cookie?.value).toBe('false');
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeGreaterThan(364);
    await open(page, '/products/HK_0001');
    await expect(notice(page)).toHaveCount(0);
    expect((await pushed(page)).map(({ event }) => event)).toEqual(['cookie_consent']);
  },
);

test(
  'yes, which weighs no more than no, counts what is looked at and bought, and can be taken back in the footer',
  { tag: '@long-on-phone' },
  async ({ page }) => {
    const left = outside(page);
    await open(page, '/agb');
    await expectEqualWeight(page);
    await notice(page).getByRole('button', { name: 'Annehmen' }).click();
    expect(await stored(page)).toBe('true');
    await open(page, '/products/HK_0001');
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
    expect((await pushed(page)).map(({ event }) => event)).toEqual(['cookie_consent', 'view_item', 'add_to_cart']);
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(notice(page).getByRole('heading')).toBeFocused();
    await notice(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeFocused();
    expect(await stored(page)).toBe('false');
    // No container is configured here, so nothing is loaded even with consent.
    expect(left).toEqual([]);
  },
);
