/** A staged change as staff see it: the resulting order, its prices, and the affected lines already in production. */
import { Order } from '#contract/order.ts';
import { OrderUpdate } from '#contract/order-change.ts';
import { ChangeDifference } from '#contract/staged-change.ts';
import type { ChangeState, StagedChange } from '#contract/staged-change.ts';
import { chfFromUnitPrice, rappen } from '#domain/money/money.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import type { Db } from '#server/db/pool.ts';
import { orderAnswer } from '#server/order/order-answer.ts';
import type { OrderRecord } from '#server/order/order-record.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { historyAfter } from '#server/record/record-history.ts';
import { orderDifference } from './order-difference.ts';
import { planChange } from './plan-change.ts';
import type { PlannedChange } from './plan-change.ts';
import { plannedOrder } from './planned-order.ts';
import type { ChangeRow } from './staged-change-store.ts';
import { valueDifferences } from './value-differences.ts';

export function stateOf({ state, order_version, expires_at }: ChangeRow, orderVersion: number, nowMs: number): ChangeState {
  if (state === 'DRAFT' || state === 'ASKED') {
    if (order_version !== orderVersion) return 'STALE';
    return state === 'ASKED' && expires_at !== null && expires_at.getTime() <= nowMs ? 'EXPIRED' : state;
  }
  return state === 'DISCARDED' ? 'STALE' : state;
}

/** Parsed from a body that was checked when stored; its version is the order version that the change is based on. */
export const wishOf = ({ wish, order_version }: ChangeRow): OrderUpdate => OrderUpdate.parse({ ...wish, version: order_version });

export interface Preview {
  planned: PlannedChange;
  before: Order;
  after: Order;
  difference: ChangeDifference;
}

export async function previewOf(services: OrderServices, record: OrderRecord, wish: OrderUpdate): Promise<Preview> {
  const planned = await planChange(services, record, wish, { allListPrices: true });
  const before = orderAnswer(record.row, record.positions);
  const after = plannedOrder(before, planned);
  return { planned, before, after, difference: orderDifference(before, after, rappen(record.row.paid_amount)) };
}

/** `preview` null: the change is stale, expired, applied or answered; the stored difference is returned, if any. */
export function changeAnswer(row: ChangeRow, { row: order }: OrderRecord, preview: Preview | null, nowMs: number): StagedChange {
  const { version: _version, ...wish } = wishOf(row);
  return {
    id: row.id,
    version: row.version,
    orderVersion: row.order_version,
    state: stateOf(row, order.version, nowMs),
    behind: null,
    who: row.who,
    updatedAt: row.updated_at.toISOString(),
    askedAt: row.asked_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answerText: row.answer_text,
    wish,
    difference: preview?.difference ?? (row.difference === null ? null : ChangeDifference.parse(row.difference)),
    values: preview === null ? [] : valueDifferences(preview.before, preview.after),
    listPrices:
      preview === null
        ? []
        : [...preview.planned.listPrices].map(([positionId, price]) => ({
            positionId,
            pricePerOne: price === null ? null : chfFromUnitPrice(price),
          })),
    production: {
      startedOn: order.production_started_on,
      positionIds: order.production_started_on === null || preview === null ? [] : begunLines(preview),
    },
  };
}

/** What both sides of a stale change start from, and who changed the order last. */
export async function behindOf(db: Db, { order_id, order_version, order_before }: ChangeRow): Promise<StagedChange['behind']> {
  const order = Order.safeParse(order_before).data;
  if (order === undefined) return null;
  const last = (await historyAfter(db, 'order', order_id, order_version)).at(-1);
  return { order, who: last?.who ?? '', at: last?.at ?? '' };
}

/** Ids of lines that would be reduced, reconfigured or cancelled although production has begun. */
function begunLines({ before, after }: Preview): number[] {
  const now = new Map(after.positions.map((position) => [position.id, position]));
  return before.positions.flatMap((old) => {
    const position = now.get(old.id);
    if (position === undefined || old.type === 'COMPOSITE' || old.storno) return [];
    const other = canonicalJson(position.configuration) !== canonicalJson(old.configuration);
    return other || position.storno || position.quantity < old.quantity ? [old.id] : [];
  });
}
