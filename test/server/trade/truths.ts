/** What must be true of an order, its invoices and the ledger after any sequence of acts, and of what customer and office see of them. */
import { expect } from 'vitest';
import type { OrderPapers } from '#contract/document.ts';
import type { InvoiceSummary } from '#contract/invoice.ts';
import type { OrderClaims } from '#contract/ledger.ts';
import type { Order, OrderByLink, OrderEvent, OrderSummary } from '#contract/order.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { derivedState } from '#domain/order/derived-state.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { isPaidInAdvance } from '#domain/order/payment-method.ts';
import { orderProgress } from '#domain/order/order-progress.ts';
import { historyText, isTold } from '#web/office/orders/history-text.ts';
import { orderRail } from '#web/office/orders/order-rail.ts';
import { get, visitor } from '../buyer.ts';
import type { Person } from '../buyer.ts';
import type { ShopApp } from '../shop-app.ts';
import { invoicesOf } from './random-act.ts';
import type { Trade } from './random-act.ts';

const summed = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

export async function checkTruths(shop: ShopApp, trade: Trade): Promise<void> {
  await checkLedger(shop, trade.customerId);
  const invoices = await invoicesOf(trade);
  for (const id of trade.orderIds) {
    const whole = (await get<{ order: Order; history: OrderEvent[] }>(trade.staff, `/order/${id}`)).body;
    checkLines(whole.order);
    checkState(whole.order);
    const own = invoices.filter(({ orderId }) => orderId === id);
    await checkMoney(trade.staff, whole.order, own);
    await checkWhatIsTold(trade.staff, whole, own);
  }
}

function checkLines(order: Order): void {
  const inAdvance = isPaidInAdvance(order.paymentMethodId);
  const hasGoods = order.positions.some(({ type, storno, service }) => type === 'PRODUCT' && !storno && !service);
  for (const { quantity, quantityDelivered, quantityInvoiced, storno, service } of order.positions) {
    expect(quantityDelivered).toBeGreaterThanOrEqual(0);
    expect(quantityInvoiced).toBeGreaterThanOrEqual(0);
    expect(quantityDelivered, 'delivered ≤ ordered').toBeLessThanOrEqual(quantity);
    expect(quantityInvoiced, 'invoiced ≤ ordered').toBeLessThanOrEqual(quantity);
    if (!inAdvance && (hasGoods || !service)) expect(quantityInvoiced, 'invoiced ≤ delivered').toBeLessThanOrEqual(quantityDelivered);
    if (storno) expect([quantityDelivered, quantityInvoiced]).toEqual([0, 0]);
  }
}

function checkState({ orderStatusId, positions, paidAmount }: Order): void {
  const stored = orderStatusId as Parameters<typeof derivedState>[0];
  expect(derivedState(stored, positions), 'the state follows').toBe(orderStatusId);
  if (orderStatusId !== orderState.CANCELED) return;
  expect(
    positions.every((each) => each.quantityDelivered === 0 && each.quantityInvoiced === 0),
    'cancelled orders never moved',
  ).toBe(true);
  expect(paidAmount, 'no money stays on a cancelled order').toBe(0);
}

/** The total due for an order: amounts credited and not invoiced again are not owed. */
function owedFor({ totals }: Order, invoices: readonly InvoiceSummary[]): number {
  const total = rappenFromChf(totals.total);
  const credited = summed(invoices.map((each) => rappenFromChf(each.credited)));
  const charged = summed(invoices.map((each) => rappenFromChf(each.total))) - credited;
  return total - Math.min(credited, Math.max(0, total - charged));
}

async function checkMoney(staff: Person, order: Order, invoices: readonly InvoiceSummary[]): Promise<void> {
  const owed = owedFor(order, invoices);
  const paid = rappenFromChf(order.paidAmount);
  const charged = summed(invoices.map((each) => rappenFromChf(each.total) - rappenFromChf(each.credited)));
  expect(rappenFromChf(order.invoicedAmount), 'invoiced is what invoices ask for').toBe(charged);
  if (order.orderStatusId === orderState.INVOICED)
    expect(charged, 'all invoices together are the order').toBe(rappenFromChf(order.totals.total));
  const isPaid = order.paymentStatusId === paymentStatus.PAID;
  expect(isPaid, `paid ${paid} of ${owed}`).toBe(paid >= owed - 5);
  for (const { open, total, credited, state } of invoices) {
    expect(total, 'no invoice below nothing').toBeGreaterThanOrEqual(0);
    expect(rappenFromChf(credited)).toBeLessThanOrEqual(rappenFromChf(total));
    expect(rappenFromChf(open) > 0, state).toBe(state === 'OPEN' || state === 'PARTIAL');
  }
  if (isPaid && order.orderStatusId === orderState.INVOICED)
    expect(
      invoices.every(({ open }) => open <= 30.05 * 3 || open <= 0.05),
      'a paid order has no open invoice but for fees',
    ).toBe(true);
  const money = (await get<OrderClaims>(staff, `/order/${order.id}/money`)).body;
  expect(money.paid).toBe(order.paidAmount);
  expect(money.credit).toBeGreaterThanOrEqual(0);
}

/** Sums match the entries; payments received are on an invoice, on an order or the customer's credit, and never counted twice. */
async function checkLedger({ database }: ShopApp, customerId: number): Promise<void> {
  const { rows } = await database.pool.query<Record<'wrong' | 'below' | 'unlike' | 'credit' | 'came' | 'placed' | 'negative', string>>(
    `select
      (select count(*) from invoice i where customer_id = $1
        and (paid_amount <> (select coalesce(sum(amount), 0) from payment_entry e where e.invoice_id = i.id)
          or credited_amount <> (select coalesce(sum(total_amount), 0) from credit_note n where n.invoice_id = i.id)
          or fee_amount <> (select coalesce(sum(fee), 0) from reminder r where r.invoice_id = i.id))) as wrong,
      (select count(*) from invoice where customer_id = $1 and open_amount < 0) as below,
      (select count(*) from sales_order o where customer_id = $1
        and paid_amount <> (select coalesce(sum(amount), 0) from payment_entry e where e.order_id = o.id)) as unlike,
      (select coalesce(sum(amount), 0) from payment_entry where customer_id = $1 and order_id is null and invoice_id is null) as credit,
      (select coalesce(sum(amount), 0) from payment_entry
        where customer_id = $1 and kind in ('payment', 'refund') and source <> 'credit') as came,
      (select coalesce(sum(amount), 0) from payment_entry
        where customer_id = $1 and (kind = 'transfer' or (kind = 'payment' and source = 'credit'))) as placed,
      (select count(*) from (select order_id, sum(amount) from payment_entry where customer_id = $1 and invoice_id is null and order_id is not null
        group by order_id having sum(amount) < 0) below) as negative`,
    [customerId],
  );
  const [sums] = rows;
  expect(Number(sums?.wrong), 'sums of invoices are those of their entries').toBe(0);
  expect(Number(sums?.below), 'nothing is paid twice').toBe(0);
  expect(Number(sums?.unlike), 'what is paid of an order is what its entries say').toBe(0);
  expect(Number(sums?.credit), 'nobody has less than nothing to the good').toBeGreaterThanOrEqual(0);
  expect(Number(sums?.credit), 'nobody has more to the good than came in and stayed').toBeLessThanOrEqual(Number(sums?.came));
  expect(Number(sums?.placed), 'transfers and payments out of a credit move money, they make none').toBe(0);
  expect(Number(sums?.negative), 'no order holds less than nothing').toBe(0);
}

/** Customer's page, office list and papers show the actual state of the order. */
async function checkWhatIsTold(
  staff: Person,
  { order, history }: { order: Order; history: OrderEvent[] },
  invoices: readonly InvoiceSummary[],
) {
  const anybody = visitor(staff.app);
  const { history: told, ...page } = (await get<OrderByLink>(anybody, `/order-by-link/${order.uuid}`)).body;
  expect(page, 'page and office').toEqual({ ...order, positions: order.positions.map((position) => ({ ...position, kommentar: '' })) });
  expect(told.map(({ what }) => what)).toEqual(history.map(({ what }) => what).filter((what) => what === 'state' || what === 'payment'));
  checkWords(order, told);
  for (const entry of history.filter(isTold)) expect(historyText(entry, order), entry.what).toMatch(/^(?:Pos \d|[A-ZÄÖÜ][a-zäöü]|MWST)/);
  const [row] = (await get<{ items: OrderSummary[] }>(staff, `/order?id=${order.id}&showPreparation=true`)).body.items;
  expect(row).toMatchObject({
    orderStatusId: order.orderStatusId,
    paymentStatusId: order.paymentStatusId,
    total: order.totals.total,
    paymentDueDate: order.paymentDueDate,
    confirmedDeliveryDate: order.confirmedDeliveryDate,
  });
  const papers = (await get<OrderPapers>(anybody, `/order-by-link/${order.uuid}/papers`)).body;
  const shown = (each: { id: number; formattedId: string; total: number; open: number; state: string; dueDay: string }) =>
    [each.id, each.formattedId, each.total, each.open, each.state, each.dueDay] as const;
  expect(papers.invoices.map(shown)).toEqual(invoices.map(shown).toSorted(([a], [b]) => a - b));
}

/** The steps on the customer's page and in the office's side rail are at the same stage. */
function checkWords(order: Order, told: OrderByLink['history']): void {
  const steps = new Map(orderProgress(order, told).map(({ step, state }) => [step, state]));
  if (steps.has('canceled')) return;
  const [, production, delivered, invoiced, paid] = orderRail(order, { delivery: null, invoice: null }, '2026-11-23').map(
    ({ mark }) => mark.state,
  );
  expect(steps.get('delivery') === 'done', 'delivered').toBe(delivered === 'done');
  expect(steps.get('production') === 'done', 'made').toBe(production === 'done');
  const isInvoiced = steps.get('invoice') === 'done';
  if (delivered === 'done' && invoiced === 'done') expect(isInvoiced, 'invoiced').toBe(true);
  // A credit note over a part opens the invoice for the office alone.
  if (isInvoiced) expect([delivered, order.positions.some(({ quantityInvoiced }) => quantityInvoiced > 0)]).toEqual(['done', true]);
  if (steps.has('payment')) expect(steps.get('payment') === 'done', 'paid').toBe(paid === 'done');
}
