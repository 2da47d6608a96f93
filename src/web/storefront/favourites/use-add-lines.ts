/** Puts several lines into the cart at once, within the limit of one order, and reports the result. */
import { useTranslations } from 'use-intl';
import { lineKey } from '#domain/cart/line-identity.ts';
import { maximumLines } from '#domain/cart/cart.ts';
import { useToast } from '#web/ui/toast.tsx';
import { useCart } from '../cart/cart-state.tsx';
import type { NewCartItem } from '../cart/cart-store.ts';

/** Returns whether the lines are in the cart now: all or none. */
export function useAddLines(): (items: readonly NewCartItem[]) => boolean {
  const t = useTranslations('favourites');
  const cart = useCart();
  const toast = useToast();
  return (items) => {
    const present = new Set(cart.lines.map(({ key }) => key));
    const added = new Set(items.map((item) => lineKey(item)).filter((key) => !present.has(key)));
    const room = maximumLines - present.size;
    if (added.size > room) {
      toast.error(t('cartFull', { maximum: String(maximumLines), room: String(Math.max(0, room)) }));
      return false;
    }
    cart.addAll(items);
    toast.success(t('orderAdded', { count: items.length }));
    return true;
  };
}
