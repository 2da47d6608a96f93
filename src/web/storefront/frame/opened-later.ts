/** Parts of the frame that show only when opened: fetched at the visitor's first interaction, so that they are ready by then. */
import { lazy, useEffect } from 'react';
import { firstInteraction } from '#web/first-load/first-interaction.ts';

const loadCartPopover = async () => import('./cart-popover.tsx');
const loadPhoneMenu = async () => import('./phone-menu.tsx');

export const CartPopover = lazy(async () => ({ default: (await loadCartPopover()).CartPopover }));
export const PhoneMenu = lazy(async () => ({ default: (await loadPhoneMenu()).PhoneMenu }));

export function useOpenedParts(): void {
  useEffect(() => {
    // A failed fetch is retried when the part is opened.
    void firstInteraction().then(async () => Promise.all([loadCartPopover(), loadPhoneMenu()]).catch(() => undefined));
  }, []);
}
