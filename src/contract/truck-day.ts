/**
 * The trucks of a day: what has to leave, on which truck, in which order of stops, and where every piece is placed.
 * Lengths in mm, x from the far wall to the doors.
 */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Truck } from './shipping.ts';
import { DateText, Id, line, Whole } from './wire.ts';

const Millimetres = z.number().int().min(0).max(30_000);
const Sides = z.tuple([Millimetres, Millimetres, Millimetres]);

const Box = z.strictObject({ positionId: Id, at: Sides, size: Sides });

/** One drive of a truck. */
const Round = z.strictObject({
  truckId: Id,
  /** Orders in driving order. */
  stops: z.array(Id).max(60),
  boxes: z.array(Box).max(2000),
});
export type Round = z.infer<typeof Round>;

export const DayLine = z.object({
  positionId: z.number().int(),
  name: z.string(),
  articleNumber: z.string(),
  /** Pieces not delivered yet. */
  quantity: z.number().int(),
  /** How they are loaded: boxes of several pieces, single or on Euro pallets. */
  boxes: z.number().int(),
  piecesPerBox: z.number().int(),
  onPallet: z.boolean(),
  box: z.object({
    size: z.tuple([z.number(), z.number(), z.number()]),
    /** g */
    weight: z.number().int(),
    /** Maximum load in kg per m². */
    bears: z.number(),
  }),
});
export type DayLine = z.infer<typeof DayLine>;

const Place = z.object({ /** Degrees, WGS84 */ latitude: z.number(), longitude: z.number() });

export const DayStop = z.object({
  orderId: z.number().int(),
  formattedId: z.string(),
  customerName: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  /** Of the postal code; null: not known. */
  place: Place.nullable(),
  /** Unfinished work orders; 0: the goods are ready. */
  unfinished: z.number().int(),
  lines: z.array(DayLine),
});
export type DayStop = z.infer<typeof DayStop>;

export const TruckDay = z.object({
  day: DateText,
  /** 0: no plan was saved for this day; this is a proposal. */
  version: z.number().int().min(0),
  changedBy: z.string(),
  /** The next day on which something leaves by truck. */
  nextDay: DateText.nullable(),
  /** Where the trucks start; null: not known. */
  site: Place.nullable(),
  /** For the times of a round: minutes of the day, mean speed, minutes at each stop. */
  driveRules: z.object({ leavesAt: z.number().int(), kmh: z.number(), minutesPerStop: z.number().int() }),
  trucks: z.array(Truck),
  stops: z.array(DayStop),
  rounds: z.array(Round.extend({ /** km, there, round and back */ distance: z.number() })),
});
export type TruckDay = z.infer<typeof TruckDay>;

const loadErrors = [
  'loadOutside',
  'loadOverlap',
  'loadUnsupported',
  'loadOverloaded',
  'loadBlocked',
  'loadTurned',
  'loadTooHeavy',
  'loadFrontAxle',
  'loadRearAxle',
];

const shared = { tag: 'dispatch', access: staff('dispatch'), params: z.object({ day: DateText }), response: TruckDay } as const;

export const readTruckDay = endpoint({
  ...shared,
  method: 'GET',
  path: '/truck-day/{day}',
  summary: 'What leaves by truck on a day, with the saved plan or a proposal',
});

export const packTruckDay = endpoint({
  ...shared,
  method: 'POST',
  path: '/truck-day/{day}/pack',
  summary: 'Pack anew without saving: with trucks and stops as given, or wholly by itself',
  body: z.strictObject({
    rounds: z
      .array(Round.omit({ boxes: true }))
      .max(20)
      .optional(),
  }),
  errors: ['stopUnknown', 'truckUnknown', 'stopTwice'],
});

export const saveTruckDay = endpoint({
  ...shared,
  method: 'PUT',
  path: '/truck-day/{day}',
  summary: 'Keep a plan; refused when a load may not be driven',
  body: z.strictObject({ version: Whole.min(0), rounds: z.array(Round).max(20) }),
  errors: ['changedMeanwhile', 'stopUnknown', 'truckUnknown', 'stopTwice', 'boxUnknown', ...loadErrors],
});

export const readLoadPlan = endpoint({
  method: 'GET',
  path: '/truck-day/{day}/document',
  tag: 'dispatch',
  summary: 'The load plan of a truck as PDF, for loader and driver',
  access: staff('dispatch'),
  params: z.object({ day: DateText }),
  query: z.object({ truckId: line(10).regex(/^\d+$/) }),
  response: { file: ['application/pdf'] },
  errors: ['notFound', 'pdfNotCreated'],
});
