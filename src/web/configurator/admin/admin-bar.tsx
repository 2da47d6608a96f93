/**
 * The staff-only bar above the configurator. Its script and its styles come when staff see it, so nobody else loads them.
 * Specification: storefront §2, §6.
 */
import { lazy, Suspense } from 'react';
import type { ViewMode } from '#domain/configurator/describe.ts';
import { useRootData } from '#web/root-data.ts';
import type { ConfigurationScreen } from '../use-configuration.ts';
import { useInBrowser } from '../use-in-browser.ts';
import { adminRights } from './admin-rights.ts';
import type { PricedFor } from './customer-select.tsx';

const AdminTools = lazy(async () => import('./admin-tools.tsx'));

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
  const inBrowser = useInBrowser();
  if (!rights.bar || !inBrowser) return null;
  return (
    <Suspense>
      <AdminTools {...props} rights={rights} />
    </Suspense>
  );
}
