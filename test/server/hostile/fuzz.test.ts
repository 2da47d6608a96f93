/**
 * Hostile requests to every call of the OpenAPI document: nothing may end in a 5xx, hang, or reveal the server's internals.
 * Seeded: a failure can be repeated.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { ErrorBody } from '#contract/failure.ts';
import { depth, seed } from '#test/depth.ts';
import { homeAddress, itemOf, mondayMorning, orderBody, productOf } from '../buyer.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';
import { gatherCrowd, orderOf } from './crowd.ts';
import type { Crowd, OwnOrder } from './crowd.ts';
import { chance, hostileBodies, hostileTexts, mutated, pick } from './hostile-value.ts';

const perCall = depth(2, 250);
/** Longer than any answer takes on a busy machine: it hangs. */
const hangsMs = 20_000;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'PATCH';
interface Attack {
  method: Method;
  url: string;
  headers: Record<string, string>;
  remoteAddress: string;
  payload?: string;
}
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: { enum?: readonly string[]; default?: string | number | boolean };
}
interface Operation {
  method: Method;
  path: string;
  operationId: string;
  parameters: readonly Parameter[];
}

let shop: ShopApp;
let crowd: Crowd;
let placed: OwnOrder;
let operations: Operation[];
/** A valid body for each call that has one. */
let bodies: Record<string, object>;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  crowd = await gatherCrowd(shop);
  const epal = itemOf(await productOf(shop.app, 'EP_0001'));
  const crate = itemOf(await productOf(shop.app, 'HK_0001'));
  placed = await orderOf(shop, crowd.guest, epal);
  const contactPerson = {
    title: 1,
    firstName: 'Anna',
    lastName: 'Muster',
    phone: '041 555 01 20',
    email: 'anna@muster.example',
    languageId: 1,
  };
  const captcha = { questionId: randomUUID(), answer: 'sieben' };
  bodies = {
    logIn: { email: 'kundin@kistenwerk.example', password: 'falsch-falsch' },
    validateCaptcha: captcha,
    registerPerson: { email: 'neu@muster.example', password: 'neu-neu-neu', captcha, contactPerson, address: homeAddress },
    registerCompany: {
      email: 'neu@muster.example',
      password: 'neu-neu-neu',
      captcha,
      contactPerson,
      address: homeAddress,
      name: 'Muster AG',
      invoiceEmail: 'r@muster.example',
    },
    requestPasswordReset: { email: 'niemand@muster.example' },
    resetPassword: { token: 'x'.repeat(43), password: 'neu-neu-neu' },
    confirmEmail: { token: 'x'.repeat(43) },
    updateUser: { displayName: 'Anna', email: 'neu@muster.example', password: 'neu-neu-neu', currentPassword: 'falsch-falsch' },
    priceCart: { cartItems: [crate, epal], zipCode: '8001', customerId: crowd.guest.customerId, maxStoringSpace: 2, country: 'CH' },
    createProduct: {
      sourceProductId: crate.productId,
      configuration: crate.configuration,
      name: { de: 'Kiste', fr: 'Caisse', en: 'Crate' },
      published: false,
    },
    restoreProduct: { version: 1 },
    copyRelations: { fromProductId: crate.productId, to: [{ id: epal.productId }], relations: ['values', 'prices'], preview: true },
    createTransportRequirement: { productId: crate.productId, maxPackage: 0, minSp: 1.5, quantityForMinSp: 2 },
    changeTransportRequirement: { version: 1, productId: crate.productId, maxPackage: 0, minSp: 1.5, quantityForMinSp: 2 },
    evaluateModel: { modelId: 'holzkiste', version: 1, values: crate.configuration?.values ?? {}, quantity: 2 },
    createCustomer: { guest: true, contactPerson, companyInfo: { code: 'M', name: 'Muster AG', invoiceEmail: 'r@muster.example' } },
    createAddress: { ...homeAddress, addition: 'Rampe 2', additionalAddress: 'Postfach' },
    updateAddress: { ...homeAddress, addition: 'Rampe 2', additionalAddress: 'Postfach', id: crowd.guest.addressId },
    updateAddressById: { ...homeAddress, isDefaultShipping: true },
    updateCustomer: {
      id: crowd.guest.customerId,
      contactPerson,
      companyInfo: { name: 'Muster AG', invoiceEmail: 'r@muster.example' },
      customerOrderSettings: {
        invoiceEmail: 'r@muster.example',
        preferredDeliveryAddressId: crowd.guest.addressId,
        preferredInvoiceAddressId: null,
      },
    },
    mergeCustomer: { from: crowd.guest.customerId, version: 1, fromVersion: 1 },
    eraseCustomer: { password: 'falsch-falsch', version: 1, reason: 'x' },
    storeCustomerLogo: { version: 1, content: Buffer.from('<svg/>').toString('base64') },
    storeCustomerFile: { version: 1, name: 'Plan.pdf', content: Buffer.from('%PDF-1.7').toString('base64') },
    inviteCustomerUser: { version: 1, email: 'neu@muster.example', displayName: 'Neu' },
    remindCustomerUser: { version: 1 },
    changeCustomerUser: { version: 1, active: true, displayName: 'Neu' },
    placeOrder: orderBody(crowd.guest, [crate, { ...epal, externalCustomerRef: 'Los 7' }], {
      comment: 'Bitte anrufen',
      externalCustomerRef: 'B-17',
      orderPerson: 'Anna Muster',
      confirmedDeliveryDate: '2026-11-26',
      customerRequestType: 1,
      expectedTotal: 100,
    }),
    requestQuote: orderBody(crowd.guest, [crate, { ...epal, externalCustomerRef: 'Los 7' }], { comment: 'Bitte mit Deckel' }),
    changeQuote: {
      version: 1,
      positions: [{ id: 1, quantity: 3, pricePerOne: 12.5, externalCustomerNo: 'x', remove: false }],
      newPositions: [{ productId: crate.productId, quantity: 1, pricePerOne: 5 }],
      deliveryCost: 50,
      discount: 0.05,
      validityDuration: 30,
      timeToDeliver: 3,
      comment: 'x',
      message: 'x',
      send: true,
    },
    copyQuote: { id: 1 },
    answerQuote: { uuid: placed.uuid, pin: '0000', kind: 'remark', positionId: 1, text: 'x' },
    orderFromQuote: {
      uuid: placed.uuid,
      pin: '0000',
      versionNumber: 1,
      removedPositionIds: [1],
      paymentMethodId: 2,
      orderReference: 'x',
      comment: 'x',
      requestedDeliveryDate: '2026-12-09',
      termsAccepted: true,
    },
    readTruckFilling: { cartItems: [crate, epal], zipCode: '8001', truckId: 1, customerId: null, maxStoringSpace: 2 },
    storeCustomerProduct: { productId: crate.productId, customerId: null, isFavorite: true, isOwner: true, externalProductId: 'AP-1' },
    generateReport: {
      reportId: 'stueckliste',
      params: { articleNumber: 'EP_0001', quantity: 2, values: {}, images: ['x'], id: placed.id },
    },
    changeOrderState: { orderStatusId: 2, version: 1 },
    changeOrder: {
      version: 1,
      discount: 0.1,
      deliveryAddress: homeAddress,
      newPositions: [{ type: 'COMPOSITE', name: 'Set', children: [{ productId: epal.productId, quantity: 2, pricePerOne: 3 }] }],
    },
    copyOrder: { id: placed.id },
    payOrder: { paymentMethodId: 100 },
    receivePaymentNotice: { eventId: 1, entityId: 2, listenerEntityId: 1_472_041_829_003, spaceId: 4711, state: 'FULFILL' },
    refundOrder: { amount: 10 },
    recordPayment: { orderId: placed.id, amount: 10, day: '2026-11-23', reference: 'x', reason: 'x' },
    reversePayment: { reason: 'x' },
    makeReminders: { dryRun: true },
  };
  const document = (await shop.app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, Operation>> }>();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() as Method })),
  );
});
afterAll(async () => shop.close());

const rightValues: Readonly<Record<string, () => string>> = {
  id: () => String(crowd.guest.customerId),
  'order.id': () => String(placed.id),
  ids: () => `${placed.positionId},1`,
  addressId: () => String(crowd.guest.addressId),
  uuid: () => placed.uuid,
  slug: () => 'agb',
  articleNumber: () => 'HK_0001',
  hash: () => 'a'.repeat(64),
  year: () => '2027',
  at: () => '2026-12-21T10:00:00+01:00',
  zipCode: () => '8001',
  spaces: () => '2',
  values: () => '{"length":800}',
  // Large pictures are drawn in resource.test.ts.
  width: () => '64',
};

function rightValue({ name, schema }: Parameter, path: string): string {
  if (path.startsWith('/api/order/{id}') && name === 'id') return rightValues['order.id']?.() ?? '';
  if (path.startsWith('/api/configurator') && name === 'id') return 'holzkiste';
  return rightValues[name]?.() ?? schema.enum?.[0] ?? String(schema.default ?? '1');
}

const malformedParts = ['%', '%zz', '%c0%af', '%e0%80%af', '%ff%fe', '%00', '%2e%2e%2f', '%F0%9F'];

function hostilePart(random: () => number): string {
  return random() < 0.2 ? pick(random, malformedParts) : encodeURIComponent(pick(random, hostileTexts).toWellFormed()).slice(0, 20_000);
}

function urlOf(random: () => number, { path, parameters }: Operation, hostile: boolean): string {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const attacked = hostile && parameters.length > 0 ? pick(random, [...inPath, ...inQuery, null]) : null;
  let url = path;
  for (const parameter of inPath) {
    const value = parameter === attacked ? hostilePart(random) : encodeURIComponent(rightValue(parameter, path));
    url = url.replace(`{${parameter.name}}`, () => value);
  }
  const query = inQuery.flatMap((parameter) => {
    const right = encodeURIComponent(rightValue(parameter, path));
    if (parameter !== attacked) return random() < 0.5 ? [`${parameter.name}=${right}`] : [];
    const kind = random();
    if (kind < 0.1) return [`${parameter.name}=${right}`, `${parameter.name}=${hostilePart(random)}`];
    if (kind < 0.15) return [`${parameter.name}[]=${right}`, `${parameter.name}[a][b]=1`];
    if (kind < 0.2) return [parameter.name];
    return [`${parameter.name}=${hostilePart(random)}`];
  });
  if (hostile && random() < 0.05) query.push('__proto__[polluted]=1', 'constructor=1', '&&=&==', 'lang=%00');
  return query.length === 0 ? url : `${url}?${query.join('&')}`;
}

const anyMethod: readonly Method[] = ['HEAD', 'OPTIONS', 'PATCH', 'DELETE', 'PUT', 'POST', 'GET'];
const contentTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  ' ',
  'application/json;;;',
  'image/png',
];

function requestOf(random: () => number, operation: Operation, number: number): Attack {
  const right = bodies[operation.operationId];
  const kind = random();
  const method = kind < 0.04 ? pick(random, anyMethod) : operation.method;
  // Logging out would end the session that the next requests need.
  const mayStay = method !== 'DELETE';
  const actor = pick(random, mayStay ? [crowd.anonymous, crowd.guest, crowd.guest, crowd.staffAll, crowd.staffAll] : [crowd.guest]);
  const headers: Record<string, string> = actor.token === '' ? {} : { authorization: `Bearer ${actor.token}` };
  if (random() < 0.03)
    headers['authorization'] = pick(random, ['Bearer', 'Bearer a.b.c', `Bearer ${'a.'.repeat(5000)}`, 'Basic !!', '\u00ff']);
  if (random() < 0.03) headers['cookie'] = pick(random, ['token=%', `token=${'x'.repeat(4000)}`, '=;;=', 'i18n_redirected=../..']);
  if (operation.operationId === 'placeOrder' && random() < 0.5)
    headers['idempotency-key'] = pick(random, ['a', 'x'.repeat(300), "'", '\u00e9']);
  const request: Attack = {
    method,
    url: urlOf(random, operation, right === undefined || kind < 0.2),
    headers,
    // A new address each time: log-ins are counted by address.
    remoteAddress: `198.51.${(number >> 8) % 256}.${number % 256}`,
  };
  if (right === undefined || method === 'GET' || method === 'HEAD') return request;
  if (kind > 0.9) {
    headers['content-type'] = pick(random, ['application/json', 'application/json', ...contentTypes]);
    return { ...request, payload: pick(random, hostileBodies) };
  }
  let body: unknown = right;
  for (let changes = 1 + Math.floor(random() * 2); changes > 0; changes--) body = mutated(random, body);
  headers['content-type'] = random() < 0.03 ? pick(random, contentTypes) : 'application/json';
  return { ...request, payload: JSON.stringify(body) };
}

const insides =
  /\bat \S+ \(|\.ts:\d|node_modules|\bselect\b.*\bfrom\b|\binsert into\b|syntax error|postgres|constraint|pg_|22P02|22021|SQLSTATE|Error:/i;

/** Null: the answer is fine. */
async function complaintAbout(request: Attack): Promise<string | null> {
  const begin = performance.now();
  const answer = await shop.app.inject(request);
  const tookMs = performance.now() - begin;
  const asked = `${request.method} ${request.url.slice(0, 200)} ${(request.payload ?? '').slice(0, 400)}`;
  if (answer.statusCode >= 500) return `${answer.statusCode}: ${asked}`;
  if (tookMs > hangsMs) return `${Math.round(tookMs)} ms: ${asked}`;
  if (answer.statusCode < 400 || request.method === 'HEAD') return null;
  if (insides.test(answer.body)) return `shows its insides: ${asked} → ${answer.body.slice(0, 200)}`;
  try {
    ErrorBody.parse(JSON.parse(answer.body));
    return null;
  } catch {
    return `not in the error format: ${asked} → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
  }
}

/** Values that would cause an exception in the database or the calendar if they got that far. */
const edges: [url: string, body?: object][] = [
  ['/api/auth', { email: 'a\0b@muster.example', password: 'falsch' }],
  ['/api/auth', { email: 'a@muster.example', password: '\0' }],
  ['/api/order?search=%00'],
  ['/api/order?search=a%00b'],
  ['/api/order?id=2147483648'],
  ['/api/order?customerId=99999999999'],
  ['/api/order?orderStatusId=40000'],
  ['/api/order?toDate=9999-12-31'],
  ['/api/order?toDate=31.12.9999'],
  ['/api/order?fromDate=0001-01-01'],
  ['/api/order?fromDate=2026-02-30'],
  ['/api/order/position/configuration?ids=2147483648'],
  ['/api/calendar/delivery?at=9999-12-31T23:59:59Z'],
  ['/api/calendar/delivery?at=0000-01-01T00:00:00Z'],
  ['/api/customer/2147483648/address'],
];

describe('hostile requests', () => {
  it.each(edges)('are refused before they reach database or calendar: %s %j', async (url, payload) => {
    const headers = { authorization: `Bearer ${crowd.staffAll.token}` };
    const answer = await shop.app.inject(payload === undefined ? { url, headers } : { url, headers, method: 'POST', payload });
    expect([400, 401, 422]).toContain(answer.statusCode);
  });

  it.each(['/api/content/%ff', '/api/%', '/%ff', '/%c0%af'])('that no URL can be read from get the usual headers too: %s', async (url) => {
    const { statusCode, headers } = await shop.app.inject(url);
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  it('go to every call', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
    expect(Object.keys(bodies).every((name) => operations.some(({ operationId }) => operationId === name))).toBe(true);
  });

  it(`end in an answer: never in a 5xx, a hang or a look inside (TEST_SEED=${seed})`, { timeout: depth(180_000, 1_800_000) }, async () => {
    const complaints: string[] = [];
    for (const [index, operation] of operations.entries()) {
      const random = chance(seed + index);
      for (let number = 0; number < perCall; number++) {
        const request = requestOf(random, operation, index * perCall + number);
        const complaint = await complaintAbout(request);
        if (complaint !== null) complaints.push(`${operation.operationId}: ${complaint}`);
      }
    }
    expect(complaints).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
