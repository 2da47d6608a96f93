import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { Column, GridRow } from './rules/column.ts';
import { gridWords as t } from './grid-words.ts';
import styles from './cell-editor.module.css';

/** The field of the cell being edited. `typed`: opened by typing a character, so that arrow keys leave it as in a spreadsheet. */
export interface Editing {
  readonly place: number;
  readonly index: number;
  readonly text: string;
  readonly typed: boolean;
}

export type Leave = 'stay' | 'down' | 'up' | 'next' | 'previous' | 'left' | 'right';

interface CellEditorProps<Row extends GridRow> {
  column: Column<Row>;
  editing: Editing;
  onCommit: (text: string, leave: Leave) => void;
  onCancel: () => void;
}

export function CellEditor<Row extends GridRow>({ column, editing, onCommit, onCancel }: CellEditorProps<Row>) {
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const listId = useId();
  useLayoutEffect(() => {
    field.current?.focus();
    if (!editing.typed) field.current?.select();
  }, [editing.typed]);
  const options = column.kind === 'boolean' ? [t.yes, t.no] : (column.choices?.map(({ label }) => label) ?? []);
  const leave = (how: Leave): void => {
    if (isOver.current) return;
    isOver.current = true;
    onCommit(field.current?.value ?? '', how);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const how = leaveBy(event, editing.typed && options.length === 0);
    if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else if (how !== null) leave(how);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={field}
        className={styles['field']}
        defaultValue={editing.text}
        aria-label={column.head}
        list={options.length === 0 ? undefined : listId}
        inputMode={column.kind === 'number' || column.kind === 'money' ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={4000}
        onKeyDown={onKeyDown}
        onBlur={() => leave('stay')}
      />
      {options.length === 0 ? null : (
        <datalist id={listId}>
          {options.map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      )}
    </>
  );
}

const arrows: Readonly<Record<string, Leave>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

function leaveBy({ key, shiftKey, altKey }: KeyboardEvent, arrowsLeave: boolean): Leave | null {
  if (key === 'Enter' && !altKey) return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return arrowsLeave && !shiftKey ? (arrows[key] ?? null) : null;
}
