import '#web/texts/quote-texts.ts';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readQuotes } from '#contract/quote.ts';
import type { QuoteSummary } from '#contract/quote.ts';
import { dateText, dayText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { pageServices } from '#web/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { paths, quotePath } from '#web/paths.ts';
import { DocumentTotal } from './document-total.tsx';
import styles from './order-row.module.css';

export { privateHeaders as headers } from '../page/private-headers.ts';

const marks = {
  REQUESTED: 'working',
  DRAFT: 'working',
  SENT: 'part',
  ORDERED: 'done',
  WITHDRAWN: 'canceled',
  LOST: 'canceled',
  EXPIRED: 'canceled',
} as const;

export async function loader({ context }: LoaderFunctionArgs) {
  const { call: ask, session } = pageServices(context);
  const customerId = session?.customerId ?? null;
  if (customerId === null) return { items: [] };
  const { items } = await ask(readQuotes, { query: { perPage: 500, customerId } });
  return { items };
}

export default function QuotesPage() {
  const t = useTranslations('profile');
  const { items } = useLoaderData<typeof loader>();
  if (items.length === 0)
    return (
      <EmptyState
        title={t('noQuotesTitle')}
        text={t('noQuotes')}
        action={
          <ButtonLink to={paths.requestQuote} mark="arrow">
            {t('askQuote')}
          </ButtonLink>
        }
      />
    );
  return (
    <ul>
      {items.map((quote) => (
        <QuoteRow key={quote.id} quote={quote} />
      ))}
    </ul>
  );
}

/** One quote of the list; the whole row is a link. */
function QuoteRow({ quote }: { quote: QuoteSummary }) {
  const t = useTranslations('quote');
  const p = useTranslations('profile');
  const language = useLocale();
  const until = parsePlainDate(quote.validUntil ?? '');
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <h2>
          {quote.uuid === null ? (
            quote.formattedId
          ) : (
            <Link className={styles['link']} to={quotePath(quote.uuid)}>
              {quote.formattedId}
            </Link>
          )}
        </h2>
        <p className="small muted">
          {t('requestedOn', { day: dayText(localNow(Date.parse(quote.createdAt)).date, language) })},{' '}
          {t('positions', { count: quote.positionCount })}
        </p>
        {quote.externalCustomerNo === '' ? null : <p className="small">{p('reference', { reference: quote.externalCustomerNo })}</p>}
      </div>
      <div className={styles['how']}>
        <StatusMark state={marks[quote.state]} label={t(`state_${quote.state}`)} />
        {until === null ? null : <p className="small">{t('validUntil', { day: dateText(until) })}</p>}
      </div>
      <DocumentTotal of={quote} open={t('pricesOpen')} />
    </li>
  );
}
