/** What a change of an order's state needs from other nouns. */
import { balanceToCredit } from '#server/ledger/balance-to-credit.ts';
import type { OrderStateServices } from '#server/order-state/change-order-state.ts';
import { callParcelsOff, hasShipment } from '#server/parcel/call-parcels-off.ts';
import type { ParcelServices } from '#server/parcel/parcel-services.ts';
import type { Selling } from './selling.ts';

export function orderStates({ deliveries, invoices, orders }: Selling, parcels: ParcelServices): OrderStateServices {
  return {
    deliveries,
    invoices,
    reopenQuote: orders.reopenQuote,
    balanceToCredit,
    callParcelsOff: async (orderId, by) => callParcelsOff(parcels, orderId, by),
    hasShipment,
  };
}
