/** Staff create and change customers: every field, every refusal, two people at once, the effect on prices, and the history. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address } from '#contract/address.ts';
import type { Customer } from '#contract/customer.ts';
import type { CustomerRecord } from '#contract/customer-record.ts';
import type { ErrorBody } from '#contract/failure.ts';
import type { HistoryEntry } from '#contract/record.ts';
import {
  get,
  homeAddress,
  itemOf,
  logIn,
  mondayMorning,
  newAddress,
  newGuest,
  orderBody,
  priceOf,
  problemsOf,
  productOf,
  send,
} from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let company: Person & { customerId: number | null };

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
  company = await logIn(shop.app, 'einkauf@aarepumpen.example');
});
afterAll(async () => shop.close());

const person = { lastName: 'Meier', firstName: 'Eva', email: 'eva@meier.example', phone: '041 555 09 09', title: 2, languageId: 3 };
const create = async (over: object = {}, headers: Record<string, string> = {}) =>
  send<{ id: number; token: string }>(staff, 'POST', '/customers', { contactPerson: [person], ...over }, headers);
const one = async (id: number): Promise<Customer> => {
  const [customer] = (await get<{ items: Customer[] }>(staff, `/customers?ids=${id}`)).body.items;
  if (!customer) throw new Error(`no customer ${id}`);
  return customer;
};
const change = async (customer: Customer, over: object): Promise<Answer<Customer>> =>
  send<Customer>(staff, 'PUT', '/customers', { id: customer.id, version: customer.version, ...over });
const history = async (id: number): Promise<HistoryEntry[]> =>
  (await get<{ items: HistoryEntry[] }>(staff, `/history?kind=customer&id=${id}`)).body.items;
const fresh = async (over: object = {}): Promise<Customer> => one((await create(over)).body.id);

describe('a new customer', () => {
  test('begins with the agreed defaults, persons and a preferred address', async () => {
    const answer = await create({ companyInfo: { name: 'Meier Holz AG', code: 'MEI' }, address: homeAddress, discount: 0.03 });
    expect([answer.status, answer.body.token]).toEqual([200, '']);
    const customer = await one(answer.body.id);
    expect(customer).toMatchObject({
      formattedId: `K${100_000 + customer.id}`,
      version: 1,
      status: 'GUEST',
      isCompanyCustomer: true,
      name: 'Meier Holz AG',
      email: 'eva@meier.example',
      city: 'Zürich',
      discount: 0.03,
      deliveryCostMultiplier: 1.1,
      creditLimit: null,
      onHold: false,
      invoiceRhythm: 'DELIVERY',
      featureFlags: 0,
    });
    expect(customer.contactPerson).toMatchObject([person]);
    expect(customer.customerOrderSettings.preferredInvoiceAddressId).not.toBeNull();
    expect((await history(customer.id)).map(({ field, who }) => [field, who])).toEqual([['created', 'verkauf@kistenwerk.example']]);
  });

  test('is stored once, however often it is sent', async () => {
    const headers = { 'idempotency-key': 'neu-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, async () => create({}, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(problemsOf(await create({ discount: 0.5 }, headers))).toEqual(['idempotencyKeyReused']);
  });

  test.each([
    [{ contactPerson: [{ ...person, email: 'kein at' }] }, 'validation.email body.contactPerson.0.email'],
    [{ isCompanyCustomer: true }, 'validation.required body.companyInfo.name'],
    [{ paymentTermId: 999 }, 'notFound body.paymentTermId'],
    [{ onHold: true }, 'validation.required body.holdReason'],
    [{ address: { ...homeAddress, zipCode: '8899' } }, 'zipCodeUnknown body.address.zipCode'],
    [{ password: 'x' }, 'unknownField body.password'],
    [{ status: 'REGISTERED' }, 'validation.invalid_value body.status', 400],
    [{ users: [{ id: 1 }] }, 'validation.invalid_union body.users', 400],
  ])('with %j is refused', async (over, problem, status = 422) => {
    const answer = await create(over);
    expect([answer.status, problemsOf(answer)]).toEqual([status, [problem]]);
  });

  test('is for staff of customers alone', async () => {
    for (const [email, status] of [
      ['katalog@kistenwerk.example', 403],
      ['einkauf@aarepumpen.example', 403],
    ] as const) {
      const other = await logIn(shop.app, email);
      expect((await send(other, 'POST', '/customers', { contactPerson: [person] })).status).toBe(status);
    }
    expect((await send({ app: shop.app, token: '' }, 'POST', '/customers', { contactPerson: [person] })).status).toBe(401);
  });
});

describe('a change by staff', () => {
  test.each([
    [{ discount: 0.125 }, { discount: 0.125 }],
    [{ deliveryCostMultiplier: 1 }, { deliveryCostMultiplier: 1 }],
    [{ skontoId: 1 }, { skontoId: 1 }],
    [{ paymentTermId: 3 }, { paymentTermId: 3 }],
    [{ quickOrderSetting: { isActive: true, truckId: 3 } }, { quickOrderSetting: { isActive: true, truckId: 3 } }],
    [{ companyInfo: { code: 'NEU', name: 'Neu AG', invoiceEmail: 'r@neu.example' }, isCompanyCustomer: true }, { name: 'Neu AG' }],
    [{ active: false }, { active: false }],
    [{ creditLimit: 25_000.5 }, { creditLimit: 25_000.5 }],
    [
      { onHold: true, holdReason: ' Mahnung 3 ' },
      { onHold: true, holdReason: 'Mahnung 3' },
    ],
    [{ invoiceRhythm: 'MONTH' }, { invoiceRhythm: 'MONTH' }],
    [{ featureFlags: 5 }, { featureFlags: 5 }],
    [{ customerOrderSettings: { invoiceEmail: 'neu@neu.example' } }, { customerOrderSettings: { invoiceEmail: 'neu@neu.example' } }],
  ])('of %j is stored, raises the version and stands in the history', async (given, expected) => {
    const customer = await fresh();
    const answer = await change(customer, given);
    expect(answer).toMatchObject({ status: 200, body: { ...expected, version: 2 } });
    expect(await one(customer.id)).toEqual(answer.body);
    expect((await history(customer.id)).length).toBeGreaterThan(1);
  });

  test('to what stands already is no change', async () => {
    const customer = await fresh({ discount: 0.1 });
    expect((await change(customer, { discount: 0.1, paymentTermId: null })).body.version).toBe(1);
  });

  test('adds, changes and removes persons; the first one buys', async () => {
    const customer = await fresh();
    const [first] = customer.contactPerson;
    const second = { lastName: 'Frei', email: 'frei@meier.example' };
    const two = (await change(customer, { contactPerson: [{ ...first, phone: '041 555 00 00' }, second] })).body;
    expect(two.contactPerson).toMatchObject([{ id: first?.id, phone: '041 555 00 00' }, second]);
    const left = (await change(two, { contactPerson: [two.contactPerson[1]] })).body;
    expect(left).toMatchObject({ name: 'Frei', email: 'frei@meier.example' });
    expect(left.contactPerson).toHaveLength(1);
    const foreign = await change(left, { contactPerson: [{ ...second, id: (await one(company.customerId ?? 0)).contactPerson[0]?.id }] });
    expect(foreign.status).toBe(404);
    expect((await one(left.id)).contactPerson).toHaveLength(1);
    expect((await change(left, { contactPerson: [] })).status).toBe(422);
  });

  test.each([
    [{ discount: 1.01 }, 400, 'validation.too_big body.discount'],
    [{ discount: -0.1 }, 400, 'validation.too_small body.discount'],
    [{ featureFlags: 16 }, 400, 'validation.too_big body.featureFlags'],
    [{ skontoId: 77 }, 422, 'notFound body.skontoId'],
    [{ quickOrderSetting: { isActive: true, truckId: 77 } }, 422, 'notFound body.quickOrderSetting.truckId'],
    [{ onHold: true, holdReason: ' ' }, 422, 'validation.required body.holdReason'],
    [{ isCompanyCustomer: true }, 422, 'validation.required body.companyInfo.name'],
    [{ customerOrderSettings: { invoiceEmail: 'kein at' } }, 422, 'validation.email body.customerOrderSettings.invoiceEmail'],
    [{ status: 'REGISTERED' }, 422, 'fieldNotPermitted body.status'],
    [{ mergedInto: 3 }, 422, 'fieldNotPermitted body.mergedInto'],
    [{ contactPerson: [{ ...person, admin: 1 }] }, 422, 'unknownField body.contactPerson.0.admin'],
  ])('of %j is refused and changes nothing', async (given, status, problem) => {
    const customer = await fresh();
    const answer = await change(customer, given);
    expect([answer.status, problemsOf(answer)]).toEqual([status, [problem]]);
    expect(await one(customer.id)).toEqual(customer);
  });

  test('over an older version is refused with both sides', async () => {
    const customer = await fresh();
    await change(customer, { discount: 0.1 });
    const stale = await change(customer, { creditLimit: 500 });
    expect([stale.status, problemsOf(stale)]).toEqual([409, ['changedMeanwhile']]);
    const { conflict } = stale.body as unknown as ErrorBody;
    expect(conflict).toMatchObject({ version: 2, current: { discount: 0.1 } });
    expect(conflict?.changes).toMatchObject([{ field: 'discount', before: 0, after: 0.1, who: 'verkauf@kistenwerk.example' }]);
  });

  test('of ten at once lets one through', async () => {
    const customer = await fresh();
    const answers = await Promise.all(Array.from({ length: 10 }, async (_each, n) => change(customer, { discount: (n + 1) / 100 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test('of discount and multiplier counts in the very next price', async () => {
    const item = itemOf(await productOf(shop.app, 'EP_0001'), 20);
    const before = await priceOf(company, [item]);
    const customer = await one(company.customerId ?? 0);
    await change(customer, { discount: 0.2, deliveryCostMultiplier: 2 });
    const after = await priceOf(company, [item]);
    expect([before.cartPrice.discount, after.cartPrice.discount]).toEqual([0.05, 0.2]);
    expect(after.shippingCost?.costDetail?.cost).toBeCloseTo((before.shippingCost?.costDetail?.cost ?? 0) * 2, 1);
  });
});

describe('addresses by staff', () => {
  test('carry a fixed delivery cost, which prices take, with version and history', async () => {
    const customer = await fresh();
    const address = await send<Address>(staff, 'POST', `/customer/${customer.id}/address`, {
      ...homeAddress,
      version: 1,
      fixedDeliveryCost: 25.5,
    });
    expect(address).toMatchObject({ status: 200, body: { fixedDeliveryCost: 25.5 } });
    expect((await one(customer.id)).version).toBe(2);
    expect((await history(customer.id)).map(({ field }) => field)).toContain(`addresses.${address.body.id}.fixedDeliveryCost`);
    const url = `/customer/${customer.id}/address/${address.body.id}`;
    const stale = await send(staff, 'POST', url, { ...homeAddress, version: 1, fixedDeliveryCost: -1 });
    expect(problemsOf(stale)).toEqual(['changedMeanwhile']);
    const none = await send<Address>(staff, 'POST', url, { ...homeAddress, version: 2, fixedDeliveryCost: -1 });
    expect(none.body.fixedDeliveryCost).toBe(-1);
  });

  test('of a guest by the guest leave the version alone', async () => {
    const guest = await newGuest(shop.app);
    await newAddress(guest, guest.customerId);
    expect((await one(guest.customerId)).version).toBe(1);
  });
});

test('a month’s orders are those of the month in Switzerland, from its first minute to its last', async () => {
  const guest = await newGuest(shop.app);
  const body = orderBody(guest, [itemOf(await productOf(shop.app, 'EP_0001'), 10)], { deliveryType: 'PICKUP' });
  const placed = await send<{ id: number }>(guest, 'POST', '/order', body);
  const placedAt = async (moment: string): Promise<string[]> => {
    await shop.database.pool.query('update sales_order set created_at = $1 where id = $2', [moment, placed.body.id]);
    const { figures } = (await get<CustomerRecord>(staff, `/customers/${guest.customerId}`)).body;
    return figures.months.filter(({ net }) => net > 0).map(({ month }) => month);
  };
  expect(await placedAt('2026-11-01T00:30:00+01:00')).toEqual(['2026-11']);
  expect(await placedAt('2026-10-31T23:30:00+01:00')).toEqual(['2026-10']);
  expect(await placedAt('2026-04-01T00:10:00+02:00')).toEqual(['2026-04']);
  expect(await placedAt('2026-03-31T23:50:00+02:00')).toEqual(['2026-03']);
});
