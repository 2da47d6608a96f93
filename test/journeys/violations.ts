// What a page does against WCAG 2.2 AA, as far as a machine can tell: axe, put into the page once and asked there. Its own adapter for the browser reads
// twice as much script and sends everything that was found to be good, too.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No scripts run in the frames that show a mail, so they cannot be checked from inside; there are no others. */
const closedFrame = 'iframe[sandbox]';

const levels = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** One text for each place; `rules`: judged by these alone. */
export async function violationsIn(page: Page, ...rules: string[]): Promise<string[]> {
  const runOnly = rules.length === 0 ? { type: 'tag' as const, values: levels } : { type: 'rule' as const, values: rules };
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(checker);
  return page.evaluate(
    async ([frame, only]) => {
      const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await inPage.run({ exclude: [frame] }, { runOnly: only, resultTypes: ['violations'], preload: false });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    [closedFrame, runOnly] as const,
  );
}
