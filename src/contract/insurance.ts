/** The cost of insuring a work in transit: the table of rates, and a premium calculated with it. */
import { z } from 'zod';
import { insuranceKinds, transportModes } from '#domain/artwork/insurance.ts';
import { endpoint, staff } from './endpoint.ts';
import { Version } from './record.ts';
import { Chf, ChfAmount, decimals, line } from './wire.ts';

export const InsuranceQuote = z.object({
  premium: Chf,
  provider: z.string(),
  zone: z.number().int(),
  kind: z.enum(insuranceKinds),
  mode: z.enum(transportModes),
  /** Percent of the declared value. */
  rate: z.number(),
  declaredValue: Chf,
});

export const readInsuranceQuote = endpoint({
  method: 'POST',
  path: '/koller/get-insurance-quote',
  tag: 'artwork',
  summary: 'What it costs to insure a work on its way to a country, by the cheapest rate of the table',
  access: staff('runArtworkQuotes'),
  body: z.strictObject({
    countryCode: z.string().length(2).toUpperCase(),
    insuranceKind: z.enum(insuranceKinds),
    declaredValue: ChfAmount.min(0).max(100_000_000),
    transportMode: z.enum(transportModes).default('AIR'),
  }),
  /** `price`: the premium, by the name of an insurance rate. */
  response: InsuranceQuote.extend({ price: Chf }),
  errors: ['insuranceCountryMissing', 'insuranceRateMissing'],
  callsPerMinute: 120,
});

export const readInsuranceCsv = endpoint({
  method: 'GET',
  path: '/koller/get-insurance-csv',
  tag: 'artwork',
  summary: 'The table of insurance rates as CSV',
  access: staff('runArtworkQuotes'),
  response: { file: ['text/csv'] },
});

const RateRow = z.strictObject({
  provider: line(80).min(1),
  zone: z.number().int().min(1).max(99),
  kind: z.enum(insuranceKinds),
  mode: z.enum(transportModes),
  /** Percent. */
  rate: decimals(3).min(0.001).max(100),
  least: ChfAmount.min(0).max(100_000),
});

export const InsuranceTable = z.strictObject({
  version: Version,
  rates: z.array(RateRow).max(500),
  countries: z.array(z.strictObject({ country: z.string().length(2), zone: z.number().int().min(1).max(99) })).max(300),
});
export type InsuranceTable = z.infer<typeof InsuranceTable>;

export const readInsuranceTable = endpoint({
  method: 'GET',
  path: '/insurance-rate',
  tag: 'artwork',
  summary: 'The table of insurance rates, and which country lies in which zone',
  access: staff('runArtworkQuotes'),
  response: InsuranceTable,
});

export const writeInsuranceTable = endpoint({
  method: 'PUT',
  path: '/insurance-rate',
  tag: 'artwork',
  summary: 'Store the table of insurance rates as a whole',
  access: staff('runArtworkQuotes'),
  body: InsuranceTable,
  response: InsuranceTable,
  errors: ['changedMeanwhile', 'insuranceRateTwice', 'validation.country'],
});
