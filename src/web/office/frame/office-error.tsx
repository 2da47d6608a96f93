import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { isUnreached, useRetryOnline } from '#web/first-load/no-connection.tsx';
import { paths } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import pageStyles from '../ui/page.module.css';
import { officeWords } from './office-words.ts';
import styles from './office-error.module.css';

const t = officeWords.error;

/** In place of a screen: what is not there, or could not be loaded, and the ways on. */
export function OfficeError() {
  const error = useRouteError();
  const failureText = useFailureText();
  const shell = useTranslations('shell');
  const { revalidate, state } = useRevalidator();
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  const isOffline = !isRouteErrorResponse(error) && isUnreached(error);
  useRetryOnline(revalidate, isOffline);
  const title = isGone ? t.notFound : isOffline ? shell('noConnection') : t.failed;
  const more = isGone
    ? t.notFoundMore
    : isOffline
      ? shell('noConnectionText')
      : isRouteErrorResponse(error)
        ? t.failedMore
        : failureText(error);
  return (
    <section className={styles['error']} role="alert" data-gone={isGone || undefined}>
      <title>{`${title} | Kistenwerk`}</title>
      <Icon name="warning" />
      <div>
        <h1>{title}</h1>
        <p>{more}</p>
        <p className={styles['ways']}>
          {isGone ? null : (
            <button
              type="button"
              className={`${pageStyles['button']} ${pageStyles['ink']}`}
              disabled={state !== 'idle'}
              onClick={() => void revalidate()}
            >
              {t.again}
            </button>
          )}
          <Link className={pageStyles['button']} to={paths.office}>
            {t.toToday}
          </Link>
        </p>
      </div>
    </section>
  );
}
