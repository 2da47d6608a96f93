import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { previewOwnText } from '#contract/own-text.ts';
import type { OwnText } from '#contract/own-text.ts';
import type { Language } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import pageStyles from '../ui/page.module.css';
import { PlainSelect } from '../ui/plain-select.tsx';
import { fieldOf, problemIn } from './text-draft.ts';
import type { TextDraft } from './text-draft.ts';
import { exampleWord, textWords as t } from './text-words.ts';
import styles from './texts.module.css';

type Seen = OutputOf<typeof previewOwnText>;

const typingPauseMs = 400;

/** The text within the mail or document that contains it. */
export function TextPreview({ text, draft }: { text: OwnText; draft: TextDraft }) {
  const failureText = useFailureText();
  const [language, setLanguage] = useState<Language>('de');
  const [example, setExample] = useState('');
  const [seen, setSeen] = useState<Seen | null>(null);
  const [failure, setFailure] = useState('');
  const { key } = text;
  const typed = draft[fieldOf(language)].trim();
  const isWrong = problemIn(draft, text, language) !== null;
  useEffect(() => {
    if (isWrong) return undefined;
    let isLate = false;
    const wait = setTimeout(() => {
      call(previewOwnText, { params: { key }, query: { language, text: typed, ...(example === '' ? {} : { example }) } }).then(
        (answer) => {
          if (isLate) return;
          setSeen(answer);
          setFailure('');
        },
        (error: unknown) => {
          if (!isLate) setFailure(failureText(error));
        },
      );
    }, typingPauseMs);
    return () => {
      isLate = true;
      clearTimeout(wait);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its texts do not change while editing
  }, [key, language, typed, example, isWrong]);
  const chosen = seen?.examples.find((each) => each.key === example) ?? seen?.examples[0];
  const query = new URLSearchParams({ language, text: typed, ...(chosen === undefined ? {} : { example: chosen.key }) });
  return (
    <section className={styles['preview']} aria-labelledby="vorschau">
      <h3 id="vorschau">
        {t.preview} <small>{t.previewRemark}</small>
      </h3>
      <div className={styles['choice']}>
        <PlainSelect
          id="preview-language"
          label={t.language}
          value={language}
          options={languages.map((each) => [each, t.languages[each]])}
          onChange={(value) => setLanguage(languages.find((each) => each === value) ?? 'de')}
        />
        {seen === null || seen.examples.length < 2 ? null : (
          <PlainSelect
            id="preview-example"
            label={t.standsIn}
            value={chosen?.key ?? ''}
            options={seen.examples.map((each) => [each.key, exampleWord(each.key)])}
            onChange={setExample}
          />
        )}
      </div>
      <p role="status">{isWrong ? t.wrong : failure === '' ? (seen === null ? t.loading : '') : failure}</p>
      {chosen === undefined ? null : chosen.kind === 'paper' ? (
        <p>
          <b>{exampleWord(chosen.key)}</b>{' '}
          <a className={pageStyles['button']} href={`/api/own-text/${key}/paper?${query}`} target="_blank" rel="noreferrer">
            {t.openPaper}
          </a>
        </p>
      ) : seen?.mail ? (
        <>
          <p>
            <b>{seen.mail.subject}</b>
          </p>
          <iframe className={styles['mail']} title={exampleWord(chosen.key)} sandbox="" srcDoc={seen.mail.html} />
        </>
      ) : null}
    </section>
  );
}
