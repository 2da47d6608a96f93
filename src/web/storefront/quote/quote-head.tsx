import { useTranslations } from 'use-intl';
import type { Quote } from '#contract/quote.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { daysBetween, parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { QuoteAccess } from './quote-access.ts';
import styles from './quote-page.module.css';

interface QuoteHeadProps {
  quote: Quote;
  access: QuoteAccess;
  /** In Swiss time. */
  today: PlainDate;
}

/** Days left, in the size of a poster; then dates, delivery time and version. */
export function QuoteHead({ quote, access: { uuid, pin }, today }: QuoteHeadProps) {
  const t = useTranslations('quote');
  const until = parsePlainDate(quote.validUntil ?? '');
  const version = quote.versions[0];
  const sentOn = version === undefined ? null : localNow(Date.parse(version.sentAt)).date;
  const left = until === null ? null : daysBetween(today, until);
  const holds = quote.state === 'SENT' && left !== null && left >= 0;
  return (
    <header className={`f-kraft ${styles['band']}`}>
      <div className={`wrap ${styles['head']}`}>
        <div>
          <p className={styles['whose']}>{t('heading', { number: quote.formattedId, name: quote.customer.name })}</p>
          <h1>{holds ? t('daysLeft', { count: left }) : t(`poster_${quote.state}`)}</h1>
          <p className={styles['facts']}>
            {until === null ? null : <span>{t('validUntil', { day: dateText(until) })}</span>}
            {version === undefined ? null : <span>{t('deliveryTime', { count: quote.timeToDeliver })}</span>}
            {version === undefined || sentOn === null ? null : (
              <span>{t('version', { number: String(version.number), day: dateText(sentOn) })}</span>
            )}
          </p>
          {version === undefined ? null : (
            <a className={styles['paper']} href={`/api/quote/for-checkout/document?uuid=${uuid}&pin=${pin}`}>
              <Icon name="document" size="small" /> {t('pdf')}
            </a>
          )}
        </div>
        {holds && sentOn !== null && until !== null ? <Validity sentOn={sentOn} until={until} left={left} /> : null}
      </div>
    </header>
  );
}

/** One square per day, past ones hollow; shown only for 2 to 60 days, otherwise the text is enough. */
function Validity({ sentOn, until, left }: { sentOn: PlainDate; until: PlainDate; left: number }) {
  const days = daysBetween(sentOn, until);
  if (days < 2 || days > 60) return null;
  return (
    <div className={styles['validity']} aria-hidden="true">
      <ol>
        {Array.from({ length: days }, (_, day) => (
          <li key={day} className={day < days - left ? styles['past'] : undefined} />
        ))}
      </ol>
      <p>
        <span>{dateText(sentOn)}</span>
        <span>{dateText(until)}</span>
      </p>
    </div>
  );
}
