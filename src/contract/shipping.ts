import { z } from 'zod';
import { CartItem, ShippingCost } from './cart.ts';
import { ShippingType } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Chf, Id, line, listOf, numberText, orNone, ZipCode } from './wire.ts';

export const estimateShipping = endpoint({
  method: 'GET',
  path: '/shipping/estimate',
  tag: 'shipping',
  summary: 'Truck cost of a number of storing spaces to a postal code',
  access: 'public',
  query: z.object({ zipCode: ZipCode, spaces: numberText(z.number().positive().max(1000)) }),
  response: ShippingCost,
  errors: ['zipCodeUnknown'],
});

export const readPlaces = endpoint({
  method: 'GET',
  path: '/shipping/place',
  tag: 'shipping',
  summary: 'The towns of a Swiss or Liechtenstein postal code, the main one first; empty when unknown',
  access: 'public',
  query: z.object({ zipCode: ZipCode }),
  response: z.object({
    zipCode: z.string(),
    country: z.enum(['CH', 'LI']),
    places: z.array(z.object({ place: z.string(), canton: z.string() })),
  }),
});

export const StreetSuggestion = z.object({ street: z.string(), zipCode: z.string(), city: z.string() });
export type StreetSuggestion = z.infer<typeof StreetSuggestion>;

export const findStreets = endpoint({
  method: 'GET',
  path: '/shipping/street',
  tag: 'shipping',
  summary: 'Swiss streets and houses that begin as typed, from the address search that is set up; none where there is no such search',
  access: 'public',
  query: z.object({ street: line(100), zipCode: ZipCode.default('') }),
  response: z.object({ items: z.array(StreetSuggestion) }),
  callsPerMinute: 120,
});

export const Truck = z.object({
  id: z.number().int(),
  name: z.string(),
  /** mm, of the loading space. */
  height: z.number().int(),
  length: z.number().int(),
  width: z.number().int(),
  loadMeter: z.number(),
  /** Storing spaces. */
  maxParkingLots: z.number().int(),
  /** kg */
  payload: z.number().int(),
  /** mm from the far wall of the loading space, negative in front of it; of an articulated truck the king pin. Null, as the next ones: not known. */
  frontAxle: z.number().int().nullable(),
  /** kg on it with the driver and nothing loaded. */
  frontAxleEmpty: z.number().int().nullable(),
  /** kg it may carry. */
  frontAxleMost: z.number().int().nullable(),
  rearAxle: z.number().int().nullable(),
  rearAxleEmpty: z.number().int().nullable(),
  rearAxleMost: z.number().int().nullable(),
});
export type Truck = z.infer<typeof Truck>;

export const readTrucks = endpoint({
  method: 'GET',
  path: '/shipping/truck',
  tag: 'shipping',
  summary: 'The trucks of the shop; for staff and for customers with quick order',
  access: 'session',
  response: listOf(Truck),
});

export const TruckFilling = z.object({
  /** The truck that is filled: the one asked for, else the customer's own. */
  truckId: z.number().int(),
  shippingType: ShippingType,
  /** Trucks needed, by the storing spaces and by the packing. */
  trucks: z.number().int(),
  /** Length of these trucks' floor that the packed goods take, in metres; null: too much to pack, or something is too large for such a truck. */
  loadMeters: z.number().nullable(),
  /** Storing spaces of all lines together, rounded up to halves. */
  storingSpaces: z.number(),
  /** kg */
  weight: z.number(),
  /** Delivery to the postal code; null without one. */
  cost: Chf.nullable(),
  lines: z.array(
    z.object({
      key: z.string(),
      storingSpaces: z.number(),
      /** The largest quantity that still fits into the trucks needed now: by storing spaces and, if one truck takes all, by the packing. */
      quantityThatFits: z.number().int(),
      /** The largest quantity with no higher delivery cost than now. */
      quantityAtSameCost: z.number().int(),
      /** How its stacks are placed on the truck; null when its size is unknown. */
      stack: z
        .object({
          lengthMm: z.number(),
          widthMm: z.number(),
          heightMm: z.number(),
          /** True: drums and rolls, of which fewer are shown. */
          round: z.boolean(),
          /** Pieces in one stack. */
          pieces: z.number().int(),
          /** Stacks of all pieces. */
          stacks: z.number().int(),
        })
        .nullable(),
    }),
  ),
});
export type TruckFilling = z.infer<typeof TruckFilling>;

export const readTruckFilling = endpoint({
  method: 'POST',
  path: '/shipping/truck-filling',
  tag: 'shipping',
  summary: 'How full a truck gets with these lines, and how much more of each goes with it; for staff and for customers with quick order',
  access: 'session',
  body: z.object({
    cartItems: z.array(CartItem).max(200),
    zipCode: ZipCode.default(''),
    truckId: Id.optional(),
    customerId: Id.nullish(),
    /** Storing spaces as packed by hand: staff only. */
    maxStoringSpace: orNone(z.number().positive().max(1000)),
  }),
  response: TruckFilling,
  errors: ['notFound', 'zipCodeUnknown'],
  callsPerMinute: 300,
});
