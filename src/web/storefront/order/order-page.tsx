/** /order/{uuid}: an order through its unguessable link, for guests and anyone who has the mail. */
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readOrderByLink } from '#contract/order.ts';
import { Uuid } from '#contract/wire.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { or404, notThere } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import '#web/texts/buyer-texts.ts';
import { PrintHead } from '../document/print-head.tsx';
import { PageHead } from '../page/page-head.tsx';
import { orderToShow } from './load-order.ts';
import type { OrderToShow } from './load-order.ts';
import { OrderContent } from './order-content.tsx';
import styles from './order-page.module.css';
import { TakeOrder } from './take-order.tsx';

export { OrderErrorBoundary as ErrorBoundary } from './order-error.tsx';
export { privateHeaders as headers } from '../page/private-headers.ts';

export async function loader({ context, params }: LoaderFunctionArgs): Promise<OrderToShow> {
  const { call } = pageServices(context);
  const uuid = Uuid.safeParse(params['uuid'] ?? '');
  // oxlint-disable-next-line typescript/only-throw-error -- the router accepts thrown responses
  if (!uuid.success) throw notThere();
  return or404(async () => {
    const { history, ...order } = await call(readOrderByLink, { params: { uuid: uuid.data } });
    return orderToShow(call, order, history);
  });
}

export default function OrderPage() {
  const t = useTranslations('profile');
  const o = useTranslations('order');
  const language = useLocale();
  const shown = useLoaderData<typeof loader>();
  const { order } = shown;
  const domain = useRootData()?.profile.domain ?? '';
  const title = t('order', { number: order.formattedId });
  return (
    <>
      <PageHead title={`${title} | ${domain}`} noIndex />
      <div className={`wrap ${styles['page']}`}>
        <PrintHead />
        <p className={`muted ${styles['day']}`}>{t('orderedOn', { day: dayText(localNow(Date.parse(order.createdAt)).date, language) })}</p>
        <h1 className="num" aria-label={title}>
          {order.formattedId}
        </h1>
        <OrderContent {...shown} />
        <TakeOrder order={order} />
        <p className={`small ${styles['keep']}`}>{o('keepLink')}</p>
      </div>
    </>
  );
}
