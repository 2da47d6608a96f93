/** Opens the link to exactly this product, these values and this view; fetched on demand. */
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShareDialogProps } from './share-dialog.tsx';

const ShareDialog = lazy(async () => import('./share-dialog.tsx'));

export function ShareButton(props: Omit<ShareDialogProps, 'onClose'>) {
  const t = useTranslations('configurator');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('share')}
      </button>
      {open && (
        <Suspense>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
