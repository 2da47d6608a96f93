/** Open items with their age, the due reminder and sums by age; earliest due first. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { OpenItem, readOpenItems as endpoint, readOpenItemValues as valuesEndpoint } from '#contract/ledger.ts';
import type { ColumnValues } from '#contract/list.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { Actor } from '#domain/access/permission.ts';
import { userIdOf } from '#domain/access/permission.ts';
import type { OpenItemAge } from '#domain/ledger/open-item.ts';
import { chfFromHundredths } from '#domain/money/money.ts';
import { columnValues, filtersBeside } from '#server/call/column-values.ts';
import { checkedSort, conditionsOf } from '#server/call/list-columns.ts';
import { totalOf } from '#server/call/page-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { LedgerServices } from './ledger-services.ts';
import { openItemAnswer } from './open-item-answer.ts';
import { filteredOpenItemColumns, openItemColumns } from './open-item-columns.ts';
import { findOpenItems, openItemCounts, openItemTexts, pageOfOpenItems, sumOfCredit, sumsByAge } from './open-item-store.ts';
import type { OpenItemFilter } from './open-item-store.ts';
import { readReminderRules } from './reminder-rules.ts';

type Query = ParsedOf<typeof endpoint>['query'];
type Totals = Record<OpenItemAge | 'open' | 'credit', number>;

interface OpenItems {
  items: OpenItem[];
  page: number;
  perPage: number;
  total: number;
  totalIsAtLeast?: boolean;
  totals: Totals;
}

export async function readOpenItems({ db, now }: Pick<LedgerServices, 'db' | 'now'>, query: Query, actor: Actor): Promise<OpenItems> {
  const { page, perPage } = query;
  const today = localNow(now()).date;
  const filter = await filterOf(db, query, { today, readerId: userIdOf(actor) });
  const asked = checkedSort(openItemColumns, query.sort);
  const sort = asked.length === 0 ? [{ column: 'dueDay', descending: false }] : asked;
  const { ids, total } = await pageOfOpenItems(db, filter, { sort, page, perPage });
  const byId = new Map((await findOpenItems(db, ids)).map((row) => [row.id, row]));
  const items = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [openItemAnswer(row, today, filter.rules)] : [];
  });
  return { items, page, perPage, ...totalOf(total), totals: await totalsOf(db, filter) };
}

export async function readOpenItemValues(
  { db, now }: Pick<LedgerServices, 'db' | 'now'>,
  query: ParsedOf<typeof valuesEndpoint>['query'],
  actor: Actor,
): Promise<ColumnValues> {
  const asked = { today: localNow(now()).date, readerId: userIdOf(actor) };
  const filter = await filterOf(db, { ...query, filter: filtersBeside(query.filter, query.column) }, asked);
  return columnValues(filteredOpenItemColumns, query, {
    choices: async (values) => openItemCounts(db, filter, query.column, values),
    texts: async (conditions) => openItemTexts(db, { ...filter, conditions: [...filter.conditions, ...conditions] }, query.column),
  });
}

async function filterOf(
  db: Db,
  { customerId, search, filter }: Pick<Query, 'customerId' | 'search' | 'filter'>,
  asked: Pick<OpenItemFilter, 'today' | 'readerId'>,
): Promise<OpenItemFilter> {
  const conditions = conditionsOf(filteredOpenItemColumns, filter);
  return { customerId: customerId ?? null, search: search ?? '', conditions, ...asked, rules: await readReminderRules(db, asked.today) };
}

async function totalsOf(db: Db, filter: OpenItemFilter): Promise<Totals> {
  const { notDue, to30, to60, to90, over90 } = await sumsByAge(db, filter);
  return {
    open: chfFromHundredths(notDue + to30 + to60 + to90 + over90),
    notDue: chfFromHundredths(notDue),
    to30: chfFromHundredths(to30),
    to60: chfFromHundredths(to60),
    to90: chfFromHundredths(to90),
    over90: chfFromHundredths(over90),
    credit: chfFromHundredths(await sumOfCredit(db, filter.customerId)),
  };
}
