/** /order-change/{uuid}: the change the customer is asked to accept, opened by the link in the mail; answered once. */
import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readChangeByLink } from '#contract/staged-change.ts';
import type { ChangeByLink } from '#contract/staged-change.ts';
import { Uuid } from '#contract/wire.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { or404, notThere } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { orderPath } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { unbrokenPhone } from '#domain/language/unbroken-size.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import '#web/texts/buyer-texts.ts';
import { PageHead } from '../page/page-head.tsx';
import { ShownTo, VatRateProvider } from '../page/price-view.tsx';
import { AnswerChange } from './answer-change.tsx';
import { ChangedLines, ChangedTotals } from './change-difference.tsx';
import styles from './change-page.module.css';

export { OrderErrorBoundary as ErrorBoundary } from './order-error.tsx';
export { privateHeaders as headers } from '../page/private-headers.ts';

interface Asked {
  uuid: string;
  change: ChangeByLink;
}

export async function loader({ context, params }: LoaderFunctionArgs): Promise<Asked> {
  const { call } = pageServices(context);
  const uuid = Uuid.safeParse(params['uuid'] ?? '');
  // oxlint-disable-next-line typescript/only-throw-error -- the router accepts thrown responses
  if (!uuid.success) throw notThere();
  return or404(async () => ({ uuid: uuid.data, change: await call(readChangeByLink, { params: { uuid: uuid.data } }) }));
}

export default function ChangePage() {
  const t = useTranslations('order.change');
  const language = useLocale();
  const loaded = useLoaderData<typeof loader>();
  const [change, setChange] = useState(loaded.change);
  const domain = useRootData()?.profile.domain ?? '';
  const title = t('title', { number: change.formattedId });
  return (
    <>
      <PageHead title={`${title} | ${domain}`} noIndex />
      <div className={`wrap ${styles['page']}`}>
        <h1>{title}</h1>
        {change.state === 'ASKED' ? (
          <p className={styles['lead']}>
            {t('lead')} <b>{t('until', { day: dayText(localNow(Date.parse(change.expiresAt)).date, language) })}</b>
          </p>
        ) : (
          <Standing change={change} answered={change !== loaded.change} />
        )}
        {change.message === '' ? null : (
          <blockquote className={styles['message']}>
            <p className="small">{t('message')}</p>
            <p>{change.message}</p>
          </blockquote>
        )}
        <ShownTo document={change}>
          <VatRateProvider vatPercent={change.vatPercent}>
            <div className={styles['columns']}>
              <ChangedLines difference={change.difference} />
              <aside className={`f-kraft-tint ${styles['sums']}`}>
                <ChangedTotals difference={change.difference} />
                {change.state === 'ASKED' ? <AnswerChange uuid={loaded.uuid} onAnswered={setChange} /> : null}
              </aside>
            </div>
          </VatRateProvider>
        </ShownTo>
      </div>
    </>
  );
}

/** The final state of the change. Just answered: takes the focus, since the buttons that had it are gone, far below on a phone. */
function Standing({ change: { state, orderUuid }, answered }: { change: ChangeByLink; answered: boolean }) {
  const t = useTranslations('order.change');
  const phone = unbrokenPhone(useRootData()?.profile.phone ?? '');
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answered) place.current?.focus();
  }, [answered]);
  const shown = state === 'ACCEPTED' || state === 'REFUSED' || state === 'EXPIRED' ? state : 'STALE';
  return (
    <section ref={place} className={styles['standing']} role="status" tabIndex={-1}>
      <h2>{t(`state.${shown}.title`)}</h2>
      <p>{t(`state.${shown}.text`, { phone })}</p>
      <ButtonLink to={orderPath(orderUuid)} mark="arrow">
        {t('toOrder')}
      </ButtonLink>
    </section>
  );
}
