import { useState } from 'react';
import pageStyles from '../ui/page.module.css';
import { instantText } from '../text/instant-text.ts';
import { usePersonName } from '../people/person-names.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { modelWords as t } from './model-words.ts';
import styles from './model.module.css';
import { NoteDialog } from './note-dialog.tsx';
import type { ModelControl } from './use-model.ts';

type Question = { kind: 'back' | 'compare'; number: number } | null;

/** All versions, newest first; an earlier one can be restored. */
export function VersionList({ control, mayEdit }: { control: ModelControl; mayEdit: boolean }) {
  const personName = usePersonName();
  const [question, ask] = useState<Question>(null);
  const { stored: model, busy, unsaved } = control;
  return (
    <section>
      <h2>{t.versions}</h2>
      <ol className={styles['versions']}>
        {model.versions.map(({ number, createdAt, who, note }) => (
          <li key={number}>
            <b>{number}</b>
            <span>
              {instantText(createdAt)}, {t.author(personName(who))}
              {note === '' ? null : <em>{note}</em>}
            </span>
            {number === model.number ? null : (
              <span className={styles['verbs']}>
                <button type="button" className={pageStyles['button']} onClick={() => ask({ kind: 'compare', number })}>
                  {t.compare(model.number)}
                </button>
                {mayEdit ? (
                  <button
                    type="button"
                    className={pageStyles['button']}
                    disabled={busy || unsaved.length > 0}
                    onClick={() => ask({ kind: 'back', number })}
                  >
                    {t.rollBack}
                  </button>
                ) : null}
              </span>
            )}
          </li>
        ))}
      </ol>
      {question?.kind === 'compare' ? (
        <CompareDialog id={model.id} from={question.number} to={model.number} onClose={() => ask(null)} />
      ) : null}
      {question?.kind === 'back' ? (
        <NoteDialog
          title={t.rollBackTitle(question.number)}
          text={t.rollBackText(model.number + 1)}
          word={t.rollBack}
          onClose={() => ask(null)}
          onYes={(note) => {
            ask(null);
            void control.rollBack(question.number, note);
          }}
        />
      ) : null}
    </section>
  );
}
