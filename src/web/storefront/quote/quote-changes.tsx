import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Quote, QuoteChange } from '#contract/quote.ts';
import type { Language } from '#domain/language/language.ts';
import { fractionFromNumber, percentText } from '#domain/money/fraction.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { PriceText } from '../cart/price-text.tsx';
import { VatLabel, VatRateProvider } from '../page/price-view.tsx';
import styles from './quote-page.module.css';

/** Amounts, percentages and numbers in the reader's format. */
function valueText(kind: QuoteChange['kind'], value: QuoteChange['before'], language: Language): ReactNode {
  if (typeof value !== 'number') return value === undefined || value === null || value === '' ? '–' : value;
  switch (kind) {
    case 'price':
      return <PriceText net={value} of="unit" />;
    case 'delivery':
      return <PriceText net={value} of="amount" />;
    case 'total':
      return chfText(rappenFromChf(value));
    case 'discount':
      return percentText(fractionFromNumber(value), language);
    default:
      return String(value);
  }
}

/** Changes since the last version: old values struck through, new ones marked. */
export function QuoteChanges({
  quote: { changes, versionNumber, vatPercent },
}: {
  quote: Pick<Quote, 'changes' | 'versionNumber' | 'vatPercent'>;
}) {
  const t = useTranslations('quote');
  if (changes.length === 0) return null;
  return (
    <section className={styles['changes']} aria-labelledby="changes">
      <h2 id="changes">{t('changes', { number: String(versionNumber - 1) })}</h2>
      <VatRateProvider vatPercent={vatPercent}>
        <dl>
          {changes.map((change) => {
            const { kind, name = '', label = '' } = change;
            return (
              <div key={`${kind} ${name} ${label}`}>
                <dt>
                  {t(`change_${kind}`, { name, label })}
                  {kind === 'price' || kind === 'delivery' ? (
                    <>
                      {' '}
                      <VatLabel />
                    </>
                  ) : null}
                </dt>
                <dd>
                  <Values change={change} />
                </dd>
              </div>
            );
          })}
        </dl>
      </VatRateProvider>
    </section>
  );
}

function Values({ change: { kind, quantity = 0, before, after } }: { change: QuoteChange }) {
  const t = useTranslations('quote');
  const language = useLocale();
  const pieces = t('pieces', { count: quantity, shown: String(quantity) });
  if (kind === 'added')
    return (
      <ins>
        <VisuallyHidden>{t('now')} </VisuallyHidden>
        {pieces}
      </ins>
    );
  if (kind === 'removed')
    return (
      <del>
        <VisuallyHidden>{t('dropped')} </VisuallyHidden>
        {pieces}
      </del>
    );
  return (
    <>
      <del>
        <VisuallyHidden>{t('before')} </VisuallyHidden>
        {valueText(kind, before, language)}
      </del>
      <Icon name="arrow" size="small" />
      <ins>
        <VisuallyHidden>{t('now')} </VisuallyHidden>
        {valueText(kind, after, language)}
      </ins>
    </>
  );
}
