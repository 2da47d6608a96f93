import { useEffect, useState } from 'react';
import { useLoaderData, useParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { readQuoteForCheckout } from '#contract/quote-link.ts';
import { readQuotes } from '#contract/quote.ts';
import type { Quote } from '#contract/quote.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { paths } from '#web/paths.ts';
import '#web/texts/buyer-texts.ts';
import '#web/texts/quote-texts.ts';
import { StorefrontErrorBoundary } from '../page/error-page.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PinForm } from './pin-form.tsx';
import { keepPin, readPin } from './quote-pin-storage.ts';
import { QuoteView } from './quote-view.tsx';
import styles from './quote-page.module.css';

export { StorefrontErrorBoundary as ErrorBoundary };
export { privateHeaders as headers } from '../page/private-headers.ts';

interface QuotePageData {
  own: Quote | null;
  today: PlainDate;
}

/** The owner is known by log-in and need not enter the pin. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<QuotePageData> {
  const { call: ask, session } = pageServices(context);
  const { date: today } = localNow(Date.now());
  if (session === null || session.customerId === null || params['uuid'] === undefined) return { own: null, today };
  const { items } = await ask(readQuotes, { query: { perPage: 500, returnAdditionalInformation: 'true', customerId: session.customerId } });
  return { own: items.find(({ uuid }) => uuid === params['uuid'])?.quote ?? null, today };
}

/** A quote through its link: first the pin, then the quote with its messages and the order. */
export default function CheckoutQuotePage() {
  const t = useTranslations('quote');
  const { uuid } = useParams();
  const domain = useRootData()?.profile.domain ?? '';
  const { own, today } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={`${t('pageTitle')} | ${domain}`} noIndex />
      {uuid === undefined ? <NoLink /> : <OneQuote key={uuid} uuid={uuid} own={own} today={today} />}
    </>
  );
}

function NoLink() {
  const t = useTranslations('quote');
  return (
    <div className={`wrap ${styles['page']}`}>
      <EmptyState
        title={t('noLinkTitle')}
        text={t('noLink')}
        action={
          <ButtonLink to={paths.profileQuotes} mark="arrow">
            {t('toAccount')}
          </ButtonLink>
        }
      />
    </div>
  );
}

function OneQuote({ uuid, own, today }: QuotePageData & { uuid: string }) {
  const [quote, setQuote] = useState(own);
  const [pin, setPin] = useState(own?.pin ?? null);
  useEffect(() => {
    const kept = own === null ? readPin(uuid) : null;
    if (kept === null) return;
    call(readQuoteForCheckout, { query: { uuid, pin: kept } }).then(
      (found) => {
        setPin(kept);
        setQuote(found);
      },
      // The pin has changed: the form asks for it.
      () => undefined,
    );
  }, [uuid, own]);
  if (quote !== null && pin !== null) return <QuoteView quote={quote} access={{ uuid, pin }} today={today} onChange={setQuote} />;
  return (
    <PinForm
      uuid={uuid}
      onOpen={(found, right) => {
        keepPin(uuid, right);
        setPin(right);
        setQuote(found);
      }}
    />
  );
}
