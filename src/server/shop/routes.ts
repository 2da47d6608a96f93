import * as company from '#contract/company.ts';
import * as wire from '#contract/shop.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { CompanyServices } from './change-company.ts';
import { changeCompany, companyRecord } from './change-company.ts';
import type { ReadProfile } from './company-profile.ts';
import type { ShopFacts } from './shop-profile.ts';
import { shopProfile } from './shop-profile.ts';

export function shopRoutes(services: CompanyServices & { readCompany: ReadProfile; readRules: ReadRules; facts: ShopFacts }): Binding[] {
  return [
    bind(wire.readShopProfile, async (_input, { language }) =>
      shopProfile(await services.readCompany(), await services.readRules(), services.facts, language),
    ),
    bind(company.readCompany, async () => companyRecord(services.db)),
    bind(company.changeCompany, async ({ body }, { actor }) => {
      await changeCompany(services, body, actorName(actor));
      return companyRecord(services.db);
    }),
  ];
}
