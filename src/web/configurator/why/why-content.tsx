/** The explanation itself: the calculation, the table row that applied, and the values behind them, down to the customer's choices. */
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { causesOfLine } from '#domain/configurator/part-cause.ts';
import { why } from '#domain/configurator/why.ts';
import { explanation } from './explanation.ts';
import type { Explanation } from './explanation.ts';
import { useExplanationWords } from './use-explanation-words.ts';
import type { WhyProps } from './why-subject.ts';
import styles from './why-content.module.css';

export default function WhyContent({ compiled, values, subject, name }: WhyProps) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const words = useExplanationWords(compiled);
  const line = 'line' in subject ? subject.line : null;
  const id = 'id' in subject ? subject.id : null;
  const answers = useMemo(() => {
    const ids = id === null ? causesOfLine(compiled, evaluate(compiled, values), line ?? -1) : [id];
    return ids.flatMap((each) => why(compiled, values, each) ?? []);
  }, [compiled, values, id, line]);
  const explained = answers.filter(({ label }) => label !== null).map((answer) => explanation(answer, language, words));
  const told = new Set(explained.map((each) => each.id));
  return (
    <>
      {line !== null && <h3 className={styles['title']}>{name}</h3>}
      {explained.length === 0 && <p>{t('alwaysSo')}</p>}
      {explained.map((each) => (
        <Answer key={each.id} explained={each} level={0} told={told} />
      ))}
    </>
  );
}

interface AnswerProps {
  explained: Explanation;
  level: number;
  /** Values explained above: below that their name is enough. */
  told: ReadonlySet<string>;
}

function Answer({ explained, level, told }: AnswerProps) {
  const t = useTranslations('configurator');
  const { id, label, value, steps, isChoice, because } = explained;
  const isShort = level > 0 && told.has(id);
  return (
    <div className={level === 0 ? styles['first'] : styles['reason']}>
      <p>
        <b>{label}</b> <b className={styles['value']}>{value}</b>
        {isChoice && <span className={styles['choice']}> {t('yourChoice')}</span>}
      </p>
      {!isShort &&
        steps.map((step) => (
          <p key={step} className={styles['step']}>
            {step}
          </p>
        ))}
      {!isChoice && steps.length === 0 && because.length === 0 && <p className={styles['step']}>{t('alwaysSo')}</p>}
      {!isShort && because.map((reason) => <Answer key={reason.id} explained={reason} level={level + 1} told={told} />)}
    </div>
  );
}
