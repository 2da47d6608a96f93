import type { GridRow } from './rules/column.ts';
import type { Refused } from './rules/paste.ts';
import { StateSquare } from './state-square.tsx';
import type { EditControl } from './use-edits.ts';
import type { PasteControl } from './use-paste.ts';
import { gridWords as t } from './grid-words.ts';
import control from './control.module.css';
import styles from './edit-bars.module.css';

function Faulty({ count, onNext }: { count: number; onNext: () => void }) {
  if (count === 0) return null;
  return (
    <>
      <b className={styles['faulty']}>
        <StateSquare mark="error" />
        {t.faulty(count)}
      </b>
      <button type="button" className={control['quiet']} onClick={onNext}>
        {t.nextFault} <kbd className={control['key']}>F8</kbd>
      </button>
    </>
  );
}

interface BarProps {
  onNextFault: () => void;
  /** Takes the focus, which a button would lose with its bar. */
  onLeave: () => void;
}

/** A pasted block before it is applied: how many cells are good, what is refused, and the actions. */
export function PasteBar<Row extends GridRow>({ control: pasting, onNextFault, onLeave }: BarProps & { control: PasteControl<Row> }) {
  const { paste, counts } = pasting;
  if (paste === null) return null;
  const [insert, discard] = [pasting.insert, pasting.discard].map((act) => () => {
    act();
    onLeave();
  });
  const refused = refusedWords(paste.refused);
  return (
    <div className={styles['paste']} role="region" aria-label={t.clipboard}>
      <span role="status" className={styles['told']}>
        <b className={styles['info']}>
          <StateSquare mark="working" />
          {t.clipboardOf(paste.size.rows, paste.size.columns)}
        </b>
        <b>{t.good(counts.good)}</b>
        {refused === '' ? null : <span>{refused}</span>}
      </span>
      <Faulty count={counts.faulty} onNext={onNextFault} />
      <span className={styles['actions']}>
        <button type="button" className={control['button']} onClick={discard}>
          {t.discard} <kbd className={control['key']}>Esc</kbd>
        </button>
        {counts.faulty === 0 || counts.good === 0 ? null : (
          <button type="button" className={control['button']} onClick={insert}>
            {t.insertGood}
          </button>
        )}
        <button type="button" className={control['primary']} disabled={counts.faulty > 0 || counts.good === 0} onClick={insert}>
          {t.insert} <kbd className={control['key']}>Enter</kbd>
        </button>
      </span>
    </div>
  );
}

function refusedWords({ beyondRows, beyondColumns, readOnly, locked }: Refused): string {
  const parts = [
    beyondRows > 0 && t.beyondRows(beyondRows),
    beyondColumns > 0 && t.beyondColumns(beyondColumns),
    readOnly > 0 && t.readOnlyCells(readOnly),
    ...[...locked].map(([why, count]) => t.lockedCells(count, why)),
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}

/** Replaces the foot while something is unsaved. */
export function SaveBar<Row extends GridRow>({ edit, onNextFault, onLeave }: BarProps & { edit: EditControl<Row> }) {
  const { counts, saving } = edit;
  if (counts.cells === 0) return null;
  const [undo, discard, save] = [edit.undo, edit.discard, edit.save].map((act) => () => {
    act();
    onLeave();
  });
  return (
    <div className={styles['save']} role="region" aria-label={t.unsaved}>
      <b role="status" className={styles['unsaved']}>
        <StateSquare mark="part" />
        {t.unsavedCells(counts.cells, counts.rows)}
      </b>
      <Faulty count={counts.faulty} onNext={onNextFault} />
      {saving === 'failed' ? (
        <span role="alert" className={control['fault']}>
          {t.saveFailed}
        </span>
      ) : null}
      <span className={styles['actions']}>
        <button type="button" className={control['quiet']} onClick={undo}>
          {t.undo} <kbd className={control['key']}>Ctrl Z</kbd>
        </button>
        <button type="button" className={control['button']} onClick={discard}>
          {t.discard}
        </button>
        <button type="button" className={control['primary']} disabled={saving === 'running'} onClick={save}>
          {saving === 'running' ? t.saving : t.save} <kbd className={control['key']}>Ctrl S</kbd>
        </button>
      </span>
    </div>
  );
}
