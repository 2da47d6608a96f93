/**
 * The staff-only bar above the configurator: whose prices are shown, undo and redo, and creating a product from the configuration.
 * Specification: storefront §2, §6.
 */
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ViewMode } from '#domain/configurator/describe.ts';
import { useRootData } from '#web/root-data.ts';
import { Button } from '#web/ui/button.tsx';
import type { ConfigurationScreen } from '../use-configuration.ts';
import styles from './admin-bar.module.css';
import { adminRights } from './admin-rights.ts';
import type { PricedFor } from './customer-select.tsx';

const CustomerSelect = lazy(async () => import('./customer-select.tsx'));
const CreateProductDialog = lazy(async () => import('./create-product-dialog.tsx'));

const modes: readonly ViewMode[] = ['all', 'product-model', 'render-model'];

export interface AdminBarProps {
  screen: ConfigurationScreen;
  product: { id: number; typeId: number; name: string };
  /** Whose prices are shown; null: the standard prices. */
  pricedFor: PricedFor | null;
  /** Null: no price is shown here. */
  onPricedFor: ((customer: PricedFor | null) => void) | null;
  /** In view-only mode nothing can be changed or created. */
  viewOnly: boolean;
  /** Which groups of choices are shown; null: there is only one kind. */
  mode: ViewMode | null;
  onMode: (mode: ViewMode) => void;
}

export function AdminBar(props: AdminBarProps) {
  const rights = adminRights(useRootData()?.session ?? null);
  return rights.bar ? <Bar {...props} rights={rights} /> : null;
}

function Bar({
  screen,
  product,
  pricedFor,
  onPricedFor,
  viewOnly,
  mode,
  onMode,
  rights,
}: AdminBarProps & { rights: ReturnType<typeof adminRights> }) {
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
