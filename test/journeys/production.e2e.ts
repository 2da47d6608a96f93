// From an order to finished goods: planned on an overfull day, split and moved, booked from the sheet's page, seen by the customer.
import { demoLogIn } from './demo-log-in.ts';
import { openDesk, orderOf } from './desk-calls.ts';
import type { Desk } from './desk-calls.ts';
import { expectAccessible } from './expect-accessible.ts';
import { privateGuest } from './guest.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

const dayMs = 86_400_000;

/** A day far ahead, so that no other journey's delivery follows it, with two working days right before it. */
async function farDay(desk: Desk): Promise<string> {
  const after = async (workingDays: number): Promise<string> =>
    (await desk.get<{ earliest: string }>(`/calendar/delivery?workingDays=${workingDays}`)).earliest;
  for (let count = 12; ; count++) {
    const [first, last] = [await after(count - 2), await after(count)];
    if (Date.parse(last) - Date.parse(first) === 2 * dayMs) return last;
  }
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
const head = (day: string): RegExp => new RegExp(`${Number(day.slice(8))}\\.${Number(day.slice(5, 7))}\\.`);

test(
  'the workshop plans a day that is too full anew and books its stations',
  { tag: '@desktop' },
  async ({ page, context, complaints }) => {
    complaints.allow(/status of 422/);
    const desk = await openDesk(context);
    const placed = await orderOf(context, privateGuest(), { quantity: 150 });
    const day = await farDay(desk);
    await desk.send('PUT', `/order/${placed.id}`, { version: 1, confirmedDeliveryDate: day, tell: false });
    const { items } = await desk.get<{ items: [{ id: number }] }>(`/work-order?orderId=${placed.id}`);
    await demoLogIn(context, packagingShop.url, 'werkstatt@kistenwerk.example');
    const short = placed.formattedId.split('-')[1]!;
    const finish = dayBefore(day);
    const column = (of: string) => page.getByRole('region', { name: head(of) });

    await test.step('the day is too full; half of it is moved to the day before by keys alone', async () => {
      await open(page, `/admin/production?week=${finish}`);
      await expect(column(finish)).toContainText('zu viel');
      await expectAccessible(page, 'week plan');
      await column(finish)
        .getByRole('button', { name: new RegExp(`^${short}`) })
        .click();
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(
        (await page.getByRole('group', { name: 'Aufträge nach dem Tag, an dem sie fertig sind' }).boundingBox())?.height,
        'days beside a chosen order',
      ).toBeGreaterThan(400);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Aufteilen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Aufteilen' }).click();
      const cards = column(finish).getByRole('button', { name: new RegExp(`^${short}`) });
      await expect(cards).toHaveCount(2);
      await cards.last().focus();
      await page.keyboard.press('Shift+ArrowLeft');
      await expect(column(dayBefore(finish))).toContainText(short);
      await expect(column(finish)).not.toContainText('zu viel');
    });

    await test.step('the first booking tells the customer that work has begun', async () => {
      const late = await context.newPage();
      await open(late, `/admin/production/${items[0].id}`);
      await open(page, `/admin/production/${items[0].id}`);
      await expectAccessible(page, 'stations');
      await page.getByRole('button', { name: 'Sägen beginnen' }).click();
      await expect(page.getByRole('status')).toHaveText('Gebucht: Sägen beginnen');
      await late.getByRole('button', { name: 'Sägen beginnen' }).click();
      // Two who scan the same: for the second one it is booked, too.
      await expect(late.getByRole('status')).toHaveText('Gebucht: Sägen beginnen');
      await open(late, `/order/${placed.uuid}`);
      await expect(late.getByRole('main')).toContainText('In Fertigung');
      await late.close();
    });

    await test.step('the stations follow each other until the goods stand ready', async () => {
      for (const verb of ['Fertig gesägt', 'Fertig genagelt', 'Steht bereit']) await page.getByRole('button', { name: verb }).click();
      await expect(page.getByRole('heading', { name: 'Bereit' })).toBeVisible();
    });
  },
);
