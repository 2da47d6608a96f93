import { useMemo, useState } from 'react';
import type { BankImportRow, BankImportWithRows } from '#contract/bank-import.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Grid } from '../grid/grid.tsx';
import { plainView } from '../grid/rules/grid-view.ts';
import { useWholeRows } from '../grid/use-whole-rows.ts';
import { ApplyQuestions, useQuestion } from '../ui/apply-questions.tsx';
import { ApplyVerbs } from '../ui/apply-verbs.tsx';
import { PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { bankColumns } from './bank-columns.tsx';
import { BankGroups } from './bank-groups.tsx';
import { BankReasons } from './bank-reasons.tsx';
import { BankSteps } from './bank-steps.tsx';
import { shownRows } from './bank-view.ts';
import { bankTexts as t, fileProblems, gapWords } from './bank-words.ts';
import { PickTarget } from './pick-target.tsx';
import { useBankFile } from './use-bank-file.ts';
import styles from './bank.module.css';

/** One bank file: what each row would book, what prevents it, and the single button that books. */
export function BankDesk({ loaded, today }: { loaded: BankImportWithRows; today: PlainDate }) {
  const control = useBankFile(loaded);
  const { file, busy } = control;
  const [view, setView] = useState(plainView);
  const [picked, pick] = useState<number | null>(null);
  const [question, ask] = useQuestion();
  const rows = useMemo(() => shownRows(file), [file]);
  const source = useWholeRows(rows, bankColumns, view);
  const proposals = rows.filter(({ problem }) => problem === 'bankProposal');
  const { bookable, bookableAmount } = file.totals;
  const mayApply = file.state === 'DRY' && file.problems.length === 0 && bookable > 0 && !busy;
  const unclear = rows.filter(({ group }) => group === 'clarify' || group === 'confirm').length;
  const applyOrAsk = (): void => {
    if (unclear > 0) ask('apply');
    else void control.apply();
  };
  const row = rows.find(({ id }) => id === picked);
  return (
    <div className={styles['desk']}>
      <PageHead title={<span className={styles['name']}>{file.fileName}</span>}>
        {file.state === 'DRY' && proposals.length > 0 ? (
          <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void control.choose(choicesOf(proposals))}>
            {t.confirmAll(proposals.length)}
          </button>
        ) : null}
        <ApplyVerbs
          state={file.state}
          busy={busy}
          mayApply={mayApply}
          words={{ ...t, apply: t.apply(bookable, bookableAmount) }}
          onApply={applyOrAsk}
          onAsk={ask}
        />
      </PageHead>
      <BankSteps file={file} />
      <FileNotices file={file} />
      <BankGroups rows={rows} view={view} onView={setView} />
      <div className={styles['split']}>
        <Grid
          label={file.fileName}
          columns={bankColumns}
          source={source}
          view={view}
          onView={setView}
          today={today}
          searchHint={t.search}
          onOpen={({ id, choosable }) => {
            if (choosable && file.state === 'DRY') pick(id);
          }}
        />
        <BankReasons rows={rows} />
      </div>
      {row === undefined ? null : (
        <PickTarget
          key={row.id}
          row={row}
          busy={busy}
          onChoose={async (choice) => {
            if (await control.choose([{ id: row.id, ...choice }])) pick(null);
          }}
          onClose={() => pick(null)}
        />
      )}
      <ApplyQuestions
        question={question}
        texts={{
          apply: { title: t.applyQuestion(bookable), text: t.applyText(unclear), verb: t.applyVerb, back: t.goOn },
          discard: { title: t.discardQuestion, text: t.discardText, verb: t.discard, back: t.back },
          undo: { title: t.undoQuestion(bookable), text: t.undoText, verb: t.undo, back: t.back },
        }}
        actions={control}
        onClose={() => ask(null)}
      />
    </div>
  );
}

const choicesOf = (proposals: readonly BankImportRow[]) =>
  proposals.map(({ id, match }) => ({
    id,
    invoiceId: match?.invoiceId ?? null,
    orderId: match?.invoiceId === null ? match.orderId : null,
  }));

/** What contradicts itself in the file, and what may be missing before it. */
function FileNotices({ file }: { file: BankImportWithRows }) {
  return (
    <>
      {file.problems.length === 0 ? null : (
        <section className={styles['contradiction']} role="alert">
          <h2>{t.contradicts}</h2>
          <ul>
            {file.problems.map(({ key, params }) => (
              <li key={`${key} ${JSON.stringify(params)}`}>{fileProblems[key]?.(params) ?? key}</li>
            ))}
          </ul>
          <p>{t.wayOut}</p>
        </section>
      )}
      {file.gaps.length === 0 || file.state === 'UNDONE' ? null : (
        <section className={styles['gaps']} role="status">
          <h2>{t.gaps}</h2>
          <ul>
            {file.gaps.map(({ key, params }) => (
              <li key={`${key} ${JSON.stringify(params)}`}>{gapWords[key]?.(params) ?? key}</li>
            ))}
          </ul>
          <p>{t.gapsWayOut}</p>
        </section>
      )}
    </>
  );
}
