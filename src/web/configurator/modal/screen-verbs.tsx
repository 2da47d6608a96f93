import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import styles from './configurator-modal.module.css';

interface ScreenVerbsProps {
  viewOnly: boolean;
  /** Null: a faulty configuration cannot be taken. */
  take: (() => void) | null;
  onClose: () => void;
}

export function ScreenVerbs({ viewOnly, take, onClose }: ScreenVerbsProps) {
  const t = useTranslations('configurator');
  return (
    <div className={styles['actions']}>
      {viewOnly && <Button onClick={onClose}>{t('close')}</Button>}
      {!viewOnly && (
        <>
          <Button kind="outline" className={styles['cancel']} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="field" mark="check" disabled={take === null} aria-keyshortcuts="Control+Enter" onClick={() => take?.()}>
            {t('ok')}
            <kbd className={styles['key']} aria-hidden="true">
              Ctrl ↵
            </kbd>
          </Button>
        </>
      )}
    </div>
  );
}
