import { Icon } from '#web/ui/icon.tsx';
import { gridWords as t } from './grid-words.ts';
import control from './control.module.css';
import styles from './grid-message.module.css';

interface GridMessageProps {
  failed: boolean;
  isLoading: boolean;
  isFiltered: boolean;
  hint?: string | undefined;
  onRetry: () => void;
  onClear: () => void;
}

/** Instead of rows: an empty list, no matches for this view, or loading failed. */
export function GridMessage({ failed, isLoading, isFiltered, hint, onRetry, onClear }: GridMessageProps) {
  if (failed) {
    return (
      <div className={styles['failed']} role="alert">
        <Icon name="warning" />
        <div>
          <b>{t.loadFailed}</b>
          <p>{t.loadFailedMore}</p>
          <button type="button" className={control['primary']} onClick={onRetry}>
            {t.again}
          </button>
        </div>
      </div>
    );
  }
  if (isLoading) {
    return (
      <div className={styles['loading']} role="status">
        {t.loading}
      </div>
    );
  }
  return (
    <div className={styles['empty']} role="status">
      <b>{t.noRows}</b>
      {isFiltered ? (
        <>
          <p>{t.noRowsFor}</p>
          <button type="button" className={control['button']} onClick={onClear}>
            {t.showAll}
          </button>
        </>
      ) : hint === undefined ? null : (
        <p>{hint}</p>
      )}
    </div>
  );
}
