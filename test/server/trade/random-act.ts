/** Random acts on an order: each is a request from a screen or a customer, sensible or not. */
import { constantFrom, integer, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Delivery } from '#contract/delivery.ts';
import type { InvoiceSummary, Invoice } from '#contract/invoice.ts';
import type { PaymentEntry } from '#contract/ledger.ts';
import type { Order } from '#contract/order.ts';
import type { StagedChange } from '#contract/staged-change.ts';
import type { BankImportWithRows } from '#contract/bank-import.ts';
import { camtFile } from '#demo/bank/camt-file.ts';
import { addDays, plainDateOf } from '#domain/calendar/plain-date.ts';
import { bankIban } from '../bank-faults.ts';
import { upload } from '../bank-file-steps.ts';
import { get, send, visitor } from '../buyer.ts';
import type { Answer, Person } from '../buyer.ts';

const kinds = [
  'deliver',
  'deliver',
  'takeBack',
  'invoice',
  'invoice',
  'credit',
  'change',
  'stage',
  'ask',
  'confirm',
  'produce',
  'state',
  'giveUp',
  'pay',
  'pay',
  'payOrder',
  'payCustomer',
  'useCredit',
  'refundCredit',
  'writeOff',
  'reverse',
  'bank',
  'undoBank',
  'remind',
  'dispute',
  'wait',
] as const;
type ActKind = (typeof kinds)[number];

/** `at`: which record; `part`: how much of it (percent, above 100: too much); `amount`: francs. */
export interface Act {
  kind: ActKind;
  at: number;
  part: number;
  amount: number;
}

export const act: Arbitrary<Act> = record({
  kind: constantFrom(...kinds),
  at: integer({ min: 0, max: 9 }),
  part: constantFrom(20, 50, 100, 100, 130),
  amount: constantFrom(1, 5, 50, 200, 1000, 10_000),
});

/** One customer with orders, and the member of staff who does everything. */
export interface Trade {
  staff: Person;
  /** `2026-11-23` */
  day: string;
  customerId: number;
  orderIds: readonly number[];
  /** Bank files imported for this customer. */
  fileIds: number[];
  /** Id of the last mail that was checked. */
  lastMail: number;
  /** Lets days pass. */
  wait: (days: number) => Promise<void>;
}

interface On extends Trade, Act {
  order: Order;
}

type Doing = (on: On) => Promise<Answer<unknown> | null>;

const chosen = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];
const portion = (open: number, part: number): number => Math.max(open === 0 ? 0 : 1, Math.round((open * part) / 100));
const why = { reason: 'zufällig' };

const listOf = async <Item>(staff: Person, url: string): Promise<Item[]> =>
  (await get<{ items: Item[] }>(staff, `${url}&perPage=500`)).body.items;
export const invoicesOf = async ({ staff, customerId }: Pick<Trade, 'staff' | 'customerId'>) =>
  listOf<InvoiceSummary>(staff, `/invoice?customerId=${customerId}`);
const entriesOf = async ({ staff, customerId }: Trade) => listOf<PaymentEntry>(staff, `/payment-entry?customerId=${customerId}`);

const lines = (order: Order, part: number, openOf: (position: Order['positions'][number]) => number) =>
  part === 100
    ? {}
    : {
        lines: order.positions
          .map((position) => ({ positionId: position.id, quantity: portion(openOf(position), part) }))
          .filter(({ quantity }) => quantity > 0),
      };

const onInvoice =
  (act: (on: On, invoice: InvoiceSummary) => Promise<Answer<unknown> | null>): Doing =>
  async (on) => {
    const invoice = chosen(await invoicesOf(on), on.at);
    return invoice === undefined ? null : act(on, invoice);
  };

const entry = async ({ staff, day, amount }: On, body: object): Promise<Answer<unknown>> =>
  send(staff, 'POST', '/payment-entry', { day, amount, ...why, ...body });

/** The open amount, more or less, or but for a few Rappen. */
const openAmount = (open: number, { part, at }: Pick<Act, 'part' | 'at'>): number =>
  Math.max(0.01, (Math.round(open * part) - (at % 3 === 2 ? 4 : 0)) / 100);

/** Finer than a Rappen, as the prices of small parts are. */
const finePrice = (amount: number): number => amount / 10 + 0.0045;

/** A change of the order: more or fewer pieces, another price, a line cancelled or restored, a new line. */
function wishOf({ order, at, part, amount }: On): object {
  const line = chosen(order.positions, at);
  const pieces = Math.max(1, Math.round(((line?.quantity ?? 1) * part) / 100));
  const wishes: object[] = [
    { updatePositions: [{ id: line?.id, quantity: pieces }] },
    { updatePositions: [{ id: line?.id, pricePerOne: finePrice(amount) }] },
    { updatePositions: [{ id: line?.id, storno: line?.storno !== true }] },
    { newPositions: [{ productId: null, name: 'Von Hand', pricePerOne: finePrice(amount), quantity: 2 }] },
    { discount: part === 130 ? 0 : part / 400 },
    { deliveryCost: amount / 10 },
  ];
  return chosen(wishes, at + amount) ?? {};
}

async function staged(on: On): Promise<StagedChange | null> {
  const { staff, order } = on;
  const { change } = (await get<{ change: StagedChange | null }>(staff, `/order/${order.id}/change`)).body;
  const waits = change !== null && ['DRAFT', 'ASKED', 'STALE'].includes(change.state) ? { changeVersion: change.version } : {};
  const answer = await send<StagedChange>(staff, 'POST', `/order/${order.id}/change`, { version: order.version, ...wishOf(on), ...waits });
  return answer.status === 200 ? answer.body : null;
}

const doings: Readonly<Record<ActKind, Doing>> = {
  deliver: async ({ staff, day, order, part }) =>
    send(staff, 'POST', '/delivery', {
      orderId: order.id,
      version: order.version,
      day,
      deliveryType: 'TRUCK',
      ...lines(order, part, ({ quantity, quantityDelivered }) => quantity - quantityDelivered),
    }),
  takeBack: async ({ staff, order, at }) => {
    const deliveries = await listOf<Delivery>(staff, `/delivery?orderId=${order.id}`);
    const delivery = chosen(deliveries, at);
    if (delivery === undefined) return null;
    return send(staff, 'POST', `/delivery/${delivery.id}/take-back`, { version: delivery.version, ...why });
  },
  invoice: async ({ staff, order, part }) =>
    send(staff, 'POST', '/invoice', {
      orderId: order.id,
      version: order.version,
      ...lines(order, part, ({ quantityDelivered, quantityInvoiced }) => Math.max(0, quantityDelivered - quantityInvoiced)),
    }),
  credit: onInvoice(async ({ staff, part, amount }, { id }) => {
    const { body: invoice } = await get<Invoice>(staff, `/invoice/${id}`);
    const some = invoice.lines
      .map((line) => ({ invoiceLineId: line.id, quantity: portion(line.quantity - line.credited, part) }))
      .filter(({ quantity }) => quantity > 0);
    const settlement = amount > 100 ? 'REFUND' : 'CREDIT';
    return send(staff, 'POST', `/invoice/${id}/credit`, {
      version: invoice.version,
      ...why,
      settlement,
      ...(part === 100 ? {} : { lines: some }),
    });
  }),
  change: async (on) => send(on.staff, 'PUT', `/order/${on.order.id}`, { version: on.order.version, ...wishOf(on) }),
  stage: async (on) => {
    const change = await staged(on);
    if (change === null) return null;
    const versions = { version: on.order.version, changeVersion: change.version };
    return send(on.staff, 'POST', `/order/${on.order.id}/change/apply`, versions);
  },
  ask: async (on) => {
    const change = await staged(on);
    if (change === null) return null;
    const versions = { version: on.order.version, changeVersion: change.version };
    const asked = await send<{ url: string }>(on.staff, 'POST', `/order/${on.order.id}/change/ask`, versions);
    if (asked.status !== 200) return asked;
    const link = new URL(asked.body.url).pathname.split('/').at(-1) ?? '';
    const answer = on.part === 20 ? 'REFUSED' : 'ACCEPTED';
    return send(visitor(on.staff.app), 'POST', `/order-change-by-link/${link}`, { answer });
  },
  confirm: async ({ staff, order, day, at }) =>
    send(staff, 'PUT', `/order/${order.id}`, {
      version: order.version,
      confirmedDeliveryDate: at === 0 ? null : addDays(plainDateOf(day), at),
    }),
  produce: async ({ staff, order, at }) =>
    send(staff, 'PUT', `/order/${order.id}/production`, { version: order.version, started: at % 3 !== 0 }),
  state: async ({ staff, order, at }) =>
    send(staff, 'PUT', `/order/${order.id}/state`, {
      version: order.version,
      orderStatusId: [1, 2, 3, 4, 5][at % 5],
      deliverAll: at > 4,
    }),
  giveUp: async ({ staff, order }) => send(staff, 'DELETE', `/order/${order.id}?version=${order.version}`, {}),
  pay: onInvoice(async (on, { id, open }) => entry({ ...on, amount: openAmount(open, on) }, { invoiceId: id })),
  payOrder: async (on) => entry({ ...on, amount: openAmount(on.order.totals.total, on) }, { orderId: on.order.id }),
  payCustomer: async (on) => entry(on, { customerId: on.customerId }),
  useCredit: onInvoice(async (on, { id, open }) =>
    entry(
      { ...on, amount: openAmount(open, on) },
      on.at % 2 === 0 ? { invoiceId: id, source: 'credit' } : { orderId: on.order.id, source: 'credit' },
    ),
  ),
  refundCredit: async (on) => entry(on, { customerId: on.customerId, kind: 'refund' }),
  writeOff: onInvoice(async (on, { id, open }) => entry({ ...on, amount: openAmount(open, on) }, { invoiceId: id, kind: 'writeOff' })),
  reverse: async (on) => {
    const booked = chosen(await entriesOf(on), on.at);
    return booked === undefined ? null : send(on.staff, 'POST', `/payment-entry/${booked.id}/reverse`, why);
  },
  bank: onInvoice(async ({ staff, day, part, at, fileIds }, { id, open, qrReference, customerName }) => {
    const payments = [{ amount: Math.round(openAmount(open, { part, at }) * 100), reference: qrReference, debtor: customerName }];
    const entries = [{ bankReference: `B${id}-${day}-${part}-${at}`, day, payments }];
    const file = camtFile({ kind: '054', version: '08', id: `B${id}-${day}-${part}-${at}`, iban: bankIban, day, entries });
    const { status, body } = await upload<BankImportWithRows>(staff, file);
    if (status !== 200) return { status, body };
    const { version, totals } = body;
    fileIds.push(body.id);
    return send(staff, 'POST', `/bank-import/${body.id}/apply`, { version, rows: totals.bookable, amount: totals.bookableAmount });
  }),
  undoBank: async ({ staff, at, fileIds }) => {
    const id = chosen(fileIds, at);
    if (id === undefined) return null;
    const { version } = (await get<BankImportWithRows>(staff, `/bank-import/${id}`)).body;
    return send(staff, 'POST', `/bank-import/${id}/undo`, { version });
  },
  remind: async ({ staff, customerId }) => send(staff, 'POST', '/reminder', { customerId }),
  dispute: onInvoice(async ({ staff }, { id, version, disputed }) =>
    send(staff, 'PUT', `/invoice/${id}`, { version, disputed: !disputed }),
  ),
  wait: async ({ wait, at }) => {
    await wait([1, 11, 35][at % 3] ?? 1);
    return null;
  },
};

export const orderOf = async (staff: Person, id: number): Promise<Order> => (await get<{ order: Order }>(staff, `/order/${id}`)).body.order;

/** The answer; null: there was nothing to act on. */
export async function carryOut(trade: Trade, does: Act): Promise<Answer<unknown> | null> {
  const order = await orderOf(trade.staff, chosen(trade.orderIds, does.at) ?? 0);
  return doings[does.kind]({ ...trade, ...does, order });
}
