import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readOrder } from '#contract/order.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { or404, idInPath, notThere } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { requireLogIn } from '../page/require-log-in.ts';
import { PageHead } from '../page/page-head.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { paths } from '#web/paths.ts';
import { orderToShow } from '../order/load-order.ts';
import type { OrderToShow } from '../order/load-order.ts';
import { PrintHead } from '../document/print-head.tsx';
import { OrderContent } from '../order/order-content.tsx';
import styles from './order-page.module.css';
import { OrderStateMarks } from './order-state-marks.tsx';

export { privateHeaders as headers } from '../page/private-headers.ts';

/** Only orders of the user's own customer; staff see the others in the office. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<OrderToShow> {
  const { call, session } = pageServices(context);
  const { customerId } = requireLogIn(session, request);
  const id = idInPath(params['id']);
  return or404(async () => {
    const { order, history } = await call(readOrder, { params: { id } });
    // oxlint-disable-next-line typescript/only-throw-error -- the router accepts thrown responses
    if (order.customerId !== customerId) throw notThere();
    return orderToShow(
      call,
      order,
      history.map(({ at, what, after }) => ({ at, what, after })),
    );
  });
}

export default function OrderPage() {
  const t = useTranslations('profile');
  const language = useLocale();
  const shown = useLoaderData<typeof loader>();
  const { order } = shown;
  const domain = useRootData()?.profile.domain ?? '';
  const title = t('order', { number: order.formattedId });
  return (
    <>
      <PageHead title={`${title} | ${domain}`} noIndex />
      <PrintHead />
      <Breadcrumb items={[{ label: t('backToOrders'), to: paths.profileOrders }, { label: order.formattedId }]} />
      <div className={styles['head']}>
        <h1 aria-label={title}>{order.formattedId}</h1>
        <OrderStateMarks {...order} />
        <p className="muted">{t('orderedOn', { day: dayText(localNow(Date.parse(order.createdAt)).date, language) })}</p>
      </div>
      <OrderContent {...shown} />
    </>
  );
}
