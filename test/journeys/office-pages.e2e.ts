// Every other start page of the office, in the long run all and every list too, as listed in the table of its screens, meets WCAG 2.2 AA as far as a machine can tell.
import type { Page } from '@playwright/test';
import { screens } from '#web/office/frame/areas.ts';
import { isLong } from '../depth.ts';
import { demoLogIn } from './demo-log-in.ts';
import { expectAccessible } from './expect-accessible.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

/** In the short run a screen is reached by the menu: a document that is loaded anew each time costs as much as judging it. */
async function reach(page: Page, path: string): Promise<void> {
  const entry = page.getByRole('navigation', { name: 'Bereiche', exact: true }).locator(`li li a[href="${path}"]`);
  if (isLong || (await entry.count()) === 0) return open(page, path);
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'page');
}

test('the screens of the office are accessible', { tag: '@desktop' }, async ({ page }) => {
  // One visit for all: a browser's page that is new each time loads and compiles the whole office again.
  test.setTimeout(screens.length * 20_000);
  await demoLogIn(page.context(), packagingShop.url, 'leitung@kistenwerk.example');
  for (const { word, path, lists = [] } of screens.filter((_, at) => isLong || at % 2 === 0))
    await test.step(word, async () => {
      const judge = async (address: string): Promise<void> => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, `${word}: ${address}`);
      };
      await reach(page, path);
      await judge(path);
      for (const list of isLong ? lists : []) {
        if (!('path' in list)) continue;
        await open(page, list.path);
        await judge(list.path);
      }
    });
});
