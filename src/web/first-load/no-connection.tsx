import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** In place of a page whose data did not come because the connection is gone, e.g. after a search. Goes on as soon as it is back. */
export function NoConnection({ className, retry }: { className: string; retry: () => void }) {
  const t = useTranslations('shell');
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <main id="inhalt" tabIndex={-1} className={className}>
      <title>{t('noConnection')}</title>
      <h1>{t('noConnection')}</h1>
      <p role="status">{t('noConnectionText')}</p>
    </main>
  );
}
