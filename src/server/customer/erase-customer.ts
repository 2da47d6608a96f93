/**
 * Erases a customer as the privacy notice promises: at the person's own request, confirmed by the password, or by staff with a reason.
 * Refused, with every reason, while an order, an invoice or a credit is open. It cannot be undone.
 */
import type { eraseCustomer as endpoint } from '#contract/customer-record.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound, Refusal, refused } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { limitTries } from '#server/session/limit-tries.ts';
import { isOwnPassword } from '#server/session/own-password.ts';
import { usersOf } from './account-store.ts';
import { eraseErpRows, eraseImportRows, eraseShipments } from './erase-copies-store.ts';
import { erasedName } from './erased-name.ts';
import { eraseCustomerRows, eraseDocuments, eraseNotes, eraseTraces, openMattersOf, recordsOf } from './erase-store.ts';
import type { MergeServices } from './merge-customers.ts';
import { customerById } from './read-customers.ts';
import { refuseStale } from './write-customer.ts';

type Given = ParsedOf<typeof endpoint>['body'];

export interface EraseServices extends MergeServices {
  /** Deletes the bytes of a file; a missing file is no error. */
  dropFile: (path: string) => Promise<unknown>;
}

export async function eraseCustomer(services: EraseServices, id: number, given: Given, actor: Actor): Promise<{ erasedAt: string }> {
  const staff = may(actor, 'manageCustomers');
  if (staff) checkStaff(given);
  else await checkOwner(services, id, given.password ?? '', actor);
  const customer = await customerById(services.db, id);
  if (customer.isDefault === true) throw conflict('inUse');
  const at = new Date(services.now());
  const files: string[] = [];
  await changeCatalog(services.db, services.catalog, async (trx, changed) => {
    await refuseStale(trx, { id, version: given.version, actor });
    await refuseWhileOpen(trx, id);
    const { ids, numbers } = await recordsOf(trx, id);
    const words = await eraseTraces(trx, ids);
    await eraseImportRows(trx, ids, [...words, ...numbers]);
    await eraseErpRows(trx, ids);
    await eraseShipments(trx, ids);
    files.push(...(await eraseDocuments(trx, ids)));
    await eraseNotes(trx, ids);
    const products = await eraseCustomerRows(trx, ids, at);
    if (products.length > 0) changed('product', products);
    const write = { recordId: id, version: customer.version + 1, at, who: staff ? actorName(actor) : erasedName };
    await addHistory(trx, 'customer', write, [{ field: 'erased', before: null, after: staff ? (given.reason ?? '') : null }]);
  });
  // What cannot be deleted now is named by no row any more and purged by the hour.
  await Promise.allSettled(files.map(async (path) => services.dropFile(path)));
  return { erasedAt: at.toISOString() };
}

function checkStaff({ version, reason = '' }: Given): void {
  if (version === undefined) throw refused('validation.required', {}, 'body.version');
  if (reason.trim() === '') throw refused('validation.required', {}, 'body.reason');
}

/** Refused while colleagues have active log-ins, which the erasure would end. */
async function checkOwner(services: MergeServices, id: number, password: string, actor: Actor): Promise<void> {
  if (actor.kind !== 'customer' || actor.customerId !== id) throw notFound();
  await limitTries(services, [{ kind: 'current-password', subject: String(actor.userId) }]);
  if (!(await isOwnPassword(services.db, actor.userId, password))) throw refused('currentPasswordWrong', {}, 'body.password');
  const others = (await usersOf(services.db, id)).filter((each) => each.active && each.id !== actor.userId);
  if (others.length > 0) throw conflict('accountShared');
}

async function refuseWhileOpen(trx: Trx, id: number): Promise<void> {
  const { orders, invoices, credit } = await openMattersOf(trx, id);
  const reasons: ErrorItem[] = [
    ...(orders > 0 ? [{ message: 'eraseOpenOrders', params: { count: orders } }] : []),
    ...(invoices > 0 ? [{ message: 'eraseOpenInvoices', params: { count: invoices } }] : []),
    ...(credit === 0 ? [] : [{ message: 'eraseOpenCredit', params: { amount: chfFromRappen(rappen(credit)).toFixed(2) } }]),
  ];
  if (reasons.length > 0) throw new Refusal(409, reasons);
}
