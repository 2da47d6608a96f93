/** A page of invoices, newest first, and the values of its columns. Customers only ever get their own, whatever the filters. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Invoice, InvoiceSummary, readInvoices as listEndpoint, readInvoiceValues as valuesEndpoint } from '#contract/invoice.ts';
import type { ColumnValues } from '#contract/list.ts';
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf, may, mayReachCustomer } from '#domain/access/permission.ts';
import { columnValues, filtersBeside } from '#server/call/column-values.ts';
import { checkedSort, conditionsOf } from '#server/call/list-columns.ts';
import { totalOf } from '#server/call/page-of.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { invoiceOf, invoicesOf } from './invoice-answer.ts';
import { invoiceColumns } from './invoice-columns.ts';
import type { InvoiceFilter } from './invoice-list-store.ts';
import { invoiceTexts, invoiceValueCounts, pageOfInvoices } from './invoice-list-store.ts';

type Query = Pick<ParsedOf<typeof listEndpoint>['query'], 'orderId' | 'customerId' | 'search' | 'filter'>;

const filterOf = ({ orderId, customerId, search = '', filter }: Query): InvoiceFilter => ({
  orderId: orderId ?? null,
  customerId: customerId ?? null,
  search,
  conditions: conditionsOf(invoiceColumns, filter),
});

interface Page {
  items: InvoiceSummary[];
  page: number;
  perPage: number;
  total: number;
  totalIsAtLeast?: boolean;
}

export async function readInvoices(db: Db, query: ParsedOf<typeof listEndpoint>['query'], actor: Actor): Promise<Page> {
  const { page, perPage } = query;
  const own = customerIdOf(actor);
  const staff = may(actor, 'seeOrders');
  if (!staff && (own === null || (query.customerId !== undefined && query.customerId !== own)))
    return { items: [], page, perPage, total: 0 };
  const filter = filterOf(query);
  const sort = checkedSort(invoiceColumns, query.sort);
  const { ids, total } = await pageOfInvoices(db, staff ? filter : { ...filter, customerId: own }, { sort, page, perPage });
  return { items: await invoicesOf(db, ids), page, perPage, ...totalOf(total) };
}

export async function readInvoiceValues(db: Db, query: ParsedOf<typeof valuesEndpoint>['query']): Promise<ColumnValues> {
  const filter = filterOf({ ...query, filter: filtersBeside(query.filter, query.column) });
  return columnValues(invoiceColumns, query, {
    choices: async (values) => invoiceValueCounts(db, filter, query.column, values),
    texts: async (conditions) => invoiceTexts(db, { ...filter, conditions: [...filter.conditions, ...conditions] }, query.column),
  });
}

/** Customers see their own invoices, but not which member of staff wrote them. */
export async function readInvoice(db: Db, id: number, actor: Actor): Promise<Invoice> {
  const invoice = await invoiceOf(db, id);
  if (!mayReachCustomer(actor, invoice.customerId, 'seeOrders')) throw notFound();
  if (may(actor, 'seeOrders')) return invoice;
  return {
    ...invoice,
    who: '',
    creditNotes: invoice.creditNotes.map((note) => ({ ...note, who: '' })),
    reminders: invoice.reminders.map((reminder) => ({ ...reminder, who: '' })),
  };
}
