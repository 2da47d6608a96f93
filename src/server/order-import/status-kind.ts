/** The status file of the ERP as a table of orders: identified by number, written by the verbs of their own desks, without mails. */
import { nearNumbers } from '#domain/import/near-number.ts';
import { differingMembers } from '#domain/import/path.ts';
import type { ReadRow } from '#domain/import/read-rows.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import type { Found, ImportKind, RecordState, WriteResult } from '#server/import/import-kind.ts';
import { unchanged } from '#server/import/row-result.ts';
import { holdFacts } from '#server/order/held-facts.ts';
import { statusFields } from './status-fields.ts';
import { allOrderIds, lockOrders, ordersByNumber, statusRows } from './status-store.ts';
import type { StatusRow } from './status-store.ts';
import { writeStatus } from './write-status.ts';
import type { StatusServices } from './write-status.ts';

export function statusKind(services: StatusServices): ImportKind {
  return {
    key: 'orderStatus',
    ability: 'importOrders',
    ready: async () => {
      const { orders, states } = services;
      const facts = await holdFacts(orders);
      const { deliveries, invoices } = states;
      const held = { deliveries: { ...deliveries, ...facts }, invoices: { ...invoices, ...facts } };
      return statusKind({ orders: { ...orders, ...facts }, states: { ...states, ...held } });
    },
    fields: () => Promise.resolve([...statusFields]),
    find: findOrders,
    states: orderStates,
    write: async (trx, rows, by) => {
      const ids = rows.flatMap(({ id }) => id ?? []);
      await lockOrders(trx, ids);
      const orders = new Map((await statusRows(trx, ids)).map((order) => [order.id, order]));
      const results: WriteResult[] = [];
      for (const row of rows) {
        const before = orders.get(row.id ?? 0);
        const isSame = before === undefined ? null : unchanged(row, stateOf(before));
        if (before === undefined) results.push({ ok: false, problems: [refusal('notFound')] });
        else results.push(isSame ?? (await writeStatus(trx, services, { before, row }, by)));
      }
      return results;
    },
    // A status file creates no orders.
    remove: () => Promise.resolve([]),
    // The former state is restored by taking the delivery back.
    back: (before, after) => {
      const { state, ...rest } = differingMembers(before, after);
      return state === undefined ? rest : { ...rest, takeBack: true };
    },
    all: allOrderIds,
  };
}

const numberOf = ({ keys }: ReadRow): string => (keys['orderNumber'] ?? '').toUpperCase();

async function findOrders(db: Db, rows: readonly ReadRow[]): Promise<Map<number, Found>> {
  const known = await ordersByNumber(db, rows.map(numberOf));
  const unknown = rows.map(numberOf).filter((number) => !known.has(number));
  const near = new Map(unknown.map((number) => [number, nearNumbers(number)]));
  const meant = await ordersByNumber(db, [...near.values()].flat());
  return new Map(
    rows.map((row): [number, Found] => {
      const number = numberOf(row);
      const id = known.get(number);
      if (id !== undefined) return [row.line, { id, name: String(id), label: number }];
      if (number === '') return [row.line, { fault: refusal('importKeyMissing', {}, 'orderNumber') }];
      const suggestion = near.get(number)?.find((each) => meant.has(each)) ?? '';
      return [row.line, { fault: refusal('importOrderUnknown', { number: number.slice(0, 80), suggestion }, 'orderNumber') }];
    }),
  );
}

async function orderStates(db: Db, ids: readonly number[]): Promise<RecordState[]> {
  return (await statusRows(db, ids)).map((row) => ({
    id: row.id,
    version: row.version,
    label: `${row.formatted_id}, ${row.customer_name}`,
    state: stateOf(row),
  }));
}

const stateOf = (row: StatusRow): object => ({
  orderNumber: row.formatted_id,
  state: row.order_status_id,
  confirmedDeliveryDate: row.confirmed_delivery_date,
  erpNumber: row.erp_number,
});
