import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { eraseCustomer, exportCustomer } from '#contract/customer-record.ts';
import { pathOf } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { required } from '#domain/contact/rules.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { StepForm } from '../form/step-form.tsx';
import styles from './profile-form.module.css';

/** Rights over personal data: a copy of everything, and deletion of the account. */
export function OwnDataPart({ customerId }: { customerId: number }) {
  const t = useTranslations('profile');
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles['part']}>
      <h2>{t('dataPart')}</h2>
      <p>{t('dataText')}</p>
      <p>
        <a href={pathOf(exportCustomer, { id: customerId })} download>
          {t('downloadData')}
        </a>
      </p>
      <p>{t('eraseText')}</p>
      <div className={styles['actions']}>
        <Button kind="outline" onClick={() => setAsking(true)}>
          {t('eraseAccount')}
        </Button>
      </div>
      <Dialog title={t('eraseAccount')} open={asking} onClose={() => setAsking(false)}>
        <EraseForm customerId={customerId} />
      </Dialog>
    </section>
  );
}

/** The password proves who asks; afterwards no personal data stays in memory. */
function EraseForm({ customerId }: { customerId: number }) {
  const t = useTranslations('profile');
  const errors = useFormErrors({ erasePassword: t('currentPassword') });
  const [password, setPassword] = useState('');
  const submit = async (): Promise<void> => {
    const missing = required(password);
    if (missing) {
      errors.refuse([refusal(missing.key, missing.params, 'erasePassword')]);
      return;
    }
    errors.clear();
    try {
      await call(eraseCustomer, { params: { id: customerId }, body: { password } });
    } catch (failure) {
      if (!(failure instanceof CallFailure) || failure.errors.every(({ message }) => message !== 'currentPasswordWrong')) throw failure;
      errors.refuse([refusal('currentPasswordWrong', {}, 'erasePassword')]);
      return;
    }
    location.assign('/');
  };
  return (
    <>
      <p>{t('eraseQuestion')}</p>
      <StepForm errors={errors} next={t('eraseForGood')} onSubmit={submit}>
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          {...errors.input('erasePassword', password, setPassword)}
        />
      </StepForm>
    </>
  );
}
