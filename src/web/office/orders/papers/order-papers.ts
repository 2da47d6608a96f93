/** An order's documents and payments for its page. Payments only for those who may record them. */
import type { Call } from '#contract/endpoint.ts';
import { readDeliveries } from '#contract/delivery.ts';
import type { Delivery } from '#contract/delivery.ts';
import { readHandoverPhotos } from '#contract/handover-photo.ts';
import type { HandoverPhoto } from '#contract/handover-photo.ts';
import { readInvoice, readInvoices } from '#contract/invoice.ts';
import type { Invoice } from '#contract/invoice.ts';
import { readPaymentEntries } from '#contract/ledger.ts';
import type { PaymentEntry } from '#contract/ledger.ts';

export interface OrderPapers {
  /** Newest first, like all of them. */
  deliveries: Delivery[];
  invoices: Invoice[];
  entries: PaymentEntry[];
  /** Of handovers, oldest first. */
  photos: HandoverPhoto[];
}

const most = 200;

export async function readOrderPapers(call: Call, orderId: number, { seesPayments }: { seesPayments: boolean }): Promise<OrderPapers> {
  const query = { orderId, perPage: most };
  const [deliveries, invoices, entries, photos] = await Promise.all([
    call(readDeliveries, { query }),
    call(readInvoices, { query }),
    seesPayments ? call(readPaymentEntries, { query }) : { items: [] },
    call(readHandoverPhotos, { params: { id: orderId } }),
  ]);
  const whole = await Promise.all(invoices.items.map(async ({ id }) => call(readInvoice, { params: { id } })));
  return { deliveries: deliveries.items, invoices: whole, entries: entries.items, photos: photos.items };
}
