import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#contract/failure.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useRootData } from '#web/root-data.ts';
import { TryAgain } from '#web/first-load/try-again.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { logInPath } from '#web/paths.ts';
import { isLoggedIn } from './require-log-in.ts';
import { seenByCustomers } from './seen-by-customers.ts';
import styles from './error-page.module.css';

/** An error page is drawn without them where they cannot be fetched. */
const WaysOn = lazy(async () => import('./ways-on.tsx').catch(() => ({ default: () => <></> })));

/** "This page could not be found" is the sentence the spec requires, in every language; our own text accompanies it. */
export function NotFound({ mayBeSeenByCustomers = false, text }: { mayBeSeenByCustomers?: boolean; text?: string }) {
  const t = useTranslations('shell');
  const session = useRootData()?.session ?? null;
  return (
    <>
      <ErrorPoster status={404} message="This page could not be found" text={text ?? t('notFoundText')} />
      {mayBeSeenByCustomers && !isLoggedIn(session) ? <LogInFirst /> : null}
      <Suspense>
        <WaysOn />
      </Suspense>
    </>
  );
}

/** The log-in comes back to this address. */
function LogInFirst() {
  const t = useTranslations('shell');
  const { pathname, search } = useLocation();
  return (
    <section className={`wrap ${styles['logIn']}`}>
      <p>{t('notFoundLogIn')}</p>
      <ButtonLink kind="outline" size="small" to={logInPath(pathname + search)}>
        {t('logIn')}
      </ButtonLink>
    </section>
  );
}

/** Inside the storefront's frame: `export { StorefrontErrorBoundary as ErrorBoundary }` in a route. */
export function StorefrontErrorBoundary() {
  const error = useRouteError();
  const failureText = useFailureText();
  const t = useTranslations('shell');
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound mayBeSeenByCustomers={error.data === seenByCustomers} />;
    return <ErrorPoster status={error.status} message={error.statusText === '' ? t('errorTitle') : error.statusText} />;
  }
  if (error instanceof CallFailure) return <ErrorPoster status={error.status === 0 ? 500 : error.status} message={failureText(error)} />;
  return <ErrorPoster status={500} message={t('errorTitle')} />;
}

function ErrorPoster({ status, message, text }: { status: number; message: string; text?: string }) {
  const t = useTranslations('shell');
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  return (
    <section className={`f-mode ${styles['poster']}`}>
      <title>{`${status} ${message}`}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <p className={`num ${styles['status']}`}>{status}</p>
        <h1>{message}</h1>
        <p className={styles['text']}>{text ?? `${t('errorText')} ${t('cartKept')}`}</p>
        <p className={styles['actions']}>
          {status === 404 ? null : <TryAgain />}
          <ButtonLink kind={status === 404 ? 'ink' : 'outline'} to={`/-${shop}`} mark="arrow">
            {t('backHome')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
