/** A drive: one truck's load of a day in the hands of its driver, who opens it through a link and reports stop by stop. Without prices. */
import { z } from 'zod';
import { shortReasons } from '#domain/order/handover.ts';
import { endpoint, staff } from './endpoint.ts';
import { DateText, Id, IdText, Instant, line, paragraph, Whole } from './wire.ts';

/** As seen by staff. */
export const Drive = z.object({
  truckId: z.number().int(),
  version: z.number().int().min(1),
  driver: z.string(),
  /** Opens the driver's page. */
  url: z.string(),
  releasedAt: Instant,
  who: z.string(),
  /** Number of reported stops, and of those where less was handed over than planned. */
  reported: z.number().int(),
  short: z.number().int(),
});
export type Drive = z.infer<typeof Drive>;

const Pieces = z.number().int().min(0).max(1_000_000);

/** A stroke of the signature, on a field of 1000 × 400. */
const Stroke = z
  .array(z.tuple([z.number().int().min(0).max(1000), z.number().int().min(0).max(400)]))
  .min(1)
  .max(600);

export const StopReport = z.strictObject({
  orderId: Id,
  /** What was handed over, 0 included. `reason`: why it is less than planned. */
  lines: z
    .array(z.strictObject({ positionId: Id, quantity: Pieces, reason: z.enum(shortReasons).nullable() }))
    .min(1)
    .max(500),
  receivedBy: line(100),
  note: paragraph(500),
  signature: z.array(Stroke).max(60),
  /** When the driver pressed the button, by the phone's clock. */
  reportedAt: z.iso.datetime(),
});
export type StopReport = z.infer<typeof StopReport>;

const Sides = z.tuple([z.number(), z.number(), z.number()]);

export const DriveStop = z.object({
  orderId: z.number().int(),
  /** In driving order, from 1. */
  number: z.number().int(),
  formattedId: z.string(),
  /** `GONE`: it was delivered, or moved to another day or truck. */
  state: z.enum(['DUE', 'REPORTED', 'CANCELED', 'GONE']),
  customerName: z.string(),
  /** Lines of the address below the customer's name. */
  address: z.array(z.string()),
  contact: z.string(),
  phone: z.string(),
  comment: z.string(),
  lines: z.array(
    z.object({
      positionId: z.number().int(),
      name: z.string(),
      articleNumber: z.string(),
      /** Pieces on the truck. */
      quantity: z.number().int(),
      /** Of one piece, in kg. */
      weight: z.number(),
      pictureUrl: z.string(),
    }),
  ),
  /** mm, x from the far wall to the doors */
  boxes: z.array(z.object({ at: Sides, size: Sides })),
  report: z
    .object({
      reportedAt: Instant,
      receivedBy: z.string(),
      handedOver: z.number().int(),
      planned: z.number().int(),
      /** Of the delivery note; empty: nothing was handed over. */
      deliveryNumber: z.string(),
    })
    .nullable(),
});
export type DriveStop = z.infer<typeof DriveStop>;

export const DriveSheet = z.object({
  id: z.number().int(),
  day: DateText,
  driver: z.string(),
  truck: z.object({ name: z.string(), length: z.number(), width: z.number(), height: z.number() }),
  /** Version of the day's plan. */
  planVersion: z.number().int(),
  office: z.object({ name: z.string(), phone: z.string() }),
  stops: z.array(DriveStop),
});
export type DriveSheet = z.infer<typeof DriveSheet>;

const ofDay = { tag: 'dispatch', access: staff('dispatch') } as const;

export const readDrives = endpoint({
  ...ofDay,
  method: 'GET',
  path: '/truck-day/{day}/drive',
  summary: 'The drives of a day that were given to their drivers, with their links',
  params: z.object({ day: DateText }),
  response: z.object({ items: z.array(Drive) }),
  errors: ['notFound'],
});

export const releaseDrive = endpoint({
  ...ofDay,
  method: 'PUT',
  path: '/truck-day/{day}/drive/{truckId}',
  summary: 'Give a planned truck to its driver: name and link; a new link closes the one before',
  params: z.object({ day: DateText, truckId: IdText }),
  body: z.strictObject({
    /** 0: not released yet. */
    version: Whole.min(0),
    driver: line(100).min(1),
    newLink: z.boolean().default(false),
  }),
  response: Drive,
  errors: ['notFound', 'changedMeanwhile', 'driveNotPlanned'],
});

export const driveToken = z.string().regex(/^[\w-]{20,60}$/);
const Token = z.object({ token: driveToken });

export const readDrive = endpoint({
  method: 'GET',
  path: '/drive/{token}',
  tag: 'dispatch',
  summary: 'The stops of a drive for its driver, by the link; until three days after its day, or after it was given out',
  access: 'public',
  params: Token,
  response: DriveSheet,
  errors: ['driveUnknown', 'driveOver'],
  callsPerMinute: 120,
});

export const reportStop = endpoint({
  method: 'POST',
  path: '/drive/{token}/report',
  tag: 'dispatch',
  summary: 'What was handed over at a stop, by the link; writes the delivery with its note; idempotent by Idempotency-Key',
  access: 'public',
  params: Token,
  body: StopReport,
  response: DriveStop,
  errors: [
    'driveUnknown',
    'driveOver',
    'stopCanceled',
    'stopReported',
    'stopNotOnDrive',
    'positionNotFound',
    'quantityBeyondLoad',
    'reasonMissing',
    'quantityBeyondOpen',
    'paymentMissing',
    'transitionNotAllowed',
    'idempotencyKeyReused',
  ],
  callsPerMinute: 60,
  idempotent: true,
});
