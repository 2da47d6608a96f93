/** Addresses of customers by table: identified by number, else by name, street and town; checked and written as at the customers' desk. */
import { AddressChange } from '#contract/address.ts';
import { differingMembers, textAt } from '#domain/import/path.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { ImportKind, RecordState, RowWrite, WriteBy, WriteResult } from '#server/import/import-kind.ts';
import { checkedBy, resultOf, unchanged } from '#server/import/row-result.ts';
import { lockCustomers } from '../customer-block-store.ts';
import { addAddress, changeAddress, removeAddress } from '../store-address.ts';
import type { AddressServices } from '../store-address.ts';
import { addressFields } from './address-fields.ts';
import { addressesByIds, allAddresses, customerVersions } from './by-table-store.ts';
import { customerHolder, customerOfHolder, findAddresses, ownersOf } from './find-addresses.ts';

type Services = Omit<AddressServices, 'db'>;

export function addressKind(services: Services): ImportKind {
  return {
    key: 'address',
    ability: 'manageCustomers',
    lock: async (trx, holders) => {
      await lockCustomers(trx, holders.map(customerOfHolder));
    },
    fields: () => Promise.resolve([...addressFields]),
    find: findAddresses,
    states: addressStates,
    write: async (trx, rows, by) => writeRows(trx, rows, { by, services }),
    remove: async (trx, rows, by) => removeRows(trx, rows, { by, services }),
    back: differingMembers,
    all: allAddresses,
  };
}

async function addressStates(db: Db, ids: readonly number[]): Promise<RecordState[]> {
  return (await addressesByIds(db, ids)).map(({ id, version, fixedDeliveryCost, ...state }) => ({
    id,
    version,
    holder: customerHolder(state.customerId),
    label: `${state.customerNumber}, ${state.name}`,
    state: {
      ...state,
      addressNumber: String(id),
      fixedDeliveryCost: fixedDeliveryCost < 0 ? -1 : chfFromRappen(rappen(fixedDeliveryCost)),
    },
  }));
}

interface Work {
  by: WriteBy;
  services: Services;
}

/** The version of an address is its customer's: it must match when the customer's first row is written. */
async function writeRows(trx: Trx, rows: readonly RowWrite[], { by, services }: Work): Promise<WriteResult[]> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const before = new Map((await addressesByIds(trx, ids)).map((address) => [address.id, address]));
  const states = new Map((await addressStates(trx, ids)).map(({ id, state }) => [id, state]));
  const owners = await ownersOf(trx, rows);
  const written: OfCustomer[] = [];
  for (const [at, { id, version, changes }] of rows.entries()) {
    const stored = before.get(id ?? 0);
    const owner = owners[at];
    const customerId = stored?.customerId ?? (owner !== undefined && 'customerId' in owner ? owner.customerId : 0);
    const result =
      id !== null && stored?.version !== version
        ? ({ ok: false, problems: [refusal('changedMeanwhile')] } as const)
        : (unchanged({ id, version, changes }, states.get(id ?? 0)) ??
          (await writeRow({ ...services, db: trx }, { id, customerId, given: { ...states.get(id ?? 0), ...changes } }, by)));
    written.push({ customerId, result });
  }
  return inPresentVersion(trx, written);
}

interface OfCustomer {
  customerId: number;
  result: WriteResult;
}

/** With the versions that the customers have after the last row. */
async function inPresentVersion(trx: Trx, written: readonly OfCustomer[]): Promise<WriteResult[]> {
  const versions = await customerVersions(
    trx,
    written.map(({ customerId }) => customerId),
  );
  return written.map(({ customerId, result }) => (result.ok ? { ...result, version: versions.get(customerId) ?? 0 } : result));
}

async function writeRow(
  services: AddressServices,
  { id, customerId, given }: { id: number | null; customerId: number; given: Record<string, unknown> },
  { actor }: WriteBy,
): Promise<WriteResult> {
  const { customerId: ___, customerNumber: _, addressNumber: __, ...address } = given;
  const needed = (['name', 'street', 'zipCode', 'city'] as const).filter((field) => textAt(address, field) === '');
  if (id === null && needed.length > 0) return { ok: false, problems: needed.map((field) => refusal('importNewNeeds', {}, field)) };
  const checked = checkedBy(AddressChange, address);
  if ('problems' in checked) return { ok: false, problems: checked.problems };
  return resultOf(async () => {
    const stored =
      id === null
        ? await addAddress(services, customerId, checked.value, { actor, sentKey: null })
        : await changeAddress(services, customerId, { id, ...checked.value }, actor);
    return { id: stored.id, version: 0 };
  });
}

async function removeRows(trx: Trx, rows: readonly { id: number; version: number }[], { by, services }: Work): Promise<WriteResult[]> {
  const stored = new Map(
    (
      await addressesByIds(
        trx,
        rows.map(({ id }) => id),
      )
    ).map((address) => [address.id, address]),
  );
  const removed: OfCustomer[] = [];
  for (const row of rows) {
    const address = stored.get(row.id);
    const result =
      address === undefined
        ? ({ ok: false, problems: [refusal('notFound')] } as const)
        : await resultOf(async () => {
            await removeAddress({ ...services, db: trx }, address.customerId, row.id, by.actor);
            return row;
          });
    removed.push({ customerId: address?.customerId ?? 0, result });
  }
  return inPresentVersion(trx, removed);
}
