// Checks the current page against WCAG 2.2 AA, as far as a machine can.
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from './watched-page.ts';
import type { Page } from '@playwright/test';

/** No scripts run in the frame that shows a mail, so it cannot be checked from inside. */
const closedFrame = 'iframe[sandbox]';

export async function expectAccessible(page: Page, name: string): Promise<void> {
  // A fading notice is checked at full opacity, and stays while the pointer rests on it.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('button')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    // The other mode opens a second page for each check, for cross-origin frames; there are none.
    .setLegacyMode(true)
    .exclude(closedFrame)
    .options({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'], preload: false })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect.soft(found, name).toEqual([]);
}
