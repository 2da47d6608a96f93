import { useState } from 'react';
import type { ImportDesk, ImportRow } from '#contract/import.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { StateSquare } from '../grid/state-square.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { faultField } from './fault-field.ts';
import { rowMarks } from './import-counts.tsx';
import { faultText, importTexts as t } from './import-words.ts';
import styles from './imports.module.css';

interface ImportRowsProps {
  desk: ImportDesk;
  rows: readonly ImportRow[];
  onMend: (cells: readonly MendedCell[]) => void;
}

interface MendedCell {
  line: number;
  column: number;
  value: string;
}

interface Line {
  key: string;
  field: string;
  /** Null: the row names no record yet, or not this field of it. */
  before: string | null;
  after: string;
  fault: ImportRow['faults'][number] | null;
}

const mostLines = 6;

/** Each row with its fields before and after, or with the faults of its cells. */
export function ImportRows({ desk, rows, onMend }: ImportRowsProps) {
  const { line, state, record, field, before, after, reason } = t.columns;
  const labels = new Map(desk.fields.map(({ path, label }) => [path, label]));
  return (
    <DataTable
      label={t.columns.record}
      className={styles['rows']}
      columns={[...columns([line]), { word: state, kind: 'hidden' }, ...columns([record, field, before, after, reason])]}
    >
      {rows.map((row) => (
        <RowLines
          key={row.line}
          row={row}
          rows={rows}
          lines={linesOf(row, desk.headings, labels)}
          mayMend={desk.state === 'DRY'}
          onMend={onMend}
        />
      ))}
    </DataTable>
  );
}

function linesOf({ changes, faults }: ImportRow, headings: readonly string[], labels: ReadonlyMap<string, string>): Line[] {
  return [
    ...faults.map((fault, at): Line => ({
      key: `fault ${at}`,
      field: faultField(fault, headings),
      before: fault.before ?? null,
      after: fault.value,
      fault,
    })),
    ...changes.map((change): Line => ({ ...change, key: change.field, field: labels.get(change.field) ?? change.field, fault: null })),
  ];
}

interface RowLinesProps {
  row: ImportRow;
  /** All visible rows. */
  rows: readonly ImportRow[];
  lines: readonly Line[];
  mayMend: boolean;
  onMend: ImportRowsProps['onMend'];
}

function RowLines({ row, rows, lines, mayMend, onMend }: RowLinesProps) {
  const failureText = useFailureText();
  const shown = lines.slice(0, mostLines);
  const further = lines.length - shown.length;
  const count = Math.max(1, shown.length) + (further > 0 ? 1 : 0);
  const { line, state, label } = row;
  const head = (
    <>
      <td rowSpan={count}>{line}</td>
      <td rowSpan={count} className={styles['mark']}>
        <StateSquare mark={rowMarks[state]} />
        <VisuallyHidden>{t.groups[state].word}</VisuallyHidden>
      </td>
      <th scope="row" rowSpan={count} className={styles['label']}>
        {label}
      </th>
    </>
  );
  if (shown.length === 0)
    return (
      <tbody>
        <tr className={styles['same']}>
          {head}
          <td colSpan={4}>{t.isSame}</td>
        </tr>
      </tbody>
    );
  return (
    <tbody>
      {shown.map((each, at) => (
        <tr key={each.key}>
          {at === 0 ? head : null}
          <td>{each.field}</td>
          <td className={styles['before']}>{each.before === '' ? '–' : each.before}</td>
          {each.fault === null ? (
            <td className={styles['after']}>{each.after === '' ? '–' : each.after}</td>
          ) : (
            <td className={styles['wrong']}>
              {each.fault.column === null || !mayMend ? (
                each.after
              ) : (
                <MendCell
                  key={row.cells[each.fault.column] ?? ''}
                  label={t.mend(each.field, line)}
                  value={row.cells[each.fault.column] ?? ''}
                  onMend={(value) => onMend([{ line, column: each.fault?.column ?? 0, value }])}
                />
              )}
            </td>
          )}
          <td className={styles['reason']}>
            {each.fault === null ? '' : faultText(failureText.key, each.fault.key, each.fault.params)}
            {mayMend && each.fault !== null ? <Suggestion fault={each.fault} line={line} rows={rows} onTake={onMend} /> : null}
          </td>
        </tr>
      ))}
      {further > 0 ? (
        <tr className={styles['same']}>
          <td colSpan={4}>{t.further(further)}</td>
        </tr>
      ) : null}
    </tbody>
  );
}

interface SuggestionProps {
  fault: ImportRow['faults'][number];
  line: number;
  rows: readonly ImportRow[];
  onTake: ImportRowsProps['onMend'];
}

/** The probably intended value, applied with one click, also to all visible rows with the same mistake. */
function Suggestion({ fault: { column, value: wrong, params }, line, rows, onTake }: SuggestionProps) {
  const value = params['suggestion'];
  if (column === null || typeof value !== 'string' || value === '') return null;
  const alike = rows.filter(({ faults }) =>
    faults.some((each) => each.column === column && each.value === wrong && each.params['suggestion'] === value),
  );
  const take = (lines: readonly number[]) => () => onTake(lines.map((each) => ({ line: each, column, value })));
  return (
    <>
      {' '}
      <button type="button" className={styles['link']} onClick={take([line])}>
        {t.accept(value)}
      </button>
      {alike.length > 1 ? (
        <>
          {' '}
          <button type="button" className={styles['link']} onClick={take(alike.map((each) => each.line))}>
            {t.acceptAll(alike.length)}
          </button>
        </>
      ) : null}
    </>
  );
}

/** A wrong value, edited in place: a new value is checked again. */
function MendCell({ label, value, onMend }: { label: string; value: string; onMend: (value: string) => void }) {
  const [text, setText] = useState(value);
  const send = (): void => {
    if (text !== value) onMend(text);
  };
  return (
    <input
      data-fault=""
      aria-label={label}
      aria-invalid="true"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={send}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) send();
        if (event.key === 'Escape') setText(value);
      }}
    />
  );
}
