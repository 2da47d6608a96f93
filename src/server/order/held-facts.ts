import type { OrderServices } from './order-services.ts';

/** What the process keeps for some seconds and then reads again on a connection of its own. */
export type HeldFacts = Pick<OrderServices, 'readRules' | 'readCompany' | 'holidayOverrides' | 'takenDays' | 'outside'>;

/** Read now, before a transaction begins: inside it they need no second connection, and stay the same to its end. */
export async function holdFacts({ readRules, readCompany, holidayOverrides, takenDays }: HeldFacts): Promise<HeldFacts> {
  const [rules, company, overrides, taken] = await Promise.all([readRules(), readCompany(), holidayOverrides(), takenDays()]);
  return {
    readRules: () => Promise.resolve(rules),
    readCompany: () => Promise.resolve(company),
    holidayOverrides: () => Promise.resolve(overrides),
    takenDays: () => Promise.resolve(taken),
  };
}
