import { useRevalidator } from 'react-router';
import type { HistoryEntry } from '#contract/record.ts';
import { readStock, storeStock } from '#contract/stock.ts';
import type { StockRecord } from '#contract/stock.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { wordsFrom } from '../record/choice-words.ts';
import { ConflictDialog } from '../record/conflict.tsx';
import { RecordHistory } from '../record/history.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { recordWords } from '../record/record-words.ts';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { useRecord } from '../record/use-record.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { draftOf, problemsOf, sawFields, stockOf } from './stock-draft.ts';
import type { StockDraft } from './stock-draft.ts';
import { BarRows, materialChoices, SheetRows } from './stock-rows.tsx';
import { stockFieldWord } from './stock-field-word.ts';
import { stockWords as t } from './stock-words.ts';
import styles from './stock.module.css';

const materialWord = wordsFrom({ material: materialChoices });

/** Sections, sheets and saw settings as one draft. */
export function StockForm({ loaded, history }: { loaded: StockRecord; history: readonly HistoryEntry[] }) {
  const toast = useToast();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const control = useRecord<StockRecord, StockDraft>({
    loaded,
    draftOf,
    form: {
      fieldsOf: (draft) => draft,
      withFields: (_saved, _own, fields) => fields,
      problemsOf: (draft) => problemsOf(draft, ({ key, params }) => failureText.key(key, { ...params })),
    },
    reread: async () => call(readStock, {}),
  });
  const { stored, draft, problems, unsaved } = control;
  const blocker = useLeaveGuard(unsaved.length > 0);
  const save = (): void => {
    if (!control.check()) return;
    void control.run(async () => {
      const { bars, sheets, ...saw } = stockOf(draft);
      const body = {
        version: stored.version,
        ...saw,
        bars: bars.map((bar) => ({ ...bar, lengthsMm: [...bar.lengthsMm] })),
        sheets: [...sheets],
      };
      control.replace(await call(storeStock, { body }));
      toast.success(officeWords.saved);
      await revalidate();
    });
  };
  const rows = { draft, problems, onChange: control.change };
  return (
    <>
      <div className={styles['split']}>
        <form
          noValidate
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <p className={styles['note']}>{t.intro}</p>
          <BarRows {...rows} />
          <SheetRows {...rows} />
          <section aria-labelledby="stock-saw">
            <h2 id="stock-saw">{t.saw}</h2>
            <div className={styles['saw']}>
              {sawFields.map((field) => (
                <PlainField
                  key={field}
                  id={field}
                  label={t[field]}
                  numeric
                  maxLength={6}
                  value={draft[field] ?? ''}
                  problem={problems[field]}
                  onChange={(value) => control.change({ ...draft, [field]: value })}
                />
              ))}
            </div>
          </section>
          <button type="submit" hidden />
        </form>
        <aside className={styles['aside']} aria-label={recordWords.aside}>
          <RecordHistory
            always
            lines={history.map(({ at, who, field, before, after }) => ({
              at,
              who,
              what: stockFieldWord(field, before, after),
            }))}
          />
        </aside>
      </div>
      <SaveBar unsaved={unsaved.length} busy={control.busy} onSave={save} onDiscard={control.discard} foot={recordWords.allSaved} />
      <ConflictDialog
        record={control}
        labelOf={(field) => t[field.split('.').at(-1) as keyof typeof t]?.toString() ?? field}
        textOf={(field, value) => (field.endsWith('.material') ? materialWord('material', value) : value)}
      />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}
