import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { requestPasswordReset } from '#contract/registration.ts';
import { email as emailRule, required } from '#domain/contact/rules.ts';
import { call } from '#web/call.ts';
import { useRootData } from '#web/root-data.ts';
import { unbrokenPhone } from '#domain/language/unbroken-size.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { paths } from '#web/paths.ts';
import '#web/texts/buyer-texts.ts';
import { EmailField } from '../form/email-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { StepForm } from '../form/step-form.tsx';
import { AccountDone, AccountFrame } from './account-frame.tsx';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

/** Requests a reset link; the response is the same for every address. */
export default function RequestResetPage() {
  const t = useTranslations('account');
  const c = useTranslations('checkout');
  const phone = unbrokenPhone(useRootData()?.profile.phone ?? '');
  const errors = useFormErrors({ email: c('email') });
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    const problem = required(email) ?? emailRule(email.trim());
    if (problem) {
      errors.refuse([{ ...problem, field: 'email' }]);
      return;
    }
    errors.clear();
    await call(requestPasswordReset, { body: { email: email.trim() } });
    setSentTo(email.trim());
  };
  return (
    <AccountFrame title={t('requestTitle')} lead={sentTo === null ? t('requestLead') : null}>
      {sentTo === null ? (
        <StepForm errors={errors} next={t('requestNow')} back="/user/login" onSubmit={submit}>
          <EmailField label={c('email')} autoComplete="username" required {...errors.input('email', email, setEmail)} />
        </StepForm>
      ) : (
        <AccountDone title={t('requestedTitle')}>
          <p>{t('requested', { email: sentTo })}</p>
          <p>{t('requestedHint', { phone })}</p>
          <ButtonLink kind="outline" to={paths.logIn}>
            {t('toLogIn')}
          </ButtonLink>
        </AccountDone>
      )}
    </AccountFrame>
  );
}
