/** Calls about who a visitor is, and what there is to see. */
import type { Binding } from '#server/call/binding.ts';
import { auditRoutes } from '#server/audit/routes.ts';
import { calendarRoutes } from '#server/calendar/routes.ts';
import { categoryRecordRoutes } from '#server/category/record-routes.ts';
import { categoryRoutes } from '#server/category/routes.ts';
import { configuratorRoutes } from '#server/configurator/routes.ts';
import { favouriteRoutes } from '#server/favourite/routes.ts';
import { mediaRoutes } from '#server/media/routes.ts';
import { productRecordRoutes } from '#server/product/record-routes.ts';
import { productTypeRoutes } from '#server/product-type/routes.ts';
import { productRoutes } from '#server/product/routes.ts';
import { reportDeclarations } from '#server/report/report-declaration.ts';
import { registrationRoutes } from '#server/registration/routes.ts';
import { sessionRoutes } from '#server/session/routes.ts';
import { knowsZipCode } from '#server/shipping/postal-codes.ts';
import { shopRoutes } from '#server/shop/routes.ts';
import type { ShopFacts } from '#server/shop/shop-profile.ts';
import { staffRoutes } from '#server/staff/routes.ts';
import { userRoutes } from '#server/user/routes.ts';
import type { Ground } from './ground.ts';

export function visitorCalls(ground: Ground, facts: ShopFacts): Binding[] {
  const { config, db, tokens, devices, seal, now, jobs, company, readCompany, holidays, taken, rules, catalog, media } = ground;
  const { shop, publicUrl, production } = config;
  const account = { db, now, post: jobs, publicUrl, readCompany };
  return [
    ...sessionRoutes({ db, tokens, devices, seal, readCompany, now }),
    ...registrationRoutes({ ...account, devices, knowsZipCode }),
    ...userRoutes({ ...account, tokens }),
    ...staffRoutes(account),
    ...auditRoutes({ db }),
    ...shopRoutes({ db, now, readCompany: company.read, readRules: rules.read, refresh: company.refresh, knowsZipCode, facts }),
    ...categoryRoutes({ db, catalog }),
    ...categoryRecordRoutes({ db, catalog, now }),
    ...productTypeRoutes({ db, catalog, now, reportIds: reportDeclarations.map(({ reportId }) => reportId) }),
    ...productRoutes({ db, catalog, now }),
    ...productRecordRoutes({ db, catalog, now }),
    ...mediaRoutes({ db, catalog, media }),
    ...favouriteRoutes({ db, catalog, now }),
    ...configuratorRoutes({ db, models: () => catalog.now().models }),
    ...calendarRoutes({
      db,
      shop,
      production,
      now,
      readRules: rules.read,
      holidayOverrides: holidays.read,
      changed: holidays.forget,
      takenDays: taken.read,
    }),
  ];
}
