import { useEffect, useRef, useState } from 'react';
import type { ArtworkField } from '#contract/artwork.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import pageStyles from '../ui/page.module.css';
import { artworkWords } from './artwork-words.ts';
import type { FieldGroup } from './field-rows.ts';
import { idOf, shownValue, sureFrom } from './field-rows.ts';
import { stateOf } from './paper-view.tsx';
import styles from './field-list.module.css';

const t = artworkWords.fields;

interface FieldListProps {
  groups: readonly FieldGroup[];
  rows: readonly ArtworkField[];
  active: string | null;
  closed: boolean;
  onActive: (id: string | null) => void;
  /** Confirms the value in the row, then goes to the next unconfirmed one. */
  onConfirm: (field: ArtworkField, value: string) => void;
  onConfirmSure: () => void;
  onRemoveWork: (work: number) => void;
}

/** The values read, one row per field; a row is edited in place. */
export function FieldList({ groups, rows, active, closed, onActive, onConfirm, onConfirmSure, onRemoveWork }: FieldListProps) {
  return (
    <table className={styles['fields']} aria-label={t.title}>
      <thead>
        <tr>
          <th aria-hidden="true" />
          <th scope="col">{t.field}</th>
          <th scope="col">{t.value}</th>
          <th scope="col" className={styles['sure']}>
            {t.sure}
          </th>
          <th scope="col" className={styles['mark']}>
            {t.state}
          </th>
        </tr>
      </thead>
      {groups.map(({ work, lot, fields }) => (
        <tbody key={work}>
          <tr className={styles['group']}>
            <th colSpan={5} scope="rowgroup">
              {work === 0 ? t.head : t.work(lot)}
              {work === 0 || closed || groups.length < 3 ? null : (
                <button type="button" className={styles['remove']} onClick={() => onRemoveWork(work)}>
                  {t.removeWork(lot)}
                </button>
              )}
            </th>
          </tr>
          {fields.map((field) => (
            <Row
              // The server's form of a value replaces the typed text.
              key={`${idOf(field)} ${field.value}`}
              field={field}
              number={rows.indexOf(field) + 1}
              isActive={active === idOf(field)}
              closed={closed}
              onActive={onActive}
              onConfirm={onConfirm}
              onConfirmSure={onConfirmSure}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps extends Pick<FieldListProps, 'closed' | 'onActive' | 'onConfirm' | 'onConfirmSure'> {
  field: ArtworkField;
  number: number;
  isActive: boolean;
}

function Row({ field, number, isActive, closed, onActive, onConfirm, onConfirmSure }: RowProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useState<string | null>(null);
  const name = artworkWords.names[field.key];
  useEffect(() => {
    if (isActive && document.activeElement !== input.current) input.current?.focus();
  }, [isActive]);
  const value = typed ?? field.value;
  const unsaved = typed !== null && typed !== field.value;
  return (
    <tr data-active={isActive ? true : undefined}>
      <td className={styles['number']} data-state={stateOf(field)}>
        <span aria-hidden="true">{number}</span>
      </td>
      <th scope="row">{name}</th>
      <td>
        <input
          ref={input}
          id={`field-${idOf(field)}`}
          className={styles['input']}
          data-unsaved={unsaved ? true : undefined}
          aria-label={name}
          autoComplete="off"
          maxLength={400}
          readOnly={closed}
          value={typed ?? shownValue(field)}
          onFocus={() => onActive(idOf(field))}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') type(null);
            if (event.key !== 'Enter' || closed) return;
            event.preventDefault();
            if (event.shiftKey) onConfirmSure();
            else onConfirm(field, value);
          }}
        />
      </td>
      <td className={styles['sure']} data-low={field.confidence < sureFrom - 5 ? true : undefined}>
        {field.readValue === '' ? null : (
          <>
            <i style={{ width: `${Math.max(4, (field.confidence - 40) * 0.7)}px` }} /> {field.confidence} %
          </>
        )}
      </td>
      <td className={styles['mark']}>
        <StatusMark
          bare
          state={unsaved ? 'part' : field.confirmed ? 'done' : 'open'}
          label={field.confirmed ? t.confirmed : field.value === '' ? t.empty : t.open}
        />
      </td>
    </tr>
  );
}

interface FieldVerbsProps {
  rows: readonly ArtworkField[];
  onNext: () => void;
  onConfirmSure: () => void;
  onAddWork: () => void;
}

export function FieldVerbs({ rows, onNext, onConfirmSure, onAddWork }: FieldVerbsProps) {
  const open = rows.filter(({ confirmed, value }) => !confirmed && value !== '');
  const sure = open.filter(({ confidence }) => confidence >= sureFrom);
  return (
    <div className={styles['verbs']}>
      <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={open.length === 0} onClick={onNext}>
        {t.next} <kbd aria-hidden="true">↵</kbd>
      </button>
      <button type="button" className={pageStyles['button']} disabled={sure.length === 0} onClick={onConfirmSure}>
        {t.sureOnes(sure.length)} <kbd aria-hidden="true">⇧ ↵</kbd>
      </button>
      <button type="button" className={pageStyles['button']} onClick={onAddWork}>
        {t.addWork}
      </button>
    </div>
  );
}
