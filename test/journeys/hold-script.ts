import type { Page } from '@playwright/test';

/** Delays the scripts with these names until the returned function is called. */
export async function holdScript(page: Page, files: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/assets/${files}`, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
