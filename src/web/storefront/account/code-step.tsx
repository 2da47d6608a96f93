import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './account-page.module.css';

/** The second step of a log-in. The code field takes the focus at once. */
export function CodeStep({ code, onChange, error }: { code: string; onChange: (code: string) => void; error: string | undefined }) {
  const t = useTranslations('account');
  useEffect(() => document.querySelector<HTMLInputElement>('#code')?.focus(), []);
  return (
    <>
      <p className={styles['note']}>{t('codeLead')}</p>
      <TextField
        label={t('code')}
        name="code"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={onChange}
        hint={t('codeHint')}
        error={error}
        maxLength={40}
      />
    </>
  );
}
