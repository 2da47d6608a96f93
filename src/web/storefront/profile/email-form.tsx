import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { updateUser } from '#contract/user.ts';
import type { User } from '#contract/user.ts';
import { email as emailRule, required } from '#domain/contact/rules.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { PasswordField } from '../account/password-field.tsx';
import { EmailField } from '../form/email-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { StepForm } from '../form/step-form.tsx';
import styles from './profile-form.module.css';

/** A new log-in address: valid once its owner has followed the link in the mail. */
export function EmailForm({ user }: { user: User }) {
  const t = useTranslations('profile');
  const { revalidate } = useRevalidator();
  const [email, setEmail] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const wrongEmail = required(email) ?? emailRule(email.trim());
  const missing = required(currentPassword);
  const problems = [
    ...(wrongEmail ? [refusal(wrongEmail.key, wrongEmail.params, 'email')] : []),
    ...(missing ? [refusal(missing.key, missing.params, 'currentPassword')] : []),
  ];
  const errors = useFormErrors({ email: t('newEmail'), currentPassword: t('currentPassword') }, problems);
  const submit = async (): Promise<void> => {
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    await call(updateUser, { params: { id: user.id }, body: { email: email.trim(), currentPassword } });
    setEmail('');
    setCurrentPassword('');
    errors.reset();
    await revalidate();
  };
  return (
    <section className={styles['part']}>
      <h2>{t('emailPart')}</h2>
      <p>{t('emailNow', { email: user.email })}</p>
      <div role="status">
        {user.pendingEmail === null ? null : <p className={styles['note']}>{t('emailPending', { email: user.pendingEmail })}</p>}
      </div>
      <div className={styles['narrow']}>
        <StepForm errors={errors} next={t('changeEmail')} onSubmit={submit}>
          <EmailField label={t('newEmail')} autoComplete="email" required {...errors.input('email', email, setEmail)} />
          <PasswordField
            label={t('currentPassword')}
            autoComplete="current-password"
            {...errors.input('currentPassword', currentPassword, setCurrentPassword)}
          />
        </StepForm>
      </div>
    </section>
  );
}
