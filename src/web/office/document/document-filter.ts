/** What the order list shows, as it stands in the URL: bookmarked, sent, kept by the back button. */
export interface OrderFilter {
  page: number;
  search: string;
  orderStatusId: number | null;
  fromDate: string;
  toDate: string;
  showPreparation: boolean;
}

const ordersPerPage = 50;

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

export function orderFilterOf(query: URLSearchParams): OrderFilter {
  const page = Number(query.get('page') ?? 1);
  const status = Number(query.get('status') ?? 0);
  const date = (name: string): string => {
    const text = query.get(name) ?? '';
    return isDate(text) ? text : '';
  };
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    search: (query.get('q') ?? '').slice(0, 100),
    orderStatusId: Number.isSafeInteger(status) && status > 0 && status <= 5 ? status : null,
    fromDate: date('from'),
    toDate: date('to'),
    showPreparation: query.get('preparation') === '1',
  };
}

/** The URL's query for a filter; defaults are left out. */
export function orderQuery(filter: OrderFilter): string {
  const query = new URLSearchParams();
  if (filter.search !== '') query.set('q', filter.search);
  if (filter.orderStatusId !== null) query.set('status', String(filter.orderStatusId));
  if (filter.fromDate !== '') query.set('from', filter.fromDate);
  if (filter.toDate !== '') query.set('to', filter.toDate);
  if (filter.showPreparation) query.set('preparation', '1');
  if (filter.page > 1) query.set('page', String(filter.page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** What lists of orders and of quotes are both asked. */
export function askedOf({ page, search, fromDate, toDate }: OrderFilter) {
  return {
    page,
    perPage: ordersPerPage,
    ...(search === '' ? {} : { search }),
    ...(fromDate === '' ? {} : { fromDate }),
    ...(toDate === '' ? {} : { toDate }),
  };
}
