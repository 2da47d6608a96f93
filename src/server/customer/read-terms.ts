/** What is agreed about paying: the own term and cash discount; staff of customers and orders also see all there are, or another customer's. */
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may, mayReachCustomer } from '#domain/access/permission.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound } from '#server/http/refusal.ts';
import { listPaymentTerms, listSkonti, termsOf } from './account-store.ts';

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
  return agreed ? all.filter(({ id }) => id === agreed.paymentTermId) : all;
}

/** Percents as people write them: 2 = 2 %. */
export async function readSkonti(db: Db, asked: number | undefined, actor: Actor) {
  const agreed = await agreedWith(db, asked, actor);
  const all = (await listSkonti(db)).map((skonto) => ({ ...skonto, percent: skonto.percent / 100 }));
  return agreed ? all.filter(({ id }) => id === agreed.skontoId) : all;
}
