import { useEffect, useState } from 'react';
import { useLoaderData, useParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PageServices } from '#contract/page-services.ts';
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
  /** Open already, with its pin; null: the form asks for it. */
  opened: { quote: Quote; pin: string } | null;
  /** The pin in the address does not open it. */
  isWrongPin: boolean;
  today: PlainDate;
}

/** The owner is known by log-in and need not enter the pin; anybody else may bring it in the address, `?pin=1234`. */
export async function loader({ context, params: { uuid }, request }: LoaderFunctionArgs): Promise<QuotePageData> {
  const services = pageServices(context);
  const { date: today } = localNow(Date.now());
  if (uuid === undefined) return { opened: null, isWrongPin: false, today };
  const pin = new URL(request.url).searchParams.get('pin') ?? '';
  const opened = (await ownQuote(services, uuid)) ?? (pin === '' ? null : await quoteByPin(services, { uuid, pin }));
  return { opened, isWrongPin: pin !== '' && opened === null, today };
}

async function ownQuote({ call: ask, session }: PageServices, uuid: string): Promise<QuotePageData['opened']> {
  if (session === null || session.customerId === null) return null;
  const { items } = await ask(readQuotes, { query: { perPage: 500, returnAdditionalInformation: 'true', customerId: session.customerId } });
  const quote = items.find((each) => each.uuid === uuid);
  return quote !== undefined && 'positions' in quote && quote.pin !== null ? { quote, pin: quote.pin } : null;
}

/** null for a pin that does not open it. */
async function quoteByPin({ call: ask }: PageServices, key: { uuid: string; pin: string }): Promise<QuotePageData['opened']> {
  return ask(readQuoteForCheckout, { query: key }).then(
    (quote) => ({ quote, pin: key.pin }),
    () => null,
  );
}

/** A quote through its link: first the pin, then the quote with its messages and the order. */
export default function CheckoutQuotePage() {
  const t = useTranslations('quote');
  const { uuid } = useParams();
  const domain = useRootData()?.profile.domain ?? '';
  const { today, opened, isWrongPin } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={`${t('pageTitle')} | ${domain}`} noIndex />
      {uuid === undefined ? <NoLink /> : <OneQuote key={uuid} uuid={uuid} opened={opened} isWrongPin={isWrongPin} today={today} />}
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

function OneQuote({ uuid, opened, isWrongPin, today }: QuotePageData & { uuid: string }) {
  const [quote, setQuote] = useState(opened?.quote ?? null);
  const [pin, setPin] = useState(opened?.pin ?? null);
  useEffect(() => {
    const kept = opened === null ? readPin(uuid) : null;
    if (kept === null) return;
    call(readQuoteForCheckout, { query: { uuid, pin: kept } }).then(
      (found) => {
        setPin(kept);
        setQuote(found);
      },
      // The pin has changed: the form asks for it.
      () => undefined,
    );
  }, [uuid, opened]);
  if (quote !== null && pin !== null) return <QuoteView quote={quote} access={{ uuid, pin }} today={today} onChange={setQuote} />;
  return (
    <PinForm
      uuid={uuid}
      isRefused={isWrongPin}
      onOpen={(found, right) => {
        keepPin(uuid, right);
        setPin(right);
        setQuote(found);
      }}
    />
  );
}
