// Sets up what a journey needs before its own clicks: a guest with an order, processed by staff, through the shop's calls.
import type { BrowserContext } from '@playwright/test';
import { demoToken } from './demo-log-in.ts';
import type { Guest } from './guest.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect } from './watched-page.ts';

export interface Desk {
  get: <Body>(path: string) => Promise<Body>;
  send: <Body>(method: 'POST' | 'PUT', path: string, data: object) => Promise<Body>;
}

function deskWith(context: BrowserContext, token: string): Desk {
  const headers = { origin: packagingShop.url, cookie: '', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const asked = async <Body>(method: string, path: string, data?: object): Promise<Body> => {
    const answer = await context.request.fetch(`${packagingShop.url}/api${path}`, {
      method,
      headers,
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as Body;
  };
  return { get: async (path) => asked('GET', path), send: async (method, path, data) => asked(method, path, data) };
}

/** As a user with all permissions. */
export async function openDesk(context: BrowserContext): Promise<Desk> {
  return deskWith(context, await demoToken(context, packagingShop.url, 'leitung@kistenwerk.example'));
}

interface Placed {
  id: number;
  formattedId: string;
  uuid: string;
  customerId: number;
  total: number;
}

/** A guest's order, of pallets unless another article is wanted. */
export async function orderOf(
  context: BrowserContext,
  guest: Guest,
  { article = 'EP_0001', quantity = 6, paymentMethodId = 1, remark = '', reference = '' } = {},
): Promise<Placed> {
  const { firstName, lastName, companyName, email, phone, street, zipCode, city } = guest;
  const contactPerson = { firstName, lastName, email, phone };
  const company = companyName === '' ? {} : { companyInfo: { name: companyName } };
  const made = await deskWith(context, '').send<{ id: number; token: string }>('POST', '/customers', {
    guest: true,
    contactPerson,
    ...company,
  });
  const own = deskWith(context, made.token);
  const name = companyName === '' ? `${firstName} ${lastName}` : companyName;
  const address = { name, street, zipCode, city, country: 'CH' };
  const { id: addressId } = await own.send<{ id: number }>('POST', `/customer/${made.id}/address`, address);
  const { items } = await own.get<{ items: [{ id: number; configuration: object | null }] }>(`/product?articleNumber=${article}`);
  const [{ id: productId, configuration }] = items;
  const { preselected } = await own.get<{ preselected: string }>('/calendar/delivery');
  const placed = await own.send<Omit<Placed, 'customerId' | 'total'>>('POST', '/order', {
    cartItems: [{ key: 'a', productId, configuration, quantity, externalCustomerRef: remark }],
    externalCustomerRef: reference,
    customerId: made.id,
    invoiceEmail: email,
    invoiceAddressId: addressId,
    deliveryAddressId: addressId,
    requestedDeliveryDate: preselected,
    paymentMethodId,
    deliveryType: 'DELIVERY',
    termsAccepted: true,
  });
  const { totals } = await own.get<{ totals: { total: number } }>(`/order-by-link/${placed.uuid}`);
  return { ...placed, customerId: made.id, total: totals.total };
}

interface Line {
  id: number;
  quantity: number;
}

export interface MadeInvoice {
  id: number;
  formattedId: string;
  qrReference: string;
  total: number;
}

/** Delivers this many pieces of the first line; on account the invoice follows automatically. */
export async function deliver(desk: Desk, orderId: number, quantity: number): Promise<void> {
  await desk.send('POST', '/delivery', { ...(await firstLine(desk, orderId, quantity)), day: today(), deliveryType: 'TRUCK' });
}

export async function invoice(desk: Desk, orderId: number, quantity: number): Promise<MadeInvoice> {
  return desk.send('POST', '/invoice', await firstLine(desk, orderId, quantity));
}

async function firstLine(desk: Desk, orderId: number, quantity: number): Promise<object> {
  const { version, positions } = (await desk.get<{ order: { version: number; positions: [Line] } }>(`/order/${orderId}`)).order;
  return { orderId, version, lines: [{ positionId: positions[0].id, quantity }] };
}

/** In Switzerland. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(new Date());

export const francs = (chf: number): string => chf.toFixed(2).replace(/\B(?=(\d{3})+\.)/, "'");
