import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import styles from './reset-button.module.css';
import type { ConfigurationScreen } from './use-configuration.ts';

/** Resets to the initial values. Single steps are undone and redone with Ctrl+Z and Ctrl+Shift+Z; only the staff bar has buttons for them. */
export function ResetButton({ screen }: { screen: ConfigurationScreen }) {
  const t = useTranslations('configurator');
  return (
    <div className={styles['buttons']}>
      <Button kind="plain" size="small" onClick={screen.reset}>
        {t('reset')}
      </Button>
    </div>
  );
}
