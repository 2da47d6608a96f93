import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEarlyInput } from '#web/first-load/use-early-input.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import type { FormErrors } from './form-errors.ts';
import styles from './step-form.module.css';

interface StepFormProps {
  errors: FormErrors;
  next: string;
  /** Target of `Zurück`; absent: no such button. */
  back?: string | undefined;
  /** Why it cannot be sent now, in the place of the button that could only fail. */
  blocked?: ReactNode;
  /** Something above the buttons is still loading: they appear with it. */
  waits?: boolean;
  /** Resolves when everything is stored; errors it throws are shown above the form. */
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** One page of the checkout or of an account: errors on top, fields, then next and back. Enter submits; submitting twice at once is not possible. */
export function StepForm({ errors, next, back, blocked = null, waits = false, onSubmit, children }: StepFormProps) {
  const t = useTranslations('checkout');
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const notice = useRef<HTMLDivElement>(null);
  const { general } = errors;
  useEffect(() => {
    if (general.length > 0) notice.current?.focus();
  }, [general]);
  const submit = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await onSubmit();
    } catch (failure) {
      errors.fail(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const form = useEarlyInput();
  return (
    <form
      ref={form}
      noValidate
      className={`${styles['form']} ${waits ? styles['waits'] : ''}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary errors={errors.summary} />
      <div ref={notice} tabIndex={-1} role="alert" className={styles['notice']}>
        {general.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {children}
      {waits ? null : blocked}
      {waits ? null : (
        <div className={styles['actions']}>
          {blocked === null ? (
            <Button type="submit" mark="arrow" busy={busy}>
              {busy ? t('sending') : next}
            </Button>
          ) : null}
          {back === undefined ? null : (
            <ButtonLink kind="outline" to={back}>
              {t('back')}
            </ButtonLink>
          )}
        </div>
      )}
    </form>
  );
}
