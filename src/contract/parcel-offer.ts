import { z } from 'zod';
import { CartPlace, ParcelService } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { Chf } from './wire.ts';

export const readParcelOffer = endpoint({
  method: 'POST',
  path: '/product/parcel-offer',
  tag: 'product',
  summary: 'May a cart go by parcel carrier to a place, for how much and in how many working days; else why not',
  access: 'public',
  body: CartPlace,
  response: z.object({
    /** `cost`: net, as in `order-price` for FEDEX. */
    offer: ParcelService.extend({ cost: Chf }).nullable(),
    /** Why there is no offer: error key with its values; null with an offer. */
    problem: z.object({ message: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
  }),
  errors: ['zipCodeUnknown'],
  callsPerMinute: 120,
});
