import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import styles from './removed-line.module.css';

const shownMs = 15_000;

/** Names the removed line and offers undo, long enough to be reached without haste. */
export function RemovedLine({ name, onUndo, onGone }: { name: string | null; onUndo: () => void; onGone: () => void }) {
  const t = useTranslations('cart');
  const bar = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (name === null) return undefined;
    // The focused button was removed with its line.
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus();
    const timer = setTimeout(onGone, shownMs);
    return () => clearTimeout(timer);
    // The timer starts at the removal, not at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
  return (
    <div role="status" className={styles['region']}>
      {name === null ? null : (
        <p className={styles['bar']} ref={bar}>
          <span>{t('removed', { name })}</span>
          <Button kind="plain" onClick={onUndo}>
            {t('undo')}
          </Button>
        </p>
      )}
    </div>
  );
}
