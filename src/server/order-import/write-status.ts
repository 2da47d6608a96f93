/** One order of a status file: its day by the rules of changing an order, its state by the verb that leads to it, its ERP number. Undone in reverse order. */
import { OrderUpdate } from '#contract/order-change.ts';
import { refuseImportedState } from '#domain/order/import-step.ts';
import { orderState } from '#domain/order/order-state.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { Refusal, refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import type { RowWrite, WriteBy, WriteResult } from '#server/import/import-kind.ts';
import { checkedBy, resultOf } from '#server/import/row-result.ts';
import { planChange } from '#server/order-change/plan-change.ts';
import { storeChange } from '#server/order-change/store-change.ts';
import { askForState } from '#server/order-state/change-order-state.ts';
import type { OrderStateServices } from '#server/order-state/change-order-state.ts';
import { lockedOrder } from '#server/order/lock-order-at.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { addHistory } from '#server/record/record-history.ts';
import { storeErpNumber } from './status-store.ts';
import type { StatusRow } from './status-store.ts';

export interface StatusServices {
  orders: OrderServices;
  states: OrderStateServices;
}

export interface StatusWrite {
  before: StatusRow;
  row: RowWrite;
}

const longestNumber = 40;

/** On the locked order, whose current state is `before`. */
export async function writeStatus(trx: Trx, services: StatusServices, { before, row }: StatusWrite, by: WriteBy): Promise<WriteResult> {
  const { id } = before;
  const { state, takeBack, confirmedDeliveryDate: day, erpNumber } = row.changes;
  if (before.version !== row.version) return { ok: false, problems: [refusal('changedMeanwhile')] };
  const problem = typeof state === 'number' ? refuseImportedState(before.order_status_id, state) : null;
  if (problem !== null) return { ok: false, problems: [{ ...problem, field: 'state' }] };
  return resultOf(async () => {
    let { version } = before;
    if (takeBack === true) version = await move(trx, services, { id, to: orderState.PLACED }, by);
    if (day !== undefined && day !== before.confirmed_delivery_date) version = await confirmDay(trx, services, { id, day }, by);
    if (typeof erpNumber === 'string' && erpNumber !== before.erp_number) version = await storeNumber(trx, before, erpNumber, by);
    if (typeof state === 'number' && state !== before.order_status_id) version = await move(trx, services, { id, to: state }, by);
    return { id, version };
  });
}

/** Without mails: these could not be taken back. Returns the order's new version. */
async function move(
  trx: Trx,
  { states }: StatusServices,
  { id, to }: { id: number; to: number },
  { who, isDry }: WriteBy,
): Promise<number> {
  const order = await lockedOrder(trx, id);
  const wish = { orderStatusId: to, reason: '', deliverAll: false };
  try {
    await askForState(trx, isDry ? withoutPapers(states) : states, { order, wish, tell: false, who });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(
      error.status,
      error.errors.map((each) => ({ ...each, field: 'body.state' })),
    );
  }
  return (await lockedOrder(trx, id)).row.version;
}

/** A dry run needs no papers, and drawing a thousand of them takes a minute. */
const withoutPapers = (states: OrderStateServices): OrderStateServices => ({
  ...states,
  deliveries: { ...states.deliveries, printShop: { printDocument: () => Promise.resolve({ bytes: Buffer.alloc(0), etag: '' }) } },
});

async function confirmDay(trx: Trx, { orders }: StatusServices, { id, day }: { id: number; day: unknown }, { at, who }: WriteBy) {
  const record = await lockedOrder(trx, id);
  const checked = checkedBy(OrderUpdate, { version: record.row.version, confirmedDeliveryDate: day, tell: false });
  if ('problems' in checked) throw refused(checked.problems[0]?.key ?? 'validation.custom', {}, 'body.confirmedDeliveryDate');
  const services = { ...orders, ...orders.within(trx, orders) };
  const planned = await planChange(services, record, checked.value);
  const stored = await storeChange(trx, services, { record, planned, who, at, company: await orders.readCompany(), tell: false });
  return stored.version;
}

/** Nothing else of the order depends on it. */
async function storeNumber(trx: Trx, before: StatusRow, erpNumber: string, { at, who }: WriteBy): Promise<number> {
  if (erpNumber.length > longestNumber) throw refused('validation.max', { length: longestNumber }, 'body.erpNumber');
  const version = await storeErpNumber(trx, before.id, { erpNumber, at });
  await addHistory(trx, 'order', { recordId: before.id, version, at, who }, [
    { field: 'erpNumber', before: before.erp_number, after: erpNumber },
  ]);
  return version;
}
