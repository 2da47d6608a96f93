/** Planned change of a price row on a future day; until then the current row applies. Only for staff who manage prices. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { priceErrors, PriceValues, ProductPrice, RemotePrice } from './product-price.ts';
import { Version, VersionText } from './record.ts';
import { DateText, IdParam, IdText, Instant } from './wire.ts';

/** Only the fields that change; the one kind included becomes the active one unless another is named. */
export const PlannedValues = z.strictObject({ ...PriceValues.shape, remotePrice: RemotePrice.optional() });
export type PlannedValues = z.output<typeof PlannedValues>;

export const PlannedPrice = z.object({
  validFrom: DateText,
  /** A margin that was planned before may be finer than what may be written now. */
  change: z.object({ ...PlannedValues.shape, marginPrice: z.number().optional() }),
  at: Instant,
  who: z.string(),
});
export type PlannedPrice = z.infer<typeof PlannedPrice>;

/** Earliest day first. */
const Planned = z.object({ price: ProductPrice, planned: z.array(PlannedPrice) });

export const readPlannedPrices = endpoint({
  method: 'GET',
  path: '/product/price/{id}/planned',
  tag: 'price',
  summary: 'What is planned for a price row, by day',
  access: staff('managePrices'),
  params: IdParam,
  response: Planned,
  errors: ['notFound'],
});

export const storePlannedPrice = endpoint({
  method: 'PUT',
  path: '/product/price/{id}/planned',
  tag: 'price',
  summary: 'Let a price row be changed when a day begins, tomorrow or later; what was planned for the same day is replaced',
  access: staff('managePrices'),
  params: IdParam,
  body: z.strictObject({ version: Version, validFrom: DateText, change: PlannedValues }),
  response: Planned,
  errors: ['notFound', 'changedMeanwhile', 'dayNotAhead', 'validation.date', 'plannedNothing', ...priceErrors],
});

export const withdrawPlannedPrice = endpoint({
  method: 'DELETE',
  path: '/product/price/{id}/planned/{validFrom}',
  tag: 'price',
  summary: 'Take back what is planned for a day that has not come',
  access: staff('managePrices'),
  params: z.object({ id: IdText, validFrom: DateText }),
  query: z.object({ version: VersionText.optional() }),
  response: Planned,
  errors: ['notFound', 'changedMeanwhile'],
});
