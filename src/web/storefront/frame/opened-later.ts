/** Parts of the frame that show only when they are opened: fetched at the first sign of a visitor, so that they are there when they are asked for. */
import { lazy, useEffect } from 'react';
import { firstInteraction } from '#web/first-load/first-interaction.ts';

const loadCartPopover = async () => import('./cart-popover.tsx');
const loadPhoneMenu = async () => import('./phone-menu.tsx');

export const CartPopover = lazy(async () => ({ default: (await loadCartPopover()).CartPopover }));
export const PhoneMenu = lazy(async () => ({ default: (await loadPhoneMenu()).PhoneMenu }));

export function useOpenedParts(): void {
  useEffect(() => {
    // What cannot be had now is asked for again when it is opened.
    void firstInteraction().then(async () => Promise.all([loadCartPopover(), loadPhoneMenu()]).catch(() => undefined));
  }, []);
}
