/** Keeps the current configuration, and later shows it beside the changed one; the comparison is fetched on demand. */
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Values } from '#domain/configurator/evaluation.ts';
import { useInBrowser } from '#web/configurator/use-in-browser.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { CompareDialogProps } from './compare-dialog.tsx';
import { keptIn } from './compare-link.ts';

const CompareDialog = lazy(async () => import('./compare-dialog.tsx'));

export function CompareButton({ search, ...props }: Omit<CompareDialogProps, 'kept' | 'onKeep' | 'onClose'> & { search: string }) {
  const t = useTranslations('product');
  const language = useLocale();
  const toast = useToast();
  const { compiled, evaluation } = props;
  const [kept, setKept] = useState<Values | null>(() => keptIn(compiled, search));
  const inBrowser = useInBrowser();
  // A link to a comparison opens it.
  const [open, setOpen] = useState(kept !== null);
  const keep = async (): Promise<void> => {
    setKept(evaluation.values);
    setOpen(false);
    const { besideWords } = await import('#web/configurator/beside-words.ts');
    toast.success(besideWords[language].kept);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup={kept === null ? undefined : 'dialog'}
        onClick={kept === null ? () => void keep() : () => setOpen(true)}
      >
        {t(kept === null ? 'compareKeep' : 'compare')}
      </button>
      {inBrowser && open && kept !== null && (
        <Suspense>
          <CompareDialog {...props} kept={kept} onKeep={() => void keep()} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
