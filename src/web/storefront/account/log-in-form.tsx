import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#contract/failure.ts';
import { logIn, readSession } from '#contract/session.ts';
import { call } from '#web/call.ts';
import { useEarlyInput } from '#web/first-load/use-early-input.ts';
import { paths } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import type { ErrorSummaryItem } from '#web/ui/error-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './account-page.module.css';
import { CodeStep } from './code-step.tsx';
import { homeOf } from './home-of.ts';
import { ownPath } from './own-path.ts';

const asksForCode = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.errors.some(({ message }) => message === 'secondFactorRequired');

/** E-mail and password; then, where the account has one, the code of the second factor. */
export function LogInForm() {
  const t = useTranslations('shell');
  const a = useTranslations('account');
  const failureText = useFailureText();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [errors, setErrors] = useState<readonly ErrorSummaryItem[]>([]);
  const [busy, setBusy] = useState(false);
  const errorOf = (field: string): string | undefined => errors.find((error) => error.field === field)?.text;
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(logIn, { body: { email: email.trim(), password, ...(code === null ? {} : { code }) } });
      const { session } = await call(readSession, {});
      const next = session?.owesSecondFactor === true ? null : ownPath(query.get('next'));
      // A fresh document drops all state of the previous visitor.
      location.assign(next ?? homeOf(session));
    } catch (failure) {
      setBusy(false);
      if (code === null && asksForCode(failure)) setCode('');
      else setErrors([{ field: '', text: failureText(failure) }]);
    }
  };
  const missing = (): ErrorSummaryItem[] => {
    if (code !== null) return code.trim() === '' ? [{ field: 'code', text: a('codeMissing') }] : [];
    return [
      ...(email.trim() === '' ? [{ field: 'email', text: t('emailRequired') }] : []),
      ...(password === '' ? [{ field: 'password', text: t('passwordRequired') }] : []),
    ];
  };
  const form = useEarlyInput();
  return (
    <form
      ref={form}
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = missing();
        setErrors(found);
        if (found.length === 0) void send();
      }}
    >
      <ErrorSummary errors={errors} />
      {code === null ? (
        <>
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={setEmail}
            error={errorOf('email')}
            maxLength={254}
          />
          <TextField
            label={t('password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
            error={errorOf('password')}
            maxLength={200}
          />
        </>
      ) : (
        <CodeStep code={code} onChange={setCode} error={errorOf('code')} />
      )}
      <div className={styles['row']}>
        <Button type="submit" mark="arrow" busy={busy}>
          {t('logIn')}
        </Button>
        {code === null ? (
          <Link className={styles['word']} to={paths.requestReset}>
            {a('forgotten')}
          </Link>
        ) : (
          <button type="button" className={styles['word']} onClick={() => setCode(null)}>
            {a('backToPassword')}
          </button>
        )}
      </div>
    </form>
  );
}
