/** Stores a new or changed address of a customer the caller may act for; 404 for any other customer. */
import type { Actor, OfficeAbility } from '#domain/access/permission.ts';
import { may, mayReachCustomer } from '#domain/access/permission.ts';
import { Address as StoredAddress } from '#contract/address.ts';
import type { AddressChange } from '#contract/address.ts';
import type { Address, AddressText } from '#domain/contact/address.ts';
import { addressProblems, fixedDeliveryCostFromChf } from '#domain/contact/address.ts';
import type { Rappen } from '#domain/money/money.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, fieldNotPermitted, notFound, Refusal as Refused } from '#server/call/refusal.ts';
import { customerExists, deleteAddress, findAddresses, insertAddress, listAddresses, replaceAddress } from './customer-store.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { addressAnswer } from './address-answer.ts';
import { refuseGone, writeCustomer } from './write-customer.ts';
import type { CustomerServices } from './write-customer.ts';

export interface AddressServices extends CustomerServices {
  /** Whether it is a postal code of Switzerland or Liechtenstein. */
  knowsZipCode: (zipCode: string) => boolean;
}

export async function addressesOf({ db }: AddressServices, customerId: number, actor: Actor): Promise<Address[]> {
  await refuseForeignCustomer(db, customerId, actor, 'seeCustomers');
  return listAddresses(db, customerId);
}

/** Once per idempotency key. */
export async function addAddress(
  services: AddressServices,
  customerId: number,
  given: AddressChange,
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<StoredAddress> {
  await refuseForeignCustomer(services.db, customerId, actor);
  const { address, fixed, version } = checkedAddress(services, given, { customerId, actor, fixedBefore: null });
  const key = idempotencyKey(`address of ${customerId} by ${actorName(actor)}`, sentKey, given);
  return idempotent(
    services.db,
    key,
    (body) => StoredAddress.parse(body),
    async (taken) =>
      write(services, { id: customerId, version, actor }, async (trx) => {
        const stored = addressAnswer(await insertAddress(trx, customerId, { ...address, ...fixed }));
        if (taken !== null) await keepAnswer(trx, taken, stored);
        return stored;
      }),
  );
}

export async function changeAddress(
  services: AddressServices,
  customerId: number,
  { id, ...given }: AddressChange & { id: number },
  actor: Actor,
): Promise<Address> {
  await refuseForeignCustomer(services.db, customerId, actor);
  const [before] = await findAddresses(services.db, customerId, [id]);
  if (!before) throw notFound();
  const { address, fixed, version } = checkedAddress(services, given, { customerId, actor, fixedBefore: before.fixedDeliveryCost });
  const staff = may(actor, 'manageCustomers');
  return write(services, { id: customerId, version, actor }, async (trx) => {
    const stored = await replaceAddress(trx, customerId, id, { ...address, ...fixed }, staff);
    // Thrown here, so that the marks of the other addresses are rolled back.
    if (!stored) throw notFound();
    return stored;
  });
}

interface AddressPlace {
  customerId: number;
  actor: Actor;
  /** As stored. */
  fixedBefore: Rappen | null;
}

/** Only staff agree on a fixed delivery cost; the present one is no change. No address moves to another customer. */
function checkedAddress(
  services: AddressServices,
  { fixedDeliveryCost, version, customerId, ...address }: AddressChange,
  place: AddressPlace,
) {
  const wished = fixedDeliveryCost === undefined ? undefined : fixedDeliveryCostFromChf(fixedDeliveryCost);
  const staff = may(place.actor, 'manageCustomers');
  if (wished !== undefined && wished !== place.fixedBefore && !staff) throw new Refused(422, [fieldNotPermitted('body.fixedDeliveryCost')]);
  if ((customerId ?? place.customerId) !== place.customerId) throw new Refused(422, [fieldNotPermitted('body.customerId')]);
  refuseProblems('body', wrongAddress(services, address));
  return { address, fixed: wished === undefined || !staff ? {} : { fixedDeliveryCost: wished }, version };
}

/** What guests write about themselves while ordering is not recorded as a change. */
async function write<Result>(
  services: AddressServices,
  about: { id: number; version: number | undefined; actor: Actor },
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  if (about.actor.kind !== 'guest') return writeCustomer(services, about, work);
  return transaction(services.db, async (trx) => {
    await refuseGone(trx, about.id);
    return work(trx);
  });
}

/** Papers keep the addresses they were written with; only a default address is still in use. */
export async function removeAddress(services: AddressServices, customerId: number, id: number, actor: Actor): Promise<void> {
  await refuseForeignCustomer(services.db, customerId, actor);
  await write(services, { id: customerId, version: undefined, actor }, async (trx) => {
    const result = await deleteAddress(trx, customerId, id);
    if (result === 'missing') throw notFound();
    if (result === 'preferred') throw conflict('addressInUse');
  });
}

/** For an order of that customer. */
export async function addressesByCustomer(db: Db, customerId: number): Promise<Address[]> {
  return listAddresses(db, customerId);
}

/** Those of the ids that belong to the customer, for an order of that customer. */
export async function addressesByIds(db: Db, customerId: number, ids: readonly number[]): Promise<Address[]> {
  return findAddresses(db, customerId, ids);
}

async function refuseForeignCustomer(db: Db, customerId: number, actor: Actor, ability: OfficeAbility = 'manageCustomers'): Promise<void> {
  if (!mayReachCustomer(actor, customerId, ability) || !(await customerExists(db, customerId))) throw notFound();
}

/** The problems of an address, including those found through the list of postal codes. */
export function wrongAddress({ knowsZipCode }: Pick<AddressServices, 'knowsZipCode'>, address: AddressText): readonly Refusal[] {
  return addressProblems(address, knowsZipCode);
}
