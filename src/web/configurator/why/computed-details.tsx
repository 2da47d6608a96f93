import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import styles from './why.module.css';

const ComputedValues = lazy(async () => import('./computed-values.tsx'));

/** The computed values, collapsed by default. */
export function ComputedDetails({ compiled, values }: { compiled: CompiledModel; values: Values }) {
  const t = useTranslations('configurator');
  const [open, setOpen] = useState(false);
  return (
    <details className={styles['details']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('computed')}</summary>
      {open && (
        <Suspense fallback={<p className="muted">…</p>}>
          <ComputedValues compiled={compiled} values={values} />
        </Suspense>
      )}
    </details>
  );
}
