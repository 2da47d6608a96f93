import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import type { PriceView } from '#domain/vat/shown-totals.ts';
import { priceViewCookie, usePriceView } from './price-view.tsx';

const yearSeconds = 365 * 86_400;

/** Shows all prices with or without VAT from now on, remembered for a year. */
export function useChoosePriceView(): (chosen: PriceView) => void {
  const view = usePriceView();
  const { revalidate } = useRevalidator();
  return useCallback(
    (chosen) => {
      if (chosen === view) return;
      document.cookie = `${priceViewCookie}=${chosen}; path=/; max-age=${yearSeconds}; samesite=lax`;
      void revalidate();
    },
    [view, revalidate],
  );
}
