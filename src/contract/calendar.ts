import { z } from 'zod';
import { ShopMode } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { DateText, integerText, isInUsualYears } from './wire.ts';

export const readHolidays = endpoint({
  method: 'GET',
  path: '/calendar/holidays',
  tag: 'calendar',
  summary: 'Days without delivery of a year, 2021 to 2072',
  access: 'public',
  query: z.object({ year: integerText(z.number().int().min(2021).max(2072)) }),
  response: z.array(z.object({ date: DateText, name: z.string() })),
});

export const readDeliveryDates = endpoint({
  method: 'GET',
  path: '/calendar/delivery',
  tag: 'calendar',
  summary: 'Earliest, preselected and latest delivery day of an order placed now',
  access: 'public',
  query: z.object({
    at: z.iso.datetime({ offset: true }).refine(isInUsualYears).optional(),
    shop: ShopMode.optional(),
    /** For a quote: its own lead time replaces the shop's. */
    workingDays: integerText(z.number().int().min(0).max(365)).optional(),
  }),
  response: z.object({ earliest: DateText, preselected: DateText, latest: DateText }),
});
