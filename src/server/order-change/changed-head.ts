/** The head of an order while it is being changed: the fields that may be written, and those derived from them. */
import type { DeliveryType } from '#domain/checkout/delivery.ts';
import type { DocumentHead } from '#server/order/document-head.ts';
import { storedHead } from '#server/order/document-head.ts';
import type { OrderRow } from '#server/order/order-record.ts';

export interface ChangedHead extends DocumentHead {
  paymentMethodId: number;
  deliveryType: DeliveryType;
  confirmedDeliveryDate: string | null;
  paymentTermId: number | null;
  skontoId: number | null;
  vatForced: boolean | null;
}

export function headOf(row: OrderRow): ChangedHead {
  return {
    ...storedHead(row),
    paymentMethodId: row.payment_method_id,
    deliveryType: row.delivery_type,
    confirmedDeliveryDate: row.confirmed_delivery_date,
    paymentTermId: row.payment_term_id,
    skontoId: row.skonto_id,
    vatForced: row.vat_forced,
  };
}
