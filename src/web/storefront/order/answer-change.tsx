import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { answerChangeByLink, readChangeByLink } from '#contract/staged-change.ts';
import type { ChangeByLink } from '#contract/staged-change.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Optional } from '../form/optional.tsx';
import styles from './change-page.module.css';

/** Accept or refuse, with an optional message. If the change was answered elsewhere meanwhile, its state replaces the question. */
export function AnswerChange({ uuid, onAnswered }: { uuid: string; onAnswered: (change: ChangeByLink) => void }) {
  const t = useTranslations('order.change');
  const failureText = useFailureText();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const answer = async (chosen: 'ACCEPTED' | 'REFUSED'): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      onAnswered(await call(answerChangeByLink, { params: { uuid }, body: { answer: chosen, text } }));
    } catch (failure) {
      setProblem(failureText(failure));
      const now = await call(readChangeByLink, { params: { uuid } }).catch(() => null);
      if (now !== null && now.state !== 'ASKED') onAnswered(now);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles['answer']}>
      <TextField name="text" label={<Optional text={t('word')} />} value={text} maxLength={1000} multiline onChange={setText} />
      <p role="alert">{problem}</p>
      <div className={styles['choices']}>
        <Button mark="check" busy={busy} onClick={() => void answer('ACCEPTED')}>
          {t('accept')}
        </Button>
        <Button kind="outline" busy={busy} onClick={() => void answer('REFUSED')}>
          {t('refuse')}
        </Button>
      </div>
    </div>
  );
}
