/** A workbook's results besides part list and price, with its own labels. Old results stay, greyed out, until the new ones arrive. */
import { useLocale, useTranslations } from 'use-intl';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { measureText } from '#domain/configurator/message.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { ConfigurationScreen } from './use-configuration.ts';
import styles from './workbook-results.module.css';

/** These are shown at the picture already. */
const pictured: ReadonlySet<string> = new Set(['outerLength', 'outerWidth', 'outerHeight']);

function resultText(value: number, unit: string): string {
  return measureText(Math.round(value * 1000) / 1000, unit);
}

export interface WorkbookResultsProps {
  evaluation: Evaluation;
  workbook: NonNullable<ConfigurationScreen['workbook']>;
}

export function WorkbookResults({ evaluation: { outputs }, workbook: { outdated, failure, retry } }: WorkbookResultsProps) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const failureText = useFailureText();
  const results = Object.entries(outputs).filter(([id]) => !pictured.has(id));
  if (results.length === 0 && failure === null && !outdated) return null;
  return (
    <section className={styles['results']} aria-label={t('results')}>
      <h2>{t('results')}</h2>
      {results.length > 0 && (
        <dl className={outdated ? styles['aged'] : undefined}>
          {results.map(([id, { value, unit, label }]) => (
            <div key={id}>
              <dt>{label[language]}</dt>
              <dd>{resultText(value, unit)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p role="status" className={styles['state']}>
        {failure === null ? outdated && t('calculating') : failureText(failure)}
      </p>
      {failure !== null && (
        <Button kind="outline" size="small" onClick={retry}>
          {t('retry')}
        </Button>
      )}
    </section>
  );
}
