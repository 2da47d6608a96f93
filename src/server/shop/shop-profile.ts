/** The company record and the configuration of this process, as pages and calls see them. */
import type { ShopProfile } from '#contract/shop.ts';
import type { Language } from '#domain/language/language.ts';
import type { CompanyProfile, ReadCompany } from './company-profile.ts';

export interface ShopFacts {
  shop: 'verpackung' | 'moebel';
  publicUrl: string;
  otherShopUrl: string | undefined;
  gtmId: string | undefined;
  production: boolean;
  onlineMethods: readonly number[];
}

export function shopProfile(company: CompanyProfile, facts: ShopFacts, language: Language): ShopProfile {
  return {
    shop: facts.shop,
    otherShopUrl: facts.otherShopUrl ?? null,
    publicUrl: facts.publicUrl,
    companyName: company.name,
    street: company.street,
    zipCode: company.zipCode,
    city: company.city,
    phone: company.phone,
    email: company.email,
    domain: company.domain,
    uid: company.uid,
    iban: company.iban,
    pageTitle: company.pageTitle,
    openingHours: company.openingHours[language],
    gtmId: facts.gtmId ?? null,
    onlinePaymentMethods: [...facts.onlineMethods],
    development: !facts.production,
  };
}

/** The same profile for the same company record, so that what is made of it can be kept. */
export function openProfiles(readCompany: ReadCompany, facts: ShopFacts): (language: Language) => Promise<ShopProfile> {
  const made = new WeakMap<CompanyProfile, Map<Language, ShopProfile>>();
  return async (language) => {
    const company = await readCompany();
    const known = made.get(company) ?? new Map<Language, ShopProfile>();
    made.set(company, known);
    const profile = known.get(language) ?? shopProfile(company, facts, language);
    known.set(language, profile);
    return profile;
  };
}
