import { useTranslations } from 'use-intl';
import { TextField } from '#web/ui/text-field.tsx';
import type { TextFieldProps } from '#web/ui/text-field.tsx';
import { meantEmail } from './email-typo.ts';
import styles from './email-field.module.css';

/** An e-mail field that suggests a correction when the domain looks mistyped; one click accepts it. */
export function EmailField({ hint, ...props }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  const t = useTranslations('checkout');
  const meant = meantEmail(props.value);
  return (
    <div>
      <TextField {...props} type="email" inputMode="email" maxLength={254} hint={hint} />
      <div aria-live="polite">
        {meant === null ? null : (
          <p className={styles['meant']}>
            {t('meant', { email: meant })}{' '}
            <button type="button" onClick={() => props.onChange(meant)}>
              {t('takeMeant')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
