/** What a construction carries, how it is lifted and how it travels, in the sentences of its model. */
import { useLocale, useTranslations } from 'use-intl';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import styles from './result-sentences.module.css';

export function ResultSentences({ outputs }: Pick<Evaluation, 'outputs'>) {
  const t = useTranslations('configurator');
  const language = useLocale();
  const texts = Object.values(outputs).flatMap(({ sentence }) => (sentence === undefined ? [] : [sentence[language]]));
  if (texts.length === 0) return null;
  const [note = ''] = texts.map(lastSentence);
  const isShared = texts.length > 1 && texts.every((text) => lastSentence(text) === note);
  return (
    <section className={styles['sentences']}>
      <h2>{t(outputs['payload'] === undefined ? 'goodToKnow' : 'strength')}</h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>{isShared ? text.slice(0, -note.length).trimEnd() : text}</li>
        ))}
      </ul>
      {isShared ? <p>{note}</p> : null}
    </section>
  );
}

/** What all results have in common, such as what they are worth, is said once. */
const lastSentence = (text: string): string => text.slice(text.slice(0, -1).lastIndexOf('. ') + 2);
