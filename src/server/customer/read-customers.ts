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
  return { items: await customersByIds(db, found.ids, staff), page, perPage, ...totalOf(found.total) };
}

/** Ordered by id. */
export async function customersByIds(db: Db, ids: readonly number[], staff: boolean): Promise<Customer[]> {
  const [rows, persons, preferred] = await Promise.all([findCustomers(db, ids), contactPersonsOf(db, ids), preferredAddressesOf(db, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const personsBy = Map.groupBy(persons, (person) => person.customerId);
  const preferredBy = Map.groupBy(preferred, (address) => address.customerId);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [customerAnswer(row, personsBy.get(id) ?? [], preferredBy.get(id) ?? [], staff)] : [];
  });
}

type Person = Awaited<ReturnType<typeof contactPersonsOf>>[number];
type Preferred = Awaited<ReturnType<typeof preferredAddressesOf>>[number];

function customerAnswer(row: CustomerRow, persons: readonly Person[], preferred: readonly Preferred[], staff: boolean): Customer {
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
    ...(staff ? forStaff(row) : {}),
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
  const [customer] = await customersByIds(db, [customerId], false);
  if (!customer) throw notFound();
  const addresses = (await listAddresses(db, customerId)).map(addressAnswer);
  const [first = null] = addresses;
  return {
    ...customer.customerOrderSettings,
    preferredShippingAddress: addresses.find((address) => address.isDefaultShipping) ?? first,
    preferredInvoiceAddress: addresses.find((address) => address.isDefaultInvoice) ?? first,
  };
}
