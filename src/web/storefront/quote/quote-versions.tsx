import { useTranslations } from 'use-intl';
import { readQuoteForCheckout } from '#contract/quote-link.ts';
import type { Quote } from '#contract/quote.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { QuoteAccess } from './quote-access.ts';
import styles from './quote-page.module.css';

/** True: the version shown is the last one sent, so it can be ordered. */
export const isLastVersion = ({ versionNumber, versions }: Quote): boolean =>
  versions.length === 0 || versions[0]?.number === versionNumber;

interface QuoteVersionsProps {
  quote: Quote;
  access: QuoteAccess;
  onChange: (quote: Quote) => void;
}

/** Every version sent, to view on the page or as PDF. */
export function QuoteVersions({ quote, access, onChange }: QuoteVersionsProps) {
  const t = useTranslations('quote');
  const shell = useTranslations('shell');
  const toast = useToast();
  const failureText = useFailureText();
  const { versions, versionNumber } = quote;
  if (versions.length < 2) return null;
  const look = async (version: number): Promise<void> => {
    try {
      onChange(await call(readQuoteForCheckout, { query: { ...access, version } }));
    } catch (error) {
      toast.error(failureText(error));
    }
  };
  return (
    <section className={styles['versions']} aria-labelledby="versions">
      <h2 id="versions">{t('versions')}</h2>
      {isLastVersion(quote) ? null : <p role="status">{t('formerVersion', { number: String(versionNumber) })}</p>}
      <ul>
        {versions.map(({ number, sentAt, total }) => {
          const name = t('version', { number: String(number), day: dateText(localNow(Date.parse(sentAt)).date) });
          return (
            <li key={number}>
              <b>{name}</b>
              <span>
                {chfText(rappenFromChf(total))} {shell(quote.hasVat ? 'vatIncl' : 'vatExcl')}
              </span>
              {number === versionNumber ? (
                <span>{t('versionShown')}</span>
              ) : (
                <Button kind="plain" onClick={() => void look(number)}>
                  {t('lookAtVersion')}
                </Button>
              )}
              <a href={`/api/quote/for-checkout/document?uuid=${access.uuid}&pin=${access.pin}&version=${number}`}>
                {t('versionPaper', { number: String(number) })}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
