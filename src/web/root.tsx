import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router';
import type { LinksFunction, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { pageServices } from './page-context.ts';
import { isUnreached, NoConnection } from './first-load/no-connection.tsx';
import { useUnopenedPages } from './first-load/unopened-pages.ts';
import { TryAgain } from './first-load/try-again.tsx';
import { lookOnReturn } from './look-on-return.ts';
import { onSessionEnd } from './first-load/session-end.ts';
import type { RootData } from './root-data.ts';
import { useRootData } from './root-data.ts';
import { isOffice, logInPath } from './paths.ts';
import { PageProgress } from './ui/progress-bar.tsx';
import { ToastProvider, useToast } from './ui/toast.tsx';
import styles from './root.module.css';

/** No preload of the font: it delays the first paint on a phone by 0.8 s (measured), and the fallback has the same widths, so nothing shifts. */
export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function loader({ context }: LoaderFunctionArgs): RootData {
  const { profile, session } = pageServices(context);
  return { profile, session };
}

/** Not within the office: its own frame hears that a session is over, and an answer that fails fails there. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  !(isOffice(currentUrl.pathname) && isOffice(nextUrl.pathname)) && defaultShouldRevalidate;

/** Specification: back office §9. */
const productVersion = '2021.27.0';

const documentLanguages = { de: 'de-CH', fr: 'fr-CH', en: 'en' } as const;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const t = useTranslations('shell');
  return (
    <html lang={documentLanguages[useLocale()]} data-mode={data?.profile.shop ?? 'verpackung'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="version" content={productVersion} />
        <meta name="theme-color" content={data?.profile.shop === 'moebel' ? '#2F6B4F' : '#FF7F50'} />
        <Meta />
        {/* Links added in development have no nonce: the browser hides it from the page during hydration. */}
        <Links nonce={import.meta.env.DEV ? '' : undefined} />
      </head>
      <body>
        <a className={styles['skip']} href="#inhalt">
          {t('skip')}
        </a>
        <ToastProvider>{children}</ToastProvider>
        {data?.profile.development ? (
          <div className={styles['watermark']} aria-hidden="true">
            {t('development')}
          </div>
        ) : null}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { location: aim } = useNavigation();
  const unreached = useUnopenedPages();
  useSessionEnd();
  return (
    <>
      <PageProgress loading={aim !== undefined && aim !== unreached} />
      <Outlet />
    </>
  );
}

/** Not for guests, whose checkout renews its own session, and not for who never logged in: their page has its own way to the log-in. */
function useSessionEnd(): void {
  const t = useTranslations('shell');
  const toast = useToast();
  const session = useRootData()?.session;
  const member = session?.guest === false ? session : null;
  const { revalidate } = useRevalidator();
  const last = useRef(member);
  useEffect(() => {
    // Logging out loads a new document: a page on which a session is gone has lost it. Staff have no cart of their own.
    if (last.current && !member) toast.warning(t('sessionOver') + (last.current.customerId === null ? '' : ` ${t('cartKept')}`));
    last.current = member;
  }, [member, toast, t]);
  useEffect(() => {
    if (member === null) return undefined;
    const told = (): void => {
      toast.warning(t('sessionEnded'), { to: logInPath(location.pathname + location.search), text: t('loginTitle') });
    };
    const stopLooking = lookOnReturn(member, { ended: told, changed: () => void revalidate() });
    const stopHearing = onSessionEnd(told);
    return () => {
      stopLooking();
      stopHearing();
    };
  }, [member, toast, t, revalidate]);
}

/** Errors outside the frames of storefront and office: status, message, another try and a link home. */
export function ErrorBoundary() {
  const t = useTranslations('shell');
  const error = useRouteError();
  const poster = `f-mode ${styles['error']}`;
  if (!import.meta.env.SSR && !isRouteErrorResponse(error) && isUnreached(error)) return <NoConnection className={poster} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = status === 404 ? 'This page could not be found' : t('errorTitle');
  return (
    <main id="inhalt" tabIndex={-1} className={poster}>
      <title>{`${status} ${message}`}</title>
      <p className="num">{status}</p>
      <h1>{message}</h1>
      <p>{t(status === 404 ? 'notFoundText' : 'errorText')}</p>
      {status === 404 ? null : <TryAgain />}
      <a href="/" className={styles['home']}>
        {t('backHome')}
      </a>
    </main>
  );
}
