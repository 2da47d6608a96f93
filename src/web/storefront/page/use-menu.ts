import { useRouteLoaderData } from 'react-router';
import type { TopEntry } from './category-menu.ts';
import type { PriceView } from '#domain/vat/shown-totals.ts';

/** Data that the storefront's frame has loaded for the pages inside it. */
export interface StorefrontData {
  menu: TopEntry[];
  customerLogo: string | null;
  priceView: PriceView;
  /** The request had no answer to the cookie notice: the page asks from its first render on. */
  asksConsent: boolean;
}

const routeId = 'storefront/frame/storefront-layout';

function useStorefrontData(): StorefrontData | undefined {
  return useRouteLoaderData<StorefrontData>(routeId);
}

/** The category menu, for pages that list the categories again. */
export function useMenu(): TopEntry[] {
  return useStorefrontData()?.menu ?? [];
}
