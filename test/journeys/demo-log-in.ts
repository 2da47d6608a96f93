// Logs in customers of the demo shop without the form.
import { expect } from './watched-page.ts';
import type { BrowserContext } from '@playwright/test';

export const demoCompany = 'einkauf@aarepumpen.example';
export const demoCustomer = 'kundin@kistenwerk.example';

/** The token of a log-in; the cookie is set by hand, because the browser would accept it only over https. */
export async function demoToken(context: BrowserContext, shopUrl: string, email: string, password = 'kistenwerk-demo'): Promise<string> {
  const answer = await context.request.post(`${shopUrl}/api/auth`, { headers: { origin: shopUrl }, data: { email, password } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

export async function demoLogIn(context: BrowserContext, shopUrl: string, email: string, password?: string): Promise<void> {
  const value = await demoToken(context, shopUrl, email, password);
  await context.addCookies([{ name: 'token', value, url: shopUrl, sameSite: 'Lax' }]);
}
