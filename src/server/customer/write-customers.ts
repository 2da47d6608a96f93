/**
 * Many customers at once, in a transaction that the caller commits. Each is checked as it would be alone,
 * in a constant number of statements.
 */
import type { Customer, CustomerChange, NewCustomer } from '#contract/customer.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { raiseVersions } from '#server/db/raise-versions.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistories } from '#server/record/record-history.ts';
import { changeProblems, changedColumns } from './change-customer.ts';
import { newColumns, newProblems } from './create-customer.ts';
import { insertCustomers, lockCustomers, storeCustomerColumns, storeFirstPersons, termIds } from './customer-block-store.ts';
import type { TermIds } from './customer-block-store.ts';
import { termProblems } from './customer-problems.ts';
import { customersByIds } from './read-customers.ts';
import type { AddressServices } from './store-address.ts';
import { toldOf } from './write-customer.ts';

/** Addresses and lists of persons are written one by one, at their desk. */
export type CustomerRowWrite =
  | { readonly id: null; readonly given: Omit<NewCustomer, 'address'> }
  | { readonly id: number; readonly version: number | null; readonly given: CustomerChange & { contactPerson?: Person | undefined } };

type Person = NewCustomer['contactPerson'][number];

export type CustomerRowAnswer =
  | { readonly ok: true; readonly id: number; readonly version: number }
  | { readonly ok: false; readonly problems: readonly Refusal[] };

interface Ready {
  id: number;
  columns: object;
  person: Person | undefined;
  /** Null: a new one. */
  before: Customer | null;
}

/** In the order of the rows. A refused one leaves nothing behind. */
export async function writeCustomers(
  trx: Trx,
  services: Pick<AddressServices, 'knowsZipCode'>,
  rows: readonly CustomerRowWrite[],
  by: { at: Date; who: string },
): Promise<CustomerRowAnswer[]> {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const locked = await lockCustomers(trx, ids);
  const known = new Map((await customersByIds(trx, ids)).map((customer) => [customer.id, customer]));
  const terms = await termIds(trx);
  const problems = rows.map((row) =>
    row.id === null ? newOnes(services, row.given, terms) : changed(row, known.get(row.id), locked.get(row.id), terms),
  );
  const made = (await insertCustomers(trx, rows.filter(({ id }, at) => id === null && problems[at]?.length === 0).length)).values();
  const ready = rows.map((row, at): Ready | readonly Refusal[] => {
    const wrong = problems[at] ?? [];
    if (wrong.length > 0) return wrong;
    if (row.id === null) {
      const id = made.next().value ?? 0;
      return { id, columns: defined(newColumns(row.given)), person: row.given.contactPerson[0], before: null };
    }
    const before = known.get(row.id) ?? null;
    const settings = row.given.customerOrderSettings;
    const columns = {
      ...changedColumns(row.given, before?.isCompanyCustomer ?? false),
      ...(settings === undefined ? {} : { invoice_email: settings.invoiceEmail }),
    };
    return { id: row.id, columns: defined(columns), person: row.given.contactPerson, before };
  });
  const versions = await store(
    trx,
    ready.filter((each) => 'id' in each),
    by,
  );
  return ready.map((each): CustomerRowAnswer =>
    'id' in each ? { ok: true, id: each.id, version: versions.get(each.id) ?? each.before?.version ?? 1 } : { ok: false, problems: each },
  );
}

const defined = (columns: object): object => Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

/** Problems of the data first; terms are only checked if there are none. */
function newOnes(services: Pick<AddressServices, 'knowsZipCode'>, given: NewCustomer, terms: TermIds): Refusal[] {
  const problems = newProblems(services, given);
  return problems.length > 0 ? problems : termProblems(terms, given, '');
}

function changed(
  { version, given }: Extract<CustomerRowWrite, { id: number }>,
  before: Customer | undefined,
  locked: { version: number; isGone: boolean } | undefined,
  terms: TermIds,
): Refusal[] {
  if (before === undefined || locked === undefined) return [refusal('notFound')];
  const problems = changeProblems(given, before);
  if (problems.length > 0) return problems;
  const wrongTerms = termProblems(terms, given, before.holdReason ?? '');
  if (wrongTerms.length > 0) return wrongTerms;
  if (locked.isGone) return [refusal('customerGone')];
  return version !== null && version !== locked.version ? [refusal('changedMeanwhile')] : [];
}

/** Returns the raised versions, by id. */
async function store(trx: Trx, rows: readonly Ready[], by: { at: Date; who: string }): Promise<ReadonlyMap<number, number>> {
  if (rows.length === 0) return new Map();
  await storeCustomerColumns(trx, rows);
  await storeFirstPersons(
    trx,
    rows.flatMap(({ id, person }) => (person === undefined ? [] : [{ ...person, customerId: id }])),
  );
  const ids = rows.map(({ id }) => id);
  const after = new Map((await customersByIds(trx, ids)).map((customer) => [customer.id, customer]));
  const written = rows.flatMap(({ id, before }) => {
    const now = after.get(id);
    if (now === undefined) return [];
    const differences = before === null ? [{ field: 'created', before: null, after: null }] : fieldDifferences(toldOf(before), toldOf(now));
    return differences.length === 0 ? [] : [{ now, isNew: before === null, differences }];
  });
  const versions = await raiseVersions(
    trx,
    'customer',
    written.flatMap(({ now, isNew }) => (isNew ? [] : now.id)),
  );
  await addHistories(
    trx,
    'customer',
    written.map(({ now, differences }) => ({ write: { recordId: now.id, version: versions.get(now.id) ?? 1, ...by }, differences })),
  );
  return versions;
}
