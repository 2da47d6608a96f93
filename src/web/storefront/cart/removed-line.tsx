import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import styles from './removed-line.module.css';

const shownMs = 15_000;

/** Says what was taken out and takes it back with one click; long enough to be reached without haste. */
export function RemovedLine({ name, onUndo, onGone }: { name: string | null; onUndo: () => void; onGone: () => void }) {
  const t = useTranslations('cart');
  useEffect(() => {
    if (name === null) return undefined;
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
    // The time runs from the removal, not from every drawing of the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
  return (
    <div role="status" className={styles['region']}>
      {name === null ? null : (
        <p className={styles['bar']}>
          <span>{t('removed', { name })}</span>
          <Button kind="plain" onClick={onUndo} autoFocus>
            {t('undo')}
          </Button>
        </p>
      )}
    </div>
  );
}
