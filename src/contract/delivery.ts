/** Deliveries: what left the company for an order on a day, with its own delivery note. Never changed: a mistake is reversed by a return. */
import { z } from 'zod';
import { DeliveryMode } from './choice.ts';
import { endpoint, staff } from './endpoint.ts';
import { ColumnValues, ListQuery, ValuesOf } from './list.ts';
import { Version } from './record.ts';
import { DateText, Id, IdParam, IdText, Instant, line, listOf, paragraph } from './wire.ts';

export const Delivery = z.object({
  id: z.number().int(),
  /** `L2026-00001` */
  formattedId: z.string(),
  version: Version,
  kind: z.enum(['DELIVERY', 'RETURN']),
  orderId: z.number().int(),
  orderFormattedId: z.string(),
  customerName: z.string(),
  city: z.string(),
  day: DateText,
  deliveryType: DeliveryMode,
  truckId: z.number().int().nullable(),
  stop: z.string(),
  handedOverBy: z.string(),
  receivedBy: z.string(),
  note: z.string(),
  createdAt: Instant,
  who: z.string(),
  /** The delivery that this return reverses. */
  takesBack: z.object({ id: z.number().int(), formattedId: z.string() }).nullable(),
  /** The return that reversed this delivery. */
  takenBackBy: z.object({ id: z.number().int(), formattedId: z.string() }).nullable(),
  lines: z.array(
    z.object({
      positionId: z.number().int(),
      articleNumber: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      pictureUrl: z.string(),
    }),
  ),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryInsert = z.strictObject({
  orderId: Id,
  /** Of the order, as read. */
  version: Version,
  day: DateText,
  deliveryType: DeliveryMode,
  truckId: Id.nullish(),
  stop: line(100).default(''),
  handedOverBy: line(100).default(''),
  receivedBy: line(100).default(''),
  note: paragraph(500).default(''),
  /** Absent: everything that is still open. Never a service line. */
  lines: z
    .array(z.strictObject({ positionId: Id, quantity: z.number().int().min(1).max(1_000_000) }))
    .min(1)
    .max(500)
    .optional(),
  /** False: the customer gets no mail. */
  tell: z.boolean().default(true),
});
export type DeliveryInsert = z.infer<typeof DeliveryInsert>;

const DeliveryQuery = ListQuery.extend({ orderId: IdText.optional(), customerId: IdText.optional() });

export const readDeliveries = endpoint({
  method: 'GET',
  path: '/delivery',
  tag: 'delivery',
  summary: 'Deliveries and returns, newest first; sorted and filtered by the fields of an item',
  access: staff('seeOrders'),
  query: DeliveryQuery,
  response: listOf(Delivery),
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readDeliveryValues = endpoint({
  method: 'GET',
  path: '/delivery/values',
  tag: 'delivery',
  summary: 'The values of a column with their counts, among the deliveries that the other filters leave',
  access: staff('seeOrders'),
  query: DeliveryQuery.omit({ page: true, perPage: true, sort: true }).extend(ValuesOf.shape),
  response: ColumnValues,
  errors: ['unknownColumn', 'filterInvalid'],
});

export const makeDelivery = endpoint({
  method: 'POST',
  path: '/delivery',
  tag: 'delivery',
  summary: 'Deliver lines of an order, at most what is open; numbered, with a frozen delivery note; idempotent by Idempotency-Key',
  access: staff('dispatch'),
  body: DeliveryInsert,
  response: Delivery,
  errors: [
    'notFound',
    'deliveryDateNotPossible',
    'deliveredDayFarOff',
    'changedMeanwhile',
    'transitionNotAllowed',
    'quantityBeyondOpen',
    'nothingToDeliver',
    'positionNotFound',
    'positionNotDelivered',
    'paymentMissing',
    'idempotencyKeyReused',
  ],
  idempotent: true,
});

export const takeBackDelivery = endpoint({
  method: 'POST',
  path: '/delivery/{id}/take-back',
  tag: 'delivery',
  summary: 'Take a delivery back by a return; refused once it is invoiced',
  access: staff('dispatch'),
  params: IdParam,
  body: z.strictObject({ version: Version, reason: paragraph(500).min(1) }),
  response: Delivery,
  errors: ['notFound', 'changedMeanwhile', 'deliveryInvoiced', 'deliveryTakenBack', 'idempotencyKeyReused'],
  idempotent: true,
});

export const readDeliveryDocument = endpoint({
  method: 'GET',
  path: '/delivery/{id}/document',
  tag: 'delivery',
  summary: 'The delivery note as PDF, as it was issued: for staff, and for the customer of the order',
  access: 'session',
  params: IdParam,
  response: { file: ['application/pdf'] },
  errors: ['notFound'],
});
