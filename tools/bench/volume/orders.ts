/** Orders of a year with their lines, history and payments: most are settled, the newest still open. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { NewProduct } from './products.ts';
import type { Chance } from './chance.ts';
import type { Buyer } from './people.ts';
import type { Row } from './rows.ts';
import { insertRows, moveSequence, nextId } from './rows.ts';

const dayMs = 86_400_000;
const state = { PLACED: 1, SENT: 2, PREPARATION: 3, INVOICED: 4, CANCELED: 5 } as const;
const paid = 1;
const open = 2;
const twint = 100;
const vatPercent = 8.1;
const ordersPerBlock = 10_000;
const openDays = 14;

/** A simple part list, as long as that of a small crate. */
const partList = [1, 2, 3, 4].map((order) => ({
  articleName: { de: 'Brett Fichte', fr: 'Planche épicéa', en: 'Spruce board' },
  articleNumber: `BR_${order}`,
  count: 4 * order,
  length: 400 + 50 * order,
  width: 100,
  height: 18,
  material: 'spruce',
  order,
  remark: '',
  remarkHash: '',
  partInfo: { key: `board-${order}`, unit: 'CM', amount: 0.003 * order, weight: 1.4 * order, amountCubic: 0.003 * order },
}));

function stateAt(ageDays: number, chance: Chance): number {
  if (chance.happens(0.04)) return state.CANCELED;
  if (chance.happens(0.002)) return state.PREPARATION;
  if (ageDays > openDays) return state.INVOICED;
  return chance.happens(0.5) ? state.PLACED : state.SENT;
}

function uuidOf(index: number): string {
  const hex = createHash('md5').update(`order ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function priceAt({ steps }: NewProduct, quantity: number): number {
  return steps.findLast((step) => step.quantity <= quantity)?.price ?? steps[0]?.price ?? 1_000_000;
}

interface Block {
  heads: Row[];
  lines: Row[];
  history: Row[];
  payments: Row[];
}

/** `until`: date of the newest order, in milliseconds since 1970. */
export async function insertOrders(
  pool: Pool,
  chance: Chance,
  { count, until, buyers, products }: { count: number; until: number; buyers: readonly Buyer[]; products: readonly NewProduct[] },
): Promise<void> {
  const firstId = await nextId(pool, 'sales_order');
  const last = new Map<number, number>(
    (await pool.query<{ year: number; last: number }>(`select year, last from document_counter where kind = 'order'`)).rows.map((row) => [
      row.year,
      row.last,
    ]),
  );
  const nextNumber = (year: number): string => {
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    return `A${year}-${String(number).padStart(5, '0')}`;
  };
  for (let start = 0; start < count; start += ordersPerBlock) {
    const block: Block = { heads: [], lines: [], history: [], payments: [] };
    for (let index = start; index < Math.min(count, start + ordersPerBlock); index++) {
      const ageDays = ((count - index) / count) * 365;
      const at = new Date(until - ageDays * dayMs);
      // Half of the orders are from any customer, the others from the first third of them.
      const buyer = buyers[chance.below(chance.happens(0.5) ? buyers.length : Math.ceil(buyers.length / 3))]!;
      addOrder(block, { id: firstId + index, number: nextNumber(at.getFullYear()), at, ageDays, buyer, products, chance, index });
    }
    await insertRows(pool, 'sales_order', block.heads);
    await insertRows(pool, 'order_position', block.lines);
    await insertRows(pool, 'record_history', block.history);
    await insertRows(pool, 'payment', block.payments);
  }
  await moveSequence(pool, 'sales_order');
  for (const [year, number] of last)
    await pool.query(
      `insert into document_counter (kind, year, last) values ('order', $1, $2) on conflict (kind, year) do update set last = excluded.last`,
      [year, number],
    );
}

interface OrderFacts {
  id: number;
  number: string;
  at: Date;
  ageDays: number;
  buyer: Buyer;
  products: readonly NewProduct[];
  chance: Chance;
  index: number;
}

function linesOf({ id, products, chance, ageDays }: OrderFacts, orderState: number): { lines: Row[]; amount: number } {
  let amount = 0;
  const done = orderState === state.INVOICED;
  const lines = Array.from({ length: 1 + Math.min(chance.below(4), chance.below(8)) }, (_, position): Row => {
    const product = chance.pick(products);
    const quantity = product.unitOfSales * (1 + chance.below(20));
    const unitPrice = priceAt(product, quantity);
    amount += Math.round((unitPrice * quantity) / 100);
    return {
      order_id: id,
      sort_order: position + 1,
      type: 'PRODUCT',
      product_id: product.id,
      article_number: product.articleNumber,
      name: product.name,
      quantity,
      quantity_delivered: done || orderState === state.SENT ? quantity : 0,
      quantity_invoiced: done ? quantity : 0,
      unit_price: unitPrice,
      storno: false,
      external_customer_no: '',
      details: [{ label: 'Innenmass', value: product.name.replace(/^\D+/, '') }],
      part_list: ageDays > openDays ? [] : partList,
      weight: 5 + chance.below(60),
    };
  });
  return { lines, amount };
}

function addOrder(block: Block, facts: OrderFacts): void {
  const { id, number, at, ageDays, buyer, chance, index } = facts;
  const orderState = stateAt(ageDays, chance);
  const online = orderState === state.PREPARATION || chance.happens(0.3);
  const isPaid =
    orderState === state.INVOICED ? chance.happens(0.95) : online && orderState !== state.CANCELED && orderState !== state.PREPARATION;
  const { lines, amount } = linesOf(facts, orderState);
  const done = orderState === state.INVOICED;
  const delivery = chance.pick([0, 4500, 9800, 14_500]);
  const net = amount + delivery;
  const vat = Math.round((net * vatPercent) / 100);
  const address = {
    name: buyer.name,
    addition: '',
    street: buyer.street,
    additionalAddress: '',
    zipCode: buyer.zipCode,
    city: buyer.city,
    country: 'CH',
  };
  const moment = at.toISOString();
  const updated = new Date(Math.min(at.getTime() + 3 * dayMs, Date.now())).toISOString();
  block.heads.push({
    id,
    uuid: uuidOf(index),
    formatted_id: number,
    version: 1,
    created_at: moment,
    updated_at: orderState === state.PLACED ? moment : updated,
    customer_id: buyer.id,
    shop_type_id: 1,
    customer_request_type: 1,
    order_status_id: orderState,
    payment_status_id: isPaid ? paid : open,
    payment_method_id: online ? twint : 1,
    payment_term_days: 30,
    skonto_percent: 0,
    skonto_days: 0,
    delivery_type: delivery === 0 ? 'PICKUP' : 'DELIVERY',
    requested_delivery_date: updated.slice(0, 10),
    order_person: buyer.name,
    external_customer_no: chance.happens(0.4) ? `Auftrag ${chance.below(90_000)}` : '',
    comment: '',
    invoice_email: buyer.email,
    customer_name: buyer.name,
    customer_phone: '044 555 10 20',
    language: 'de',
    delivery_address: delivery === 0 ? null : address,
    invoice_address: address,
    city: buyer.city,
    discount: 0,
    has_vat: true,
    products_amount: amount,
    discount_amount: 0,
    delivery_cost: delivery,
    net_amount: net,
    vat_amount: vat,
    total_amount: net + vat,
    weight: 20,
    // Already as the trigger would compute it, so that it has nothing to write.
    position_count: lines.length,
    delivered: done || orderState === state.SENT ? 'COMPLETE' : 'OPEN',
    invoiced: done ? 'COMPLETE' : 'OPEN',
  });
  block.lines.push(...lines);
  const entry = { kind: 'order', record_id: id };
  block.history.push({ ...entry, version: 1, at: moment, who: buyer.name, field: 'created', before: '', after: number });
  if (orderState !== state.PLACED && orderState !== state.PREPARATION)
    block.history.push({
      ...entry,
      version: 1,
      at: updated,
      who: 'Simon Bucher',
      field: 'state',
      before: 'PLACED',
      after: orderState === state.INVOICED ? 'INVOICED' : orderState === state.SENT ? 'SENT' : 'CANCELED',
    });
  if (online)
    block.payments.push({
      order_id: id,
      attempt: 1,
      reference: `bench-${index}`,
      method_id: twint,
      amount: net + vat,
      currency: 'CHF',
      transaction_id: `bench-${index}`,
      state: isPaid ? 'PAID' : 'FAILED',
      word: isPaid ? 'PAID' : 'FAILED',
      failure: '',
      paid_amount: isPaid ? net + vat : null,
      checked_at: updated,
      created_at: moment,
      updated_at: updated,
    });
}
