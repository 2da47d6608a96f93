import { useRouteLoaderData } from 'react-router';
import type { TopEntry } from './category-menu.ts';
import type { PriceView } from '#domain/vat/shown-totals.ts';

/** What the storefront's frame has read for the pages inside it. */
export interface StorefrontData {
  menu: TopEntry[];
  customerLogo: string | null;
  priceView: PriceView;
  /** No answer to the cookie notice came with the request: the page asks from its first picture on. */
  asksConsent: boolean;
}

const routeId = 'storefront/frame/storefront-layout';

export function useStorefrontData(): StorefrontData | undefined {
  return useRouteLoaderData<StorefrontData>(routeId);
}

/** The category menu for pages that list the range again. */
export function useMenu(): TopEntry[] {
  return useStorefrontData()?.menu ?? [];
}
