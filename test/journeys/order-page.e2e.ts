// The page of an order, opened from the mail and without an account: its progress, its papers, and ordering the same again.
import { orderOf } from './desk-calls.ts';
import { expectAccessible } from './expect-accessible.ts';
import { companyGuest } from './guest.ts';
import { mailbox } from './mailbox.ts';
import { toCheckout } from './order-steps.ts';
import { expect, open, test } from './watched-page.ts';

test('a guest finds the order through the mail and orders it again', { tag: '@long-on-phone' }, async ({ page, context, request }) => {
  const guest = companyGuest();
  const { formattedId: number } = await orderOf(context, guest, { article: 'HK_0001', quantity: 3 });
  const [mail] = await mailbox(request, guest.email);
  await open(page, /\/order\/[\da-f-]{36}\?lang=de/.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(`Bestellung ${number}`);
  const steps = page.getByRole('region', { name: 'Stand der Bestellung' }).getByRole('listitem');
  await expect(steps).toHaveText([/Bestellung eingegangen/, /Fertigung/, /Lieferung/, /Rechnung/]);
  // Printers leave fields of colour out, and an empty square means that nobody has begun.
  const isPrinted = (step: Element): boolean =>
    [...step.querySelectorAll('*')].some((each) => getComputedStyle(each).getPropertyValue('print-color-adjust') === 'exact');
  expect(await steps.first().evaluate(isPrinted)).toBe(true);
  // On paper, a rule and its heading stand on the page of what they head.
  const payer = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Rechnung an' }) })
    .last();
  await expect(payer).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('link', { name: /^Bestellbestätigung/ })).toBeVisible();
  await page.getByRole('button', { name: 'Holzkiste nach Mass in den Warenkorb' }).click();
  await page.getByRole('button', { name: 'Alles nochmals in den Warenkorb' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page.getByRole('textbox', { name: /^Menge/ })).toHaveValue('6');
  await expect(toCheckout(page)).toBeVisible();
});

test('a guest asks for a later day', { tag: '@long-on-desktop' }, async ({ page, context }) => {
  const { uuid } = await orderOf(context, companyGuest(), { article: 'HK_0001', quantity: 3 });
  await open(page, `/order/${uuid}?lang=de`);
  await page.getByRole('link', { name: 'Hier schreiben' }).click();
  const wish = page.getByRole('main').locator('#aenderung');
  await wish.getByRole('button', { name: 'Wunsch schreiben' }).click();
  await expect(wish.getByRole('radio', { name: 'Etwas ändern' })).toBeFocused();
  await wish.getByRole('button', { name: 'Wunsch senden' }).click();
  await expect(wish.getByRole('textbox')).toHaveAccessibleDescription(/Eingabe erforderlich/);
  await wish.getByRole('textbox', { name: /^Was sollen wir ändern/ }).fill('Bitte eine Woche später liefern.');
  await wish.getByRole('button', { name: 'Wunsch senden' }).click();
  await expect(wish.getByRole('status')).toContainText('Bis wir antworten, bleibt die Bestellung, wie sie ist.');
  await expectAccessible(page, 'an order with a wish');
  await page.reload();
  await expect(wish.getByRole('listitem')).toContainText('Bitte eine Woche später liefern.');
});
