/** Stored work orders in the form of the wire. */
import type { WorkOrder, WorkStep } from '#contract/work-order.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { finishDayFor, slackDays } from '#domain/production/day-load.ts';
import { stations } from '#domain/production/station.ts';
import type { Progress } from '#domain/production/station.ts';
import { missingByWork } from './missing-material.ts';
import type { ProductionRules, ProductionServices } from './production-services.ts';
import { stepsOf } from './work-order-store.ts';
import type { StepRow, WorkOrderRow } from './work-order-store.ts';

/** With the names of today's catalogue in German: the order's own are in its customer's language. */
export async function workOrderAnswers(
  { db, catalog, readStock }: Pick<ProductionServices, 'db' | 'catalog' | 'readStock'>,
  rows: readonly WorkOrderRow[],
  rules: ProductionRules,
): Promise<WorkOrder[]> {
  const steps =
    rows.length === 0
      ? []
      : await stepsOf(
          db,
          rows.map(({ id }) => id),
        );
  const byOrder = Map.groupBy(steps, ({ work_order_id }) => work_order_id);
  const missing = await missingByWork(
    { db, readStock },
    rows.flatMap(({ id, state }) => (state === 'OPEN' ? [id] : [])),
  );
  const { productById } = catalog.now();
  return rows.map((row) => {
    const name = row.product_id === null ? undefined : productById.get(row.product_id)?.name.de;
    return answer({ ...row, name: name ?? row.name }, { steps: byOrder.get(row.id) ?? [], missing: missing.get(row.id) ?? [] }, rules);
  });
}

interface Standing {
  steps: readonly StepRow[];
  missing: string[];
}

function answer(row: WorkOrderRow, { steps, missing }: Standing, { reserve, overrides }: ProductionRules): WorkOrder {
  const promised = parsePlainDate(row.promised ?? '');
  const latestDay = promised === null ? null : finishDayFor(promised, reserve, overrides);
  return {
    id: row.id,
    version: row.version,
    orderId: row.order_id,
    formattedId: row.formatted_id,
    customerName: row.customer_name,
    positionId: row.position_id,
    name: row.name,
    articleNumber: row.article_number,
    remark: row.kommentar,
    quantity: row.quantity,
    lineQuantity: row.line_quantity,
    minutes: row.minutes,
    litres: row.litres,
    goods: row.goods,
    day: row.day,
    state: row.state,
    promised,
    latestDay,
    slackDays: latestDay === null ? null : slackDays(row.day as PlainDate, latestDay, overrides),
    pictureHash: row.picture_hash,
    missing,
    steps: stations.map((station) => stepAnswer(station, steps, row.state)),
  };
}

function stepAnswer(station: WorkStep['station'], steps: readonly StepRow[], state: WorkOrder['state']): WorkStep {
  const step = steps.find((each) => each.station === station);
  // Delivered without having been booked: it was made nevertheless.
  if (step === undefined)
    return { station, state: state === 'DONE' ? 'DONE' : 'OPEN', begunAt: null, begunBy: '', doneAt: null, doneBy: '' };
  return {
    station,
    state: step.done_at !== null || state === 'DONE' ? 'DONE' : 'BEGUN',
    begunAt: step.begun_at.toISOString(),
    begunBy: step.begun_by,
    doneAt: step.done_at?.toISOString() ?? null,
    doneBy: step.done_by,
  };
}

export function progressOf(steps: readonly StepRow[]): Progress {
  const stateOf = (station: WorkStep['station']) => {
    const step = steps.find((each) => each.station === station);
    return step === undefined ? 'OPEN' : step.done_at === null ? 'BEGUN' : 'DONE';
  };
  return { SAW: stateOf('SAW'), NAIL: stateOf('NAIL'), READY: stateOf('READY') };
}
