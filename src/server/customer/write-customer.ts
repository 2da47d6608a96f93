/**
 * One write on a customer: in one transaction with its row locked, refused for an older version, and recorded in the history field by field.
 * A write that changes nothing leaves the version unchanged.
 */
import type { Customer } from '#contract/customer.ts';
import { may, type Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound, Refusal } from '#server/call/refusal.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { lockCustomer, raiseVersion, usersOf } from './account-store.ts';
import { listAddresses } from './customer-store.ts';
import { customerById, customersAsSeen } from './read-customers.ts';

export interface CustomerServices {
  db: Db;
  now: () => number;
}

interface CustomerWrite {
  id: number;
  /** The version that was read; undefined: write whatever others did. */
  version: number | undefined;
  actor: Actor;
}

export async function writeCustomer<Result>(
  services: CustomerServices,
  { id, version, actor }: CustomerWrite,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  return transaction(services.db, async (trx) => {
    await refuseStale(trx, { id, version, actor });
    const before = await stateOf(trx, id);
    const result = await work(trx);
    const differences = fieldDifferences(before, await stateOf(trx, id));
    if (differences.length === 0) return result;
    const raised = await raiseVersion(trx, id);
    await addHistory(trx, 'customer', { recordId: id, version: raised, at: new Date(services.now()), who: actorName(actor) }, differences);
    return result;
  });
}

/** Locks the customer; refuses one that does not exist, or was merged or erased. Returns its version. */
export async function refuseGone(trx: Trx, id: number): Promise<number> {
  const row = await lockCustomer(trx, id);
  if (row === null) throw notFound();
  if (row.isGone) throw conflict('customerGone');
  return row.version;
}

/** The same for one that is newer than what was read. Customers learn neither what staff note about them nor who they are. */
export async function refuseStale(trx: Trx, { id, version, actor }: CustomerWrite): Promise<void> {
  const stored = await refuseGone(trx, id);
  if (version === undefined || version === stored) return;
  const [current] = await customersAsSeen(trx, [id], actor);
  if (!current) throw notFound();
  if (may(actor, 'seeCustomers')) throw await staleSave(trx, { kind: 'customer', id, version, current });
  throw new Refusal(409, [{ message: 'changedMeanwhile', params: { who: '', at: '' } }], { version: stored, current, changes: [] });
}

/** Everything about a customer that people can change. */
async function stateOf(trx: Trx, id: number): Promise<object> {
  const customer = await customerById(trx, id);
  return { ...toldOf(customer), addresses: await listAddresses(trx, id), users: await usersOf(trx, id) };
}

/** Without derived fields. */
export function toldOf(customer: Customer): object {
  const { version: _, name: __, email: ___, city: ____, companyCode: _____, ...fields } = customer;
  return fields;
}
