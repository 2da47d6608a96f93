import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { paths } from '#web/paths.ts';
import type { FormErrors } from './form-errors.ts';

/** Opens the terms in a new tab, so the order stays as it is. */
const termsLink = (text: ReactNode): ReactNode => (
  <a href={paths.terms} target="_blank" rel="noopener">
    {text}
  </a>
);

interface TermsFieldProps {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  errors: FormErrors;
}

/** The note that custom-made goods cannot be returned, and the terms that every order accepts. */
export function TermsField({ accepted, onChange, errors }: TermsFieldProps) {
  const t = useTranslations('checkout');
  return (
    <div>
      <p className="small">{t('customMade')}</p>
      <CheckboxField
        name="terms"
        checked={accepted}
        required
        onChange={(value) => {
          errors.typed('terms');
          onChange(value);
        }}
        error={errors.at('terms')}
        label={t.rich('terms', { link: termsLink })}
      />
    </div>
  );
}
