import type { FileItem } from '#contract/file.ts';
import control from '../grid/control.module.css';
import pageStyles from '../ui/page.module.css';
import { fileWords as t } from './file-words.ts';
import filePanelStyles from './file-panel.module.css';
import styles from './files.module.css';

interface FileFootProps {
  meant: readonly FileItem[];
  chosen: number;
  onOpen: (what: 'delete' | 'move') => void;
  onClear: () => void;
}

/** Actions on the ticked files, or on the current one. */
export function FileFoot({ meant, chosen, onOpen, onClear }: FileFootProps) {
  const [only] = meant;
  return (
    <div className={filePanelStyles['foot']}>
      {only === undefined ? null : (
        <>
          <b>{t.chosen(meant.length)}</b>
          {meant.length === 1 ? (
            <a className={pageStyles['button']} href={only.url} download={only.name}>
              {t.download}
            </a>
          ) : null}
          <button type="button" className={pageStyles['button']} onClick={() => onOpen('move')}>
            {t.move}&nbsp;<kbd className={control['key']}>M</kbd>
          </button>
          <button type="button" className={pageStyles['button']} onClick={() => onOpen('delete')}>
            {t.delete}
          </button>
          {chosen === 0 ? null : (
            <button type="button" className={styles['link']} onClick={onClear}>
              {t.unchoose}
            </button>
          )}
        </>
      )}
      <p className={filePanelStyles['keys']}>
        <kbd className={control['key']}>← → ↑ ↓</kbd> {t.keys} <kbd className={control['key']}>Leer</kbd> {t.keysLook}{' '}
        <kbd className={control['key']}>F2</kbd> {t.name}
      </p>
    </div>
  );
}
