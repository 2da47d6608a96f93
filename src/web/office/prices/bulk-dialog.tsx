/** Changes many prices at once: choice, preview, result, and undo while the dialog is open. */
import { useState } from 'react';
import type { PriceListRow } from '#contract/price-list.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { changeKinds } from '#domain/pricing/bulk-change.ts';
import type { ChangeKind } from '#domain/pricing/bulk-change.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { BulkRows } from '../list/list-screen.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { BulkPreview } from './bulk-preview.tsx';
import { dateText } from '#domain/calendar/date-text.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { FromDay } from './from-day.tsx';
import { plannedWords } from './planned-words.ts';
import { bulkWords as t } from './bulk-words.ts';
import bulkStyles from './bulk.module.css';
import styles from './prices.module.css';
import { RadioRow } from './radio-row.tsx';
import { useBulkChange } from './use-bulk-change.ts';

const roundings = [0.05, 0.01, 0.0001] as const;
type Rounding = (typeof roundings)[number];

export function BulkDialog({ rows, onClose }: { rows: BulkRows<PriceListRow>; onClose: () => void }) {
  const [kind, setKind] = useState<ChangeKind>('percent');
  const [text, setText] = useState('');
  const [rounding, setRounding] = useState<Rounding>(0.05);
  const [validFrom, setValidFrom] = useState('');
  const value = parseNumber(text);
  const bulk = useBulkChange(rows, {
    change: { kind, value: value ?? 0, rounding },
    ...(validFrom === '' ? {} : { validFrom }),
  });
  const { preview, moving, done, isUndone, problem, busy } = bulk;
  const stored = done?.rows.filter(({ ok }) => ok).length ?? 0;
  const kept = (done?.rows.length ?? 0) - stored;
  return (
    <Dialog beginsAt="field" title={t.title} open onClose={onClose} wide>
      {done === null ? (
        <form
          noValidate
          className={bulkStyles['bulk']}
          onChange={bulk.forget}
          onSubmit={(event) => {
            event.preventDefault();
            if (value !== null) void bulk.look();
          }}
        >
          <RadioRow label={t.by} name="kind" values={changeKinds} words={t.kinds} chosen={kind} onChoose={setKind} />
          <PlainField id="bulk-value" label={t.values[kind]} numeric value={text} maxLength={12} hint={t.hint} onChange={setText} />
          <RadioRow label={t.rounding} name="rounding" values={roundings} words={t.roundings} chosen={rounding} onChoose={setRounding} />
          <FromDay
            id="bulk-day"
            label={plannedWords.validFrom}
            hint={plannedWords.bulkHint}
            value={validFrom}
            onChange={(day) => {
              setValidFrom(day);
              bulk.forget();
            }}
          />
          <button type="submit" className={pageStyles['button']} disabled={busy || value === null}>
            {t.preview}
          </button>
        </form>
      ) : (
        <p role="status">
          {isUndone
            ? t.undone(stored, kept)
            : validFrom === ''
              ? t.done(stored, kept)
              : t.planned(stored, kept, dateText(plainDateOf(validFrom)))}
        </p>
      )}
      {problem === '' ? null : (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {preview === null || done !== null ? null : <BulkPreview rows={preview} />}
      {done === null ? (
        <DialogFoot verb={t.change(moving.length)} busy={busy || moving.length === 0} onYes={() => void bulk.store()} onBack={onClose} />
      ) : (
        <div className={pageStyles['answer']}>
          {done.id === null ? null : (
            <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void bulk.undo()}>
              {t.undo}
            </button>
          )}
          <button type="button" className={pageStyles['button']} onClick={onClose}>
            {t.close}
          </button>
        </div>
      )}
    </Dialog>
  );
}
