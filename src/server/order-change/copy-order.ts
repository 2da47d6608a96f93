/** Staff repeat an order: the same lines at the same prices under a new number, requested for the preselected day. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Actor } from '#domain/access/permission.ts';
import { deliveryDates } from '#domain/calendar/delivery-date.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { isProviderMethod, paymentMethod } from '#domain/order/payment-method.ts';
import { actorName } from '#server/call/actor-name.ts';
import { refuseGone } from '#server/customer/write-customer.ts';
import { transaction } from '#server/db/pool.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent } from '#server/idempotency/idempotent.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { insertOrders } from '#server/order/order-record.ts';
import type { NewOrder } from '#server/order/new-order.ts';
import { numberedMail } from '#server/order/new-order.ts';
import { inGerman } from '#server/order/in-german.ts';
import { refuseInactive } from '#server/order/ordering-customer.ts';
import { orderMails } from '#server/order/order-mails.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { storedOrder } from '#server/order/stored-order.ts';
import { storeLines } from './change-store.ts';
import { costOf } from './line-cost.ts';
import { draftLine } from './draft-line.ts';
import { orderRecord } from '#server/order/order-record.ts';
import type { OrderRecord } from '#server/order/order-record.ts';

const Copied = z.object({ id: z.number(), formattedId: z.string() });
type Copied = z.infer<typeof Copied>;

export async function copyOrder(
  services: OrderServices,
  wish: { id: number; tell: boolean },
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<Copied> {
  const key = idempotencyKey(`order copy ${actorName(actor)}`, sentKey, wish);
  return idempotent(
    services.db,
    key,
    (body) => Copied.parse(body),
    async (taken) => copy(services, wish, { actor, key: taken }),
  );
}

async function copy(
  services: OrderServices,
  { id, tell }: { id: number; tell: boolean },
  { actor, key }: { actor: Actor; key: IdempotencyKey | null },
): Promise<Copied> {
  const record = await orderRecord(services.db, id);
  const order = await copyOf(services, record, actor);
  const company = await services.readCompany();
  const email = record.row.contact_email ?? record.row.invoice_email;
  const mails = tell ? orderMails(order, { company, publicUrl: services.publicUrl, email, inGerman: inGerman(services) }) : [];
  return transaction(services.db, async (trx) => {
    await refuseGone(trx, record.row.customer_id);
    await refuseInactive(trx, record.row.customer_id);
    const placing = {
      order: { ...order, positions: [] },
      costs: [],
      who: actorName(actor),
      mails: [],
      key,
      payment: { state: 'OPEN', redirectUrl: null } as const,
    };
    const [stored] = await insertOrders(trx, [placing], yearOf(localNow(services.now()).date));
    if (!stored) throw new Error('an insert without a row');
    await storeLines(trx, { orderId: stored.id, lines: newLines(record), before: [], lastPlace: 0, costOf: costOf(services, order) });
    const number = { uuid: order.uuid, formattedId: stored.formattedId };
    await postMails(
      trx,
      services.jobs,
      mails.map((mail) => ({ ...numberedMail(mail, number), orderId: stored.id })),
      services.now(),
    );
    return { id: stored.id, formattedId: stored.formattedId };
  });
}

async function copyOf(services: OrderServices, { row, positions }: OrderRecord, actor: Actor): Promise<NewOrder> {
  const [{ cutoffMinutes, leadTimes }, overrides, taken] = await Promise.all([
    services.readRules(),
    services.holidayOverrides(),
    services.takenDays(),
  ]);
  const days = deliveryDates({ lead: leadTimes[services.shop], now: localNow(services.now()), cutoffMinutes, overrides, taken });
  const { payment_method_id: method } = row;
  return {
    ...storedOrder(row, positions),
    uuid: randomUUID(),
    at: new Date(services.now()),
    userId: actor.kind === 'customer' ? actor.userId : null,
    orderStatusId: orderState.PLACED,
    paymentStatusId: paymentStatus.OPEN,
    // No customer is at the provider's page to pay: prepayment still brings the money before the work.
    paymentMethodId: isProviderMethod(method) ? paymentMethod.PREPAYMENT : method,
    requestedDeliveryDate: days.preselected,
    confirmedDeliveryDate: null,
  };
}

/** The lines that are not cancelled, with nothing delivered or invoiced. */
function newLines({ positions }: OrderRecord) {
  return positions
    .map(draftLine)
    .filter(({ storno }) => !storno)
    .map((line) => ({
      ...line,
      id: -line.id,
      parentId: line.parentId === null ? null : -line.parentId,
      quantityDelivered: 0,
      quantityInvoiced: 0,
    }))
    .toSorted((one, other) => Number(one.parentId !== null) - Number(other.parentId !== null));
}
