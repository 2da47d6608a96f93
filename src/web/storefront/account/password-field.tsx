import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#web/ui/text-field.tsx';
import type { TextFieldProps } from '#web/ui/text-field.tsx';
import styles from './account-page.module.css';

/** A password that can be shown while typing; with `new-password` the rule is shown as a hint. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'maxLength' | 'required'>) {
  const t = useTranslations('account');
  const [shown, setShown] = useState(false);
  const hint = props.hint ?? (props.autoComplete === 'new-password' ? t('passwordHint') : undefined);
  return (
    <div>
      <TextField {...props} type={shown ? 'text' : 'password'} required maxLength={200} hint={hint} />
      <button type="button" className={styles['word']} aria-controls={props.id ?? props.name} onClick={() => setShown(!shown)}>
        {t(shown ? 'passwordHide' : 'passwordShow')}
      </button>
    </div>
  );
}
