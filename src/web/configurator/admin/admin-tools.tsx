/** What the staff's bar holds: whose prices are shown, which choices, undo and redo, and creating a product from the configuration. */
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ViewMode } from '#domain/configurator/describe.ts';
import { Button } from '#web/ui/button.tsx';
import type { AdminBarProps } from './admin-bar.tsx';
import type { AdminRights } from './admin-rights.ts';
import styles from './admin-tools.module.css';

const CustomerSelect = lazy(async () => import('./customer-select.tsx'));
const CreateProductDialog = lazy(async () => import('./create-product-dialog.tsx'));

const modes: readonly ViewMode[] = ['all', 'product-model', 'render-model'];

export default function AdminTools({
  screen,
  product,
  pricedFor,
  onPricedFor,
  viewOnly,
  mode,
  onMode,
  rights,
}: AdminBarProps & { rights: AdminRights }) {
  const t = useTranslations('configurator');
  const [creating, setCreating] = useState(false);
  const { modelId, version, values } = screen.evaluation;
  return (
    <section className={styles['bar']} aria-label={t('admin.bar')}>
      {rights.pricesOfCustomers && onPricedFor !== null && (
        <Suspense fallback={<span className={styles['room']} />}>
          <CustomerSelect chosen={pricedFor} onChoose={onPricedFor} />
        </Suspense>
      )}
      {mode !== null && (
        <label className={styles['mode']}>
          <span>{t('admin.mode')}</span>
          <select value={mode} onChange={({ target }) => onMode(modes[target.selectedIndex] ?? 'all')}>
            {modes.map((id) => (
              <option key={id} value={id}>
                {t(`admin.modes.${id}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {!viewOnly && (
        <div className={styles['buttons']}>
          <Button kind="outline" size="small" disabled={!screen.canUndo} onClick={screen.undo} title="Ctrl+Z">
            {t('undo')}
          </Button>
          <Button kind="outline" size="small" disabled={!screen.canRedo} onClick={screen.redo} title="Ctrl+Shift+Z">
            {t('redo')}
          </Button>
          {rights.createsProducts && (
            <Button size="small" mark="plus" disabled={!screen.valid} aria-haspopup="dialog" onClick={() => setCreating(true)}>
              {t('admin.create')}
            </Button>
          )}
        </div>
      )}
      {creating && (
        <Suspense>
          <CreateProductDialog product={product} configuration={{ modelId, version, values }} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </section>
  );
}
