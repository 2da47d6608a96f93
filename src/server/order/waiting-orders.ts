/** The number of orders in a filtered list, and since when the first one waits: its due day, payment due day or creation. */
import { parseFilters } from '#domain/list/filter-text.ts';
import { checkedSort, conditionsOf } from '#server/call/list-columns.ts';
import type { Db } from '#server/db/pool.ts';
import { orderColumns, staffOrderColumns } from './order-columns.ts';
import { pageOfOrders } from './order-list-store.ts';
import { findOrders } from './order-store.ts';

export interface WaitingRows {
  count: number;
  isAtLeast: boolean;
  oldest: string | null;
}

const dayColumns = { dueDate: 'due_date', paymentDueDate: 'payment_due_date' } as const;

export async function waitingOrders(
  db: Db,
  { filter, sort }: { filter: readonly string[]; sort: string },
  readerId: number,
): Promise<WaitingRows> {
  const filters = parseFilters(filter);
  if (!filters.ok) throw new Error(`no filter: ${filter.join(' ')}`);
  const { ids, total } = await pageOfOrders(
    db,
    {
      customerId: null,
      productTypeId: null,
      id: null,
      stateId: null,
      notStateId: null,
      from: null,
      before: null,
      search: '',
      conditions: conditionsOf(staffOrderColumns, filters.value),
      readerId,
    },
    { sort: checkedSort(orderColumns, [{ column: sort, descending: false }]), page: 1, perPage: 1 },
  );
  const [first] = await findOrders(db, ids);
  if (!first) return { ...total, oldest: null };
  const oldest = sort === 'dueDate' || sort === 'paymentDueDate' ? first[dayColumns[sort]] : first.created_at.toISOString();
  return { ...total, oldest };
}
