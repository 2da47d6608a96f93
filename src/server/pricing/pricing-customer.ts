/** The customer whose prices apply: the caller's own; staff may request another one. */
import type { Db } from '#server/db/pool.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may } from '#domain/access/permission.ts';
import { noFraction } from '#domain/money/fraction.ts';
import type { ShopRules } from '#domain/setting/shop-rules.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
import { notFound } from '#server/call/refusal.ts';
import type { KnownBuyer, PricingCustomer } from './priced-cart.ts';
import { findPricingCustomer, termsOf } from './pricing-store.ts';

/** An unknown customer: no discount, delivery at the guests' multiplier. */
const visitor = ({ guestDeliveryMultiplier }: ShopRules): PricingCustomer => ({
  customerId: null,
  discount: noFraction,
  deliveryCostMultiplier: guestDeliveryMultiplier,
});

const mayActForOthers = (actor: Actor): boolean =>
  may(actor, 'manageQuotes') || may(actor, 'manageCustomers') || may(actor, 'managePrices');

/** The customer to price for; another customer's id is ignored unless sent by staff. */
export function pricedCustomerId(actor: Actor, asked: number | null | undefined): number | null {
  const own = customerIdOf(actor);
  return asked !== null && asked !== undefined && mayActForOthers(actor) ? asked : own;
}

export async function pricingCustomer(
  { db, readRules }: { db: Db; readRules: ReadRules },
  actor: Actor,
  asked?: number | null,
  known?: KnownBuyer['customer'],
): Promise<PricingCustomer> {
  const customerId = pricedCustomerId(actor, asked);
  return customerId !== null && known?.id === customerId ? termsOf(known) : customerTerms({ db, readRules }, customerId);
}

/** `customerId` null: a visitor. */
export async function customerTerms(
  { db, readRules }: { db: Db; readRules: ReadRules },
  customerId: number | null,
): Promise<PricingCustomer> {
  if (customerId === null) return visitor(await readRules());
  const customer = await findPricingCustomer(db, customerId);
  if (customer === null) throw notFound();
  return customer;
}
