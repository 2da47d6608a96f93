/** The number of open items in a filtered list, and the earliest due day among them. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { parseFilters } from '#domain/list/filter-text.ts';
import { conditionsOf } from '#server/call/list-columns.ts';
import type { Db } from '#server/db/pool.ts';
import { filteredOpenItemColumns } from './open-item-columns.ts';
import { findOpenItems, pageOfOpenItems } from './open-item-store.ts';
import { readReminderRules } from './reminder-rules.ts';

export async function waitingOpenItems(
  db: Db,
  filter: readonly string[],
  { today, readerId }: { today: PlainDate; readerId: number },
): Promise<{ count: number; isAtLeast: boolean; oldest: string | null }> {
  const filters = parseFilters(filter);
  if (!filters.ok) throw new Error(`no filter: ${filter.join(' ')}`);
  const conditions = conditionsOf(filteredOpenItemColumns, filters.value);
  const { ids, total } = await pageOfOpenItems(
    db,
    { customerId: null, search: '', conditions, today, readerId, rules: await readReminderRules(db, today) },
    { sort: [{ column: 'dueDay', descending: false }], page: 1, perPage: 1 },
  );
  const [first] = await findOpenItems(db, ids);
  return { ...total, oldest: first?.due_on ?? null };
}
