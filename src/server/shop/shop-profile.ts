/** The company record and the configuration of this process, as pages and calls see them. */
import type { ShopProfile } from '#contract/shop.ts';
import type { ShopMode } from '#domain/calendar/shop-mode.ts';
import type { Language } from '#domain/language/language.ts';
import { chfFromRappen } from '#domain/money/money.ts';
import type { ShopRules } from '#domain/setting/shop-rules.ts';
import { vatPercentOf } from '#domain/vat/vat.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { CompanyProfile, ReadProfile } from './company-profile.ts';

export interface ShopFacts {
  shop: ShopMode;
  publicUrl: string;
  otherShopUrl: string | undefined;
  gtmId: string | undefined;
  production: boolean;
  onlineMethods: readonly number[];
  streetSearch: boolean;
}

export function shopProfile(company: CompanyProfile, rules: ShopRules, facts: ShopFacts, language: Language): ShopProfile {
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
    vatPercent: vatPercentOf(rules.vatRate),
    twintMaximum: chfFromRappen(rules.twintMaximum),
    cartLimits: { ...rules.cartLimits },
    paymentTermDays: rules.paymentTermDays,
    streetSearch: facts.streetSearch,
    development: !facts.production,
  };
}

/** Returns the same object for the same company record and rules, so that results made from it can be cached. */
export function openProfiles(
  readCompany: ReadProfile,
  readRules: ReadRules,
  facts: ShopFacts,
): (language: Language) => Promise<ShopProfile> {
  let made: { company: CompanyProfile; rules: ShopRules; profiles: Map<Language, ShopProfile> } | null = null;
  return async (language) => {
    const [company, rules] = [await readCompany(), await readRules()];
    if (made?.company !== company || made.rules !== rules) made = { company, rules, profiles: new Map() };
    const { profiles } = made;
    const profile = profiles.get(language) ?? shopProfile(company, rules, facts, language);
    profiles.set(language, profile);
    return profile;
  };
}
