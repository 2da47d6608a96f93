// What a machine can tell of WCAG 2.2 AA about a page as it stands.
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from './watched-page.ts';
import type { Page } from '@playwright/test';

/** Nothing runs in the frame that shows a mail, so nothing can judge it from inside. */
const closedFrame = 'iframe[sandbox]';

export async function expectAccessible(page: Page, name: string): Promise<void> {
  // A fading notice is judged at its full strength, and stays while the pointer rests on it.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('button')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    // The other mode opens a second page for each verdict, for frames of other origins; there are none.
    .setLegacyMode(true)
    .exclude(closedFrame)
    .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'], preload: false })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect.soft(found, name).toEqual([]);
}
