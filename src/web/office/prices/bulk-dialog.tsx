/** Changes many prices at once: choice, preview, result, and undo while the dialog is open. */
import { useState } from 'react';
import { changeBulk, previewBulk, undoBulk } from '#contract/price-bulk.ts';
import type { BulkRow } from '#contract/price-bulk.ts';
import type { PriceListRow } from '#contract/price-list.ts';
import type { RowResult } from '#contract/record.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import { changeKinds } from '#domain/pricing/bulk-change.ts';
import type { ChangeKind } from '#domain/pricing/bulk-change.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { BulkRows } from '../list/list-screen.tsx';
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
import { tickedPrices } from './ticked-prices.ts';

const roundings = [0.05, 0.01, 0.0001] as const;
type Rounding = (typeof roundings)[number];

interface Done {
  id: number | null;
  rows: readonly RowResult[];
}

export function BulkDialog({ rows, onClose }: { rows: BulkRows<PriceListRow>; onClose: () => void }) {
  const failureText = useFailureText();
  const [kind, setKind] = useState<ChangeKind>('percent');
  const [text, setText] = useState('');
  const [rounding, setRounding] = useState<Rounding>(0.05);
  const [validFrom, setValidFrom] = useState('');
  const [preview, setPreview] = useState<readonly BulkRow[] | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [isUndone, setUndone] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const value = parseNumber(text);
  const run = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await action();
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const change = { change: { kind, value: value ?? 0, rounding }, ...(validFrom === '' ? {} : { validFrom }) };
  const moving = preview?.filter(({ changes }) => changes) ?? [];
  const look = async (): Promise<void> => {
    const found = await call(previewBulk, { body: { ...change, ids: await tickedPrices(rows) } });
    setPreview(found.rows);
  };
  const store = async (): Promise<void> => {
    setDone(await call(changeBulk, { body: { ...change, rows: moving.map(({ id, version }) => ({ id, version })) } }));
    rows.refresh();
  };
  const undo = async (): Promise<void> => {
    if (done === null || done.id === null) return;
    const { rows: results } = await call(undoBulk, { params: { id: done.id } });
    setDone({ id: null, rows: results });
    setUndone(true);
    rows.refresh();
  };
  const stored = done?.rows.filter(({ ok }) => ok).length ?? 0;
  const kept = (done?.rows.length ?? 0) - stored;
  return (
    <Dialog title={t.title} open onClose={onClose} wide>
      {done === null ? (
        <form
          noValidate
          className={bulkStyles['bulk']}
          onChange={() => setPreview(null)}
          onSubmit={(event) => {
            event.preventDefault();
            if (value !== null) void run(look);
          }}
        >
          <Choice label={t.by} name="kind" values={changeKinds} words={t.kinds} chosen={kind} onChoose={setKind} />
          <PlainField id="bulk-value" label={t.values[kind]} numeric value={text} maxLength={12} hint={t.hint} onChange={setText} />
          <Choice label={t.rounding} name="rounding" values={roundings} words={t.roundings} chosen={rounding} onChoose={setRounding} />
          <FromDay
            id="bulk-day"
            label={plannedWords.validFrom}
            hint={plannedWords.bulkHint}
            value={validFrom}
            onChange={(day) => {
              setValidFrom(day);
              setPreview(null);
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
      <div className={pageStyles['answer']}>
        {done === null ? (
          <button
            type="button"
            className={`${pageStyles['button']} ${pageStyles['ink']}`}
            disabled={busy || moving.length === 0}
            onClick={() => void run(store)}
          >
            {t.change(moving.length)}
          </button>
        ) : done.id === null ? null : (
          <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void run(undo)}>
            {t.undo}
          </button>
        )}
      </div>
    </Dialog>
  );
}

interface ChoiceProps<Value extends string | number> {
  label: string;
  name: string;
  values: readonly Value[];
  words: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, name, values, words, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} /> {words[value]}
        </label>
      ))}
    </fieldset>
  );
}
