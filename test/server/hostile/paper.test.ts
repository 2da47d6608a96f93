/** Papers against odd texts and sheer size: each is printed, shows input as text, and takes seconds at most. Quality §2 items 13, 29. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeAddress, itemOf, mondayMorning, newGuest, order, orderByLink, productOf } from '../buyer.ts';
import type { Item } from '../buyer.ts';
import { readPdf } from '../pdf-text.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shop: ShopApp;
let pallet: Item;
let crate: Item;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  pallet = itemOf(await productOf(shop.app, 'EP_0001'));
  crate = itemOf(await productOf(shop.app, 'HK_0001'));
});
afterAll(async () => shop.close());

const prepayment = { paymentMethodId: 2 };
const paper = async (uuid: string, kind: string) => shop.app.inject({ url: `/api/order-by-link/${uuid}/document/${kind}` });

describe('an address that the payment slip has no letters for', () => {
  it.each([
    ['Chinese', { name: '王小明', street: '长安街 1', zipCode: '100000', city: '北京', country: 'CN' }],
    ['Arabic', { name: 'محمد', street: 'شارع 1', city: 'دبي', zipCode: '00000', country: 'AE' }],
    ['emoji', { name: '😀😀', street: 'Seestrasse 1' }],
    ['the other direction', { name: '\u202Eevil\u202C', street: 'Seestrasse 1' }],
    ['the longest of everything', { name: 'W'.repeat(100), street: `${'S'.repeat(97)} 1`, city: 'C'.repeat(60) }],
    ['markup', { name: '<iframe src=file:/etc/passwd>', street: '<img src=//127.0.0.1:1> 1' }],
  ])('is no obstacle to the slip: %s', async (_, over) => {
    const buyer = await newGuest(shop.app, { address: { ...homeAddress, ...over } });
    const placed = await order(buyer, [pallet], { ...prepayment, deliveryType: 'PICKUP' });
    expect(placed.status).toBe(200);
    for (const kind of ['einzahlungsschein', 'auftragsbestaetigung']) {
      const { statusCode, headers } = await paper(placed.body.uuid, kind);
      expect([kind, statusCode, headers['content-type']]).toEqual([kind, 200, 'application/pdf']);
    }
  });
});

describe('size', () => {
  it('two hundred lines with the longest remarks are printed, every line of them', async () => {
    const remark = 'Remark <b>kept</b> '.repeat(12).slice(0, 200);
    const items = Array.from({ length: 200 }, (_, index) => ({
      ...(index % 40 === 0 ? crate : pallet),
      key: String(index),
      externalCustomerRef: `${index} ${remark}`.slice(0, 200),
    }));
    const placed = await order(await newGuest(shop.app), items, { ...prepayment, comment: 'Zeile\n'.repeat(330) });
    expect(placed.status).toBe(200);
    expect((await orderByLink(shop.app, placed.body.uuid)).positions).toHaveLength(200);
    const answer = await paper(placed.body.uuid, 'auftragsbestaetigung');
    expect(answer.statusCode).toBe(200);
    const { text } = readPdf(answer.rawPayload);
    expect(text).toContain('<b>kept</b>');
    for (const number of [0, 99, 199]) expect(text).toContain(`${number} Remark`);
  }, 20_000);
});
