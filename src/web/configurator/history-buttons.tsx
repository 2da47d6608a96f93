import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import styles from './history-buttons.module.css';
import type { ConfigurationScreen } from './use-configuration.ts';

/** Undo, redo and back to the start; the keys Ctrl+Z and Ctrl+Shift+Z do the same. */
export function HistoryButtons({ screen }: { screen: ConfigurationScreen }) {
  const t = useTranslations('configurator');
  return (
    <div className={styles['buttons']}>
      <Button kind="outline" size="small" disabled={!screen.canUndo} onClick={screen.undo} title="Ctrl+Z">
        {t('undo')}
      </Button>
      <Button kind="outline" size="small" disabled={!screen.canRedo} onClick={screen.redo} title="Ctrl+Shift+Z">
        {t('redo')}
      </Button>
      <Button kind="plain" size="small" onClick={screen.reset}>
        {t('reset')}
      </Button>
    </div>
  );
}
