import { z } from 'zod';
import { ShippingCost } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { ZipCode } from './wire.ts';

export const estimateShipping = endpoint({
  method: 'GET',
  path: '/shipping/estimate',
  tag: 'shipping',
  summary: 'Truck cost of a number of storing spaces to a postal code',
  access: 'public',
  query: z.object({ zipCode: ZipCode, spaces: z.coerce.number<number>().positive().max(1000) }),
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
