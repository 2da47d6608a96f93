/** Payment terms and cash discounts: one's own; staff for customers and orders also see all of them, or another customer's. */
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may, mayReachCustomer } from '#domain/access/permission.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound } from '#server/call/refusal.ts';
import { listPaymentTerms, listSkonti, termsOf } from './account-store.ts';

const netWithin = (days: number): LocalizedText => ({ de: `${days} Tage netto`, fr: `${days} jours net`, en: `${days} days net` });

interface Reader {
  actor: Actor;
  language: Language;
}

interface PaymentTerm {
  id: number;
  name: string;
  days: number;
}

/** Null: all; else the ids agreed with one customer. */
async function agreedWith(db: Db, asked: number | undefined, actor: Actor): Promise<Awaited<ReturnType<typeof termsOf>> | null> {
  const customerId = asked ?? customerIdOf(actor);
  const staff = may(actor, 'seeCustomers');
  if (asked === undefined && staff) return null;
  if (customerId === null || !(staff || mayReachCustomer(actor, customerId, 'manageCustomers'))) throw notFound();
  const terms = await termsOf(db, customerId);
  if (!terms) throw notFound();
  return terms;
}

export async function readPaymentTerms(
  { db, readRules }: { db: Db; readRules: ReadRules },
  asked: number | undefined,
  { actor, language }: Reader,
): Promise<PaymentTerm[]> {
  const agreed = await agreedWith(db, asked, actor);
  const all = (await listPaymentTerms(db)).map((term) => ({ ...term, name: term.name[language] }));
  if (!agreed) return all;
  const own = all.filter(({ id }) => id === agreed.paymentTermId);
  return own.length > 0 ? own : [defaultTerm(all, (await readRules()).paymentTermDays, language)];
}

/** For customers without an agreed term: the stored term with the same days, so that its id is one a customer can have. */
function defaultTerm(all: readonly PaymentTerm[], usual: number, language: Language): PaymentTerm {
  return all.find(({ days }) => days === usual) ?? { id: 0, name: netWithin(usual)[language], days: usual };
}

/** Percent as people write it: 2 = 2 %. */
export async function readSkonti(db: Db, asked: number | undefined, { actor, language }: Reader) {
  const agreed = await agreedWith(db, asked, actor);
  const all = (await listSkonti(db)).map((skonto) => ({ ...skonto, name: skonto.name[language], percent: skonto.percent / 100 }));
  return agreed ? all.filter(({ id }) => id === agreed.skontoId) : all;
}
