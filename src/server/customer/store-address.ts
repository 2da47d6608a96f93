/** Stores a new or changed address of a customer the caller may act for; anybody else's is not there. */
import type { Actor } from '#domain/access/permission.ts';
import { mayReachCustomer } from '#domain/access/permission.ts';
import type { Address, AddressText } from '#domain/contact/address.ts';
import { addressProblems, isDomestic } from '#domain/contact/address.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound } from '#server/http/refusal.ts';
import { customerExists, findAddresses, insertAddress, listAddresses, replaceAddress } from './customer-store.ts';
import { refuseProblems } from './refuse-problems.ts';

export interface AddressServices {
  db: Db;
  /** Is it a postal code of Switzerland or Liechtenstein? */
  knowsZipCode: (zipCode: string) => boolean;
}

export async function addressesOf({ db }: AddressServices, customerId: number, actor: Actor): Promise<Address[]> {
  await refuseForeignCustomer(db, customerId, actor);
  return listAddresses(db, customerId);
}

export async function addAddress(services: AddressServices, customerId: number, address: AddressText, actor: Actor): Promise<Address> {
  await refuseForeignCustomer(services.db, customerId, actor);
  refuseWrongAddress(services, address);
  return insertAddress(services.db, customerId, address);
}

export async function changeAddress(
  services: AddressServices,
  customerId: number,
  { id, ...address }: AddressText & { id: number },
  actor: Actor,
): Promise<Address> {
  await refuseForeignCustomer(services.db, customerId, actor);
  refuseWrongAddress(services, address);
  const changed = await replaceAddress(services.db, customerId, id, address);
  if (!changed) throw notFound();
  return changed;
}

/** Those of the ids that belong to the customer, for an order of that customer. */
export async function addressesByIds(db: Db, customerId: number, ids: readonly number[]): Promise<Address[]> {
  return findAddresses(db, customerId, ids);
}

async function refuseForeignCustomer(db: Db, customerId: number, actor: Actor): Promise<void> {
  if (!mayReachCustomer(actor, customerId, 'manageCustomers') || !(await customerExists(db, customerId))) throw notFound();
}

function refuseWrongAddress({ knowsZipCode }: AddressServices, address: AddressText): void {
  refuseProblems('body', addressProblems(address));
  const { zipCode, country } = address;
  if (isDomestic(country) && !knowsZipCode(zipCode)) refuseProblems('body', [refusal('zipCodeUnknown', { zipCode }, 'zipCode')]);
}
