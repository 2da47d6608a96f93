/** Steps of the tests of shipments: a shop with a carrier, an order for abroad, and staff's calls. */
import type { Order } from '#contract/order.ts';
import type { BookedShipment, ParcelShipment, readShipmentDesk } from '#contract/shipment.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { startParcelCarrier } from '#fakes/parcel-carrier/parcel-carrier.ts';
import type { ParcelCarrierStandIn } from '#fakes/parcel-carrier/parcel-carrier.ts';
import { get, itemOf, order, productOf, send } from './buyer.ts';
import type { Answer, Buyer, Person } from './buyer.ts';
import { orderAs } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

/** The shop with its own carrier; closing it stops the carrier too. */
export async function shopWithCarrier(options: {
  now: () => number;
  slowMs: number;
}): Promise<{ shop: ShopApp; carrier: ParcelCarrierStandIn }> {
  const carrier = await startParcelCarrier(options);
  const { url, documentUrl, clientId, clientSecret, account } = carrier.settings;
  const shop = await startShop({
    now: options.now,
    env: {
      FEDEX_URL: url,
      FEDEX_DOCUMENT_URL: documentUrl,
      FEDEX_CLIENT_ID: clientId,
      FEDEX_CLIENT_SECRET: clientSecret,
      FEDEX_ACCOUNT: account,
    },
  });
  const close = async (): Promise<void> => {
    await shop.close();
    await carrier.stop();
  };
  return { shop: { ...shop, close }, carrier };
}

export const boston = {
  name: 'Amstutz Tools Inc.',
  street: '12 Harbor Street',
  zipCode: '02116',
  city: 'Boston',
  country: 'US',
  stateOrProvinceCode: 'MA',
  carrierPhone: '+1 617 555 0100',
};

export type Desk = OutputOf<typeof readShipmentDesk>;

/** Two crates; for abroad, staff change the order, since the shop does not accept such orders. */
export async function crateOrder(buyer: Buyer, staff: Person, address: object | null = boston): Promise<Order> {
  const { body } = await order(buyer, [itemOf(await productOf(buyer.app, 'HK_0001'), 2, { length: 500, width: 400, height: 300 })], {
    paymentMethodId: 1,
  });
  const placed = await orderAs(staff, body.id);
  if (address === null) return placed;
  const changed = await send<Order>(staff, 'PUT', `/order/${placed.id}`, {
    version: placed.version,
    deliveryAddress: address,
    deliveryCost: 90,
  });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.body));
  return orderAs(staff, placed.id);
}

export async function deskOf(staff: Person, orderId: number): Promise<Desk> {
  return (await get<Desk>(staff, `/order/${orderId}/shipment`)).body;
}

/** As the screen would send it, with the customs data filled in. */
export async function wishFor(staff: Person, orderId: number, over: Partial<ParcelShipment> = {}): Promise<ParcelShipment> {
  const { proposal } = await deskOf(staff, orderId);
  if (proposal === null) throw new Error('nothing to send');
  const { packages, recipient, commodities, needsCustoms } = proposal;
  return {
    orderId,
    service: { type: needsCustoms ? 'FEDEX_INTERNATIONAL_PRIORITY' : 'FEDEX_PRIORITY' },
    purposeOfShipment: 'SOLD',
    termsOfSale: 'DAP',
    packagingLineItems: packages,
    recipient,
    commodities: commodities.map((each) => ({ ...each, hsCode: each.hsCode === '' ? '4415.10' : each.hsCode })),
    tell: true,
    ...over,
  };
}

export async function confirm(staff: Person, wish: object): Promise<Answer<BookedShipment & { commercialInvoiceDocId: string | null }>> {
  return send(staff, 'POST', '/fedex/confirm-fedex-shipment', wish);
}
