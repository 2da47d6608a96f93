/** Customers: staff see all and what is agreed with them, anybody else only the own one without what is the shop's business alone. */
import type { Address, Customer, OrderSettings, readCustomers as endpoint } from '#contract/customer.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may, mayReachCustomer } from '#domain/access/permission.ts';
import { contactName, customerDefaults } from '#domain/contact/customer.ts';
import type { Db } from '#server/db/pool.ts';
import { notFound } from '#server/call/refusal.ts';
import { contactPersonsOf, findCustomers, pageOfCustomers, preferredAddressesOf } from './account-store.ts';
import type { CustomerRow } from './account-store.ts';
import { addressAnswer } from './address-answer.ts';
import { listAddresses } from './customer-store.ts';

type Query = ParsedOf<typeof endpoint>['query'];

const maySeeAll = (actor: Actor): boolean => may(actor, 'manageCustomers') || may(actor, 'manageOrders');

export async function readCustomers(
  db: Db,
  { page, perPage, ids, status, search }: Query,
  actor: Actor,
): Promise<{ items: Customer[]; page: number; perPage: number; total: number }> {
  const staff = maySeeAll(actor);
  const own = customerIdOf(actor) ?? 0;
  const allowed = staff ? (ids ?? null) : ids === undefined || ids.includes(own) ? [own] : [];
  const found = await pageOfCustomers(db, { ids: allowed, status: status ?? null, search: search ?? '' }, { page, perPage });
  return { items: await customersByIds(db, found.ids, staff), page, perPage, total: found.total };
}

/** In the order of the ids. */
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
  const [first] = persons;
  return {
    id: row.id,
    status: row.status,
    isCompanyCustomer: row.isCompany,
    active: row.active,
    name: row.companyName !== '' || !first ? row.companyName : contactName(first),
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
    ...(staff ? { deliveryCostMultiplier: row.deliveryCostMultiplier / 10_000, isDefault: row.isDefault } : {}),
  };
}

interface SettingsWithAddresses extends OrderSettings {
  preferredShippingAddress: Address | null;
  preferredInvoiceAddress: Address | null;
}

/** Where nothing is marked, the first address serves. */
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
