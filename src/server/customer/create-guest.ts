/** Creates a guest: contact person and, for a company, its name; returns the guest's short-lived token. */
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { GuestStart } from '#contract/customer.ts';
import type { ContactPerson } from '#domain/contact/customer.ts';
import { contactPersonProblems, isCompanyInfoValid } from '#domain/contact/customer.ts';
import { email, webAddress } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { guestToken } from '#server/session/actor.ts';
import type { Tokens } from '#server/session/token.ts';
import { insertGuest } from './customer-store.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';

export async function createGuest(
  { db, tokens, readRules }: { db: Db; tokens: Tokens; readRules: ReadRules },
  { contactPerson, companyInfo }: GuestStart,
): Promise<{ id: number; token: string }> {
  const company = companyInfo !== undefined && isCompanyInfoValid({ id: null, ...companyInfo }) ? companyInfo : null;
  // Titles and languages were checked by the call's schema.
  refuseProblems('body.contactPerson', contactPersonProblems(contactPerson as ContactPerson));
  refuseProblems('body.companyInfo', company === null ? [] : companyProblems(company));
  const { numerator, denominator } = (await readRules()).guestDeliveryMultiplier;
  const deliveryCostMultiplier = Math.round((numerator * 10_000) / denominator);
  const id = await insertGuest(db, { contactPerson, company, deliveryCostMultiplier });
  return { id, token: guestToken(tokens, id) };
}

function companyProblems({ name, invoiceEmail }: { name: string; invoiceEmail: string }): readonly Refusal[] {
  const checks = [['name', webAddress(name)] as const, ['invoiceEmail', email(invoiceEmail)] as const];
  return checks.flatMap(([field, problem]) => (problem ? [refusal(problem.key, problem.params, field)] : []));
}
