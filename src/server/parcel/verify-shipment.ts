/** Checks a shipment by our rules, then asks the carrier whether it would accept it and at what price. Nothing is booked. */
import type { ParcelShipment } from '#contract/shipment.ts';
import { chfFromRappen } from '#domain/money/money.ts';
import { wholeOrderOf } from '#server/order/order-record.ts';
import { askCarrier, carrierOf } from './ask-carrier.ts';
import { carrierShipment, checkShipment } from './check-shipment.ts';
import { refuseUnshippable } from './confirm-shipment.ts';
import type { ParcelServices } from './parcel-services.ts';
import { quoteService } from './quote-service.ts';

export async function verifyShipment(services: ParcelServices, wish: ParcelShipment) {
  const order = await wholeOrderOf(services.db, wish.orderId);
  refuseUnshippable(order);
  const checked = await checkShipment(services, wish);
  const { service, name, amount } = await quoteService(services, checked, wish.service.type);
  const { formattedId } = order;
  const shipment = carrierShipment(wish, checked, { reference: `${formattedId}-0`, orderNumber: formattedId, documentId: null });
  const notes = await askCarrier(async () => carrierOf(services).validate(shipment));
  return { service: { type: service, name, rate: chfFromRappen(amount) }, notes: [...notes] };
}
