/** Keeps what stands on the page, and shows it beside what it is changed to; the comparison is fetched when asked for. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Values } from '#domain/configurator/evaluation.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { CompareDialogProps } from './compare-dialog.tsx';
import { keptIn } from './compare-link.ts';

const CompareDialog = lazy(async () => import('./compare-dialog.tsx'));

export function CompareButton({ search, ...props }: Omit<CompareDialogProps, 'kept' | 'onKeep' | 'onClose'> & { search: string }) {
  const t = useTranslations('product');
  const toast = useToast();
  const { compiled, evaluation } = props;
  const [kept, setKept] = useState<Values | null>(() => keptIn(compiled, search));
  const [open, setOpen] = useState(false);
  // A link to a comparison opens it.
  useEffect(() => setOpen(keptIn(compiled, search) !== null), [compiled, search]);
  const keep = (): void => {
    setKept(evaluation.values);
    setOpen(false);
    toast.success(t('compare.kept'));
  };
  return (
    <>
      <button type="button" aria-haspopup={kept === null ? undefined : 'dialog'} onClick={kept === null ? keep : () => setOpen(true)}>
        {t(kept === null ? 'compare.keep' : 'compare.open')}
      </button>
      {open && kept !== null && (
        <Suspense>
          <CompareDialog {...props} kept={kept} onKeep={keep} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
