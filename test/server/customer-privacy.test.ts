/** A person's rights over their data: a copy of everything, and the erasure of everything that the law does not require to be kept. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#demo/people/people.ts';
import { askUntil } from './ask-until.ts';
import { get, homeAddress, itemOf, logIn, mondayMorning, newAddress, newGuest, order, problemsOf, productOf, send } from './buyer.ts';
import type { Buyer, Item, Person } from './buyer.ts';
import { customerOf, invoiced, recordOf } from './customer-steps.ts';
import { one } from './ledger-steps.ts';
import { uploadRows } from './import-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let item: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

/** Kept by law: vouchers, the ledger and the bank's files. */
const kept = ['invoice', 'credit_note', 'paper', 'payment_entry', 'reminder', 'bank_import', 'bank_import_row'];

/** Tables that contain a text, in any column of any type. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ table: string }>(
    `select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table } of rows) {
    const hit = await shop.database.pool.query(
      `select 1 from ${table} t where position(lower($1) in lower(to_jsonb(t)::text)) > 0 limit 1`,
      [text],
    );
    if (hit.rows.length > 0) found.push(table);
  }
  return found.toSorted();
}

const invite = async (customerId: number, email: string): Promise<void> => {
  const { version } = await customerOf(staff, customerId);
  const answer = await send(staff, 'POST', `/customers/${customerId}/users`, { version, email, displayName: 'Ursula Geheim' });
  expect(answer.status).toBe(200);
};

/** A guest with one order that is invoiced and paid, a cancelled one, a quote, mails, a log-in, and changes in the history. */
async function livelyCustomer(name: string): Promise<Buyer> {
  const mail = `ursula@${name}.example`;
  const buyer = await newGuest(shop.app, {
    contactPerson: { firstName: 'Ursula', lastName: name, email: mail, phone: '079 555 66 77' },
    companyInfo: { name: `${name} GmbH`, invoiceEmail: mail },
    address: { name: `${name} GmbH`, street: `${name}strasse 9` },
  });
  const over = { invoiceEmail: mail, orderPerson: `Ursula ${name}`, comment: `Gruss ${name}`, externalCustomerRef: name };
  const first = (await order(buyer, [{ ...item, externalCustomerRef: name }], over, `key-${name}`)).body;
  await invoiced(shop, first.id);
  const second = (await order(buyer, [item], over)).body;
  await send(staff, 'POST', `/order/${second.id}/change`, { version: 1, comment: name });
  await send(staff, 'PUT', `/order/${second.id}/state`, { orderStatusId: 5, version: 1 });
  await send(buyer, 'POST', '/quote', {
    cartItems: [{ ...item, externalCustomerRef: name }],
    customerId: buyer.customerId,
    invoiceAddressId: buyer.addressId,
    deliveryAddressId: buyer.addressId,
    deliveryType: 'DELIVERY',
    termsAccepted: true,
    ...over,
  });
  const customer = await customerOf(staff, buyer.customerId);
  await send(staff, 'PUT', '/customers', { id: customer.id, version: customer.version, onHold: true, holdReason: `${name} zahlt nicht` });
  await invite(buyer.customerId, mail);
  await shop.database.pool.query(
    `insert into delivery (formatted_id, order_id, day, delivery_type, received_by, note, created_at, who, customer_id, order_formatted_id, customer_name, city)
     select 'L' || id, id, '2026-11-20', 'TRUCK', customer_name, customer_name, now(), 'x', customer_id, formatted_id, customer_name, customer_name
     from sales_order where id = $1`,
    [first.id],
  );
  await shop.database.pool.query(
    `with given as (
       insert into drive (day, truck_id, driver, token_hash, token_sealed, released_at, who)
       values ('2026-11-20', 1, 'Reto', 'x', 'x', now(), 'x') on conflict (day, truck_id) do update set who = 'x' returning id)
     insert into drive_report (drive_id, order_id, report, reported_at, created_at)
     select id, $1, jsonb_build_object('number', 1, 'lines', '[]'::jsonb, 'receivedBy', $2::text, 'note', $2::text, 'signature', '[[[1, 2]]]'::jsonb), now(), now()
     from given`,
    [first.id, name],
  );
  await shop.database.pool.query(
    `insert into handover_photo (drive_id, order_id, at, sha256, path)
     select drive_id, order_id, now(), repeat('0', 64), '/_fahrten/' || drive_id || '/' || lower($2::text) || '.jpg' from drive_report where order_id = $1`,
    [first.id, name],
  );
  await shop.database.pool.query(
    `insert into note (kind, record_id, text, at, who) values ('customer', $1, $3, now(), 'x'), ('order', $2, $3, now(), 'x')`,
    [buyer.customerId, first.id, `${name} anrufen`],
  );
  await send({ app: shop.app, token: '' }, 'POST', '/auth', { email: mail, password: 'falsch-falsch' });
  const wish = {
    recipient: {
      personName: `Ursula ${name}`,
      companyName: '',
      phone: '079 555 66 77',
      email: mail,
      street: `${name}strasse 9`,
      street2: '',
      zipCode: '3011',
      city: 'Bern',
      stateOrProvinceCode: '',
      country: 'CH',
    },
  };
  await shop.database.pool.query(
    `with sent as (
       insert into parcel_shipment (order_id, state, reference, asked_at, wish, day, service, service_name, cost, created_at, who)
       values ($1, 'BOOKED', $2, now(), $3, '2026-11-20', 'x', 'x', 1500, now(), 'x') returning id)
     insert into parcel (shipment_id, sequence, tracking_number, label) select id, 1, '7001', '%PDF'::bytea from sent`,
    [first.id, `ref ${first.id}`, JSON.stringify(wish)],
  );
  const number = `K${100_000 + buyer.customerId}`;
  await uploadRows(staff, 'customer', [[`Stammdaten ${name}`], ['Kundennummer', 'Firma'], [number, `${name} Holding`]]);
  // Two files without headings, the columns of the second said by hand: a row of data is taken for them.
  await uploadRows(staff, 'price', [
    [number, name],
    ['K999999', ''],
  ]);
  const { id, version } = await uploadRows(staff, 'customer', [
    [number, `${name} AG`],
    ['K999999', ''],
  ]);
  const named = await send(staff, 'PUT', `/import/${id}`, { version, mapping: ['formattedId', 'companyInfo.name'] });
  expect(named.status).toBe(200);
  await uploadRows(staff, 'address', [
    ['Kundennummer', 'Name', 'Strasse', 'PLZ', 'Ort'],
    [number, name, `${name}weg 3`, '3011', 'Bern'],
  ]);
  expect((await send(staff, 'POST', '/erp-export', { numbers: [first.formattedId] })).status).toBe(200);
  return buyer;
}

const erase = async (person: Person, id: number, body: object) =>
  send<{ erasedAt: string }>(person, 'POST', `/customers/${id}/erase`, body);
const byStaff = async (id: number) => erase(staff, id, { version: (await customerOf(staff, id)).version, reason: 'Wunsch per Brief' });

describe('an erasure', () => {
  test('leaves no personal datum in any table but the vouchers', async () => {
    const buyer = await livelyCustomer('Zwitscherlein');
    expect(await tablesWith('zwitscherlein')).toEqual(
      expect.arrayContaining([
        'customer',
        'mail',
        'sales_order',
        'order_change',
        'quote',
        'record_history',
        'invoice',
        'handover_photo',
        'parcel_shipment',
        'import_file',
        'import_head',
        'import_mapping',
        'import_row',
        'erp_export',
      ]),
    );
    const numbers = async (): Promise<unknown[]> =>
      (
        await shop.database.pool.query('select formatted_id, total_amount from sales_order where customer_id = $1 order by id', [
          buyer.customerId,
        ])
      ).rows;
    const before = await numbers();
    const answer = await byStaff(buyer.customerId);
    expect(answer.status).toBe(200);
    expect((await tablesWith('zwitscherlein')).filter((table) => !kept.includes(table))).toEqual([]);
    expect(await tablesWith('079 555 66 77')).toEqual([]);
    expect(await numbers()).toEqual(before);
    const { customer, addresses, users } = await recordOf(staff, buyer.customerId);
    expect([customer.name, customer.contactPerson, addresses, users, customer.active]).toEqual(['', [], [], [], false]);
    expect(customer.erasedAt).toBe(answer.body.erasedAt);
    const { rows } = await shop.database.pool.query(`select customer_name from invoice where customer_id = $1`, [buyer.customerId]);
    expect(rows).toEqual([{ customer_name: 'Zwitscherlein GmbH' }]);
    expect((await get<{ total: number }>(staff, `/customers?search=K${100_000 + buyer.customerId}`)).body.total).toBe(0);
    expect(problemsOf(await byStaff(buyer.customerId))).toEqual(['customerGone']);
  });

  test('takes the records along that were merged into it, with what is known by their addresses alone', async () => {
    const merged = await livelyCustomer('Goldammer');
    const into = await newGuest(shop.app);
    const known = 'ursula@goldammer.example';
    await shop.database.pool.query(
      `insert into mail (dedupe_key, recipient, recipient_name, subject, html, text, pictures) values ('own', $1, '', 'Gruss', '', '', '[]')`,
      [known],
    );
    const body = { version: (await customerOf(staff, into.customerId)).version, from: merged.customerId };
    expect((await send(staff, 'POST', `/customers/${into.customerId}/merge`, body)).status).toBe(200);
    const copy = await get<{ history: { kind: string; record_id: number }[] }>(staff, `/customers/${into.customerId}/export`);
    expect(copy.body.history.some(({ kind: of, record_id }) => of === 'customer' && record_id === merged.customerId)).toBe(true);
    expect((await byStaff(into.customerId)).status).toBe(200);
    expect((await tablesWith('goldammer')).filter((table) => !kept.includes(table))).toEqual([]);
  });

  test('is not undone by a change of a table that had read its rows before', async () => {
    const { customerId } = await newGuest(shop.app);
    const number = `K${100_000 + customerId}`;
    const { id, version } = await uploadRows(staff, 'customer', [
      ['Kundennummer', 'Firma'],
      [number, 'Gimpelsohn'],
      ['K999999', ''],
    ]);
    const { pool } = shop.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from import_file where id = $1 for update', [id]);
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%import_file%'`;
    const waitFor = async (count: number) =>
      askUntil(
        async () => (await pool.query(waiting)).rows.length,
        (found) => found === count,
      );
    const change = send(staff, 'PUT', `/import/${id}`, { version, clearEmpty: true });
    await waitFor(1);
    const erasure = byStaff(customerId);
    await Promise.race([erasure, waitFor(2)]);
    await holder.query('commit');
    holder.release();
    expect((await erasure).status).toBe(200);
    await change;
    expect(await tablesWith('gimpelsohn')).toEqual([]);
    expect(problemsOf(await send(staff, 'PUT', `/import/${id}`, { version: version + 1, clearEmpty: false }))).toEqual([
      'changedMeanwhile',
    ]);
  });

  test('ends all dealings: nothing new is made for nobody', async () => {
    const { customerId } = await livelyCustomer('Rotkehl');
    await byStaff(customerId);
    const idOf = async (table: 'sales_order' | 'quote'): Promise<number> =>
      (await one<{ id: number }>(shop, `select id from ${table} where customer_id = $1 limit 1`, [customerId])).id;
    const tries = [
      await send(staff, 'POST', '/order/copy', { id: await idOf('sales_order') }),
      await send(staff, 'POST', '/quote/copy', { id: await idOf('quote') }),
      await send(staff, 'PUT', '/product/create-product-customer', { customerId, productId: item.productId, isOwner: true }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([409, 409, 404]);
    expect(tries.map(problemsOf)).toEqual([['customerGone'], ['customerGone'], ['notFound']]);
  });

  test('forgets who wished or accepted something by a link', async () => {
    const guest = await newGuest(shop.app);
    const { id, uuid } = (await order(guest, [item], { orderPerson: 'Trauerschnäpper' })).body;
    await send({ app: shop.app, token: '' }, 'POST', `/order-by-link/${uuid}/wish`, { kind: 'cancel', text: '' });
    await send(staff, 'PUT', `/order/${id}/state`, { orderStatusId: 5 });
    expect(await tablesWith('trauerschnäpper')).toContain('record_history');
    expect((await byStaff(guest.customerId)).status).toBe(200);
    expect(await tablesWith('trauerschnäpper')).toEqual([]);
  });

  test('closes the token of a guest, who could write an address into the empty record', async () => {
    const guest = await newGuest(shop.app, { contactPerson: { lastName: 'Wendehalsig' } });
    await byStaff(guest.customerId);
    const address = { ...homeAddress, name: 'Wendehalsig' };
    expect(problemsOf(await send(guest, 'POST', `/customer/${guest.customerId}/address`, address))).toEqual(['customerGone']);
    expect(await tablesWith('wendehalsig')).toEqual([]);
  });

  test('closes the links of its orders and their papers, which only the office keeps', async () => {
    const { customerId } = await livelyCustomer('Zaunkönigin');
    const { uuid, id } = await one<{ uuid: string; id: number }>(
      shop,
      'select uuid, id from sales_order where customer_id = $1 order by id limit 1',
      [customerId],
    );
    const anybody = { app: shop.app, token: '' };
    const seen = async () => {
      const link = `/order-by-link/${uuid}`;
      const paths = [link, `${link}/papers`, `${link}/document/auftragsbestaetigung`, `${link}/payment`, `${link}/calendar`];
      const answers = await Promise.all(paths.map(async (path) => shop.app.inject(`/api${path}`)));
      return answers.map(({ statusCode }) => statusCode);
    };
    expect((await seen()).slice(0, 4)).toEqual([200, 200, 200, 200]);
    await byStaff(customerId);
    expect(await seen()).toEqual([404, 404, 404, 404, 404]);
    expect((await send(anybody, 'POST', `/order-by-link/${uuid}/payment`, { paymentMethodId: 100 })).status).toBe(404);
    expect((await get(staff, `/order/${id}`)).status).toBe(200);
  });

  test('closes the link to a change that its customer was asked about', async () => {
    const buyer = await newGuest(shop.app);
    const { id } = (await order(buyer, [item])).body;
    const staged = await send<{ version: number }>(staff, 'POST', `/order/${id}/change`, { version: 1, deliveryCost: 20 });
    const asked = await send<{ url: string }>(staff, 'POST', `/order/${id}/change/ask`, { version: 1, changeVersion: staged.body.version });
    const link = `/order-change-by-link/${new URL(asked.body.url).pathname.split('/').at(-1)}`;
    const anybody = { app: shop.app, token: '' };
    expect((await send(anybody, 'POST', link, { answer: 'REFUSED', text: 'Nein danke' })).status).toBe(200);
    await send(staff, 'PUT', `/order/${id}/state`, { orderStatusId: 5, version: 1 });
    expect((await byStaff(buyer.customerId)).status).toBe(200);
    expect((await get(anybody, link)).status).toBe(404);
  });

  test('is done although the store of files cannot delete now: what no row names is purged by the hour', async () => {
    const { customerId } = await livelyCustomer('Zeisigmann');
    const photo = `select path from handover_photo where path like '%zeisigmann.jpg'`;
    const { path } = await one<{ path: string }>(shop, photo, []);
    await mkdir(join(shop.dataDir, 'files', path), { recursive: true });
    expect((await byStaff(customerId)).status).toBe(200);
  });

  test('touches nobody else', async () => {
    const [gone, stays] = [await livelyCustomer('Amselmann'), await livelyCustomer('Finkenbein')];
    const before = await tablesWith('finkenbein');
    await byStaff(gone.customerId);
    expect(await tablesWith('finkenbein')).toEqual(before);
    expect((await recordOf(staff, stays.customerId)).users).toHaveLength(1);
  });

  test('touches nobody whose address only ends like an erased one', async () => {
    const person = async (email: string) => {
      const buyer = await newGuest(shop.app, { contactPerson: { firstName: 'A', lastName: 'B', email } });
      const { body } = await order(buyer, [item], { invoiceEmail: email });
      return { ...buyer, orderId: body.id };
    };
    const gone = await person('na@meisenberg.example');
    await person('anna@meisenberg.example');
    await send(staff, 'PUT', `/order/${gone.orderId}/state`, { orderStatusId: 5, version: 1 });
    const mailsTo = async (email: string) =>
      (await one<{ mails: number }>(shop, 'select count(*)::int as mails from mail where recipient = $1', [email])).mails;
    const before = await mailsTo('anna@meisenberg.example');
    expect(before).toBeGreaterThan(0);
    expect((await byStaff(gone.customerId)).status).toBe(200);
    expect([await mailsTo('na@meisenberg.example'), await mailsTo('anna@meisenberg.example')]).toEqual([0, before]);
  });

  test('leaves the traces of others whose address was given as one’s own', async () => {
    const victim = await livelyCustomer('Rotkehlmann');
    const { email } = await one<{ email: string }>(shop, `select lower(data ->> 'email') as email from company_profile`, []);
    const others = ['ursula@rotkehlmann.example', 'leitung@kistenwerk.example', email];
    await send({ app: shop.app, token: '' }, 'POST', '/auth', { email: others[0], password: 'falsch-falsch' });
    const traces = async () =>
      one(
        shop,
        `select (select count(*)::int from mail where lower(recipient) = any($1)
            and not exists (select from quote where customer_id = $2 and position(formatted_id in subject) > 0)) as mails,
          (select count(*)::int from attempt where subject like any(select '%' || email || '%' from unnest($1::text[]) email)) as tries,
          (select count(*)::int from record_history where lower(who) = any($1) and not (kind = 'customer' and field = 'erased')) as acts,
          (select count(*)::int from security_event where lower(who) = any($1)) as events`,
        [others, attacker.customerId],
      );
    const attacker = await newGuest(shop.app, { contactPerson: { email: others[0] }, companyInfo: { name: 'X', invoiceEmail: others[1] } });
    for (const invoiceEmail of others)
      await send(attacker, 'POST', '/quote', {
        cartItems: [item],
        customerId: attacker.customerId,
        invoiceEmail,
        invoiceAddressId: attacker.addressId,
        deliveryAddressId: attacker.addressId,
        deliveryType: 'DELIVERY',
      });
    const before = await traces();
    expect(before).toMatchObject({ mails: expect.any(Number), acts: expect.any(Number) });
    expect((await byStaff(attacker.customerId)).status).toBe(200);
    expect(await traces()).toEqual(before);
    expect((await recordOf(staff, victim.customerId)).users).toHaveLength(1);
  });

  test('takes the address of an own log-in out of what it did, though another customer gives it, too', async () => {
    const { customerId } = await livelyCustomer('Bergfink');
    const email = 'ursula@bergfink.example';
    await newGuest(shop.app, { contactPerson: { email } });
    await send({ app: shop.app, token: '' }, 'POST', '/auth', { email, password: 'falsch-falsch' });
    const told = async () =>
      one<{ events: number; acts: number }>(
        shop,
        `select (select count(*)::int from security_event where lower(who) = $1) as events,
          (select count(*)::int from record_history where lower(who) = $1) as acts`,
        [email],
      );
    expect((await told()).events).toBeGreaterThan(0);
    expect((await byStaff(customerId)).status).toBe(200);
    expect(await told()).toEqual({ events: 0, acts: 0 });
  });

  test('waits until nothing is open, and names what is', async () => {
    const buyer = await newGuest(shop.app);
    const { id } = (await order(buyer, [item])).body;
    expect(problemsOf(await byStaff(buyer.customerId))).toEqual(['eraseOpenOrders']);
    await invoiced(shop, id, { open: 100 });
    expect(problemsOf(await byStaff(buyer.customerId))).toEqual(['eraseOpenOrders', 'eraseOpenInvoices']);
    await shop.database.pool.query('update invoice set paid_amount = total_amount where customer_id = $1', [buyer.customerId]);
    await shop.database.pool.query('update sales_order set payment_status_id = 1 where id = $1', [id]);
    await shop.database.pool.query(
      `insert into payment_entry (customer_id, amount, day, source, created_at, who) values ($1, 250, '2026-11-01', 'manual', now(), 'x')`,
      [buyer.customerId],
    );
    expect(problemsOf(await byStaff(buyer.customerId))).toEqual(['eraseOpenCredit']);
    expect((await customerOf(staff, buyer.customerId)).name).toBe('Anna Muster');
  });

  test('by the person itself takes the password, ends the session, and leaves colleagues alone', async () => {
    const person = await logIn(shop.app, 'kundin@kistenwerk.example');
    const id = person.customerId ?? 0;
    expect(problemsOf(await erase(person, id, { password: 'falsch' }))).toEqual(['currentPasswordWrong body.password']);
    expect(problemsOf(await erase(person, id, {}))).toEqual(['currentPasswordWrong body.password']);
    await invite(id, 'kollege@kistenwerk.example');
    expect(problemsOf(await erase(person, id, { password: demoPassword }))).toEqual(['accountShared']);
    const { customer, users } = await recordOf(staff, id);
    await send(staff, 'PUT', `/customers/${id}/users/${users[1]?.id}`, { version: customer.version, active: false });
    expect((await erase(person, id, { password: demoPassword })).status).toBe(200);
    expect((await get(person, `/customers?ids=${id}`)).status).toBe(401);
    expect(
      (await send({ app: shop.app, token: '' }, 'POST', '/auth', { email: 'kundin@kistenwerk.example', password: demoPassword })).status,
    ).toBe(401);
  });

  test('of somebody else is not there, and staff name version and reason', async () => {
    const [buyer, company] = [await newGuest(shop.app), await logIn(shop.app, 'einkauf@aarepumpen.example')];
    expect((await erase(company, buyer.customerId, { password: demoPassword })).status).toBe(404);
    expect((await erase(buyer, buyer.customerId, { password: demoPassword })).status).toBe(404);
    expect(problemsOf(await erase(staff, buyer.customerId, { reason: 'x' }))).toEqual(['validation.required body.version']);
    expect(problemsOf(await erase(staff, buyer.customerId, { version: 1, reason: ' ' }))).toEqual(['validation.required body.reason']);
    expect(problemsOf(await erase(staff, buyer.customerId, { version: 9, reason: 'x' }))).toEqual(['changedMeanwhile']);
    expect(problemsOf(await erase(staff, 1, { version: 1, reason: 'x' }))).toEqual(['inUse']);
  });
});

describe('the copy of one’s data', () => {
  test('holds every row of the customer in every table, and no secret', async () => {
    const buyer = await livelyCustomer('Kranichfeld');
    const secretly = `update quote set margin = 2345, released_hash = 'x', released_by = 'x', release_reason = 'x' where customer_id = $1`;
    await shop.database.pool.query(secretly, [buyer.customerId]);
    const answer = await shop.app.inject({
      url: `/api/customers/${buyer.customerId}/export`,
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="kistenwerk-K${100_000 + buyer.customerId}.json"`,
    ]);
    const file = answer.json<Record<string, object[]>>();
    const counts = Object.fromEntries(Object.entries(file).map(([name, rows]) => [name, Array.isArray(rows) ? rows.length : 1]));
    expect(counts).toMatchObject({ customer: 1, contactPersons: 1, addresses: 1, users: 1, orders: 2, quotes: 1, invoices: 1, ledger: 1 });
    const inTables = await tablesWith('kranichfeld');
    const named = JSON.stringify(file).toLowerCase();
    expect(named).toContain('kranichfeld zahlt nicht');
    // Attempt counters and stored answers of idempotency keys contain nothing that is not elsewhere, and expire by themselves.
    expect(inTables.filter((table) => !['attempt', 'idempotency_key'].includes(table))).toEqual(
      expect.arrayContaining(['app_user', 'contact_person', 'invoice', 'mail', 'quote', 'sales_order']),
    );
    const secrets = [
      'password_hash',
      'link_hash',
      'pin_hash',
      'token_version',
      '$argon2',
      'margin',
      'released_',
      'release_reason',
      'cost_per_one',
    ];
    expect(secrets.filter((secret) => named.includes(secret))).toEqual([]);
  });

  test('holds no mail of somebody whose address was given as one’s own, and no link that lets a colleague in', async () => {
    const victim = await livelyCustomer('Wiedehopf');
    const email = 'ursula@wiedehopf.example';
    await send({ app: shop.app, token: '' }, 'PUT', '/registration/request-password-reset', { email });
    const attacker = await newGuest(shop.app, { contactPerson: { email } });
    const copyOf = async (id: number, token: string): Promise<{ mails: { subject: string; text: string }[] }> =>
      (await shop.app.inject({ url: `/api/customers/${id}/export`, headers: { authorization: `Bearer ${token}` } })).json();
    expect((await copyOf(attacker.customerId, attacker.token)).mails).toEqual([]);
    const own = (await copyOf(victim.customerId, victim.token)).mails;
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter(({ text }) => text.includes('#token='))).toEqual([]);
  });

  test('holds nothing of anybody else, and is for nobody else', async () => {
    const [one, two] = [await livelyCustomer('Reiherstein'), await livelyCustomer('Storchenegg')];
    const text = (
      await shop.app.inject({ url: `/api/customers/${one.customerId}/export`, headers: { authorization: `Bearer ${staff.token}` } })
    ).body;
    expect(text.toLowerCase()).toContain('reiherstein');
    expect(text.toLowerCase()).not.toContain('storchenegg');
    expect((await get(two, `/customers/${one.customerId}/export`)).status).toBe(404);
  });
});

describe('log-ins of a customer', () => {
  const secretOf = async (email: string): Promise<string> => {
    const { rows } = await shop.database.pool.query<{ text: string }>(
      'select text from mail where recipient = $1 order by id desc limit 1',
      [email],
    );
    return /#token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  };

  test('come by an invitation: a guest with orders is registered and keeps them', async () => {
    const guest = await newGuest(shop.app);
    const placed = (await order(guest, [item])).body;
    await invite(guest.customerId, 'gast@wird-kunde.example');
    const { customer, users } = await recordOf(staff, guest.customerId);
    expect([customer.status, users[0]?.invitedAt]).toEqual(['REGISTERED', new Date(mondayMorning).toISOString()]);
    const credentials = { email: 'gast@wird-kunde.example', password: 'neu-und-lang-genug' };
    const visitor = { app: shop.app, token: '' };
    expect((await send(visitor, 'POST', '/auth', credentials)).status).toBe(401);
    const token = await secretOf('gast@wird-kunde.example');
    expect((await send(visitor, 'PUT', '/registration/reset-password', { token, password: credentials.password })).status).toBe(200);
    const session = (await send<{ token: string }>(visitor, 'POST', '/auth', credentials)).body;
    const orders = (await get<{ items: { id: number }[] }>({ app: shop.app, token: session.token }, '/order')).body.items;
    expect(orders.map(({ id }) => id)).toEqual([placed.id]);
    expect((await recordOf(staff, guest.customerId)).users[0]?.invitedAt).toBeNull();
  });

  test('are several, each ended and opened again by itself', async () => {
    const company = await logIn(shop.app, 'einkauf@aarepumpen.example');
    const id = company.customerId ?? 0;
    await invite(id, 'logistik@aarepumpen.example');
    const { customer, users } = await recordOf(staff, id);
    expect(users.map(({ email }) => email)).toEqual(['einkauf@aarepumpen.example', 'logistik@aarepumpen.example']);
    const url = `/customers/${id}/users/${users[0]?.id}`;
    const ended = await send<{ version: number }>(staff, 'PUT', url, { version: customer.version, active: false });
    expect((await get(company, '/user/1')).status).toBe(401);
    expect(problemsOf(await send(staff, 'PUT', url, { version: customer.version, active: true }))).toEqual(['changedMeanwhile']);
    expect((await send(staff, 'PUT', url, { version: ended.body.version, active: true })).status).toBe(200);
    expect((await logIn(shop.app, 'einkauf@aarepumpen.example')).customerId).toBe(id);
  });

  test('are sent their link again only while they have no password; the former link is worthless', async () => {
    const guest = await newGuest(shop.app);
    await invite(guest.customerId, 'nochmals@muster.example');
    const first = await secretOf('nochmals@muster.example');
    const { customer, users } = await recordOf(staff, guest.customerId);
    const url = `/customers/${guest.customerId}/users/${users[0]?.id}/invitation`;
    expect((await send(staff, 'POST', url, { version: customer.version })).status).toBe(200);
    const visitor = { app: shop.app, token: '' };
    const password = 'neu-und-lang-genug';
    expect(problemsOf(await send(visitor, 'PUT', '/registration/reset-password', { token: first, password }))).toEqual(['linkExpired']);
    const token = await secretOf('nochmals@muster.example');
    expect((await send(visitor, 'PUT', '/registration/reset-password', { token, password })).status).toBe(200);
    const { version } = await customerOf(staff, guest.customerId);
    expect(problemsOf(await send(staff, 'POST', url, { version }))).toEqual(['inUse']);
  });

  test('take no address that has one, and reach no other customer’s', async () => {
    const guest = await newGuest(shop.app);
    const { version } = await customerOf(staff, guest.customerId);
    const url = `/customers/${guest.customerId}/users`;
    expect(problemsOf(await send(staff, 'POST', url, { version, email: 'LEITUNG@kistenwerk.example' }))).toEqual(['emailTaken']);
    expect(problemsOf(await send(staff, 'POST', url, { version, email: 'kein at' }))).toEqual(['validation.email body.email']);
    expect((await customerOf(staff, guest.customerId)).status).toBe('GUEST');
    expect((await send(staff, 'PUT', `${url}/1`, { version, active: false })).status).toBe(404);
  });
});

describe('files of a customer', () => {
  const base64 = (text: string): string => Buffer.from(text).toString('base64');

  test('are told by their bytes, kept with version and history, and taken away', async () => {
    const guest = await newGuest(shop.app);
    await newAddress(guest, guest.customerId);
    const url = `/customers/${guest.customerId}`;
    const logo = await send<{ version: number }>(staff, 'PUT', `${url}/logo`, {
      version: 1,
      content: base64('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    expect(logo).toMatchObject({ status: 200, body: { version: 2 } });
    expect(
      (await shop.app.inject({ url: `/api${url}/logo`, headers: { authorization: `Bearer ${guest.token}` } })).headers['content-type'],
    ).toBe('image/svg+xml');
    for (const content of ['<html><script>alert(1)</script>', 'MZ…', '%PDF-1.7'])
      expect(problemsOf(await send(staff, 'PUT', `${url}/logo`, { version: 2, content: base64(content) }))).toEqual([
        'fileType body.content',
      ]);
    const file = await send<{ id: number }>(staff, 'POST', `${url}/media`, {
      version: 2,
      name: 'Plan "A".pdf',
      content: base64('%PDF-1.7 x'),
    });
    expect(file.body).toMatchObject({ name: 'Plan "A".pdf', contentType: 'application/pdf', size: 10 });
    const read = await shop.app.inject({ url: `/api${url}/media/${file.body.id}`, headers: { authorization: `Bearer ${staff.token}` } });
    expect([read.headers['content-disposition'], read.body]).toEqual(['attachment; filename="Plan _A_.pdf"', '%PDF-1.7 x']);
    expect((await get(guest, `/customers/${guest.customerId}/media`)).status).toBe(403);
    const other = await newGuest(shop.app);
    expect((await get(staff, `/customers/${other.customerId}/media/${file.body.id}`)).status).toBe(404);
  });
});
