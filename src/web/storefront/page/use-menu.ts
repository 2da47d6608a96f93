import { useRouteLoaderData } from 'react-router';
import type { MenuEntry } from './category-menu.ts';

/** What the storefront's frame has read for the pages inside it. */
export interface StorefrontData {
  menu: MenuEntry[];
  customerLogo: string | null;
}

const routeId = 'storefront/frame/storefront-layout';

export function useStorefrontData(): StorefrontData | undefined {
  return useRouteLoaderData<StorefrontData>(routeId);
}

/** The category menu for pages that list the range again. */
export function useMenu(): MenuEntry[] {
  return useStorefrontData()?.menu ?? [];
}
