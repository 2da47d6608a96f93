// The office's start page, its search and its lists, used only by keyboard.
import { orderOf } from './desk-calls.ts';
import { companyGuest } from './guest.ts';
import { logInAsStaff } from './office-steps.ts';
import { expect, open, takenOver, test } from './watched-page.ts';

test('staff find what waits and walk the list by keys', { tag: '@desktop' }, async ({ page: desk, context }) => {
  const guest = companyGuest();
  const { formattedId: number } = await orderOf(context, guest, { quantity: 20 });
  await logInAsStaff(desk);
  await open(desk, '/admin');
  await test.step('the order waits on the start page, at the desk of the sales people', async () => {
    await desk
      .getByRole('navigation', { name: 'Arbeitsplätze' })
      .getByRole('link', { name: /^Verkauf/ })
      .click();
    await expect(desk).toHaveURL(/\?desk=sales$/);
    await expect(desk.getByRole('region', { name: 'Neue Bestellungen' })).toBeVisible();
    await expect(desk.getByRole('link', { name: /^Heute/ })).toBeVisible();
    await desk.keyboard.press('j');
    await expect(desk.locator('[data-row]').first()).toBeFocused();
  });
  await test.step('the keys of the page are one key away, and so is a new quote', async () => {
    await desk.keyboard.press('?');
    const keys = desk.getByRole('dialog', { name: 'Tasten' });
    await expect(keys.getByText('Bestellung erfassen')).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await desk.keyboard.press('Shift+N');
    await expect(desk.getByRole('dialog', { name: 'Neue Offerte' })).toBeVisible();
    await desk.keyboard.press('Escape');
  });
  await test.step('Ctrl+K finds it by its number', async () => {
    await desk.keyboard.press('Control+k');
    await desk.keyboard.type(number);
    await expect(desk.getByRole('option').filter({ hasText: number })).toBeVisible();
    await desk.keyboard.press('ArrowUp');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(number);
  });
  await test.step('the list finds it by the customer, Enter opens it with its place in the list', async () => {
    await desk.goto('/admin/Orders');
    await takenOver(desk);
    await desk.getByRole('gridcell').first().focus();
    await desk.keyboard.press('/');
    await desk.keyboard.type(guest.companyName);
    await expect(desk).toHaveURL(/search=/);
    const row = desk.getByRole('row').filter({ hasText: number });
    await expect(row).toBeVisible();
    await expect(desk.getByText('Zeile 1 bis 1 von 1', { exact: true })).toBeVisible();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('gridcell').filter({ hasText: number })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(desk.getByRole('navigation', { name: 'Weg hierher' })).toContainText('1 von 1');
  });
});
