import { useEffect } from 'react';
import type { ImportDesk as Desk } from '#contract/import.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { instantText } from '../text/instant-text.ts';
import { ApplyQuestions, useQuestion } from '../ui/apply-questions.tsx';
import { ApplyVerbs } from '../ui/apply-verbs.tsx';
import { PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { Steps } from '../ui/steps.tsx';
import { usePersonName } from '../people/person-names.tsx';
import { saveFaults } from './fault-file.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportDocuments } from './import-documents.tsx';
import { ImportReasons } from './import-reasons.tsx';
import { ImportRows } from './import-rows.tsx';
import { faultText, importTexts as t } from './import-words.ts';
import { useImport } from './use-import.ts';
import type { RowPage } from './use-import.ts';
import styles from './imports.module.css';

/** One import: what each row would do, what prevents it, and the single button that stores. */
export function ImportDesk({ loaded, firstRows }: { loaded: Desk; firstRows: RowPage }) {
  const personName = usePersonName();
  const control = useImport(loaded, firstRows);
  const { desk, rows, filter, busy } = control;
  const [question, ask] = useQuestion();
  const failureText = useFailureText();
  const { counts } = desk;
  const stored = counts.new + counts.changed;
  const isDry = desk.state === 'DRY';
  const mayApply = isDry && stored > 0;
  const applyOrAsk = (): void => {
    if (counts.faulty > 0) ask('apply');
    else void control.apply();
  };
  useFaultKey();
  return (
    <div className={styles['desk']}>
      <PageHead
        title={t.kinds[desk.kind]}
        figures={
          <li className={styles['file']}>
            <code>{desk.fileName}</code> {t.rows(stored + counts.same + counts.faulty)}, {t.size(desk.fileSize)}
          </li>
        }
      >
        {counts.faulty > 0 ? (
          <button
            type="button"
            className={pageStyles['button']}
            onClick={() => void saveFaults(desk, ({ key, params }) => faultText(failureText.key, key, params))}
          >
            {t.faultFile}
          </button>
        ) : null}
        <ApplyVerbs
          state={desk.state}
          busy={busy}
          mayApply={mayApply}
          words={{ ...t, apply: t.apply(stored) }}
          onApply={applyOrAsk}
          onAsk={ask}
        />
      </PageHead>
      <Steps label={t.steps.label} steps={stepsOf(desk, personName)} place={{ DRY: 2, APPLIED: 3, UNDONE: 4 }[desk.state]} />
      <ImportCounts desk={desk} filter={filter} onFilter={(next) => void control.show(next)} />
      <div className={styles['split']}>
        <div>
          {isDry && counts.faulty > 0 ? (
            <p className={styles['hint']}>
              {t.mendHint} <kbd>F8</kbd> {t.nextFault}
            </p>
          ) : null}
          {rows.items.length === 0 ? (
            <p className={pageStyles['note']}>{t.nothing}</p>
          ) : (
            <ImportRows desk={desk} rows={rows.items} onMend={(cells) => void control.change({ cells: [...cells] })} />
          )}
          <p className={styles['foot']}>
            {t.shown(rows.items.length, rows.total)}{' '}
            {rows.items.length < rows.total ? (
              <button type="button" className={pageStyles['button']} onClick={() => void control.more()}>
                {t.more}
              </button>
            ) : null}
          </p>
        </div>
        <aside className={styles['aside']}>
          <ImportDocuments desk={desk} />
          <ImportReasons desk={desk} filter={filter} onFilter={(next) => void control.show(next)} />
          <ImportColumns desk={desk} busy={busy} onChange={async (change) => control.change(change, {})} />
        </aside>
      </div>
      <ApplyQuestions question={question} texts={questionTexts(desk, stored)} actions={control} onClose={() => ask(null)} />
    </div>
  );
}

function questionTexts({ kind, counts }: Desk, stored: number) {
  return {
    apply: { title: t.applyQuestion(stored), text: t.applyText(counts.faulty), verb: t.applyVerb, back: t.goOn },
    discard: { title: t.discardQuestion, text: t.discardText, verb: t.discard, back: t.back },
    undo: { title: t.undoQuestion(stored), text: kind === 'templateOrder' ? t.undoOrders : t.undoText, verb: t.undo, back: t.back },
  };
}

function stepsOf(
  { createdAt, who, mapping, headings, appliedAt, appliedBy, undoneAt, undoneBy }: Desk,
  personName: (who: string) => string,
) {
  const mapped = mapping.filter((path) => path !== null).length;
  return [
    { word: t.steps.file, note: `${instantText(createdAt)}, ${personName(who)}` },
    { word: t.steps.columns, note: t.steps.columnsNote(mapped, headings.length) },
    { word: t.steps.dry, note: appliedAt === null ? t.steps.dryNote : '' },
    { word: t.steps.apply, note: appliedAt === null ? t.steps.applyNote : `${instantText(appliedAt)}, ${personName(appliedBy)}` },
    { word: t.steps.undo, note: undoneAt === null ? t.steps.undoNote : `${instantText(undoneAt)}, ${personName(undoneBy)}` },
  ];
}

/** F8 goes to the next wrong value, from anywhere on the screen. */
function useFaultKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A question has taken the key.
      if (event.key !== 'F8' || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      const wrong = [...document.querySelectorAll<HTMLInputElement>('input[data-fault]')];
      const at = wrong.findIndex((input) => input === document.activeElement);
      wrong[(at + 1) % wrong.length]?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
