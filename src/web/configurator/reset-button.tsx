import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import styles from './reset-button.module.css';
import type { ConfigurationScreen } from './use-configuration.ts';

/** Back to the start. Single steps go back and forth with Ctrl+Z and Ctrl+Shift+Z; their buttons stand in the bar of the staff. */
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
