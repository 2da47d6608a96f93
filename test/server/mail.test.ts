import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailServer } from '#fakes/mail-server/mail-server.ts';
import type { ReceivedMail } from '#fakes/mail-server/converse.ts';
import type { MailServer } from '#fakes/mail-server/mail-server.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { MailSummary } from '#contract/mail.ts';
import { askUntil } from './ask-until.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, orderByLink, productOf } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let server: MailServer;
let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let crate: Item;

beforeAll(async () => {
  server = await startMailServer();
  shop = await startShop({ now: () => mondayMorning, env: { SMTP_URL: server.url, PUBLIC_URL: 'https://shop.kistenwerk.example' } });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  crate = itemOf(await productOf(shop.app, 'HK_0001'), 3, { length: 1200 });
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

type Row = { id: number; state: string; tries: number };

async function mailsOf(orderId: number): Promise<Row[]> {
  const { rows } = await shop.database.pool.query<Row>('select id, state, tries from mail where order_id = $1 order by id', [orderId]);
  return rows;
}

/** A message as a mail program reads it: headers unchanged, texts decoded. */
function decoded({ raw }: ReceivedMail): string {
  const end = raw.indexOf('\r\n\r\n');
  const text = raw
    .slice(end)
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
  return `${raw.slice(0, end)}${text}`.replaceAll('\r\n', '\n');
}

/** Waits until the outbox has no waiting mail; the mail server signals a moment before the row is marked. */
async function settled(orderId: number): Promise<Row[]> {
  return askUntil(
    async () => mailsOf(orderId),
    (rows) => rows.every(({ state }) => state !== 'pending'),
  );
}

const amount = (chf: number): string => amountText(rappenFromChf(chf));

describe('the confirmation', () => {
  let received: ReceivedMail[];
  let body: string;
  let uuid: string;
  let formattedId: string;
  let orderId: number;

  beforeAll(async () => {
    const before = server.messages.length;
    const placed = await order(guest, [{ ...crate, externalCustomerRef: '<script>alert("x")</script>' }], {
      comment: 'Zeile 1\nZeile 2 & mehr',
      externalCustomerRef: 'PO-9',
    });
    ({ uuid, formattedId, id: orderId } = placed.body);
    await server.received(before + 2);
    received = server.messages.slice(before);
    body = decoded(received.find(({ to }) => to[0] === 'anna@muster.example') ?? { from: '', to: [], raw: '' });
  });

  test('goes to who ordered, a copy to the shop, one recipient each', () => {
    expect(received.map(({ to }) => to.join()).sort()).toEqual(['anna@muster.example', 'shop@kistenwerk.example']);
    expect(received.map(({ from }) => from)).toEqual(['shop@kistenwerk.example', 'shop@kistenwerk.example']);
  });

  test('carries number, reply address and message id, and no secret in its subject', () => {
    expect(body).toMatch(new RegExp(`^Subject: .*${formattedId}`, 'm'));
    expect(body).toMatch(/^Reply-To: Kistenwerk AG <shop@kistenwerk.example>$/m);
    expect(body).toMatch(/^Message-ID: <mail-\d+@kistenwerk.example>$/m);
    expect(/^Subject: .*$/m.exec(body)?.[0]).not.toContain(uuid);
  });

  test('says everything in HTML and in plain text', async () => {
    const { totals } = await orderByLink(shop.app, uuid);
    const [text = '', html = ''] = body.split('Content-Type: text/html');
    for (const part of [text, html.replaceAll('&#39;', "'").replaceAll('\u00A0mm', ' mm')]) {
      for (const said of [
        formattedId,
        'HK_0001',
        '1200 mm',
        'PO-9',
        'MWST 8.1\u00A0%',
        amount(totals.vat),
        `CHF ${amount(totals.total)}`,
        'Mi\u00A025.11.2026',
        'CH93 0076 2011 6238 5295 7',
        'Seestrasse 1',
        '8001 Zürich',
        'rechnung@muster.example',
        'Industriestrasse 12',
        '041 555 01 20',
      ])
        expect(part).toContain(said);
      expect(part).toContain(`https://shop.kistenwerk.example/order/${uuid}?lang=de`);
    }
    expect(body).not.toContain('number-of-');
  });

  test('shows no markup of the customer and loads nothing from elsewhere', () => {
    const html = body.split('Content-Type: text/html')[1] ?? '';
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(html).toContain('Zeile 1<br>Zeile 2 &amp; mehr');
    expect(
      html.match(/(src|href)="[^"]*"/g)?.filter((link) => !/^(src="cid:|href="https:\/\/shop\.kistenwerk\.example\/)/.test(link)),
    ).toEqual([]);
  });

  test('brings the picture of each line along', () => {
    const cid = /src="cid:([^"]+)"/.exec(body)?.[1];
    expect(body).toContain(`Content-ID: <${cid}>`);
    expect(body).toMatch(/Content-Type: image\/png; name=position-1\.png/);
    // The signature of a PNG file in base64.
    expect(body).toContain('iVBORw0KGgo');
  });

  test('is read in the outbox with its pictures inside', async () => {
    const rows = await settled(orderId);
    expect(rows.map(({ state, tries }) => ({ state, tries }))).toEqual([
      { state: 'sent', tries: 1 },
      { state: 'sent', tries: 1 },
    ]);
    const list = await get<{ items: MailSummary[]; total: number }>(staff, '/dev/mails');
    expect(list.body.items.find(({ id }) => id === rows[0]?.id)).toMatchObject({
      to: 'anna@muster.example',
      state: 'sent',
      subject: `Bestellbestätigung ${formattedId} | Kistenwerk AG`,
    });
    const { body: mail } = await get<{ html: string; text: string }>(staff, `/dev/mails/${rows[0]?.id}`);
    expect(mail.html).toContain('src="data:image/png;base64,iVBORw0KGgo');
    expect(mail.html).not.toContain('cid:');
    expect(mail.text).toContain(formattedId);
    expect((await get(staff, '/dev/mails/999999')).status).toBe(404);
    expect((await get(guest, '/dev/mails')).status).toBe(403);
  });
});
