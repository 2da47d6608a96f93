import { useId } from 'react';
import { faultText } from './fault-words.ts';
import styles from './model.module.css';
import { cellValue } from './sheet.ts';
import type { SheetColumn, SheetRow } from './sheet.ts';

interface FormulaBarProps {
  column: SheetColumn;
  row: SheetRow;
  readOnly: boolean;
  onType: (text: string) => void;
}

/** The formula of the active row in full. */
export function FormulaBar({ column, row, readOnly, onType }: FormulaBarProps) {
  const id = useId();
  const fault = row.faults.get(column.key);
  return (
    <div className={styles['formula']}>
      <label htmlFor={id}>
        {row.name} <span aria-hidden="true">ƒ</span>
      </label>
      <input
        id={id}
        className={styles['code']}
        value={String(cellValue(column, row, row.value) ?? '')}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={(event) => onType(event.target.value)}
      />
      {fault === undefined ? null : <small id={`${id}-fault`}>{faultText(fault)}</small>}
    </div>
  );
}
