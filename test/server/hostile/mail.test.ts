/** Mails against hostile input: one recipient, one subject line, text that stays text, no mail bomb. Quality §2 items 17, 20, 34. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quote } from '#contract/quote.ts';
import {
  contactPerson,
  homeAddress,
  itemOf,
  logIn,
  mondayMorning,
  newGuest,
  order,
  orderBody,
  problemsOf,
  productOf,
  send,
  visitor,
} from '../buyer.ts';
import type { Answer, Item, Person } from '../buyer.ts';
import { customer, management } from '../demo-log-in.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let staff: Person;
let pallet: Item;
let now = mondayMorning;

beforeAll(async () => {
  // With a stopped clock, ten mails of the same instant would be one.
  shop = await startShop({ now: () => (now += 1), env: { PUBLIC_URL: 'https://shop.example' } });
  staff = await logIn(shop.app, management);
  pallet = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

interface Mail {
  recipient: string;
  recipient_name: string;
  subject: string;
  html: string;
  text: string;
}
const mails = async (): Promise<Mail[]> =>
  (await shop.database.pool.query<Mail>('select recipient, recipient_name, subject, html, text from mail order by id')).rows;

const payloads = [
  '<img src=x onerror=alert(1)>',
  '</td></table><script>alert(1)</script>',
  '"><a href="javascript:alert(1)">x',
  '&lt;b&gt; &#60;i>',
  '\u202Ecod.exe',
  '${process.env.HOME} {{7*7}}',
];

describe('what is typed', () => {
  it.each(payloads)('%s stands in mails about quotes and orders as text', async (typed) => {
    const before = (await mails()).length;
    const buyer = await newGuest(shop.app, {
      contactPerson: { firstName: typed.slice(0, 60), lastName: typed.slice(0, 60) },
      companyInfo: { name: typed, invoiceEmail: 'anna@muster.example' },
      address: { ...homeAddress, name: typed, addition: typed },
    });
    const over = { comment: typed, orderPerson: typed, externalCustomerRef: typed };
    expect((await order(buyer, [{ ...pallet, externalCustomerRef: typed }], over)).status).toBe(200);
    const { body } = await send<{ id: number }>(
      buyer,
      'POST',
      '/quote',
      orderBody(buyer, [{ ...pallet, externalCustomerRef: typed }], over),
    );
    const { body: quote } = await send<Quote>(staff, 'PUT', `/quote/${body.id}`, {
      version: 1,
      send: true,
      message: typed,
      comment: typed,
    });
    const asked = { uuid: quote.uuid, pin: quote.pin, kind: 'change', text: typed };
    expect((await send(visitor(shop.app), 'POST', '/quote/for-checkout/message', asked)).status).toBe(200);
    const written = (await mails()).slice(before);
    expect(written.length).toBeGreaterThanOrEqual(6);
    for (const { recipient, subject, html, text } of written) {
      expect(recipient).toMatch(/^[^\s<>,;]+@[^\s<>,;]+$/);
      expect(subject).not.toMatch(/[\r\n\0]/);
      expect(html).not.toMatch(/<script|<img src=x|href="javascript/i);
      expect(html + text).not.toContain(process.env['HOME'] === undefined ? '\0' : `${process.env['HOME']} 49`);
    }
    expect(written.some(({ text }) => text.includes(typed.trim()))).toBe(true);
  });

  it.each(['http://evil.example/gewinn', 'Gewinn auf www.evil.example'])('%s is no name', async (typed) => {
    const before = (await mails()).length;
    const guest = (over: object, more: object = {}) => ({ guest: true, contactPerson: { ...contactPerson, ...over }, ...more });
    const start = async (body: object) => problemsOf(await send(visitor(shop.app), 'POST', '/customers', body));
    expect(await start(guest({ firstName: typed }))).toEqual(['validation.webAddress body.contactPerson.firstName']);
    expect(await start(guest({ lastName: typed }))).toEqual(['validation.webAddress body.contactPerson.lastName']);
    expect(await start(guest({}, { companyInfo: { name: typed } }))).toEqual(['validation.webAddress body.companyInfo.name']);
    const buyer = await newGuest(shop.app);
    for (const field of ['name', 'addition', 'street', 'city']) {
      const answer = await send(buyer, 'POST', `/customer/${buyer.customerId}/address`, { ...homeAddress, [field]: typed });
      expect(problemsOf(answer)).toEqual([`validation.webAddress body.${field}`]);
    }
    for (const url of ['/order', '/quote'])
      expect(problemsOf(await send(buyer, 'POST', url, orderBody(buyer, [pallet], { orderPerson: typed })))).toEqual([
        'validation.webAddress body.orderPerson',
      ]);
    expect((await mails()).length).toBe(before);
  });

  it('greets nobody by a name that a guest typed', async () => {
    const before = (await mails()).length;
    const buyer = await newGuest(shop.app, { contactPerson: { firstName: 'Evil', lastName: 'Example' } });
    const { body } = await send<{ id: number }>(buyer, 'POST', '/quote', orderBody(buyer, [pallet]));
    expect((await order(buyer, [pallet])).status).toBe(200);
    await send(staff, 'PUT', `/quote/${body.id}`, { version: 1, send: true });
    const toGuest = (await mails()).slice(before).filter(({ recipient }) => recipient === 'anna@muster.example');
    expect(toGuest).toHaveLength(3);
    for (const { html, text } of toGuest) {
      expect(text).toMatch(/^Guten Tag$/m);
      expect(html + text).not.toContain('Guten Tag Evil');
    }
  });

  it.each(['a\r\nBcc: opfer@example.com', 'a\nContent-Type: text/html', 'a\0b'])(
    '%j is no name, no reference and no address',
    async (typed) => {
      const before = (await mails()).length;
      const buyer = await newGuest(shop.app);
      const guest = { guest: true, contactPerson: { lastName: typed, email: 'anna@muster.example' } };
      expect((await send(visitor(shop.app), 'POST', '/customers', guest)).status).toBe(400);
      expect((await send(visitor(shop.app), 'PUT', '/registration/request-password-reset', { email: `${customer}${typed}` })).status).toBe(
        400,
      );
      for (const field of ['orderPerson', 'externalCustomerRef', 'invoiceEmail'])
        for (const url of ['/order', '/quote'])
          expect((await send(buyer, 'POST', url, orderBody(buyer, [pallet], { [field]: typed }))).status).toBe(400);
      expect((await mails()).length).toBe(before);
    },
  );
});

describe('a button that sends a mail once more', () => {
  it('is none that sends a hundred: one of many at once, three an hour of each paper', async () => {
    const buyer = await newGuest(shop.app);
    const placed = await order(buyer, [pallet]);
    const { body } = await send<{ id: number }>(buyer, 'POST', '/quote', orderBody(buyer, [pallet]));
    for (const url of [`/order/${placed.body.id}/notification`, `/quote/${body.id}/notification`]) {
      const before = (await mails()).length;
      const many = async (): Promise<Answer<unknown>[]> => Promise.all(Array.from({ length: 10 }, async () => send(staff, 'PUT', url, {})));
      for (const sent of [1, 2, 3]) {
        expect((await many()).filter(({ status }) => status !== 200)).toEqual([]);
        expect((await mails()).length).toBe(before + sent);
        now += 61_000;
      }
      for (const answer of await many()) expect([answer.status, problemsOf(answer)]).toEqual([429, ['tooManyNotifications']]);
      now += 3_600_000;
      expect((await many()).filter(({ status }) => status !== 200)).toEqual([]);
      expect((await mails()).length).toBe(before + 4);
    }
  });

  it('sends each of many different words at once, up to three an hour', async () => {
    const { body } = await order(await newGuest(shop.app), [pallet]);
    const words = ['eins', 'zwei', 'drei', 'vier', 'fünf'];
    const answers = await Promise.all(words.map(async (message) => send(staff, 'PUT', `/order/${body.id}/notification`, { message })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429]);
  });
});
