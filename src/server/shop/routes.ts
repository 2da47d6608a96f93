import * as company from '#contract/company.ts';
import * as content from '#contract/content.ts';
import * as wire from '#contract/shop.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { CompanyServices } from './change-company.ts';
import { changeCompany, companyRecord } from './change-company.ts';
import type { ReadProfile } from './company-profile.ts';
import type { ShopFacts } from './shop-profile.ts';
import { shopProfile } from './shop-profile.ts';
import { findContentPage } from './shop-store.ts';

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
    bind(content.readContentPage, async ({ params }, { language }) => {
      const page = (await findContentPage(services.db, params.slug, language)) ?? (await findContentPage(services.db, params.slug, 'de'));
      if (page === undefined) throw notFound();
      const { blocks, ...rest } = content.ContentPage.parse(page);
      return {
        ...rest,
        blocks: blocks.filter((block) => block.kind !== 'teasers' || block.shop === undefined || block.shop === services.facts.shop),
      };
    }),
  ];
}
