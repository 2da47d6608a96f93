/** Customers: staff see all and their agreed terms, others only their own without internal fields. */
import type { Address } from '#contract/address.ts';
import type { Customer, OrderSettings, readCustomers as endpoint } from '#contract/customer.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may, mayReachCustomer } from '#domain/access/permission.ts';
import { customerDefaults } from '#domain/contact/customer.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import type { Db } from '#server/db/pool.ts';
import { checkedSort, conditionsOf } from '#server/call/list-columns.ts';
import { totalOf } from '#server/call/page-of.ts';
import { notFound } from '#server/call/refusal.ts';
import { contactPersonsOf, findCustomers, preferredAddressesOf, usersOf } from './account-store.ts';
import type { CustomerRow } from './account-store.ts';
import { customerColumns } from './customer-columns.ts';
import { pageOfCustomers } from './customer-list-store.ts';
import { addressAnswer } from './address-answer.ts';
import { listAddresses } from './customer-store.ts';

type Query = ParsedOf<typeof endpoint>['query'];

export async function readCustomers(
  db: Db,
  { page, perPage, ids, status, search, sort, filter }: Query,
  actor: Actor,
): Promise<{ items: Customer[]; page: number; perPage: number; total: number; totalIsAtLeast?: boolean }> {
  const staff = may(actor, 'seeCustomers');
  const own = customerIdOf(actor) ?? 0;
  const allowed = staff ? (ids ?? null) : ids === undefined || ids.includes(own) ? [own] : [];
  // Staff's internal data must not be discovered by filtering.
  const conditions = staff ? conditionsOf(customerColumns, filter) : [];
  const found = await pageOfCustomers(
    db,
    { ids: allowed, status: status ?? null, search: search ?? '', conditions },
    { sort: checkedSort(customerColumns, sort), page, perPage },
  );
  return { items: await customersAsSeen(db, found.ids, actor), page, perPage, ...totalOf(found.total) };
}

/** With everything that staff note, in the order of the ids: never for a customer's eyes. */
export async function customersByIds(db: Db, ids: readonly number[]): Promise<Customer[]> {
  return (await foundByIds(db, ids)).map(({ row, own }) => ({ ...own, ...forStaff(row) }));
}

export async function customerById(db: Db, id: number): Promise<Customer> {
  const [customer] = await customersByIds(db, [id]);
  if (!customer) throw notFound();
  return customer;
}

/** What this caller may read of them. */
export async function customersAsSeen(db: Db, ids: readonly number[], actor: Actor): Promise<Customer[]> {
  if (may(actor, 'seeCustomers')) return customersByIds(db, ids);
  return (await foundByIds(db, ids)).map(({ own }) => own);
}

async function foundByIds(db: Db, ids: readonly number[]): Promise<{ row: CustomerRow; own: Customer }[]> {
  const [rows, persons, preferred] = await Promise.all([findCustomers(db, ids), contactPersonsOf(db, ids), preferredAddressesOf(db, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const personsBy = Map.groupBy(persons, (person) => person.customerId);
  const preferredBy = Map.groupBy(preferred, (address) => address.customerId);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ row, own: forItself(row, personsBy.get(id) ?? [], preferredBy.get(id) ?? []) }] : [];
  });
}

type Person = Awaited<ReturnType<typeof contactPersonsOf>>[number];
type Preferred = Awaited<ReturnType<typeof preferredAddressesOf>>[number];

function forItself(row: CustomerRow, persons: readonly Person[], preferred: readonly Preferred[]): Customer {
  return {
    id: row.id,
    customerId: row.id,
    formattedId: row.formattedId,
    version: row.version,
    status: row.status,
    isCompanyCustomer: row.isCompany,
    active: row.active,
    name: row.name,
    contactPerson: persons.map(({ id, title, firstName, lastName, phone, email, languageId }) => ({
      id,
      title,
      firstName,
      lastName,
      phone,
      email,
      languageId,
    })),
    companyInfo: { code: row.companyCode, name: row.companyName, invoiceEmail: row.companyInvoiceEmail },
    customerOrderSettings: {
      invoiceEmail: row.invoiceEmail,
      preferredDeliveryAddressId: preferred.find((address) => address.isDefaultShipping)?.id ?? null,
      preferredInvoiceAddressId: preferred.find((address) => address.isDefaultInvoice)?.id ?? null,
    },
    quickOrderSetting: { isActive: row.quickOrderActive, truckId: row.truckId ?? customerDefaults.quickOrderTruckId },
    discount: row.discount / 10_000,
    paymentTermId: row.paymentTermId,
    skontoId: row.skontoId,
    createdAt: row.createdAt.toISOString(),
    email: row.email,
    city: row.city,
    companyCode: row.companyCode,
  };
}

function forStaff(row: CustomerRow) {
  const { isDefault, onHold, holdReason, invoiceRhythm, featureFlags, mergedInto, erasedAt } = row;
  return {
    deliveryCostMultiplier: row.deliveryCostMultiplier / 10_000,
    creditLimit: row.creditLimit === null ? null : chfFromRappen(rappen(row.creditLimit)),
    erasedAt: erasedAt?.toISOString() ?? null,
    isDefault,
    onHold,
    holdReason,
    invoiceRhythm,
    featureFlags,
    mergedInto,
  };
}

export async function customerUsers(db: Db, id: number) {
  return usersOf(db, id);
}

export async function customerVersion(db: Db, id: number): Promise<number> {
  const [row] = await findCustomers(db, [id]);
  if (!row) throw notFound();
  return row.version;
}

interface SettingsWithAddresses extends OrderSettings {
  preferredShippingAddress: Address | null;
  preferredInvoiceAddress: Address | null;
}

/** If none is marked, the first address is used. */
export async function readOrderSettings(db: Db, customerId: number, actor: Actor): Promise<SettingsWithAddresses> {
  if (!mayReachCustomer(actor, customerId, 'manageCustomers')) throw notFound();
  const customer = await customerById(db, customerId);
  const addresses = (await listAddresses(db, customerId)).map(addressAnswer);
  const [first = null] = addresses;
  return {
    ...customer.customerOrderSettings,
    preferredShippingAddress: addresses.find((address) => address.isDefaultShipping) ?? first,
    preferredInvoiceAddress: addresses.find((address) => address.isDefaultInvoice) ?? first,
  };
}
