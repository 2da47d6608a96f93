import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readCustomer, readCustomerMails, readOwnPrices } from '#contract/customer-record.ts';
import { readInvoices } from '#contract/invoice.ts';
import { readOrders } from '#contract/order.ts';
import { readPaymentTerms, readSkonti } from '#contract/payment-term.ts';
import { readQuotes } from '#contract/quote.ts';
import { readHistory } from '#contract/record.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { officeCustomerPath, officeNewOrderPath } from '#web/paths.ts';
import { SeeAsButton } from '../frame/see-as-button.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { RecordNotes } from '../notes/record-notes.tsx';
import { wholeHistory } from '../record/history.tsx';
import { RecordScreen } from '../record/record-screen.tsx';
import { instantDayText } from '../text/instant-text.ts';
import { pageIn } from '../ui/list-pager.tsx';
import pageStyles from '../ui/page.module.css';
import { AddressList } from './address-list.tsx';
import { CustomerFigures } from './customer-figures.tsx';
import { customerHandle, customerTitle } from './customer-meta.ts';
import { CustomerOverview } from './customer-overview.tsx';
import { CustomerTerms } from './customer-terms.tsx';
import { CustomerVerbs } from './customer-verbs.tsx';
import { customerWords as t } from './customer-words.ts';
import { Duplicates } from './duplicates.tsx';
import { historyLine } from './history-line.ts';
import { KeptMails, KeptPrices } from './kept-lists.tsx';
import { OpenInvoices } from './open-invoices.tsx';
import { PersonsAndLogIns } from './persons-and-log-ins.tsx';
import { QuoteButton } from './quote-button.tsx';
import { standingOf } from './customer-view.ts';

export const handle = customerHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => customerTitle(loaderData);

const none = { items: [], total: 0 };

/** Parts of the address: the page of each of the two lists. */
const [pricePage, mailPage] = ['prices', 'mails'];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  const { perm } = requireScreen(session, 'customers', request);
  const id = idInPath(params['id']);
  const sees = {
    orders: holdsAbility(perm, 'seeOrders'),
    quotes: holdsAbility(perm, 'manageQuotes'),
    money: holdsAbility(perm, 'recordPayments'),
    allMails: holdsAbility(perm, 'manageSettings'),
  };
  const sells = holdsAbility(perm, 'manageOrders');
  const manages = holdsAbility(perm, 'manageCustomers');
  return or404(async () => {
    const of = { params: { id } };
    const [record, orders, invoices, quotes, mails, prices, history, terms, skonti] = await Promise.all([
      call(readCustomer, of),
      sees.orders ? call(readOrders, { query: { customerId: id, filter: ['orderStatusId:1|2'], perPage: 8 } }) : none,
      sees.orders ? call(readInvoices, { query: { customerId: id, filter: ['state:OPEN|PARTIAL'], sort: 'dueDay', perPage: 8 } }) : none,
      sees.quotes ? call(readQuotes, { query: { customerId: id, perPage: 6 } }) : none,
      call(readCustomerMails, { ...of, query: { page: pageIn(request, mailPage), perPage: 50 } }),
      call(readOwnPrices, { ...of, query: { page: pageIn(request, pricePage), perPage: 100 } }),
      manages ? call(readHistory, { query: { kind: 'customer', id, ...wholeHistory } }) : none,
      call(readPaymentTerms, { query: {} }),
      call(readSkonti, { query: {} }),
    ]);
    const lists = { orders, invoices, quotes, mails, prices, history, terms: terms.items, skonti: skonti.items };
    return { record, ...lists, sees, sells, manages, today: localNow(Date.now()).date };
  });
}

/** Everything about one customer on one page. */
export default function CustomerPage() {
  const data = useLoaderData<typeof loader>();
  const { record, sees, sells, manages, history, invoices, today } = data;
  const { customer, addresses, figures } = record;
  const standing = standingOf(customer);
  const writable = manages && standing === null;
  return (
    <RecordScreen
      key={customer.id}
      number={customer.formattedId}
      customer={customer.name}
      {...(customer.onHold === true ? { mark: { state: 'canceled' as const, label: t.held } } : {})}
      tag={`${customer.isCompanyCustomer ? t.kinds.company : t.kinds.person} · ${t.statuses[customer.status]} ${t.sinceDay(instantDayText(customer.createdAt))}`}
      {...(manages
        ? {
            more: (
              <>
                {standing === null ? <SeeAsButton customerId={customer.id} /> : null}
                <CustomerVerbs record={record} />
              </>
            ),
          }
        : {})}
      actions={
        <>
          {writable ? (
            <Link className={pageStyles['button']} to={officeCustomerPath(customer.id, 'edit')}>
              {t.edit}
            </Link>
          ) : null}
          {sees.quotes && standing === null && customer.isDefault !== true ? <QuoteButton customer={customer} /> : null}
          {sells && standing === null && customer.isDefault !== true ? (
            <Link className={`${pageStyles['button']} ${pageStyles['ink']}`} to={officeNewOrderPath(customer.id)}>
              {t.newOrder}
            </Link>
          ) : null}
        </>
      }
      links={[
        { word: t.addresses, to: officeCustomerPath(customer.id, 'address') },
        { word: t.files, to: officeCustomerPath(customer.id, 'media') },
      ]}
      parts={[
        {
          key: 'overview',
          word: t.overview,
          content: (
            <>
              <CustomerFigures customer={customer} figures={figures} />
              <CustomerOverview
                figures={figures}
                orders={data.orders}
                quotes={sees.quotes ? data.quotes : null}
                invoices={sees.orders ? <OpenInvoices invoices={invoices} linked={sees.money} customer={customer} today={today} /> : null}
              />
            </>
          ),
        },
        {
          key: 'people',
          word: t.people,
          count: customer.contactPerson.length + record.users.length,
          content: <PersonsAndLogIns record={record} writable={writable} />,
        },
        { key: 'prices', word: t.prices, count: data.prices.total, content: <KeptPrices prices={data.prices} pageName={pricePage} /> },
        {
          key: 'mails',
          word: t.mails,
          count: data.mails.total,
          // A mail that is not about an order may hold a link to the log-in.
          content: (
            <KeptMails mails={data.mails} pageName={mailPage} opens={({ orderId }) => sees.allMails || (orderId !== null && sees.orders)} />
          ),
        },
      ]}
      aside={
        <>
          {standing === null ? null : (
            <section>
              <p>{standing.text}</p>
              {standing.to === null ? null : <Link to={officeCustomerPath(standing.to)}>{t.mergedInto}</Link>}
            </section>
          )}
          {writable ? <Duplicates record={record} /> : null}
          <CustomerTerms customer={customer} terms={data.terms} skonti={data.skonti} />
          <AddressList addresses={addresses} />
          <RecordNotes kind="customer" id={customer.id} history={history.items.map(historyLine)} />
        </>
      }
    />
  );
}
