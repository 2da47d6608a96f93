/** Makes a file for the ERP. Automatic exports contain an order once, however often and by however many users they are requested; by hand again. */
import { OrderExport } from '#contract/order-export.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { exportOrders as call } from '#contract/order-export.ts';
import type { Actor } from '#domain/access/permission.ts';
import { orderState } from '#domain/order/order-state.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { wholeOrders } from '#server/order/order-record.ts';
import { addHistories } from '#server/record/record-history.ts';
import { exportHeadings, exportRows } from './export-rows.ts';
import { customerCodes, findExport, idsByNumber, idsOfExport, insertExport, lockExports, waitingIds } from './order-export-store.ts';
import type { StoredExport } from './order-export-store.ts';

export interface OrderExportServices {
  db: Db;
  now: () => number;
}

type Wish = ParsedOf<typeof call>['body'];

/** Per file; the others wait for the next one. */
const mostOrders = 2000;

export async function exportOrders(
  { db, now }: OrderExportServices,
  wish: Wish,
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<OrderExport> {
  const who = actorName(actor);
  return idempotent(
    db,
    idempotencyKey(`erp export ${who}`, sentKey, wish),
    (body) => OrderExport.parse(body),
    async (taken) =>
      transaction(db, async (trx) => {
        await lockExports(trx);
        const made = await makeExport(trx, wish, { at: new Date(now()), who });
        if (taken !== null) await keepAnswer(trx, taken, made);
        return made;
      }),
  );
}

async function makeExport(trx: Trx, wish: Wish, by: { at: Date; who: string }): Promise<OrderExport> {
  const byHand = wish.again !== undefined || wish.numbers !== undefined;
  const ids = byHand ? await namedIds(trx, wish) : await waitingIds(trx, mostOrders);
  if (ids.length === 0) throw refused('exportNothing');
  const orders = (await wholeOrders(trx, ids)).toSorted((a, b) => a.id - b.id);
  const unpaid = orders.find(({ orderStatusId }) => orderStatusId === orderState.PREPARATION);
  if (unpaid !== undefined) throw refused('exportNotPlaced', { number: unpaid.formattedId }, 'body.numbers');
  const codes = await customerCodes(
    trx,
    orders.map(({ customerId }) => customerId),
  );
  const rows = orders.flatMap((order) => exportRows(order, codes.get(order.customerId) ?? { number: '', code: '' }));
  const id = await insertExport(trx, { ...by, byHand, orders, rows: [exportHeadings, ...rows] });
  const differences = [{ field: 'erpExport', before: null, after: String(id) }];
  await addHistories(
    trx,
    'order',
    orders.map((order) => ({ write: { recordId: order.id, version: null, ...by }, differences })),
  );
  const made = await findExport(trx, id);
  if (made === undefined) throw notFound();
  return exportAnswer(made);
}

async function namedIds(trx: Trx, { again, numbers = [] }: Wish): Promise<number[]> {
  const earlier = again === undefined ? [] : await idsOfExport(trx, again);
  if (again !== undefined && earlier.length === 0) throw notFound();
  const known = await idsByNumber(trx, numbers);
  const named = numbers.map((number, at) => {
    const id = known.get(number);
    if (id === undefined) throw refused('importOrderUnknown', { number }, `body.numbers.${at}`);
    return id;
  });
  return [...new Set([...earlier, ...named])];
}

export const exportAnswer = ({ madeAt, numbers, ...made }: StoredExport): OrderExport => ({
  ...made,
  madeAt: madeAt.toISOString(),
  numbers: [...new Set(numbers)],
});
