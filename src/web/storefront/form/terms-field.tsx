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
  /** Something of what is ordered is. */
  madeToMeasure: boolean;
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  errors: FormErrors;
}

/** The terms that every order accepts, and the note that goods made to measure cannot be returned. */
export function TermsField({ madeToMeasure, accepted, onChange, errors }: TermsFieldProps) {
  const t = useTranslations('checkout');
  return (
    <div>
      {madeToMeasure ? <p className="small">{t('customMade')}</p> : null}
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
