/** Stores a new or changed address of a customer the caller may act for; anybody else's is not there. */
import type { Actor } from '#domain/access/permission.ts';
import { may, mayReachCustomer } from '#domain/access/permission.ts';
import type { Address, AddressText } from '#domain/contact/address.ts';
import { addressProblems, isDomestic } from '#domain/contact/address.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import { customerExists, deleteAddress, findAddresses, insertAddress, listAddresses, replaceAddress } from './customer-store.ts';
import type { DefaultMarks } from './customer-store.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';

export interface AddressServices {
  db: Db;
  /** Is it a postal code of Switzerland or Liechtenstein? */
  knowsZipCode: (zipCode: string) => boolean;
}

export async function addressesOf({ db }: AddressServices, customerId: number, actor: Actor): Promise<Address[]> {
  await refuseForeignCustomer(db, customerId, actor);
  return listAddresses(db, customerId);
}

type Given = AddressText & DefaultMarks;

export async function addAddress(services: AddressServices, customerId: number, address: Given, actor: Actor): Promise<Address> {
  await refuseForeignCustomer(services.db, customerId, actor);
  refuseProblems('body', wrongAddress(services, address));
  return transaction(services.db, async (trx) => insertAddress(trx, customerId, address));
}

export async function changeAddress(
  services: AddressServices,
  customerId: number,
  { id, ...address }: Given & { id: number },
  actor: Actor,
): Promise<Address> {
  await refuseForeignCustomer(services.db, customerId, actor);
  refuseProblems('body', wrongAddress(services, address));
  const staff = may(actor, 'manageCustomers');
  const changed = await transaction(services.db, async (trx) => {
    const stored = await replaceAddress(trx, customerId, id, address, staff);
    // Thrown here, so that the marks of the other addresses stay as they were.
    if (!stored) throw notFound();
    return stored;
  });
  return changed;
}

/** Papers keep the addresses they were written with; only a preferred address is still in use. */
export async function removeAddress({ db }: AddressServices, customerId: number, id: number, actor: Actor): Promise<void> {
  await refuseForeignCustomer(db, customerId, actor);
  const result = await deleteAddress(db, customerId, id);
  if (result === 'missing') throw notFound();
  if (result === 'preferred') throw conflict('addressInUse');
}

/** Those of the ids that belong to the customer, for an order of that customer. */
export async function addressesByIds(db: Db, customerId: number, ids: readonly number[]): Promise<Address[]> {
  return findAddresses(db, customerId, ids);
}

async function refuseForeignCustomer(db: Db, customerId: number, actor: Actor): Promise<void> {
  if (!mayReachCustomer(actor, customerId, 'manageCustomers') || !(await customerExists(db, customerId))) throw notFound();
}

/** The problems of an address, with those that only the list of postal codes knows. */
export function wrongAddress({ knowsZipCode }: Pick<AddressServices, 'knowsZipCode'>, address: AddressText): readonly Refusal[] {
  const problems = addressProblems(address);
  const { zipCode, country } = address;
  const unknown = isDomestic(country) && !problems.some(({ field }) => field === 'zipCode') && !knowsZipCode(zipCode);
  return unknown ? [...problems, refusal('zipCodeUnknown', { zipCode }, 'zipCode')] : problems;
}
