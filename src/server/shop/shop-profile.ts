/** The company record and the configuration of this process, as pages and calls see them. */
import type { ShopProfile } from '#contract/shop.ts';
import type { Language } from '#domain/language/language.ts';
import type { CompanyProfile } from './company-profile.ts';

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
