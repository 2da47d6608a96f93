/** The artwork desk: from an auction house's invoice to a quote for its buyer; only confirmed values, and only once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Artwork } from '#contract/artwork.ts';
import type { InsuranceTable } from '#contract/insurance.ts';
import type { ArtworkOffer } from '#contract/artwork-offer.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { readShipmentDesk } from '#contract/shipment.ts';
import type { HistoryEntry } from '#contract/record.ts';
import type { Quote } from '#contract/quote.ts';
import { rheinwerk } from '#demo/artwork/euro-labels.ts';
import { northgate } from '#demo/artwork/english-inches.ts';
import { leman } from '#demo/artwork/french-labels.ts';
import { seefeld } from '#demo/artwork/one-lot.ts';
import { spalen } from '#demo/artwork/table-over-pages.ts';
import { vauclair } from '#demo/artwork/two-columns.ts';
import type { Sheets } from '#server/connect/pdf/draw-sheets.ts';
import { change, changed, confirmAll, offerOf, upload, uploaded } from './artwork-steps.ts';
import { get, logIn, newGuest, orderBody, problemsOf, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let customerId: number;

beforeAll(async () => {
  shop = await startShop({ now: () => Date.parse('2026-11-23T09:00:00+01:00') });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  customerId = (
    await send<{ id: number }>(staff, 'POST', '/customers', {
      contactPerson: [{ firstName: 'Hélène', lastName: 'Dumur-Rochat', email: 'helene@muster.example', languageId: 3 }],
      address: { name: 'Hélène Dumur-Rochat', street: '27 rue de la Filature', zipCode: '69003', city: 'Lyon', country: 'FR' },
    })
  ).body.id;
});
afterAll(async () => shop.close());

const valueOf = (artwork: Artwork, key: string, work = 0) =>
  artwork.invoiceData.fields.find((each) => each.key === key && each.work === work);

describe('an invoice', () => {
  test('is read with place and certainty; nothing is confirmed', async () => {
    const artwork = await uploaded(staff, seefeld);
    expect(artwork).toMatchObject({ state: 'READ', version: 1, invoiceData: { house: 'Auktionshaus Seefeld', pages: 1 } });
    expect(valueOf(artwork, 'frameSize', 1)).toMatchObject({ value: '94 × 128 × 7 cm', confirmed: false, box: { page: 1 } });
    const page = await shop.app.inject({ url: `/api/artwork/${artwork.id}/page/1`, headers: { authorization: `Bearer ${staff.token}` } });
    expect([page.statusCode, page.rawPayload.subarray(1, 4).toString()]).toEqual([200, 'PNG']);
  });

  test('that comes again is the same case', async () => {
    const [one, other] = [await uploaded(staff, spalen), await uploaded(staff, spalen)];
    expect(other.id).toBe(one.id);
  });

  test('names customers who may be the buyer', async () => {
    const artwork = await uploaded(staff, leman);
    expect(artwork.existingCustomers).toMatchObject([{ id: customerId, why: ['name', 'address'] }]);
  });

  test('without words is filled in by hand', async () => {
    const scan = { ...seefeld, draw: (paper: Sheets) => void paper.rect(50, 50, 200, 300).fill() };
    const artwork = await uploaded(staff, scan);
    expect(artwork.state).toBe('MANUAL');
    expect(artwork.invoiceData.fields.every(({ value }) => value === '')).toBe(true);
    const typed = await changed(staff, artwork, { fields: [{ key: 'frameSize', work: 1, value: '94x128x7' }], addWork: true });
    expect(valueOf(typed, 'frameSize', 1)).toMatchObject({ value: '94 × 128 × 7 cm', confirmed: true });
    expect(valueOf(typed, 'lot', 2)).toMatchObject({ value: '' });
  });
});

describe('the desk', () => {
  test('keeps a value only in a form that the field can hold', async () => {
    const artwork = await uploaded(staff, seefeld);
    const wrong = await change(staff, artwork, { fields: [{ key: 'price', work: 1, value: 'viel' }] });
    expect([wrong.status, problemsOf(wrong)]).toEqual([422, ['artworkFieldWrong body.fields.0.value']]);
    const elsewhere = await change(staff, artwork, { fields: [{ key: 'price', work: 9, value: '1' }] });
    expect(problemsOf(elsewhere)).toEqual(['artworkFieldUnknown body.fields.0']);
  });

  test('refuses a stale save with both sides', async () => {
    const artwork = await uploaded(staff, rheinwerk);
    await changed(staff, artwork, { fields: [{ key: 'buyer', work: 0, value: 'Marlene Obermeier' }] });
    const stale = await change(staff, artwork, { fields: [{ key: 'city', work: 0, value: 'Freiburg' }] });
    expect([stale.status, problemsOf(stale)]).toEqual([409, ['changedMeanwhile']]);
  });

  test('reads a field again where somebody draws a frame, and what stands there waits to be confirmed', async () => {
    const artwork = await confirmAll(staff, await uploaded(staff, seefeld));
    const price = valueOf(artwork, 'price', 1);
    const box = price?.box;
    const drawn = async (body: object) =>
      send<Artwork>(staff, 'PUT', `/artwork/${artwork.id}/reread`, { version: artwork.version, key: 'price', work: 1, box, ...body });
    const nowhere = { page: 1, x: 0.9, y: 0.97, width: 0.05, height: 0.02 };
    expect(problemsOf(await drawn({ box: nowhere }))).toEqual(['artworkFrameEmpty body.box']);
    expect(problemsOf(await drawn({ box: valueOf(artwork, 'artist', 1)?.box }))).toEqual(['artworkFrameWrong body.box']);
    expect(problemsOf(await drawn({ work: 9 }))).toEqual(['artworkFieldUnknown body.key']);
    expect((await drawn({ box: { ...box, x: -0.1 } })).status).toBe(400);
    expect((await drawn({ version: artwork.version - 1 })).status).toBe(409);
    const artist = valueOf(artwork, 'artist', 1);
    const { status, body } = await drawn({ key: 'title', box: artist?.box });
    expect(status).toBe(200);
    const title = valueOf(body, 'title', 1);
    expect(title).toMatchObject({ confirmed: false, box: artist?.box, confidence: 95, readValue: valueOf(artwork, 'title', 1)?.readValue });
    expect(title?.value).toContain(artist?.value);
    const { problems } = await offerOf(staff, body);
    expect(problems.map(({ message, field }) => `${message} ${field}`)).toContain('artworkFieldOpen fields.1.title');
    await changed(staff, body, { fields: [{ key: 'title', work: 1, value: title?.readValue ?? '' }] });
  });

  test('makes no quote of what nobody confirmed', async () => {
    const artwork = await changed(staff, await uploaded(staff, vauclair), {
      choice: { customerId, courier: { service: 'OTHER', amount: 300 }, insurance: null },
    });
    const refused = await send(staff, 'POST', `/artwork/${artwork.id}/quote`, { version: artwork.version });
    expect(refused.status).toBe(422);
    expect(problemsOf(refused)).toContain('artworkFieldOpen fields.1.title');
    expect((await get<Artwork>(staff, `/artwork/${artwork.id}`)).body.quote).toBeNull();
  });
});

describe('the offer', () => {
  test('packs each work into what its model can build, and says why couriers do not take it', async () => {
    const large = await offerOf(staff, await confirmAll(staff, await uploaded(staff, seefeld)));
    // Its destination decides whether the wood must be treated.
    const configuration = { modelId: 'sperrholzkiste', values: { destination: 'US' } };
    expect(large.packages).toMatchObject([{ lot: '214', packaging: { form: 'CRATE', configuration } }]);
    expect(large.courier.offered).toEqual([]);
    expect(large.courier.refused.map(({ reason }) => reason.message)).toContain('packageTooBulky');
    const small = await offerOf(staff, await uploaded(staff, leman));
    expect(small.courier.offered.length).toBeGreaterThan(0);
    expect(small.courier.refused).toEqual([]);
    expect(small.packages[1]).toMatchObject({ material: 'PAPER', packaging: { form: 'FOLDER', configuration: { modelId: 'fefco-0427' } } });
  });

  test('gives no packaging away that is sold by the bundle and made once', async () => {
    const { packages } = await offerOf(staff, await confirmAll(staff, await uploaded(staff, leman)));
    const folder = packages.find(({ packaging }) => packaging?.form === 'FOLDER')?.packaging;
    const item = { key: 'folder', productId: folder?.productId ?? 0, configuration: folder?.configuration, quantity: 25 };
    const cart = await send<{ cartPrice: { items: { pricePerOne: number }[] } }>(staff, 'POST', '/product/order-price', {
      cartItems: [item],
      zipCode: '',
    });
    const [ofBundle] = cart.body.cartPrice.items;
    // One piece carries the 64 francs of its set-up alone.
    expect(folder?.price).toBeGreaterThan(64);
    expect(ofBundle?.pricePerOne).toBeLessThan(10);
  });

  test('insures the value of an invoice in francs by zone and kind', async () => {
    const { insurance, declaredValue } = await offerOf(staff, await uploaded(staff, seefeld));
    expect(declaredValue).toBe(30_000);
    expect(insurance).toMatchObject({ zone: 4, kind: 'WOOD_PAINTINGS', mode: 'AIR', rate: 0.495, premium: 148.5 });
  });
});

/** The carrier and customs are told of the works in their packaging, not of packaging without them. */
async function expectWorksShipped(quote: Quote, { packages, declaredValue }: ArtworkOffer): Promise<void> {
  const { uuid, pin, versionNumber } = quote;
  const wish = { uuid, pin, versionNumber, termsAccepted: true, paymentMethodId: 2 };
  const ordered = await send<{ id: number }>(visitor(shop.app), 'POST', '/order/from-quote', wish);
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(200);
  const { proposal } = (await get<OutputOf<typeof readShipmentDesk>>(staff, `/order/${ordered.body.id}/shipment`)).body;
  const packed = packages.flatMap(({ packaging }) => packaging ?? []);
  expect(
    proposal?.packages.map(({ weight, dimensions }) => [weight.value, dimensions.length, dimensions.width, dimensions.height]),
  ).toEqual(
    packed.map(({ weight, outer }) => [weight, ...[outer.lengthMm, outer.widthMm, outer.heightMm].map((side) => Math.ceil(side / 10))]),
  );
  expect(proposal?.commodities.map(({ description, hsCode }) => [description, hsCode])).toEqual([
    ['Painting: Barques a Ouchy', ''],
    ['Work on paper: La cuisine bleue', ''],
  ]);
  expect(proposal?.commodities.reduce((sum, { unitPrice }) => sum + unitPrice, 0)).toBeCloseTo(declaredValue ?? 0, 2);
}

describe('the quote', () => {
  test('has a root position with packages and the seven flat ones, is sent, and comes once', async () => {
    const confirmed = await confirmAll(staff, await uploaded(staff, leman));
    const ready = await changed(staff, confirmed, {
      choice: {
        customerId,
        phone: '+33478000000',
        courier: { service: 'FEDEX_INTERNATIONAL_PRIORITY', amount: 1 },
        insurance: { mode: 'AIR' },
      },
    });
    const offer = await offerOf(staff, ready);
    expect(offer.problems).toEqual([]);
    const placed = await send<{ id: number; formattedId: string }>(staff, 'POST', `/artwork/${ready.id}/quote`, { version: ready.version });
    expect(placed.status).toBe(200);
    const { body: quote } = await get<Quote>(staff, `/quote/${placed.body.id}`);
    const [root, ...parts] = quote.positions;
    expect(quote).toMatchObject({
      state: 'SENT',
      customerRequestType: 3,
      deliveryType: 'FEDEX',
      hasVat: false,
      discount: 0,
      deliveryCost: 0,
    });
    expect([root?.type, root?.name]).toEqual(['COMPOSITE', 'Transport d’œuvres, lots 8, 9b vers Lyon']);
    expect(parts.every(({ parentId }) => parentId === root?.id)).toBe(true);
    expect(parts.flatMap(({ productId }) => (productId !== null && productId > 1000 ? [productId] : []))).toEqual([
      1068, 1071, 1070, 1059, 1086, 1069, 1072,
    ]);
    expect(parts.filter(({ mutability }) => mutability === 'REMOVE')).toMatchObject([
      { productId: 1086, productTypeId: 1115, pricePerOne: offer.insurance?.premium },
    ]);
    // The carrier's price counts, not the one sent.
    expect(parts.find(({ productId }) => productId === 1059)?.pricePerOne).toBe(
      offer.courier.offered.find(({ service }) => service === 'FEDEX_INTERNATIONAL_PRIORITY')?.amount,
    );
    expect(quote.totals?.total).toBe(offer.total);
    const again = await send<{ id: number }>(staff, 'POST', `/artwork/${ready.id}/quote`, { version: ready.version });
    expect(again.body.id).toBe(placed.body.id);
    expect(problemsOf(await change(staff, { ...ready, version: ready.version + 1 }, { addWork: true }))).toEqual(['artworkQuoted']);
    const composition = await get<{ formattedId: string; packages: object[] }>(staff, `/koller/get-package-composition/${placed.body.id}`);
    expect(composition.body).toMatchObject({ formattedId: placed.body.formattedId, packages: [{ lot: '8' }, { lot: '9b' }] });
    await expectWorksShipped(quote, offer);
  });

  const readyCase = async (): Promise<Artwork> =>
    changed(staff, await confirmAll(staff, await uploaded(staff, northgate)), {
      choice: { customerId, phone: '+33478000000', courier: { service: 'OTHER', amount: 90 }, insurance: null },
    });

  test('is not placed for a customer to whom nobody can write', async () => {
    const { id, version } = await readyCase();
    const setEmail = async (email: string) =>
      shop.database.pool.query('update contact_person set email = $2 where customer_id = $1', [customerId, email]);
    await setEmail('');
    const refused = await send(staff, 'POST', `/artwork/${id}/quote`, { version });
    expect([refused.status, problemsOf(refused)]).toEqual([422, ['artworkEmailMissing choice.customerId']]);
    await setEmail('helene@muster.example');
  });

  test('that a colleague kept as a draft meanwhile is not sent by whoever sends it from the case, and that is told', async () => {
    const { id, version } = await readyCase();
    const place = async (isSent: boolean) => send<{ id: number }>(staff, 'POST', `/artwork/${id}/quote`, { version, send: isSent });
    const kept = await place(false);
    expect(kept.status).toBe(200);
    const late = await place(true);
    expect([late.status, problemsOf(late)]).toEqual([409, ['artworkQuoted']]);
    expect((await get<Quote>(staff, `/quote/${kept.body.id}`)).body.state).toBe('DRAFT');
    expect((await place(false)).body).toEqual(kept.body);
  });

  test('of another kind has no such composition', async () => {
    const other = await send<{ id: number }>(staff, 'POST', '/quote', orderBody(await newGuest(shop.app), []));
    expect(problemsOf(await get(staff, `/koller/get-package-composition/${other.body.id}`))).toEqual(['orderNotKoller']);
  });
});

describe('insurance', () => {
  test('is quoted by country, kind and value', async () => {
    const ask = async (body: object) => send<{ premium: number; price: number }>(staff, 'POST', '/koller/get-insurance-quote', body);
    const quoted = await ask({ countryCode: 'US', insuranceKind: 'WOOD_PAINTINGS', declaredValue: 30_000 });
    expect([quoted.status, quoted.body.premium, quoted.body.price]).toEqual([200, 148.5, 148.5]);
    expect(problemsOf(await ask({ countryCode: 'KP', insuranceKind: 'STONE_CERAMICS', declaredValue: 1 }))).toEqual([
      'insuranceCountryMissing body.countryCode',
    ]);
    expect((await ask({ countryCode: 'US', insuranceKind: 'GOLD', declaredValue: 1 })).status).toBe(400);
    expect((await ask({ countryCode: 'US', insuranceKind: 'WOOD_PAINTINGS', declaredValue: -1 })).status).toBe(400);
  });

  test('a premium comes from one table, also while it is replaced', async () => {
    const body = { countryCode: 'US', insuranceKind: 'WOOD_PAINTINGS', declaredValue: 30_000 };
    const ask = async () => send<{ premium: number; zone: number }>(staff, 'POST', '/koller/get-insurance-quote', body);
    const before = (await ask()).body;
    const writer = await shop.database.pool.connect();
    await writer.query('begin; lock table insurance_country in access exclusive mode');
    const asked = ask();
    await expect
      .poll(
        async () =>
          (await shop.database.pool.query("select 1 from pg_locks where relation = 'insurance_country'::regclass and not granted")).rows,
      )
      .toHaveLength(1);
    // The zones get other numbers: the same premium for everybody.
    await writer.query(`update insurance_country set zone = zone + 50; update insurance_rate set zone = zone + 50; commit`);
    expect((await asked).body).toEqual({ ...before, zone: before.zone + 50 });
    await writer.query(`update insurance_country set zone = zone - 50; update insurance_rate set zone = zone - 50`);
    writer.release();
  });

  test('rates are kept by staff, as a whole and by version; the file runs no formula', async () => {
    const { body: table } = await get<InsuranceTable>(staff, '/insurance-rate');
    const row = { provider: '=HYPERLINK("http://x")', zone: 1, kind: 'WOOD_PAINTINGS', mode: 'AIR', rate: 0.1, least: 10 };
    const twice = await send(staff, 'PUT', '/insurance-rate', { ...table, rates: [row, row] });
    expect(problemsOf(twice)).toEqual(['insuranceRateTwice body.rates.1']);
    const louder = { ...row, provider: row.provider.toUpperCase() };
    expect(problemsOf(await send(staff, 'PUT', '/insurance-rate', { ...table, rates: [row, louder] }))).toEqual([
      'insuranceRateTwice body.rates.1',
    ]);
    const stored = await send<InsuranceTable>(staff, 'PUT', '/insurance-rate', { ...table, rates: [...table.rates, row] });
    expect([stored.status, stored.body.version]).toEqual([200, table.version + 1]);
    expect(problemsOf(await send(staff, 'PUT', '/insurance-rate', table))).toEqual(['changedMeanwhile']);
    const again = { ...stored.body, rates: stored.body.rates.toReversed() };
    expect((await send<InsuranceTable>(staff, 'PUT', '/insurance-rate', again)).body).toEqual(stored.body);
    expect((await get<{ total: number }>(staff, '/history?kind=insuranceTable&id=1')).body.total).toBe(1);
    // What a premium was computed with is found again.
    const [first, ...others] = stored.body.rates;
    const moved = stored.body.countries.map((each) => (each.country === 'US' ? { ...each, zone: 1 } : each));
    const changed = { ...stored.body, rates: [{ ...first, rate: 0.001, least: 0 }, ...others], countries: moved };
    expect((await send(staff, 'PUT', '/insurance-rate', changed)).status).toBe(200);
    const { items } = (await get<{ items: HistoryEntry[] }>(staff, '/history?kind=insuranceTable&id=1')).body;
    expect(items.slice(0, 2)).toMatchObject([
      { field: 'countries', before: 'US: 4', after: 'US: 1' },
      {
        field: 'rates',
        before: expect.stringMatching(/AIR .*: 0\.\d{3} %, \d+\.00$/) as string,
        after: expect.stringMatching(/: 0\.001 %, 0\.00$/) as string,
      },
    ]);
    expect((await send(staff, 'PUT', '/insurance-rate', { ...stored.body, version: stored.body.version + 1 })).status).toBe(200);
    const csv = await shop.app.inject({ url: '/api/koller/get-insurance-csv', headers: { authorization: `Bearer ${staff.token}` } });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.payload).toContain(`"'=HYPERLINK(""http://x"")";1;CH LI;WOOD_PAINTINGS;AIR;0.100;10.00`);
  });
});

describe('an address', () => {
  const ask = async (body: object) =>
    (
      await send<{ valid: boolean; problems: { message: string }[]; places: string[]; reachable: boolean | null }>(
        staff,
        'POST',
        '/koller/address-validation',
        body,
      )
    ).body;

  test('is checked by our rules, by the postal code and by the carrier', async () => {
    expect(await ask({ street: 'Utoquai 41', zipCode: '8008', city: 'Zürich', country: 'CH' })).toEqual({
      valid: true,
      problems: [],
      places: ['Zürich'],
      reachable: true,
    });
    const wrongPlace = await ask({ street: 'Utoquai 41', zipCode: '8008', city: 'Bern', country: 'CH' });
    expect([wrongPlace.valid, wrongPlace.problems.map(({ message }) => message)]).toEqual([false, ['placeNotOfZipCode']]);
    expect(await ask({ street: 'Via Appia 1', zipCode: '1', city: 'Rom', country: 'IT' })).toMatchObject({ valid: false, reachable: null });
    expect(await ask({ street: 'Strasse 1', zipCode: '12345', city: 'Ort', country: 'KP' })).toMatchObject({
      valid: true,
      reachable: false,
    });
  });
});

test('an invoice that became no quote is dropped with everything', async () => {
  const artwork = await uploaded(staff, spalen);
  expect((await send(staff, 'POST', `/artwork/${artwork.id}/discard`, { version: artwork.version })).status).toBe(200);
  expect((await get(staff, `/artwork/${artwork.id}`)).status).toBe(404);
  expect((await upload(staff, Buffer.from('')).catch(() => null))?.status ?? 422).toBe(422);
});
