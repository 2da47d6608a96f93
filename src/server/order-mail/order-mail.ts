/** The mail about an order, written from the order's current state, never from an earlier mail. */
import type { OrderMailKind } from '#contract/order-mail.ts';
import { orderState } from '#domain/order/order-state.ts';
import { refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { latestDeliveryMail } from '#server/delivery/latest-delivery-mail.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { confirmedMail } from '#server/order-change/confirmed-mail.ts';
import { orderAnswer } from '#server/order/order-answer.ts';
import { confirmationMail } from '#server/order/order-mails.ts';
import { orderRecord } from '#server/order/order-record.ts';
import type { OrderRecord } from '#server/order/order-record.ts';
import { numberedMail } from '#server/order/new-order.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { storedOrder } from '#server/order/stored-order.ts';

export type OrderMailServices = Pick<OrderServices, 'db' | 'now' | 'jobs' | 'readCompany' | 'publicUrl'>;

export interface OrderMail {
  kind: OrderMailKind;
  /** The kinds that apply to the order, the latest last. */
  kinds: OrderMailKind[];
  mail: NewMail;
}

/** `kind` null: the latest that applies. Refuses a kind that does not apply. */
export async function orderMail(
  services: OrderMailServices,
  db: Db,
  { id, kind, message }: { id: number; kind: OrderMailKind | null; message: string },
): Promise<OrderMail> {
  const record = await orderRecord(db, id);
  const kinds = kindsOf(record);
  const chosen = kind ?? kinds.at(-1);
  if (chosen === undefined || !kinds.includes(chosen)) throw refused('nothingToTell', {}, 'kind');
  const company = await services.readCompany();
  const facts = { company, publicUrl: services.publicUrl, words: message };
  const order = orderAnswer(record.row, record.positions);
  const mail = {
    confirmation: () => confirmation(record, facts),
    day: () => confirmedMail(order, facts),
    delivery: async () => latestDeliveryMail(db, order, facts),
  };
  return { kind: chosen, kinds, mail: { ...(await mail[chosen]()), orderId: id } };
}

/** None for an order that waits for its payment or was cancelled. */
function kindsOf({ row, positions }: OrderRecord): OrderMailKind[] {
  if (row.order_status_id === orderState.PREPARATION || row.order_status_id === orderState.CANCELED) return [];
  return [
    'confirmation',
    ...(row.confirmed_delivery_date === null ? [] : (['day'] as const)),
    ...(positions.some((position) => position.quantity_delivered > 0) ? (['delivery'] as const) : []),
  ];
}

function confirmation({ row, positions }: OrderRecord, facts: Omit<Parameters<typeof confirmationMail>[1], 'email'>): NewMail {
  const order = storedOrder(row, positions);
  const mail = confirmationMail(order, { ...facts, email: row.contact_email ?? row.invoice_email });
  return numberedMail(mail, { uuid: order.uuid, formattedId: row.formatted_id });
}
