import { useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';

/** Browsers tell a request that found no server from a fault of the program by their own sentence alone. */
const unreached = /^(?:Failed to fetch|NetworkError|Load failed)/;

export const isUnreached = (error: unknown): boolean => !navigator.onLine || (error instanceof TypeError && unreached.test(error.message));

/** Tries again as soon as the connection is back; listens from the moment the page is shown. */
export function useRetryOnline(retry: () => Promise<void>, waits = true): void {
  useLayoutEffect(() => {
    const again = (): void => void (waits ? retry() : undefined);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [retry, waits]);
}

/** In place of a page whose data did not come because the connection is gone, e.g. after a search. Goes on as soon as it is back. */
export function NoConnection({ className }: { className: string | undefined }) {
  const t = useTranslations('shell');
  const { revalidate, state } = useRevalidator();
  useRetryOnline(revalidate);
  return (
    <main id="inhalt" tabIndex={-1} className={className}>
      <title>{t('noConnection')}</title>
      <h1>{t('noConnection')}</h1>
      <p role="status">{t('noConnectionText')}</p>
      <Button busy={state !== 'idle'} onClick={() => void revalidate()}>
        {t('tryAgain')}
      </Button>
    </main>
  );
}
