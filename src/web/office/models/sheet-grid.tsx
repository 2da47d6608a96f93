import { useCallback, useMemo, useState } from 'react';
import type { DraftEvaluation, ModelContent } from '#contract/model-desk.ts';
import { Grid } from '../grid/grid.tsx';
import { plainView } from '../grid/rules/grid-view.ts';
import { useWholeRows } from '../grid/use-whole-rows.ts';
import pageStyles from '../ui/page.module.css';
import { membersAt, nameOf, withValue } from './content-path.ts';
import { FormulaBar } from './formula-bar.tsx';
import { modelWords as t } from './model-words.ts';
import styles from './model.module.css';
import { gridColumns, rowsOfSheet } from './sheet.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import type { DraftHistory } from '../record/use-draft-history.ts';
import { useSheetEdits } from './use-sheet-edits.ts';

export interface SheetProps {
  content: ModelContent;
  /** As saved. */
  stored: ModelContent;
  evaluation: DraftEvaluation | null;
  readOnly: boolean;
  history: DraftHistory<ModelContent>;
}

/** One part of a model as a grid: cells can be edited and pasted over, rows added and removed. */
export function SheetGrid({ sheet, content, stored, evaluation, readOnly, history }: SheetProps & { sheet: Sheet }) {
  const [view, setView] = useState(plainView);
  const [active, setActive] = useState<string | null>(null);
  const rows = useMemo(() => rowsOfSheet(sheet, { content, stored, evaluation }), [sheet, content, stored, evaluation]);
  const columns = useMemo(() => gridColumns(sheet, readOnly), [sheet, readOnly]);
  const source = useWholeRows(rows, columns, view);
  const edit = useSheetEdits({ sheet, rows, columns, history });
  const follow = useCallback((row: SheetRow): void => setActive(row.id), []);
  const row = rows.find(({ id }) => id === active);
  const main = sheet.columns.find((column) => column.main === true && column.kind === 'formula');
  return (
    <section className={styles['sheet']}>
      <header>
        <h2>{sheet.title}</h2>
        {sheet.remark === undefined ? null : <small>{sheet.remark}</small>}
        {readOnly || sheet.fresh === undefined ? null : <RowVerbs sheet={sheet} content={content} row={row} history={history} />}
      </header>
      {main === undefined || row === undefined ? null : (
        <FormulaBar column={main} row={row} readOnly={readOnly} onType={(text) => edit.write([{ row, key: main.key, text }])} />
      )}
      {rows.length === 0 ? (
        <p className={styles['none']}>{t.noRows}</p>
      ) : (
        <Grid
          bare
          label={sheet.title}
          columns={columns}
          source={source}
          view={view}
          onView={setView}
          today={edit.context.today}
          edit={edit}
          onActive={follow}
        />
      )}
    </section>
  );
}

interface RowVerbsProps {
  sheet: Sheet;
  content: ModelContent;
  row: SheetRow | undefined;
  history: DraftHistory<ModelContent>;
}

function RowVerbs({ sheet, content, row, history }: RowVerbsProps) {
  const members = membersAt(content, sheet.path);
  const add = (): void => {
    const name = freeName(new Set(members.map(([step, value]) => nameOf(step, value))));
    const isRecord = sheet.columns.some(({ path }) => path === undefined);
    history.change((now) => withValue(now, [...sheet.path, isRecord ? name : members.length], sheet.fresh?.(name)));
  };
  return (
    <span className={styles['verbs']}>
      <button type="button" className={pageStyles['button']} onClick={add}>
        {t.addRow}
      </button>
      <button
        type="button"
        className={pageStyles['button']}
        disabled={row === undefined}
        onClick={() => row === undefined || history.change((now) => withValue(now, [...sheet.path, row.step], undefined))}
      >
        {t.removeRow}
      </button>
    </span>
  );
}

function freeName(taken: ReadonlySet<string>): string {
  for (let number = taken.size + 1; ; number += 1) if (!taken.has(`neu${number}`)) return `neu${number}`;
}
