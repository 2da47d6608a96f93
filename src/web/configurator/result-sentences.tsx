/** What a construction carries, how it is lifted, treated and transported, in its model's sentences. */
import { useLocale, useTranslations } from 'use-intl';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import styles from './result-sentences.module.css';

export function ResultSentences({ outputs }: Pick<Evaluation, 'outputs'>) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const texts = Object.values(outputs).flatMap(({ sentence }) => (sentence === undefined ? [] : [sentence[language]]));
  if (texts.length === 0) return null;
  const notes = texts.map(lastSentence);
  const shared = notes.find((note, at) => notes.indexOf(note) !== at) ?? '';
  return (
    <section className={styles['sentences']}>
      <h2>{t('goodToKnow')}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{unbrokenSize(text.replace(shared, ''))}</li>
        ))}
      </ul>
      {shared === '' ? null : <p>{shared}</p>}
    </section>
  );
}

/** A last sentence shared by several results, such as a disclaimer, is shown once below them. */
const lastSentence = (text: string): string => text.slice(text.slice(0, -1).lastIndexOf('. ') + 2);
