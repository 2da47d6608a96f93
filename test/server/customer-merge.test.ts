/** Merging two customers: nothing is lost or counted twice, the prices of the remaining one apply, and the other remains as a pointer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MergePreview } from '#contract/customer-record.ts';
import type { Customer } from '#contract/customer.ts';
import { depth, seed } from '#test/depth.ts';
import { get, homeAddress, itemOf, logIn, mondayMorning, newAddress, newGuest, order, problemsOf, productOf, send } from './buyer.ts';
import type { Item, Person } from './buyer.ts';
import { customerOf, invoiced, recordOf, remove, sumsOf } from './customer-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let epal: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'verkauf@kistenwerk.example');
  epal = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

const merge = async (into: Customer, from: number, over: object = {}) =>
  send<Customer>(staff, 'POST', `/customers/${into.id}/merge`, { from, version: into.version, ...over });

async function priceFor(customerId: number, articleNumber: string, chf: number): Promise<void> {
  await shop.database.pool.query(
    `with priced as (insert into product_price (customer_id, product_id, active_strategy) select $1, id, 'FIX_PRICE' from product
       where article_number = $2 returning id)
     insert into fix_price (product_price_id, quantity, price) select id, 1, $3 from priced`,
    [customerId, articleNumber, chf * 10_000],
  );
}

describe('a merge', () => {
  test('moves everything, keeps the sums and leaves a pointer', async () => {
    const [one, two] = [await newGuest(shop.app), await newGuest(shop.app, { contactPerson: { lastName: 'Muster-Frei' } })];
    await newAddress(two, two.customerId, { street: 'Lagerweg 4', zipCode: '4623', city: 'Neuendorf' });
    for (const buyer of [one, two, two]) {
      const { id } = (await order(buyer, [epal])).body;
      await invoiced(shop, id, { open: 500 });
    }
    await send(two, 'POST', '/quote', {
      cartItems: [epal],
      customerId: two.customerId,
      invoiceEmail: 'a@muster.example',
      invoiceAddressId: two.addressId,
      deliveryAddressId: two.addressId,
      deliveryType: 'DELIVERY',
      termsAccepted: true,
    });
    const before = await sumsOf(shop, [one.customerId, two.customerId]);
    const into = await customerOf(staff, one.customerId);
    const preview = (await get<MergePreview>(staff, `/customers/${into.id}/merge?from=${two.customerId}`)).body;
    expect(Object.fromEntries(preview.moves.map(({ what, count, dropped }) => [what, [count, dropped]]))).toMatchObject({
      orders: [2, 0],
      quotes: [1, 0],
      invoices: [2, 0],
      payments: [2, 0],
      addresses: [2, 1],
      persons: [1, 0],
    });
    const answer = await merge(into, two.customerId);
    expect(answer).toMatchObject({ status: 200, body: { id: one.customerId, version: into.version + 1 } });
    expect(await sumsOf(shop, [one.customerId])).toEqual(before);
    expect(Object.values(await sumsOf(shop, [two.customerId])).every((each) => each === 0)).toBe(true);
    const { addresses, customer } = await recordOf(staff, one.customerId);
    expect(addresses.map(({ street }) => street)).toEqual([homeAddress.street, 'Lagerweg 4']);
    expect(customer.contactPerson.map(({ lastName }) => lastName)).toEqual(['Muster', 'Muster-Frei']);
    expect(await customerOf(staff, two.customerId)).toMatchObject({ mergedInto: one.customerId, active: false });
    const { rows } = await shop.database.pool.query(
      `select distinct after from record_history where kind = 'order' and field = 'customerId' and before = to_jsonb($1::integer)`,
      [two.customerId],
    );
    expect(rows).toEqual([{ after: one.customerId }]);
    expect(problemsOf(await merge(answer.body, two.customerId))).toEqual(['customerGone']);
    expect(problemsOf(await send(staff, 'PUT', '/customers', { id: two.customerId, version: 2, discount: 0.5 }))).toEqual(['customerGone']);
  });

  test('takes log-ins along: the guest is registered, and the person logs in to the one that stays', async () => {
    const guest = await newGuest(shop.app);
    const private_ = await logIn(shop.app, 'kundin@kistenwerk.example');
    const into = await customerOf(staff, guest.customerId);
    expect((await merge(into, private_.customerId ?? 0)).body.status).toBe('REGISTERED');
    const { session } = (await get<{ session: { customerId: number } }>(private_, '/auth')).body;
    expect(session.customerId).toBe(guest.customerId);
  });

  test('keeps the prices of the one that stays, shows what contradicts, and counts at once', async () => {
    const [one, two] = [await newGuest(shop.app), await newGuest(shop.app)];
    await priceFor(one.customerId, 'EP_0001', 11);
    await priceFor(two.customerId, 'EP_0001', 22);
    await priceFor(two.customerId, 'PL_0002', 33);
    const into = await customerOf(staff, one.customerId);
    const preview = (await get<MergePreview>(staff, `/customers/${into.id}/merge?from=${two.customerId}`)).body;
    expect(preview.priceConflicts.map(({ articleNumber }) => articleNumber)).toEqual(['EP_0001']);
    await merge(into, two.customerId);
    const priceOf = async (articleNumber: string): Promise<unknown> =>
      (await get<{ items: { price: number }[] }>(staff, `/product?articleNumber=${articleNumber}&withPrices=true&customerId=${into.id}`))
        .body.items[0]?.price;
    expect([await priceOf('EP_0001'), await priceOf('PL_0002')]).toEqual([11, 33]);
  });

  test('of two at once, in both directions, lets one through', async () => {
    const [one, two] = [await newGuest(shop.app), await newGuest(shop.app)];
    const [a, b] = [await customerOf(staff, one.customerId), await customerOf(staff, two.customerId)];
    const answers = await Promise.all([merge(a, b.id, { fromVersion: 1 }), merge(b, a.id, { fromVersion: 1 }), merge(a, b.id)]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409, 409]);
  });

  test('takes money along that is paid in at the same time; afterwards none is left behind', async () => {
    const [one, two] = [await newGuest(shop.app), await newGuest(shop.app)];
    const payIn = async (amount: number) =>
      send(staff, 'POST', '/payment-entry', { customerId: two.customerId, amount, day: '2026-11-23', reference: 'Akonto' });
    const into = await customerOf(staff, one.customerId);
    const [merged, ...paid] = await Promise.all([merge(into, two.customerId), payIn(10), payIn(20)]);
    expect(merged.status).toBe(200);
    const late = await payIn(40);
    expect([late.status, problemsOf(late)]).toEqual([409, ['customerGone']]);
    const came = paid.reduce((sum, { status }, at) => sum + (status === 200 ? (at + 1) * 1000 : 0), 0);
    const { rows } = await shop.database.pool.query(
      'select coalesce(sum(amount) filter (where customer_id = $1), 0)::int as stays, count(*) filter (where customer_id = $2)::int as left from payment_entry where customer_id in ($1, $2)',
      [one.customerId, two.customerId],
    );
    expect(rows).toEqual([{ stays: came, left: 0 }]);
    expect(await remove(staff, `/customers/${two.customerId}`)).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'customerGone' }] },
    });
  });

  test('is refused with itself, with the customer of the public prices, over an old version, and for one that is not there', async () => {
    const guest = await newGuest(shop.app);
    const into = await customerOf(staff, guest.customerId);
    const { rows } = await shop.database.pool.query<{ id: number }>('select id from customer where is_default');
    expect(problemsOf(await merge(into, into.id))).toEqual(['mergeNotPossible']);
    expect(problemsOf(await merge(into, rows[0]?.id ?? 0))).toEqual(['mergeNotPossible']);
    expect(problemsOf(await merge(into, 2_147_483_647))).toEqual(['notFound']);
    const other = await newGuest(shop.app);
    expect(problemsOf(await merge({ ...into, version: 7 }, other.customerId))).toEqual(['changedMeanwhile']);
    expect(problemsOf(await merge(into, other.customerId, { fromVersion: 7 }))).toEqual(['changedMeanwhile']);
    expect((await customerOf(staff, other.customerId)).mergedInto).toBeNull();
  });

  test('keeps every sum, whatever customers had and in whichever order they are merged', async () => {
    let random = seed;
    const next = (below: number): number => {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
      return random % below;
    };
    for (let round = 0; round < depth(3, 20); round++) {
      const ids: number[] = [];
      for (let each = 0; each < 3; each++) {
        const buyer = await newGuest(shop.app);
        ids.push(buyer.customerId);
        for (let n = next(3); n > 0; n--) {
          const { id } = (await order(buyer, [{ ...epal, quantity: 1 + next(20) }])).body;
          if (next(2) === 0) await invoiced(shop, id, { open: next(1000) });
        }
      }
      const before = await sumsOf(shop, ids);
      const [kept = 0, ...others] = next(2) === 0 ? ids : ids.toReversed();
      for (const other of others) expect((await merge(await customerOf(staff, kept), other)).status).toBe(200);
      expect(await sumsOf(shop, [kept])).toEqual(before);
    }
  });
});

describe('likely duplicates', () => {
  test('are those with the same e-mail, or the same company at the same postal code', async () => {
    const companyInfo = { name: 'Doppel AG', invoiceEmail: 'r@doppel.example' };
    const first = await newGuest(shop.app, { contactPerson: { email: 'eins@doppel.example' }, companyInfo });
    const second = await newGuest(shop.app, {
      contactPerson: { email: 'zwei@doppel.example' },
      companyInfo: { ...companyInfo, name: 'DOPPEL AG' },
    });
    const elsewhere = await newGuest(shop.app, {
      contactPerson: { email: 'drei@doppel.example' },
      companyInfo,
      address: { zipCode: '3000', city: 'Bern' },
    });
    const third = await newGuest(shop.app, { contactPerson: { email: 'EINS@doppel.example' } });
    const { duplicates } = await recordOf(staff, first.customerId);
    expect(duplicates.map(({ id, why }) => [id, why])).toEqual([
      [second.customerId, ['company']],
      [third.customerId, ['email']],
    ]);
    expect(duplicates.some(({ id }) => id === elsewhere.customerId)).toBe(false);
  });
});

describe('a deletion', () => {
  test('takes a customer of whom nothing is kept, and nobody else', async () => {
    const guest = await newGuest(shop.app);
    expect((await remove(staff, `/customers/${guest.customerId}?version=9`)).status).toBe(409);
    expect((await remove(staff, `/customers/${guest.customerId}`)).status).toBe(200);
    expect((await get(staff, `/customers/${guest.customerId}`)).status).toBe(404);
    expect((await remove(staff, `/customers/${guest.customerId}`)).status).toBe(404);
    const { rows } = await shop.database.pool.query('select 1 from address where customer_id = $1', [guest.customerId]);
    expect(rows).toEqual([]);
  });

  test('is refused while an order, a quote or a pointer hangs on it', async () => {
    const [one, two] = [await newGuest(shop.app), await newGuest(shop.app)];
    await order(one, [epal]);
    for (const id of [one.customerId, 1])
      expect(await remove(staff, `/customers/${id}`)).toMatchObject({ status: 409, body: { errors: [{ message: 'inUse' }] } });
    const third = await newGuest(shop.app);
    await merge(await customerOf(staff, two.customerId), third.customerId);
    expect((await remove(staff, `/customers/${two.customerId}`)).status).toBe(409);
  });
});
