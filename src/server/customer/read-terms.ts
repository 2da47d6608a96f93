/** What is agreed about paying: the own term and cash discount; staff of customers and orders also see all there are, or another customer's. */
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may, mayReachCustomer } from '#domain/access/permission.ts';
import { defaultTermDays } from '#domain/order/payment-method.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound } from '#server/http/refusal.ts';
import { listPaymentTerms, listSkonti, termsOf } from './account-store.ts';

type PaymentTerm = Awaited<ReturnType<typeof listPaymentTerms>>[number];

/** Null: all; else the ids agreed with one customer. */
async function agreedWith(db: Db, asked: number | undefined, actor: Actor): Promise<Awaited<ReturnType<typeof termsOf>> | null> {
  const customerId = asked ?? customerIdOf(actor);
  const staff = may(actor, 'manageCustomers') || may(actor, 'manageOrders');
  if (asked === undefined && staff) return null;
  if (customerId === null || !(staff || mayReachCustomer(actor, customerId, 'manageCustomers'))) throw notFound();
  const terms = await termsOf(db, customerId);
  if (!terms) throw notFound();
  return terms;
}

export async function readPaymentTerms(db: Db, asked: number | undefined, actor: Actor) {
  const agreed = await agreedWith(db, asked, actor);
  const all = await listPaymentTerms(db);
  if (!agreed) return all;
  const own = all.filter(({ id }) => id === agreed.paymentTermId);
  return own.length > 0 ? own : [defaultTerm(all)];
}

/** With whom nothing is agreed: the stored term of as many days, so that its id is one that a customer can have. */
function defaultTerm(all: readonly PaymentTerm[]): PaymentTerm {
  return all.find(({ days }) => days === defaultTermDays) ?? { id: 0, name: `${defaultTermDays} Tage netto`, days: defaultTermDays };
}

/** Percents as people write them: 2 = 2 %. */
export async function readSkonti(db: Db, asked: number | undefined, actor: Actor) {
  const agreed = await agreedWith(db, asked, actor);
  const all = (await listSkonti(db)).map((skonto) => ({ ...skonto, percent: skonto.percent / 100 }));
  return agreed ? all.filter(({ id }) => id === agreed.skontoId) : all;
}
