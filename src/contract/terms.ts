/** Trucks, payment terms and cash discounts used in customers' terms, as edited by staff. */
import { z } from 'zod';
import { areAxlesClear } from '#domain/packing/axle-load.ts';
import { endpoint, staff } from './endpoint.ts';
import { Uses, Version } from './record.ts';
import { Truck } from './shipping.ts';
import { decimals, Id, IdParam, line } from './wire.ts';

const Name = z.strictObject({ de: line(80).min(1), fr: line(80).min(1), en: line(80).min(1) });
const Days = z.number().int().min(0).max(365);
/** mm from the far wall of the loading space. */
const AxleAt = z.number().int().min(-5000).max(20_000).nullable();
const AxleKg = z.number().int().min(0).max(40_000).nullable();

const truck = {
  name: Name,
  /** mm, of the loading space. */
  height: z.number().int().min(500).max(5000),
  length: z.number().int().min(500).max(20_000),
  width: z.number().int().min(500).max(5000),
  loadMeter: decimals(2).min(0.1).max(20),
  /** Storing spaces. */
  maxParkingLots: z.number().int().min(1).max(100),
  /** kg; default of a new truck: 9 t. */
  payload: z.number().int().min(100).max(40_000).optional(),
  /** Axles: all six or none, see `Truck`. */
  frontAxle: AxleAt.optional(),
  frontAxleEmpty: AxleKg.optional(),
  frontAxleMost: AxleKg.optional(),
  rearAxle: AxleAt.optional(),
  rearAxleEmpty: AxleKg.optional(),
  rearAxleMost: AxleKg.optional(),
};
const axlesUnclear = { path: ['frontAxle'], params: { refusal: 'axlesUnclear' } };
const paymentTerm = { name: Name, days: Days };
/** `percent`: 2 = 2 %. */
const skonto = { name: Name, percent: decimals(2).min(0).max(20), days: Days };

const stored = { id: Id, version: Version };

export const TermsRecords = z.object({
  trucks: z.array(z.object({ ...Truck.shape, name: Name, ...stored })),
  paymentTerms: z.array(z.object({ ...paymentTerm, ...stored })),
  skonti: z.array(z.object({ ...skonto, ...stored })),
});
export type TermsRecords = z.infer<typeof TermsRecords>;

const shared = { tag: 'setting', access: staff('manageSettings'), response: TermsRecords } as const;
const created = ['idempotencyKeyReused'];
const changed = ['notFound', 'changedMeanwhile'];
const removed = ['notFound', 'inUse'];

export const readTermsRecords = endpoint({
  ...shared,
  method: 'GET',
  path: '/terms',
  summary: 'Trucks, payment terms and cash discounts in three languages, with the versions that a write names',
});

export const createTruck = endpoint({
  ...shared,
  method: 'POST',
  path: '/shipping/truck',
  summary: 'A new truck; idempotent by Idempotency-Key',
  body: z.strictObject(truck).refine(areAxlesClear, axlesUnclear),
  errors: ['axlesUnclear', ...created],
  idempotent: true,
});
export const changeTruck = endpoint({
  ...shared,
  method: 'PUT',
  path: '/shipping/truck',
  summary: 'Change a truck; delivery costs are reckoned with the first one from now on',
  body: z.strictObject({ ...truck, ...stored }).refine(areAxlesClear, axlesUnclear),
  errors: [...changed, 'axlesUnclear'],
});
export const deleteTruck = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/shipping/truck/{id}',
  summary: 'Delete a truck that no customer has and no delivery went with',
  params: IdParam,
  errors: removed,
});
export const readTruckUses = endpoint({
  ...shared,
  method: 'GET',
  path: '/shipping/truck/{id}/uses',
  summary: 'What keeps a truck from being deleted',
  params: IdParam,
  response: Uses,
  errors: ['notFound'],
});

export const createPaymentTerm = endpoint({
  ...shared,
  method: 'POST',
  path: '/payment-term',
  summary: 'A new payment term; idempotent by Idempotency-Key',
  body: z.strictObject(paymentTerm),
  errors: created,
  idempotent: true,
});
export const changePaymentTerm = endpoint({
  ...shared,
  method: 'PUT',
  path: '/payment-term',
  summary: 'Change a payment term; orders and quotes keep the days that they were made with',
  body: z.strictObject({ ...paymentTerm, ...stored }),
  errors: changed,
});
export const deletePaymentTerm = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/payment-term/{id}',
  summary: 'Delete a payment term that no customer, order or quote has',
  params: IdParam,
  errors: removed,
});
export const readPaymentTermUses = endpoint({
  ...shared,
  method: 'GET',
  path: '/payment-term/{id}/uses',
  summary: 'What keeps a payment term from being deleted',
  params: IdParam,
  response: Uses,
  errors: ['notFound'],
});

export const createSkonto = endpoint({
  ...shared,
  method: 'POST',
  path: '/skonto',
  summary: 'A new cash discount; idempotent by Idempotency-Key',
  body: z.strictObject(skonto),
  errors: created,
  idempotent: true,
});
export const changeSkonto = endpoint({
  ...shared,
  method: 'PUT',
  path: '/skonto',
  summary: 'Change a cash discount; orders and quotes keep the one that they were made with',
  body: z.strictObject({ ...skonto, ...stored }),
  errors: changed,
});
export const deleteSkonto = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/skonto/{id}',
  summary: 'Delete a cash discount that no customer, order or quote has',
  params: IdParam,
  errors: removed,
});
export const readSkontoUses = endpoint({
  ...shared,
  method: 'GET',
  path: '/skonto/{id}/uses',
  summary: 'What keeps a cash discount from being deleted',
  params: IdParam,
  response: Uses,
  errors: ['notFound'],
});
