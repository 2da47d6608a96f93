/** What customers see and change of themselves: personal data, order settings, addresses, terms. Nothing of anyone else, and none of the agreed terms. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address } from '#contract/address.ts';
import type { Customer, OrderSettings } from '#contract/customer.ts';
import { get, homeAddress, logIn, newAddress, newGuest, problemsOf, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let private_: Person & { customerId: number };
let company: Person & { customerId: number };
let staff: Person;

async function customerPerson(email: string): Promise<Person & { customerId: number }> {
  const { customerId, ...person } = await logIn(shop.app, email);
  if (customerId === null) throw new Error(`${email} has no customer`);
  return { ...person, customerId };
}

beforeAll(async () => {
  shop = await startShop();
  private_ = await customerPerson('kundin@kistenwerk.example');
  company = await customerPerson('einkauf@aarepumpen.example');
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
});
afterAll(async () => shop.close());

interface List<Item> {
  items: Item[];
  total: number;
}
const own = async ({ customerId, ...person }: Person & { customerId: number }): Promise<Customer> => {
  const { body } = await get<List<Customer>>(person, `/customers?ids=${customerId}`);
  const [customer] = body.items;
  if (!customer) throw new Error('no customer');
  return customer;
};
const remove = async (person: Person, url: string) => {
  const answer = await shop.app.inject({ method: 'DELETE', url: `/api${url}`, headers: { authorization: `Bearer ${person.token}` } });
  return { status: answer.statusCode, body: answer.json<object>() };
};

describe('the own customer', () => {
  test('tells contact person, company and settings, not what only the shop may know', async () => {
    const customer = await own(company);
    expect(customer).toMatchObject({
      name: 'Aare Pumpen AG',
      isCompanyCustomer: true,
      companyInfo: { code: 'AARE', name: 'Aare Pumpen AG' },
      discount: 0.05,
      quickOrderSetting: { isActive: true },
    });
    expect(customer.contactPerson[0]).toMatchObject({ firstName: 'Beat', lastName: 'Zbinden' });
    expect(customer).not.toHaveProperty('deliveryCostMultiplier');
    expect(customer).not.toHaveProperty('isDefault');
  });

  test('lists nobody else, whatever is asked for', async () => {
    for (const query of ['', `?ids=${company.customerId}`, '?search=Aare', '?status=REGISTERED&perPage=500']) {
      const { body } = await get<List<Customer>>(private_, `/customers${query}`);
      expect(body.items.every(({ id }) => id === private_.customerId)).toBe(true);
      expect(body.total).toBeLessThanOrEqual(1);
    }
  });

  test('is found by staff, by company, person, e-mail or phone', async () => {
    for (const search of ['aare p', 'zbinden', 'AARE', 'einkauf@aare', '032 555 47', '0325554700', '+41 32 555 47 00']) {
      const { body } = await get<List<Customer>>(staff, `/customers?search=${encodeURIComponent(search)}`);
      expect(body.items.map(({ id }) => id)).toEqual([company.customerId]);
      expect(body.items[0]).toMatchObject({ deliveryCostMultiplier: 1, isDefault: false });
    }
    expect((await get<List<Customer>>(staff, '/customers?search=%25')).body.total).toBe(0);
    const page = await get<List<Customer>>(staff, '/customers?perPage=1&page=2');
    expect(page.body.items).toHaveLength(1);
    expect(page.body.total).toBeGreaterThan(1);
  });

  test('changes its contact person, company and invoice e-mail', async () => {
    const contactPerson = {
      title: 1,
      firstName: 'Beat',
      lastName: 'Zbinden-Frei',
      phone: '032 555 47 01',
      email: 'beat@aarepumpen.example',
      languageId: 3,
    };
    const answer = await send<Customer>(company, 'PUT', '/customers', {
      id: company.customerId,
      contactPerson,
      companyInfo: { name: 'Aare Pumpen & Söhne AG', invoiceEmail: 'rechnung@aarepumpen.example' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ name: 'Aare Pumpen & Söhne AG', companyInfo: { code: 'AARE' } });
    expect(answer.body.contactPerson[0]).toMatchObject(contactPerson);
  });

  test.each([
    ['discount', 0.99],
    ['deliveryCostMultiplier', 0],
    ['paymentTermId', 3],
    ['skontoId', 1],
    ['active', false],
    ['isCompanyCustomer', false],
    ['quickOrderSetting', { isActive: true, truckId: 3 }],
    ['creditLimit', 1_000_000],
    ['onHold', false],
    ['holdReason', ''],
    ['invoiceRhythm', 'MONTH'],
    ['featureFlags', 15],
    ['contactPerson', [{ lastName: 'Boss', email: 'boss@boss.example' }]],
  ])('is refused %s by its name: that is agreed, not chosen', async (field, value) => {
    const before = await own(company);
    const answer = await send<Customer>(company, 'PUT', '/customers', {
      id: company.customerId,
      customerOrderSettings: { invoiceEmail: 'neu@aarepumpen.example' },
      [field]: value,
    });
    expect([answer.status, problemsOf(answer)]).toEqual([422, [`fieldNotPermitted body.${field}`]]);
    expect(await own(company)).toEqual(before);
  });

  test('is refused its company’s code, and fields that do not exist, by name', async () => {
    const put = async (body: object) => problemsOf(await send(company, 'PUT', '/customers', { id: company.customerId, ...body }));
    expect(await put({ companyInfo: { name: 'Aare Pumpen AG', code: 'BOSS' } })).toEqual(['fieldNotPermitted body.companyInfo.code']);
    expect(await put({ status: 'GUEST', isDefault: true })).toEqual(['fieldNotPermitted body.status', 'fieldNotPermitted body.isDefault']);
    expect(await put({ contactPerson: { lastName: 'X', email: 'x@x.example', admin: true } })).toEqual([
      'unknownField body.contactPerson.admin',
    ]);
  });

  test('names what is wrong at its field', async () => {
    const answer = await send(company, 'PUT', '/customers', {
      id: company.customerId,
      contactPerson: { lastName: 'Z', email: 'kein at', phone: 'ruf an' },
      companyInfo: { name: ' ' },
      customerOrderSettings: { invoiceEmail: 'a@b.example, c@d.example' },
    });
    expect(answer.status).toBe(422);
    expect(problemsOf(answer)).toEqual([
      'validation.phone body.contactPerson.phone',
      'validation.email body.contactPerson.email',
      'validation.required body.companyInfo.name',
      'validation.email body.customerOrderSettings.invoiceEmail',
    ]);
  });

  test('does not become a company by saying so', async () => {
    const { status } = await send(private_, 'PUT', '/customers', { id: private_.customerId, companyInfo: { name: 'Schein AG' } });
    expect(status).toBe(200);
    expect(await own(private_)).toMatchObject({ isCompanyCustomer: false, name: 'Andrea Keller', companyInfo: { name: '' } });
  });

  test('is not there for others', async () => {
    for (const person of [private_, await newGuest(shop.app)]) {
      expect(
        (await send(person, 'PUT', '/customers', { id: company.customerId, contactPerson: { lastName: 'X', email: 'x@x.example' } }))
          .status,
      ).toBe(404);
      expect((await get(person, `/customers/${company.customerId}/customer-order-settings`)).status).toBe(404);
      expect((await get(person, `/payment-term?customerId=${company.customerId}`)).status).toBe(404);
      expect((await get(person, `/skonto?customerId=${company.customerId}`)).status).toBe(404);
    }
    expect((await get(visitor(shop.app), '/customers')).status).toBe(401);
  });
});

describe('preferred addresses', () => {
  const settings = async (): Promise<OrderSettings & { preferredShippingAddress: Address | null }> =>
    (
      await get<{ orderSettings: OrderSettings & { preferredShippingAddress: Address | null } }>(
        company,
        `/customers/${company.customerId}/customer-order-settings`,
      )
    ).body.orderSettings;

  test('give the cart its postal code', async () => {
    expect((await settings()).preferredShippingAddress?.zipCode).toBe('4528');
  });

  test('are one of each kind, however many want to be at once', async () => {
    const url = `/customer/${company.customerId}/address`;
    await Promise.all(
      Array.from({ length: 8 }, async () =>
        send(company, 'POST', url, { ...homeAddress, isDefaultShipping: true, isDefaultInvoice: true }),
      ),
    );
    const { items } = (await get<List<Address>>(company, url)).body;
    expect(items.filter((address) => address.isDefaultShipping)).toHaveLength(1);
    expect(items.filter((address) => address.isDefaultInvoice)).toHaveLength(1);
  });

  test('are set by the settings too, and only by own ids', async () => {
    const one = await newAddress(company, company.customerId, { zipCode: '3000', city: 'Bern' });
    const foreign = await newAddress(private_, private_.customerId);
    const put = async (over: object) =>
      send<Customer>(company, 'PUT', '/customers', {
        id: company.customerId,
        customerOrderSettings: {
          invoiceEmail: 'kreditoren@aarepumpen.example',
          preferredDeliveryAddressId: one.id,
          preferredInvoiceAddressId: one.id,
          ...over,
        },
      });
    expect((await put({})).status).toBe(200);
    expect(await settings()).toMatchObject({
      invoiceEmail: 'kreditoren@aarepumpen.example',
      preferredDeliveryAddressId: one.id,
      preferredInvoiceAddressId: one.id,
    });
    expect((await put({ preferredInvoiceAddressId: foreign.id, invoiceEmail: 'fremd@fremd.example' })).status).toBe(404);
    expect(await settings()).toMatchObject({ invoiceEmail: 'kreditoren@aarepumpen.example', preferredInvoiceAddressId: one.id });
  });

  test('stay until another one is preferred; others go', async () => {
    const url = `/customer/${company.customerId}/address`;
    const { preferredDeliveryAddressId } = await settings();
    const kept = await remove(company, `${url}/${preferredDeliveryAddressId}`);
    expect(kept).toMatchObject({ status: 409, body: { errors: [{ message: 'addressInUse' }] } });
    const other = await newAddress(company, company.customerId);
    expect((await remove(company, `${url}/${other.id}`)).status).toBe(200);
    expect((await remove(company, `${url}/${other.id}`)).status).toBe(404);
    expect((await remove(private_, `${url}/${preferredDeliveryAddressId}`)).status).toBe(404);
    expect((await remove(private_, `/customer/${private_.customerId}/address/${preferredDeliveryAddressId}`)).status).toBe(404);
  });
});

describe('an address', () => {
  test('keeps a fixed delivery cost only where it was agreed, and takes none from its owner', async () => {
    const { id } = await newAddress(company, company.customerId);
    await shop.database.db.updateTable('address').set({ fixed_delivery_cost: 1500 }).where('id', '=', id).execute();
    const url = `/customer/${company.customerId}/address/${id}`;
    for (const [field, value] of Object.entries({ fixedDeliveryCost: 0, customerId: private_.customerId }))
      expect(problemsOf(await send(company, 'POST', url, { ...homeAddress, [field]: value }))).toEqual([`fieldNotPermitted body.${field}`]);
    const renamed = await send<Address>(company, 'POST', url, { ...homeAddress, name: 'Neu AG' });
    expect(renamed.body).toMatchObject({ name: 'Neu AG', fixedDeliveryCost: 15, customerId: company.customerId });
    const moved = await send<Address>(company, 'POST', url, { ...homeAddress, zipCode: '1200', city: 'Genève' });
    expect(moved.body).toMatchObject({ fixedDeliveryCost: -1 });
  });
});

describe('terms', () => {
  test('are the own ones', async () => {
    expect((await get<List<object>>(company, '/skonto')).body.items).toEqual([expect.objectContaining({ percent: 2, days: 10 })]);
    expect((await get<List<object>>(private_, '/skonto')).body.items).toEqual([]);
    expect((await get<List<object>>(private_, '/payment-term')).body.items).toEqual([expect.objectContaining({ days: 30 })]);
  });

  test('with whom no payment term is agreed pays within 30 days', async () => {
    const agreed = shop.database.db.updateTable('customer').where('id', '=', private_.customerId);
    await agreed.set({ payment_term_id: null }).execute();
    const terms = (await get<List<{ id: number }>>(private_, '/payment-term')).body.items;
    expect(terms).toEqual([expect.objectContaining({ days: 30 })]);
    expect((await get<List<object>>(staff, `/payment-term?customerId=${private_.customerId}`)).body.items).toEqual(terms);
    await agreed.set({ payment_term_id: terms[0]?.id ?? null }).execute();
  });

  test('are named in the language of the reader', async () => {
    const names = async (path: string, language: string): Promise<unknown> => {
      const headers = { authorization: `Bearer ${company.token}`, cookie: `i18n_redirected=${language}` };
      return (await shop.app.inject({ url: `/api${path}`, headers })).json<List<{ name: string }>>().items[0]?.name;
    };
    expect(await names('/payment-term', 'de')).toBe('30 Tage netto');
    expect(await names('/payment-term', 'fr')).toBe('30 jours net');
    expect(await names('/skonto', 'en')).toBe('2% for payment within 10 days');
    expect(await names('/shipping/truck', 'fr')).toBe('Camion 18 t');
  });

  test('staff see all, or those of one customer', async () => {
    expect((await get<List<object>>(staff, '/payment-term')).body.items.length).toBeGreaterThan(1);
    expect((await get<List<object>>(staff, `/skonto?customerId=${company.customerId}`)).body.items).toHaveLength(1);
    expect((await get<List<object>>(staff, '/skonto?customerId=2147483647')).status).toBe(404);
  });
});
