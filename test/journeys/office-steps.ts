// Steps by which staff see orders and mails of the shop.
import { expect, open, takenOver } from './watched-page.ts';
import type { Locator, Page } from '@playwright/test';
import { demoLogIn } from './demo-log-in.ts';
import { packagingShop, staff } from './shop-under-test.ts';

/** By a call: the form has its own journey. */
export async function logInAsStaff(page: Page): Promise<void> {
  await demoLogIn(page.context(), packagingShop.url, staff.email, staff.password);
}

export async function fillLogIn(page: Page): Promise<void> {
  await takenOver(page);
  await page.getByRole('textbox', { name: /^E-Mail/ }).fill(staff.email);
  await page.getByRole('textbox', { name: /^Passwort/ }).fill(staff.password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
}

export async function openOrder(page: Page, number: string): Promise<void> {
  await open(page, '/admin/Orders');
  // On a phone the whole row opens it.
  await page.getByRole('link', { name: new RegExp(String.raw`\b${number}\b`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
}

/** The mails to one address, newest first. */
export async function mailsTo(page: Page, address: string): Promise<Locator> {
  await page.goto('/admin/dev');
  return page.getByRole('row').filter({ hasText: address }).getByRole('link');
}
