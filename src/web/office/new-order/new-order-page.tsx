/** /admin/Orders/create: an order received by telephone or mail, entered for its customer. */
import { Link, useLoaderData, useNavigate } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readDeliveryDates } from '#contract/calendar.ts';
import { readCustomer } from '#contract/customer-record.ts';
import { idInQuery, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { officeCustomerPath, officeImportsOfPath, officeNewOrderPath, paths } from '#web/paths.ts';
import { CustomerChoice } from '../people/customer-choice.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import styles from './new-order.module.css';
import { firstDraft } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';
import { newOrderWords as t } from './new-order-words.ts';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, profile, call } = pageServices(context);
  requireScreen(session, 'orders', request, 'manageOrders');
  const { vatPercent } = profile;
  const id = idInQuery(new URL(request.url).searchParams.get('customer'));
  if (id === null) return { record: null, day: '', vatPercent };
  return or404(async () => {
    const [record, dates] = await Promise.all([call(readCustomer, { params: { id } }), call(readDeliveryDates, { query: {} })]);
    return { record, day: dates.preselected, vatPercent };
  });
}

export default function NewOrderPage() {
  const { record, day, vatPercent } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  if (record === null)
    return (
      <>
        <PageHead title={t.title}>
          <Link className={pageStyles['button']} to={paths.officeNewCustomer}>
            {t.newCustomer}
          </Link>
          <Link className={pageStyles['button']} to={officeImportsOfPath('templateOrder')}>
            {t.fromTemplate}
          </Link>
        </PageHead>
        <div className={styles['customer']}>
          <CustomerChoice label={t.customer} hint={t.customerHint} focused onChosen={({ id }) => void navigate(officeNewOrderPath(id))} />
        </div>
      </>
    );
  const { customer } = record;
  const first = firstDraft(record, day);
  return (
    <>
      <PageHead title={t.titleFor(customer.name)}>
        <Link className={pageStyles['button']} to={paths.officeNewOrder}>
          {t.otherCustomer}
        </Link>
      </PageHead>
      {first === null ? (
        <p className={styles['customer']}>
          {t.noAddress} <Link to={officeCustomerPath(customer.id, 'address')}>{t.toAddresses}</Link>
        </p>
      ) : (
        <OrderForm key={customer.id} record={record} first={first} vatPercent={vatPercent} />
      )}
    </>
  );
}
