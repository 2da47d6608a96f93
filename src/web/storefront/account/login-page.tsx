import { useState } from 'react';
import { Link, redirect, useLoaderData, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { logIn, readSession } from '#contract/session.ts';
import { isAdmin } from '#domain/access/permission.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import type { ErrorSummaryItem } from '#web/ui/error-summary.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRootData } from '#web/root-data.ts';
import { paths } from '#web/paths.ts';
import '#web/texts/buyer-texts.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './account-page.module.css';
import { ownPath } from './own-path.ts';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

const homeOf = (perm: readonly number[]): string => (isAdmin(perm) ? paths.office : '/');

/** Whoever is logged in has nothing to do here, unless a page asked for more rights than they have. */
export function loader({ context, request }: LoaderFunctionArgs): { signedInAs: string | null } {
  const { session } = pageServices(context);
  const signedIn = session !== null && !session.guest;
  if (signedIn && !new URL(request.url).searchParams.has('next')) throw redirect(homeOf(session.perm));
  return { signedInAs: signedIn ? session.email : null };
}

export default function LoginPage() {
  const t = useTranslations('shell');
  const { signedInAs } = useLoaderData<typeof loader>();
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  return (
    <AccountFrame title={t('loginTitle')} lead={t('loginLead')}>
      {signedInAs === null ? null : <p className={styles['note']}>{`${t('alreadyLoggedIn')} ${t('account', { email: signedInAs })}`}</p>}
      <LoginForm />
      <NoAccount />
      <div className={styles['guest']}>
        <p>{t('loginGuest')}</p>
        <ButtonLink to={`/-${shop}`} kind="plain" mark="arrow">
          {t('loginGuestLink')}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

function NoAccount() {
  const t = useTranslations('account');
  const [query] = useSearchParams();
  const next = ownPath(query.get('next'));
  return (
    <div className={styles['guest']}>
      <p>{t('noAccount')}</p>
      <ButtonLink to={`${paths.register}${next === null ? '' : `?next=${encodeURIComponent(next)}`}`} kind="plain" mark="arrow">
        {t('registerTitle')}
      </ButtonLink>
    </div>
  );
}

function LoginForm() {
  const t = useTranslations('shell');
  const a = useTranslations('account');
  const failureText = useFailureText();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<readonly ErrorSummaryItem[]>([]);
  const [busy, setBusy] = useState(false);
  const errorOf = (field: string): string | undefined => errors.find((error) => error.field === field)?.text;
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(logIn, { body: { email: email.trim(), password } });
      const { session } = await call(readSession, {});
      // A fresh document: everything kept of the visitor before is dropped.
      location.assign(ownPath(query.get('next')) ?? homeOf(session?.perm ?? []));
    } catch (failure) {
      setErrors([{ field: '', text: failureText(failure) }]);
      setBusy(false);
    }
  };
  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const missing = [
          ...(email.trim() === '' ? [{ field: 'email', text: t('emailRequired') }] : []),
          ...(password === '' ? [{ field: 'password', text: t('passwordRequired') }] : []),
        ];
        setErrors(missing);
        if (missing.length === 0) void send();
      }}
    >
      <ErrorSummary errors={errors} />
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
      <div className={styles['row']}>
        <Button type="submit" mark="arrow" busy={busy}>
          {t('logIn')}
        </Button>
        <Link className={styles['word']} to={paths.requestReset}>
          {a('forgotten')}
        </Link>
      </div>
    </form>
  );
}
