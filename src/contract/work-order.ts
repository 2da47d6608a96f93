/**
 * The workshop's work: work orders by the day on which they are to be finished, their stations, and the booked time against the workshop's capacity.
 * No prices.
 */
import { z } from 'zod';
import { workStates } from '#domain/production/plan-work.ts';
import { bookings, goods, stations, stepStates } from '#domain/production/station.ts';
import { endpoint, staff } from './endpoint.ts';
import { Version } from './record.ts';
import { DateText, Id, IdParam, IdText, Instant, isInUsualYears } from './wire.ts';

export const WorkStep = z.object({
  station: z.enum(stations),
  state: z.enum(stepStates),
  begunAt: Instant.nullable(),
  begunBy: z.string(),
  doneAt: Instant.nullable(),
  doneBy: z.string(),
});
export type WorkStep = z.infer<typeof WorkStep>;

export const WorkOrder = z.object({
  id: z.number().int(),
  version: z.number().int(),
  orderId: z.number().int(),
  formattedId: z.string(),
  customerName: z.string(),
  positionId: z.number().int(),
  name: z.string(),
  articleNumber: z.string(),
  /** Remark of the order's line for the workshop. */
  remark: z.string(),
  quantity: z.number().int(),
  /** Quantity of the line; more than `quantity` if it is made in several batches. */
  lineQuantity: z.number().int(),
  minutes: z.number().int(),
  litres: z.number().int(),
  goods: z.enum(goods),
  /** Day on which it is to be finished. */
  day: DateText,
  state: z.enum(workStates),
  /** Confirmed delivery day; null: it was withdrawn. */
  promised: DateText.nullable(),
  /** Last finishing day that keeps the promise. */
  latestDay: DateText.nullable(),
  /** Working days until then; negative: days late. */
  slackDays: z.number().int().nullable(),
  pictureHash: z.string().nullable(),
  /** Names of the required materials that were reported missing; empty once it is sawn. */
  missing: z.array(z.string()),
  steps: z.array(WorkStep),
});
export type WorkOrder = z.infer<typeof WorkOrder>;

export const LoadDay = z.object({
  day: DateText,
  /** False: the workshop is closed. */
  working: z.boolean(),
  minutes: z.number().int(),
  litres: z.number().int(),
  capacityMinutes: z.number().int(),
  capacityLitres: z.number().int(),
  /** The earliest delivery day for what is finished on that day. */
  deliverableOn: DateText,
});
export type LoadDay = z.infer<typeof LoadDay>;

const shared = { tag: 'production', access: staff('planProduction') } as const;
const Day = DateText.refine(isInUsualYears);
const Span = z.object({ from: Day, to: Day });

export const readWorkOrders = endpoint({
  ...shared,
  method: 'GET',
  path: '/work-order',
  summary: 'Work orders of some days, those that are late among them; or all of one order',
  query: Span.partial().extend({ orderId: IdText.optional() }),
  response: z.object({
    items: z.array(WorkOrder),
    /** Today; open ones of earlier days are among the items. */
    today: DateText,
    /** Orders waiting for their day to be confirmed and not planned yet. */
    unconfirmed: z.number().int(),
  }),
  errors: ['validation.date', 'spanTooLong'],
});

export const readWorkOrder = endpoint({
  ...shared,
  method: 'GET',
  path: '/work-order/{id}',
  summary: 'One work order with its stations',
  params: IdParam,
  response: WorkOrder,
  errors: ['notFound'],
});

export const moveWorkOrder = endpoint({
  ...shared,
  method: 'PUT',
  path: '/work-order/{id}/day',
  summary: 'Plan for another day; refused when a promise would break, unless that is said too',
  params: IdParam,
  body: z.strictObject({ version: Version, day: DateText, despitePromise: z.boolean().default(false) }),
  response: WorkOrder,
  errors: ['notFound', 'validation.date', 'changedMeanwhile', 'workOrderClosed', 'workDayPast', 'workDayClosed', 'promiseWouldBreak'],
});

export const splitWorkOrder = endpoint({
  ...shared,
  method: 'POST',
  path: '/work-order/{id}/split',
  summary: 'Make so many pieces of it in a batch of their own',
  params: IdParam,
  body: z.strictObject({ version: Version, quantity: Id }),
  response: z.object({ items: z.array(WorkOrder) }),
  errors: ['notFound', 'changedMeanwhile', 'workOrderClosed', 'workOrderBegun', 'splitTooLarge'],
});

export const bookStation = endpoint({
  ...shared,
  method: 'PUT',
  path: '/work-order/{id}/station',
  summary: 'Begin or end the work at a station, or take the last booking back',
  params: IdParam,
  body: z.strictObject({ station: z.enum(stations), booking: z.enum(bookings), version: Version.optional() }),
  response: WorkOrder,
  errors: [
    'notFound',
    'changedMeanwhile',
    'workOrderCanceled',
    'workOrderDelivered',
    'stationDoneAlready',
    'stationOutOfOrder',
    'stationNotLast',
  ],
});

export const readProductionLoad = endpoint({
  ...shared,
  method: 'GET',
  path: '/production/load',
  summary: 'Per day what is booked and what the workshop can do',
  query: Span,
  response: z.object({ days: z.array(LoadDay) }),
  errors: ['validation.date', 'spanTooLong'],
});
