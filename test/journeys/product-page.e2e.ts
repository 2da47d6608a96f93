// The page of a configurable product before any interaction: light, and with no field half covered by the bar.
import { AxeBuilder } from '@axe-core/playwright';
import { isLong } from '../depth.ts';
import { expect, open, test } from './watched-page.ts';

/** One product of each model, the largest pages among them. */
const products = ['HK_0001', 'SK_0001', 'VS_0001', 'EX_0001', 'PL_0001', 'PB_0001', 'KA_0001', 'LA_0001', 'EP_0001', 'ZL_0001'];
const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 412, height: 915 },
];

test('the page of each model is light', { tag: '@desktop' }, async ({ request }) => {
  // The crate with the most boards has the largest page.
  const limits: Record<string, number> = { VS_0001: 67_500 };
  for (const product of products) {
    const html = await (await request.get(`/products/${product}`)).body();
    expect.soft(html.length, product).toBeLessThan(limits[product] ?? 63_500);
  }
});

for (const answered of [false, true]) {
  test.describe(answered ? 'with the notice answered' : 'below the notice', () => {
    if (!answered) test.use({ storageState: { cookies: [], origins: [] } });

    test('no field stands half under the bar on a phone', { tag: '@phone' }, async ({ page }) => {
      for (const product of isLong ? ['HK_0001', 'LA_0001', 'PB_0001'] : ['HK_0001']) {
        await open(page, `/products/${product}`);
        for (const size of phones) {
          await page.setViewportSize(size);
          const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withRules(['target-size']).analyze();
          const found = violations.flatMap(({ nodes }) =>
            nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
          );
          expect.soft(found, `${product} at ${size.width} × ${size.height}`).toEqual([]);
        }
      }
    });
  });
}
