/** The operator of the shop: the record behind page heads, papers, distances and lead times. */
import { z } from 'zod';
import type { ShopMode } from '#domain/calendar/shop-mode.ts';
import type { HouseWords } from '#server/words/house-words.ts';

export const CompanyProfile = z.object({
  name: z.string().min(1),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  canton: z.string(),
  country: z.string().length(2),
  phone: z.string(),
  email: z.string(),
  domain: z.string(),
  uid: z.string(),
  iban: z.string(),
  qrIban: z.string(),
  pageTitle: z.string(),
  openingHours: z.object({ de: z.string(), fr: z.string(), en: z.string() }),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

export type ReadProfile = () => Promise<CompanyProfile>;

/** The company as needed for mails and papers: with its sentences in three languages. */
export interface Sender extends CompanyProfile {
  /** Shop whose colour its mails and papers use; absent: packaging. */
  readonly shop?: ShopMode;
  readonly words: HouseWords;
}

export type ReadCompany = () => Promise<Sender>;
