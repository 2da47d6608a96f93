// A truck's day: planned and released by the office, driven with a short delivery while offline, and sent once automatically.
import { connect } from 'node:net';
import sharp from 'sharp';
import { layCable } from '#tools/fault/cable.ts';
import { demoLogIn } from './demo-log-in.ts';
import { openDesk, orderOf } from './desk-calls.ts';
import type { Desk } from './desk-calls.ts';
import { expectAccessible } from './expect-accessible.ts';
import { privateGuest } from './guest.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';

/** A working day with no other deliveries by truck, within the month about which goods leave. */
async function freeDay(desk: Desk): Promise<string> {
  for (let workingDays = 14; ; workingDays++) {
    const { earliest } = await desk.get<{ earliest: string }>(`/calendar/delivery?workingDays=${workingDays}`);
    if ((await desk.get<{ stops: unknown[] }>(`/truck-day/${earliest}`)).stops.length === 0) return earliest;
  }
}

const damagedCorner = async (): Promise<Buffer> =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#b98' } })
    .png()
    .toBuffer();

interface Moved {
  order: { orderStatusId: number; positions: [{ quantityDelivered: number }] };
}

test(
  'a driver hands over less than planned without a net, and the shop books it once',
  { tag: '@desktop' },
  async ({ page, context, complaints }) => {
    complaints.allow(/ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|CONNECTION_CLOSED|EMPTY_RESPONSE)/);
    // The browser's own offline mode is set per page and worker, one after the other: what a reload begins in between would still get through.
    const cable = await layCable(() => connect(packagingShop.port, '127.0.0.1'));
    const desk = await openDesk(context);
    const day = await freeDay(desk);
    const placed = [await orderOf(context, privateGuest(), { quantity: 6 }), await orderOf(context, privateGuest(), { quantity: 4 })];
    for (const { id } of placed) await desk.send('PUT', `/order/${id}`, { version: 1, confirmedDeliveryDate: day, tell: false });
    const moved = async (id: number): Promise<[number, number]> => {
      const { order } = await desk.get<Moved>(`/order/${id}`);
      return [order.positions[0].quantityDelivered, order.orderStatusId];
    };

    await test.step('the office saves the plan and gives the truck to its driver', async () => {
      await demoLogIn(context, packagingShop.url, 'versand@kistenwerk.example');
      await open(page, `/admin/order/TruckCapacity?day=${day}`);
      await page.getByRole('button', { name: 'Plan speichern' }).click();
      await page.getByRole('textbox', { name: 'Chauffeur' }).fill('Reto Keller');
      await page.getByRole('button', { name: 'Fahrt freigeben' }).click();
    });
    const link = await page.getByRole('link', { name: 'Seite des Chauffeurs' }).getAttribute('href');
    const { rounds } = await desk.get<{ rounds: [{ stops: [number, number] }] }>(`/truck-day/${day}`);
    const [first, second] = rounds[0].stops;
    const loaded = (id: number): number => (id === placed[0]!.id ? 6 : 4);

    await test.step('the page opens by the link alone and is kept on the phone', async () => {
      await context.clearCookies();
      await open(page, `http://127.0.0.1:${cable.port}${new URL(link!).pathname}`);
      await expect(page.getByRole('banner')).toContainText('Reto Keller');
      await expectAccessible(page, 'drive');
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await expect
        .poll(async () =>
          page.evaluate(async () => (await (await caches.open('fahrt')).match(location.pathname, { ignoreVary: true }))?.status),
        )
        .toBe(200);
    });

    await test.step('without a net less is handed over; a reload shows the day and what waits', async () => {
      cable.spoil({ kind: 'reset' });
      await context.setOffline(true);
      await page.getByRole('button', { name: /eines weniger$/ }).click();
      await page.getByText('beschädigt').click();
      await page
        .getByLabel('Foto', { exact: true })
        .setInputFiles({ name: 'ecke.png', mimeType: 'image/png', buffer: await damagedCorner() });
      await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
      await page.getByRole('textbox', { name: /^Name/ }).fill('Daniel Kunz');
      await page.getByRole('button', { name: 'Weniger abgegeben, weiter zu Stopp 2' }).click();
      await expect(page.getByRole('status').first()).toContainText('Eine Meldung wartet auf diesem Telefon');
      await page.reload();
      await expect(page.getByRole('status').first()).toContainText('Eine Meldung wartet auf diesem Telefon');
      await expect(page.getByRole('navigation', { name: 'Alle Stopps' }).getByRole('listitem').first()).toContainText('wartet');
      await page.getByRole('textbox', { name: /^Name/ }).fill('Petra Wyss');
      await page.getByRole('button', { name: 'Abgegeben', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Alle Stopps sind gemeldet.' })).toBeVisible();
      expect(await moved(first)).toEqual([0, 1]);
    });

    await test.step('with a net both are sent by themselves and booked once', async () => {
      cable.mend();
      await context.setOffline(false);
      await expect(page.getByRole('main')).toContainText('Alles ist beim Büro angekommen.');
      await page.reload();
      await expect(page.getByRole('main')).toContainText('Alles ist beim Büro angekommen.');
      expect(await moved(first)).toEqual([loaded(first) - 1, 1]);
      expect((await moved(second))[0]).toBe(loaded(second));
      const { items } = await desk.get<{ items: { receivedBy: string }[] }>(`/delivery?orderId=${first}`);
      expect(items.map(({ receivedBy }) => receivedBy)).toEqual(['Daniel Kunz']);
    });

    await test.step('the photo taken without a net is seen at the order', async () => {
      await demoLogIn(context, packagingShop.url, 'versand@kistenwerk.example');
      await expect.poll(async () => (await desk.get<{ items: unknown[] }>(`/order/${first}/handover-photo`)).items.length).toBe(1);
      await open(page, `/admin/Orders/${first}`);
      const photos = page.getByRole('region', { name: 'Fotos der Übergabe' });
      await expect(photos).toContainText('Reto Keller');
      const picture = photos.getByRole('img');
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(async () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);
    });
    await cable.close();
  },
);
