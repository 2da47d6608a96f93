import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactPerson, get, newGuest, problemsOf, send, visitor } from './buyer.ts';
import type { Answer } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => shop.close());

async function start(person: object, more: object = {}): Promise<Answer<{ id: number; token: string }>> {
  return send(visitor(shop.app), 'POST', '/customers', { guest: true, contactPerson: { ...contactPerson, ...person }, ...more });
}

async function customer(id: number): Promise<Record<string, unknown> | undefined> {
  const { rows } = await shop.database.pool.query<Record<string, unknown>>('select * from customer where id = $1', [id]);
  return rows[0];
}

describe('a guest', () => {
  test('is stored with the contact person and gets a token that says guest and nothing more', async () => {
    const { status, body } = await start({ languageId: 3, title: 2 });
    expect(status).toBe(200);
    expect(await customer(body.id)).toMatchObject({ status: 'GUEST', is_company: false, discount: 0, delivery_cost_multiplier: 11_000 });
    const session = await get<{ session: object }>({ app: shop.app, token: body.token }, '/auth');
    expect(session.body.session).toEqual({
      customerId: body.id,
      isCompanyCustomer: false,
      hasQuickOrder: false,
      perm: [],
      email: null,
      guest: true,
      userId: null,
    });
    const { rows } = await shop.database.pool.query(
      'select title, first_name, last_name, email, language_id from contact_person where customer_id = $1',
      [body.id],
    );
    expect(rows).toEqual([{ title: 2, first_name: 'Anna', last_name: 'Muster', email: 'anna@muster.example', language_id: 3 }]);
  });

  test('of a company keeps its name; empty company particulars do not count', async () => {
    const company = await start({}, { companyInfo: { name: 'Muster AG', invoiceEmail: 'rechnung@muster.example' } });
    expect(await customer(company.body.id)).toMatchObject({
      is_company: true,
      company_name: 'Muster AG',
      invoice_email: 'rechnung@muster.example',
    });
    const empty = await start({}, { companyInfo: {} });
    expect(await customer(empty.body.id)).toMatchObject({ is_company: false, company_name: '' });
  });

  test('cannot give itself a discount, terms or staff rights', async () => {
    const { body } = await start(
      {},
      { discount: 0.5, skontoId: 1, isDefault: true, deliveryCostMultiplier: 0, users: [1], perm: [1, 2, 3, 5, 6] },
    );
    expect(await customer(body.id)).toMatchObject({
      discount: 0,
      skonto_id: null,
      is_default: false,
      delivery_cost_multiplier: 11_000,
      quick_order_active: false,
    });
  });

  test.each([
    ['no address', { email: 'anna' }, 422, 'validation.email body.contactPerson.email'],
    ['two addresses', { email: 'a@b.ch,c@d.ch' }, 422, 'validation.email body.contactPerson.email'],
    ['another header in the address', { email: 'a@b.ch\r\nBcc: c@d.ch' }, 400, 'validation.custom body.contactPerson.email'],
    ['a phone number of letters', { phone: 'ruf an' }, 422, 'validation.phone body.contactPerson.phone'],
    ['a name of spaces', { lastName: '   ' }, 400, 'validation.too_small body.contactPerson.lastName'],
    ['a language that nobody speaks', { languageId: 9 }, 400, 'validation.too_big body.contactPerson.languageId'],
  ])('%s is refused at its field', async (_what, person, status, problem) => {
    const answer = await start(person);
    expect(answer.status).toBe(status);
    expect(problemsOf(answer)).toContain(problem);
  });

  test('a wrong invoice address of a company is refused at its field', async () => {
    const answer = await start({}, { companyInfo: { name: 'Muster AG', invoiceEmail: 'nein' } });
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual(['validation.email body.companyInfo.invoiceEmail']);
  });

  test('sees nothing of other guests and nothing of the office', async () => {
    const [anna, eva] = [await newGuest(shop.app), await newGuest(shop.app)];
    expect((await get(anna, `/customer/${eva.customerId}/address`)).status).toBe(404);
    expect((await get<{ items: object[] }>(anna, '/order')).body.items).toEqual([]);
    expect((await get<{ items: object[] }>(anna, `/order?customerId=${eva.customerId}`)).body.items).toEqual([]);
    expect((await get(anna, '/dev/mails')).status).toBe(403);
  });
});
