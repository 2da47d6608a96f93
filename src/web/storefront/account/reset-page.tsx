import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { resetPassword } from '#contract/registration.ts';
import { passwordProblem } from '#domain/access/password.ts';
import { call } from '#web/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { paths } from '#web/paths.ts';
import '#web/texts/buyer-texts.ts';
import { useFormErrors } from '../form/form-errors.ts';
import { StepForm } from '../form/step-form.tsx';
import { AccountDone, AccountFrame } from './account-frame.tsx';
import styles from './account-page.module.css';
import { isLinkExpired, LinkOver } from './link-over.tsx';
import { useLinkToken } from './link-token.ts';
import { PasswordField } from './password-field.tsx';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';
export { privateHeaders as headers } from '../page/private-headers.ts';

/** Sets the new password by the link from the mail. */
export default function ResetPage() {
  const t = useTranslations('account');
  const token = useLinkToken();
  const errors = useFormErrors({ password: t('password') });
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const [expired, setExpired] = useState(false);
  const submit = async (): Promise<void> => {
    const problem = passwordProblem(password, '');
    if (problem) {
      errors.refuse([{ ...problem, field: 'password' }]);
      return;
    }
    errors.clear();
    try {
      await call(resetPassword, { body: { token: token ?? '', password } });
      setDone(true);
    } catch (failure) {
      if (!isLinkExpired(failure)) throw failure;
      setExpired(true);
    }
  };
  if (done)
    return (
      <AccountFrame title={t('resetTitle')} lead={null}>
        <AccountDone title={t('resetDoneTitle')}>
          <p>{t('resetDone')}</p>
          {/* A fresh document: a session that was open here has ended. */}
          <ButtonLink reloadDocument mark="arrow" to={paths.logIn}>
            {t('toLogIn')}
          </ButtonLink>
        </AccountDone>
      </AccountFrame>
    );
  return (
    <AccountFrame title={t('resetTitle')} lead={token === '' || expired ? null : t('resetLead')}>
      {token === '' || expired ? (
        <LinkOver expired={expired} to={paths.requestReset} label={t('requestNew')} />
      ) : (
        <>
          <StepForm errors={errors} next={t('resetNow')} onSubmit={submit}>
            <PasswordField label={t('password')} autoComplete="new-password" {...errors.input('password', password, setPassword)} />
          </StepForm>
          <div className={styles['guest']}>
            <ButtonLink kind="plain" mark="arrow" to={paths.requestReset}>
              {t('requestNew')}
            </ButtonLink>
          </div>
        </>
      )}
    </AccountFrame>
  );
}
