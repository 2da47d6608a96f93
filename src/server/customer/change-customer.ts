/**
 * Customers change their own contact person, company and order settings; staff change these of any customer, and the agreed terms.
 * A field that the caller may not change is refused by name, and nothing is stored.
 */
import type { Customer, CustomerChange } from '#contract/customer.ts';
import { AgreedTerms, KeptOfCustomer } from '#contract/customer.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may, mayReachCustomer } from '#domain/access/permission.ts';
import { email } from '#domain/contact/rules.ts';
import type { Refusal as Problem } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { notFound } from '#server/call/refusal.ts';
import { refuseFields, refuseOtherValues, sentOf } from '#server/call/refuse-other-values.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import type { Trx } from '#server/db/pool.ts';
import { storeContactPerson, storeContactPersons, storeFields, storeOrderSettings } from './account-store.ts';
import { agreedRow } from './agreed-row.ts';
import { at, companyProblems, personProblems, refuseWrongTerms } from './customer-problems.ts';
import { findAddresses } from './customer-store.ts';
import { customerById, customersAsSeen } from './read-customers.ts';
import { writeCustomer } from './write-customer.ts';
import type { CustomerServices } from './write-customer.ts';

export async function changeCustomer(services: CustomerServices, given: CustomerChange, actor: Actor): Promise<Customer> {
  const { id, version } = given;
  if (!mayReachCustomer(actor, id, 'manageCustomers')) throw notFound();
  const staff = may(actor, 'manageCustomers');
  const before = await customerById(services.db, id);
  refuseOtherValues(sentOf(given, KeptOfCustomer), before);
  if (!staff) refuseForeignFields(given);
  refuseProblems('body', changeProblems(given, before));
  if (staff) await refuseWrongTerms(services.db, given, before.holdReason ?? '');
  await writeCustomer(services, { id, version, actor }, async (trx) => store(trx, given, before.isCompanyCustomer));
  const [after] = await customersAsSeen(services.db, [id], actor);
  if (!after) throw notFound();
  return after;
}

function refuseForeignFields(given: CustomerChange): void {
  const foreign = [
    ...Object.keys(AgreedTerms.shape).filter((field) => given[field as keyof CustomerChange] !== undefined),
    ...(Array.isArray(given.contactPerson) ? ['contactPerson'] : []),
    ...(given.companyInfo?.code === undefined ? [] : ['companyInfo.code']),
  ];
  refuseFields(foreign);
}

/** Without the agreed terms. */
export function changeProblems(given: CustomerChange, before: Customer): Problem[] {
  const settings = given.customerOrderSettings;
  return [
    ...personProblems(given.contactPerson),
    ...lastPersonFault(given, before),
    ...companyFaults(given, given.isCompanyCustomer ?? before.isCompanyCustomer, before),
    ...(settings ? at('customerOrderSettings.invoiceEmail', email(settings.invoiceEmail)) : []),
  ];
}

/** The default customer, which has no person, may be sent back so. */
function lastPersonFault({ contactPerson }: CustomerChange, before: Customer): Problem[] {
  const empties = Array.isArray(contactPerson) && contactPerson.length === 0 && before.contactPerson.length > 0;
  return empties ? [refusal('validation.required', {}, 'contactPerson')] : [];
}

/** A company needs a name; of a private customer's, which is empty as read, nothing is stored. */
function companyFaults({ companyInfo, isCompanyCustomer }: CustomerChange, isCompany: boolean, before: Customer) {
  if (!isCompany) return [];
  if (companyInfo) return companyProblems(companyInfo);
  return isCompanyCustomer === true ? companyProblems(before.companyInfo) : [];
}

/** As stored in the customer's table; undefined: unchanged. Who is no company any more has no name of one; the default customer keeps its own. */
export function changedColumns(given: CustomerChange, wasCompany: boolean) {
  const { code, name, invoiceEmail } = given.companyInfo ?? {};
  if (given.isCompanyCustomer ?? wasCompany)
    return { ...agreedRow(given), company_name: name, company_invoice_email: invoiceEmail, company_code: code };
  return { ...agreedRow(given), ...(wasCompany ? { company_name: '' } : {}) };
}

async function store(trx: Trx, given: CustomerChange, wasCompany: boolean): Promise<void> {
  const { id, contactPerson, customerOrderSettings } = given;
  await storeFields(trx, id, changedColumns(given, wasCompany));
  if (Array.isArray(contactPerson)) {
    if (!(await storeContactPersons(trx, id, contactPerson))) throw notFound();
  } else if (contactPerson) await storeContactPerson(trx, id, contactPerson);
  if (!customerOrderSettings) return;
  const { preferredDeliveryAddressId, preferredInvoiceAddressId } = customerOrderSettings;
  const wanted = [preferredDeliveryAddressId, preferredInvoiceAddressId].filter((each) => each !== null);
  const own = new Set((await findAddresses(trx, id, wanted)).map((address) => address.id));
  if (wanted.some((each) => !own.has(each))) throw notFound();
  await storeOrderSettings(trx, id, customerOrderSettings);
}
