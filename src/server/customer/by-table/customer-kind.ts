/** Customers by table: identified by number, else by code or e-mail; checked and written one by one as at the customers' desk. */
import { CustomerChange, NewCustomer } from '#contract/customer.ts';
import { differingMembers, memberAt, textAt } from '#domain/import/path.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import type { ImportKind, RecordState, RowWrite, WriteBy, WriteResult } from '#server/import/import-kind.ts';
import { checkedBy, unchanged } from '#server/import/row-result.ts';
import { lockCustomers } from '../customer-block-store.ts';
import { removeWithin } from '../delete-customer.ts';
import { keptCustomers } from '../keeping-store.ts';
import { customersByIds } from '../read-customers.ts';
import { writeCustomers } from '../write-customers.ts';
import type { CustomerRowWrite } from '../write-customers.ts';
import { allCustomers, customersInUse } from './by-table-store.ts';
import type { TermChoices } from './customer-fields.ts';
import { customerFields } from './customer-fields.ts';
import { findCustomers } from './find-customers.ts';

export interface CustomerTableServices {
  now: () => number;
  knowsZipCode: (zipCode: string) => boolean;
  /** The terms that can be agreed. */
  readTerms: (db: Db) => Promise<TermChoices>;
}

export function customerKind(services: CustomerTableServices): ImportKind {
  return {
    key: 'customer',
    ability: 'manageCustomers',
    fields: async (db) => customerFields(await services.readTerms(db)),
    find: findCustomers,
    states: customerStates,
    write: async (trx, rows, by) => {
      const before = await customerStates(
        trx,
        rows.flatMap(({ id }) => id ?? []),
      );
      const states = new Map(before.map(({ id, state }) => [id, state]));
      const asked = rows.map((row): CustomerRowWrite | WriteResult => {
        const state = states.get(row.id ?? 0);
        return unchanged(row, state) ?? askedCustomer(row, state ?? {});
      });
      const answers = (
        await writeCustomers(
          trx,
          services,
          asked.filter((each) => 'given' in each),
          by,
        )
      ).values();
      return asked.map((each): WriteResult => {
        if (!('given' in each)) return each;
        const answer = answers.next().value;
        if (answer === undefined) throw new Error('a row without an answer');
        return answer.ok ? answer : { ok: false, problems: answer.problems.map(atOnePerson) };
      });
    },
    remove: removeRows,
    back: differingMembers,
    all: allCustomers,
  };
}

async function removeRows(trx: Trx, rows: readonly { id: number; version: number }[], by: WriteBy): Promise<WriteResult[]> {
  const ids = rows.map(({ id }) => id);
  const locked = await lockCustomers(trx, ids);
  const used = (await customersInUse(trx, ids)).union(await keptCustomers(trx, ids));
  const results = rows.map(({ id, version }): WriteResult => {
    if (locked.get(id)?.version !== version) return { ok: false, problems: [refusal('changedMeanwhile')] };
    return used.has(id) ? { ok: false, problems: [refusal('inUse')] } : { ok: true, id, version };
  });
  await removeWithin(
    trx,
    results.flatMap((result) => (result.ok ? result.id : [])),
    by,
  );
  return results;
}

async function customerStates(db: Db, ids: readonly number[]): Promise<RecordState[]> {
  return (await customersByIds(db, ids)).map((customer): RecordState => {
    const { id, version, formattedId, name, contactPerson, companyInfo, customerOrderSettings, discount, paymentTermId, skontoId } =
      customer;
    const { creditLimit = null, invoiceRhythm, onHold, holdReason = '', active, isCompanyCustomer } = customer;
    const [person] = contactPerson;
    const { id: _, ...contact } = person ?? { ...emptyPerson, id: 0 };
    const agreed = { discount, paymentTermId, skontoId, creditLimit, invoiceRhythm, onHold, holdReason, active, isCompanyCustomer };
    return {
      id,
      version,
      label: `${formattedId} ${name}`,
      state: { formattedId, contactPerson: contact, companyInfo, customerOrderSettings, ...agreed },
    };
  });
}

const emptyPerson = { title: 0, firstName: '', lastName: '', phone: '', email: '', languageId: 1 };

function askedCustomer({ id, version, changes }: RowWrite, state: object): CustomerRowWrite | WriteResult {
  if (id === null) {
    const { given, problems } = newCustomer(changes);
    if (problems.length > 0) return { ok: false, problems };
    const checked = checkedBy(NewCustomer, given);
    return 'value' in checked ? { id, given: checked.value } : { ok: false, problems: checked.problems.map(atOnePerson) };
  }
  const checked = checkedBy(CustomerChange, { ...whole(changes, state), id, version });
  if ('problems' in checked) return { ok: false, problems: checked.problems };
  const { contactPerson, ...given } = checked.value;
  // A row names one person, the buyer.
  if (Array.isArray(contactPerson)) throw new Error('a list of persons in one row');
  return { id, version, given: { ...given, contactPerson } };
}

/** Company, person and settings are stored as a whole: what a row leaves out stays unchanged. */
function whole(changes: RowWrite['changes'], state: object): object {
  const parts = (['contactPerson', 'companyInfo', 'customerOrderSettings'] as const).flatMap((part) =>
    changes[part] === undefined ? [] : [[part, { ...(memberAt(state, part) as object), ...(changes[part] as object) }]],
  );
  return { ...changes, ...Object.fromEntries(parts) };
}

function newCustomer({ contactPerson, companyInfo, customerOrderSettings, isCompanyCustomer, ...agreed }: RowWrite['changes']): {
  given: object;
  problems: Refusal[];
} {
  const isCompany = isCompanyCustomer ?? textAt(companyInfo, 'name') !== '';
  const problems = ['lastName', 'email'].flatMap((field) =>
    textAt(contactPerson, field) === '' ? [refusal('importNewNeeds', {}, `contactPerson.${field}`)] : [],
  );
  const invoiceEmail = textAt(customerOrderSettings, 'invoiceEmail');
  const given = {
    ...agreed,
    isCompanyCustomer: isCompany,
    contactPerson: [contactPerson],
    ...(isCompany === true ? { companyInfo: { name: '', invoiceEmail: '', ...(companyInfo as object | undefined) } } : {}),
    ...(invoiceEmail === '' ? {} : { invoiceEmail }),
  };
  return { given, problems };
}

const atOnePerson = (problem: Refusal): Refusal =>
  problem.field === undefined ? problem : { ...problem, field: problem.field.replace(/^contactPerson\.0/, 'contactPerson') };
