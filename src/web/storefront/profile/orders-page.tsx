import { useState } from 'react';
import { Form, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { dateText } from '#domain/calendar/date-text.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { paths } from '#web/paths.ts';
import { requireLogIn } from '../page/require-log-in.ts';
import { OrderRow } from './order-row.tsx';
import { orderWeeks, searchOrders } from './order-weeks.ts';
import type { FoundOrders, OrderWeeks } from './order-weeks.ts';
import styles from './orders-page.module.css';

export { privateHeaders as headers } from '../page/private-headers.ts';

interface Data {
  customerId: number | null;
  search: string;
  /** null: no search, all orders by week. */
  found: FoundOrders | null;
  first: OrderWeeks;
}

const none: OrderWeeks = { weeks: [], before: null };

/** Only orders of the user's own customer, also for staff, who elsewhere see all. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Data> {
  const { call: ask, session } = pageServices(context);
  const { customerId } = requireLogIn(session, request);
  const search = (new URL(request.url).searchParams.get('suche') ?? '').trim().slice(0, 100);
  if (customerId === null) return { customerId, search, found: null, first: none };
  if (search !== '') return { customerId, search, found: await searchOrders(ask, customerId, search), first: none };
  return { customerId, search, found: null, first: await orderWeeks(ask, customerId, null) };
}

export default function OrdersPage() {
  const t = useTranslations('profile');
  const data = useLoaderData<typeof loader>();
  const { search, found, first } = data;
  if (found === null && first.weeks.length === 0) return <NoOrders />;
  return (
    <div className={styles['page']}>
      <SearchForm key={search} search={search} />
      {found === null ? <Weeks key={first.weeks[0]?.orders[0]?.id} {...data} /> : null}
      {found === null ? null : (
        <p role="status">
          {t('found', { count: found.total })}
          {found.total > found.orders.length ? ` ${t('newestFound', { count: String(found.orders.length) })}` : ''}
        </p>
      )}
      {found !== null && found.total > 0 ? (
        <ul>
          {found.orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      ) : null}
      {found?.total === 0 ? (
        <EmptyState
          title={t('notFoundTitle')}
          text={t('notFound', { search })}
          action={
            <ButtonLink kind="outline" to={paths.profileOrders}>
              {t('searchClear')}
            </ButtonLink>
          }
        />
      ) : null}
    </div>
  );
}

function NoOrders() {
  const t = useTranslations('profile');
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  return (
    <EmptyState
      title={t('noOrdersTitle')}
      text={t('noOrders')}
      action={
        <ButtonLink to={`/-${shop}`} mark="arrow">
          {t('toShop')}
        </ButtonLink>
      }
    />
  );
}

/** Works without script: the text is in the address. */
function SearchForm({ search }: { search: string }) {
  const t = useTranslations('profile');
  const [text, setText] = useState(search);
  return (
    <Form className={styles['search']} role="search" aria-label={t('search')} action={paths.profileOrders}>
      <TextField label={t('search')} name="suche" type="search" value={text} onChange={setText} maxLength={100} />
      <Button type="submit" kind="outline">
        {t('searchNow')}
      </Button>
      {search === '' ? null : (
        <Link className={styles['clear']} to={paths.profileOrders}>
          {t('searchClear')}
        </Link>
      )}
    </Form>
  );
}

function Weeks({ customerId, first }: Data) {
  const t = useTranslations('profile');
  const toast = useToast();
  const failureText = useFailureText();
  const [{ weeks, before }, setShown] = useState(first);
  const [busy, setBusy] = useState(false);
  const loadOlder = async (): Promise<void> => {
    if (customerId === null || before === null) return;
    setBusy(true);
    try {
      const older = await orderWeeks(call, customerId, before);
      setShown((now) => ({ weeks: [...now.weeks, ...older.weeks], before: older.before }));
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {weeks.map(({ from, to, orders }) => (
        <section key={from} className={styles['week']}>
          <h2>{t('week', { from: dateText(from), to: dateText(to) })}</h2>
          <ul>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </section>
      ))}
      <div role="status">
        {before === null ? (
          <p className="muted">{t('end')}</p>
        ) : (
          <Button kind="outline" busy={busy} onClick={() => void loadOlder()}>
            {t(busy ? 'olderBusy' : 'older')}
          </Button>
        )}
      </div>
    </>
  );
}
