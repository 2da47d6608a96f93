/** Carries out the steps of a placed order, each by the person who does it in such a company. */
import { makeDelivery, readDeliveries, takeBackDelivery } from '#contract/delivery.ts';
import { changeInvoice, collectInvoices, creditInvoice, readInvoice, readInvoices } from '#contract/invoice.ts';
import type { InvoiceSummary } from '#contract/invoice.ts';
import { makeReminders, recordPayment } from '#contract/ledger.ts';
import { changeOrder } from '#contract/order-change.ts';
import { changeOrderState, startProduction } from '#contract/order-state.ts';
import { readOrder } from '#contract/order.ts';
import type { Order } from '#contract/order.ts';
import { bookStation, readWorkOrders } from '#contract/work-order.ts';
import type { WorkOrder } from '#contract/work-order.ts';
import { weekday } from '#domain/calendar/plain-date.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import type { Step } from './course.ts';
import { day, dayOf, hour } from './demo-desk.ts';
import type { Desk, TradeEvent } from './demo-desk.ts';

const rounded = (chf: number): number => Math.round(chf * 100) / 100;

/** Steps after today have not happened yet. */
export function courseOf(desk: Desk, orderId: number, { placedAt, steps }: { placedAt: number; steps: readonly Step[] }): TradeEvent[] {
  return steps.flatMap((step) => {
    const at = onWeekday(placedAt + step.after * day + 2 * hour);
    const happen = async (): Promise<readonly TradeEvent[]> => {
      await take(desk, orderId, step, at);
      return [];
    };
    return at < desk.today ? [{ at, happen }] : [];
  });
}

/** No work on weekends: what would fall on one happens on the following Monday. */
export function onWeekday(moment: number): number {
  const over = weekday(dayOf(moment)) - 5;
  return over > 0 ? moment + (3 - over) * day : moment;
}

async function take(desk: Desk, orderId: number, step: Step, at: number): Promise<void> {
  const by = { actor: desk.head, at };
  const { order } = await desk.call(by, readOrder, { params: { id: orderId } });
  const { version } = order;
  const params = { id: orderId };
  switch (step.what) {
    case 'confirm':
      await desk.call(by, changeOrder, { params, body: { version, confirmedDeliveryDate: order.requestedDeliveryDate } });
      return;
    case 'produce':
      await produce(desk, order, at);
      return;
    case 'cancel':
      await desk.call(by, changeOrderState, {
        params,
        body: { orderStatusId: orderState.CANCELED, version, reason: 'Wunsch der Kundschaft' },
      });
      return;
    case 'deliver':
      await deliver(desk, order, step.share ?? 1, at);
      return;
    case 'takeBack':
      await takeBack(desk, orderId, at);
      return;
    case 'collect':
      await desk.call(by, collectInvoices, { body: { customerId: order.customerId, until: dayOf(at) } });
      return;
    case 'pay':
      await pay(desk, order, step.share ?? 1, at);
      return;
    default:
      await onInvoice(desk, order, step, at);
  }
}

/** For older orders, station bookings are of no interest. */
const bookedDays = 10;

/** The first work order is sawn and being nailed, the others are being sawn. */
async function produce(desk: Desk, { id, version }: Order, at: number): Promise<void> {
  const by = { actor: desk.workshop, at };
  const works = desk.today - at > bookedDays * day ? [] : (await desk.call(by, readWorkOrders, { query: { orderId: id } })).items;
  const [first, ...others] = works.filter(({ state }) => state === 'OPEN');
  if (first === undefined) {
    await desk.call({ ...by, actor: desk.head }, startProduction, { params: { id }, body: { started: true, version } });
    return;
  }
  const book = async (work: WorkOrder, station: 'SAW' | 'NAIL', booking: 'BEGIN' | 'END') =>
    desk.call(by, bookStation, { params: { id: work.id }, body: { station, booking } });
  await book(first, 'SAW', 'END');
  await book(first, 'NAIL', 'BEGIN');
  for (const work of others) await book(work, 'SAW', 'BEGIN');
}

async function deliver(desk: Desk, order: Order, share: number, at: number): Promise<void> {
  const children = order.positions.filter(({ type, storno }) => type === 'PRODUCT' && !storno);
  const lines = children.flatMap(({ id, quantity, quantityDelivered }) => {
    const open = quantity - quantityDelivered;
    const now = share === 1 ? open : Math.min(open, Math.ceil(quantity * share));
    return now > 0 ? [{ positionId: id, quantity: now }] : [];
  });
  const isPickup = order.deliveryType === 'PICKUP';
  await desk.call({ actor: desk.staff, at }, makeDelivery, {
    body: {
      orderId: order.id,
      version: order.version,
      day: dayOf(at),
      deliveryType: isPickup ? 'PICKUP' : 'TRUCK',
      handedOverBy: 'Marco Steiner',
      receivedBy: isPickup ? order.orderPerson : 'Warenannahme',
      ...(share === 1 ? {} : { lines }),
    },
  });
}

async function takeBack(desk: Desk, orderId: number, at: number): Promise<void> {
  const by = { actor: desk.staff, at };
  const { items } = await desk.call(by, readDeliveries, { query: { orderId } });
  const last = items.find(({ kind, takenBackBy }) => kind === 'DELIVERY' && takenBackBy === null);
  if (!last) return;
  await desk.call(by, takeBackDelivery, { params: { id: last.id }, body: { version: last.version, reason: 'Falsche Rampe angefahren' } });
}

/** The oldest open invoice; undefined: none. */
async function openInvoice(desk: Desk, orderId: number, at: number): Promise<InvoiceSummary | undefined> {
  const { items } = await desk.call({ actor: desk.head, at }, readInvoices, { query: { orderId } });
  return items.toReversed().find(({ open }) => open > 0);
}

async function pay(desk: Desk, order: Order, share: number, at: number): Promise<void> {
  const invoice = await openInvoice(desk, order.id, at);
  // Already paid through the bank.
  if (invoice === undefined && order.paymentStatusId === paymentStatus.PAID) return;
  const open = invoice === undefined ? order.totals.total : invoice.open;
  const target = invoice === undefined ? { orderId: order.id } : { invoiceId: invoice.id };
  await desk.call({ actor: desk.head, at }, recordPayment, {
    body: { ...target, amount: rounded(open * share), day: dayOf(at), reference: invoice?.formattedId ?? order.formattedId },
  });
}

async function onInvoice(desk: Desk, { id: orderId }: Order, step: Step, at: number): Promise<void> {
  const by = { actor: desk.head, at };
  const invoice = await openInvoice(desk, orderId, at);
  if (!invoice) return;
  const params = { id: invoice.id };
  if (step.what === 'dispute') await desk.call(by, changeInvoice, { params, body: { version: invoice.version, disputed: true } });
  if (step.what === 'remind') await desk.call(by, makeReminders, { body: { invoiceIds: [invoice.id] } });
  if (step.what !== 'credit') return;
  const [line] = (await desk.call(by, readInvoice, { params })).lines;
  if (!line) return;
  const lines = [{ invoiceLineId: line.id, quantity: Math.max(1, Math.round(line.quantity / 6)) }];
  await desk.call(by, creditInvoice, { params, body: { version: invoice.version, lines, reason: step.reason } });
}
