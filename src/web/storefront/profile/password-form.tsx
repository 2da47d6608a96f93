import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#contract/failure.ts';
import { updateUser } from '#contract/user.ts';
import type { User } from '#contract/user.ts';
import { passwordProblem } from '#domain/access/password.ts';
import { required } from '#domain/contact/rules.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { useToast } from '#web/ui/toast.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { StepForm } from '../form/step-form.tsx';
import styles from './profile-form.module.css';

/** A new password; other sessions end, this one continues. */
export function PasswordForm({ user }: { user: User }) {
  const t = useTranslations('profile');
  const toast = useToast();
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');
  const missing = required(oldPassword);
  const wrong = passwordProblem(password, user.email);
  const problems = [
    ...(missing ? [refusal(missing.key, missing.params, 'oldPassword')] : []),
    ...(wrong ? [refusal(wrong.key, wrong.params, 'password')] : []),
  ];
  const errors = useFormErrors({ oldPassword: t('currentPassword'), password: t('newPassword') }, problems);
  const submit = async (): Promise<void> => {
    if (problems.length > 0) {
      errors.refuse(problems);
      return;
    }
    errors.clear();
    try {
      await call(updateUser, { params: { id: user.id }, body: { password, currentPassword: oldPassword } });
    } catch (failure) {
      if (!isWrongPassword(failure)) throw failure;
      errors.refuse([refusal('currentPasswordWrong', {}, 'oldPassword')]);
      return;
    }
    setOldPassword('');
    setPassword('');
    errors.reset();
    toast.success(t('passwordChanged'));
  };
  return (
    <section className={styles['part']}>
      <h2>{t('passwordPart')}</h2>
      <div className={styles['narrow']}>
        <StepForm errors={errors} next={t('changePassword')} onSubmit={submit}>
          <PasswordField
            label={t('currentPassword')}
            // The e-mail form above asks for it too; its field keeps the plain name.
            autoComplete="current-password"
            {...errors.input('oldPassword', oldPassword, setOldPassword)}
          />
          <PasswordField label={t('newPassword')} autoComplete="new-password" {...errors.input('password', password, setPassword)} />
        </StepForm>
      </div>
    </section>
  );
}

const isWrongPassword = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.errors.some(({ message }) => message === 'currentPasswordWrong');
