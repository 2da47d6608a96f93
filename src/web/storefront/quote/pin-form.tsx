import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#contract/failure.ts';
import { readQuoteForCheckout } from '#contract/quote-link.ts';
import type { Quote } from '#contract/quote.ts';
import { required } from '#domain/contact/rules.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { call } from '#web/call.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useFormErrors } from '../form/form-errors.ts';
import { StepForm } from '../form/step-form.tsx';
import styles from './quote-page.module.css';

interface PinFormProps {
  uuid: string;
  /** A pin was tried before. */
  isRefused: boolean;
  onOpen: (quote: Quote, pin: string) => void;
}

/** Asks for the pin. An unknown link and a wrong pin look the same. */
export function PinForm({ uuid, isRefused, onOpen }: PinFormProps) {
  const t = useTranslations('quote');
  const [pin, setPin] = useState('');
  const [failed, setFailed] = useState(isRefused);
  const errors = useFormErrors({ pin: t('pin') });
  const submit = async (): Promise<void> => {
    const given = pin.trim();
    const problem = required(given);
    if (problem) {
      errors.refuse([refusal(problem.key, problem.params, 'pin')]);
      return;
    }
    errors.clear();
    setFailed(false);
    try {
      onOpen(await call(readQuoteForCheckout, { query: { uuid, pin: given.padStart(4, '0').slice(-4) } }), given);
    } catch (failure) {
      if (!(failure instanceof CallFailure) || (failure.status !== 404 && failure.status !== 400)) throw failure;
      setFailed(true);
    }
  };
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['door']}>
        <h1>{t('pinTitle')}</h1>
        <p>{t('pinText')}</p>
        <p role="alert" className={failed ? styles['warning'] : undefined}>
          {failed ? t('notOpened') : ''}
        </p>
        <StepForm errors={errors} next={t('open')} onSubmit={submit}>
          <TextField
            label={t('pin')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={4}
            {...errors.input('pin', pin, (text) => setPin(text.replaceAll(/\D/g, '')))}
          />
        </StepForm>
      </div>
    </div>
  );
}
