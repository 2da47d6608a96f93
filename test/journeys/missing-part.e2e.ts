// A new version of the shop is out, and the open page's parts are gone: the next page comes as a whole from the server, also a second time within a minute.
import { expect, open, test } from './watched-page.ts';

test(
  'a page whose parts are gone is opened all the same, soon after a reload for the same reason',
  { tag: '@desktop' },
  async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    complaints.allow(/dynamically imported module/);
    complaints.allow(/loading route module/);
    const loaded = new Set<string>();
    page.on('response', (answer) => loaded.add(answer.url()));
    await open(page, '/-verpackung');
    const known = new Set(loaded);
    await page.route('**/assets/*.js', async (route) =>
      known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Allgemeine Geschäftsbedingungen' })).toBeVisible();
    await expect(page).toHaveURL(/\/agb$/);
  },
);
