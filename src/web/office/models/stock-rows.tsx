import type { ReactNode } from 'react';
import { useRef } from 'react';
import { materials } from '#domain/material/material.ts';
import type { Problems } from '../record/use-record.ts';
import pageStyles from '../ui/page.module.css';
import { PlainField } from '../ui/plain-field.tsx';
import { PlainSelect } from '../ui/plain-select.tsx';
import type { PlainOption } from '../ui/plain-select.tsx';
import { rowsOf, withoutRow, withRow } from './stock-draft.ts';
import type { StockDraft } from './stock-draft.ts';
import { stockWords as t } from './stock-words.ts';
import styles from './stock.module.css';

interface RowsProps {
  draft: StockDraft;
  problems: Problems;
  onChange: (draft: StockDraft) => void;
}

/** Materials of boards. */
const boards = ['plywood', 'plywood-birch', 'plywood-maritime', 'osb', 'mdf', 'poplar', 'pavatex', 'larch', 'wisa'] as const;
export const materialChoices: readonly PlainOption[] = [['', t.anyMaterial], ...boards.map((id) => [id, materials[id].label.de] as const)];

export function BarRows({ draft, problems, onChange }: RowsProps) {
  const field = fieldsOf({ draft, problems, onChange });
  const nameOf = (row: string): string => `${draft[`${row}.thicknessMm`] ?? ''} × ${draft[`${row}.widthMm`] ?? ''}`;
  return (
    <Rows list="bars" draft={draft} remark={t.barsRemark} add={t.addBar} nameOf={nameOf} onChange={onChange}>
      {(row) => (
        <>
          {field(row, 'thicknessMm')}
          {field(row, 'widthMm')}
          {field(row, 'lengths', 120)}
        </>
      )}
    </Rows>
  );
}

export function SheetRows({ draft, problems, onChange }: RowsProps) {
  const field = fieldsOf({ draft, problems, onChange });
  const nameOf = (row: string): string => {
    const material = materialChoices.find(([id]) => id === draft[`${row}.material`])?.[1] ?? '';
    return `${material} ${draft[`${row}.lengthMm`] ?? ''} × ${draft[`${row}.widthMm`] ?? ''}`;
  };
  return (
    <Rows list="sheets" draft={draft} remark={t.sheetsRemark} add={t.addSheet} nameOf={nameOf} onChange={onChange}>
      {(row) => (
        <>
          <PlainSelect
            id={`${row}.material`}
            label={t.material}
            value={draft[`${row}.material`] ?? ''}
            options={materialChoices}
            onChange={(material) => onChange({ ...draft, [`${row}.material`]: material })}
          />
          {field(row, 'lengthMm')}
          {field(row, 'widthMm')}
        </>
      )}
    </Rows>
  );
}

/** A field of a row by its name. */
function fieldsOf({ draft, problems, onChange }: RowsProps) {
  return (row: string, name: 'thicknessMm' | 'widthMm' | 'lengths' | 'lengthMm', maxLength = 6): ReactNode => (
    <PlainField
      id={`${row}.${name}`}
      label={t[name]}
      numeric={name !== 'lengths'}
      maxLength={maxLength}
      value={draft[`${row}.${name}`] ?? ''}
      problem={problems[`${row}.${name}`]}
      onChange={(value) => onChange({ ...draft, [`${row}.${name}`]: value })}
    />
  );
}

interface ListProps {
  list: 'bars' | 'sheets';
  draft: StockDraft;
  remark: string;
  add: string;
  nameOf: (row: string) => string;
  onChange: (draft: StockDraft) => void;
  children: (row: string) => ReactNode;
}

/** Rows of fields; the last one cannot be removed, so that something can always be cut. */
function Rows({ list, draft, remark, add, nameOf, onChange, children }: ListProps) {
  const made = useRef(0);
  const rows = rowsOf(draft, list);
  return (
    <section aria-labelledby={`stock-${list}`}>
      <h2 id={`stock-${list}`}>
        {t[list]} <small>{remark}</small>
      </h2>
      <ul className={styles[list]}>
        {rows.map((row) => (
          <li key={row}>
            {children(row)}
            <button
              type="button"
              className={pageStyles['button']}
              aria-label={t.removeOf(nameOf(row))}
              disabled={rows.length === 1}
              onClick={() => onChange(withoutRow(draft, row))}
            >
              {t.remove}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={pageStyles['button']} onClick={() => onChange(withRow(draft, list, (made.current += 1)))}>
        {add}
      </button>
    </section>
  );
}
