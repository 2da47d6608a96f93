/** Who changed what on a record: for staff who may change records of its kind. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { HistoryEntry, HistoryKind, readHistory as endpoint } from '#contract/record.ts';
import type { Actor, OfficeAbility } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { forbidden } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { pageOfEntries } from './history-store.ts';
import { entryOf } from './record-history.ts';

const abilities: Record<HistoryKind, OfficeAbility> = {
  order: 'seeOrders',
  quote: 'manageQuotes',
  customer: 'manageCustomers',
  product: 'manageProducts',
  category: 'manageCategories',
  price: 'managePrices',
  delivery: 'seeOrders',
  invoice: 'seeOrders',
  creditNote: 'seeOrders',
  payment: 'recordPayments',
  bankImport: 'handleMoney',
  user: 'manageStaff',
  role: 'manageStaff',
  setting: 'manageSettings',
  attribute: 'manageProductTypes',
  productType: 'manageProductTypes',
  internalPrice: 'managePrices',
  transportRequirement: 'manageProducts',
  model: 'manageProductTypes',
  materialPrice: 'managePrices',
  file: 'manageFiles',
  import: 'importTables',
  content: 'manageSettings',
  truck: 'manageTrucks',
  artwork: 'runArtworkQuotes',
  insuranceTable: 'runArtworkQuotes',
};

export async function readRecordHistory(
  db: Db,
  { kind, id, page, perPage }: ParsedOf<typeof endpoint>['query'],
  actor: Actor,
): Promise<{ items: HistoryEntry[]; page: number; perPage: number; total: number }> {
  if (!may(actor, abilities[kind])) throw forbidden();
  const { rows, total } = await pageOfEntries(db, kind, id, { page, perPage });
  return { items: rows.map(entryOf), page, perPage, total };
}
