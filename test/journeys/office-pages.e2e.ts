// Every list and start page of the office, as listed in the table of its screens, meets WCAG 2.2 AA as far as a machine can tell.
import { screens } from '#web/office/frame/areas.ts';
import { demoLogIn } from './demo-log-in.ts';
import { expectAccessible } from './expect-accessible.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

test('every screen of the office is accessible', { tag: '@desktop' }, async ({ page }) => {
  // One visit for all: a browser's page that is new each time loads and compiles the whole office again.
  test.setTimeout(screens.length * 20_000);
  await demoLogIn(page.context(), packagingShop.url, 'leitung@kistenwerk.example');
  for (const { word, path, lists = [] } of screens)
    await test.step(word, async () => {
      for (const address of [path, ...lists.flatMap((list) => ('path' in list ? [list.path] : []))]) {
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, `${word}: ${address}`);
      }
    });
});
