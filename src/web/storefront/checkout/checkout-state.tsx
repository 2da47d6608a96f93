import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useRootData } from '#web/root-data.ts';
import type { CheckoutView } from './checkout-store.ts';
import { CheckoutStore } from './checkout-store.ts';

const CheckoutContext = createContext<CheckoutStore | null>(null);

/** Provides the checkout to its pages; reads the storage after the first render. */
export function CheckoutProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new CheckoutStore());
  const { customerId } = useBuyer();
  useEffect(() => {
    store.open();
    if (customerId !== null || store.session.guest === null) store.takeOver(customerId);
  }, [store, customerId]);
  return <CheckoutContext value={store}>{children}</CheckoutContext>;
}

export interface CheckoutInUse extends CheckoutView {
  store: CheckoutStore;
}

export function useCheckout(): CheckoutInUse {
  const store = useContext(CheckoutContext);
  if (!store) throw new Error('useCheckout outside of CheckoutProvider');
  return { ...useSyncExternalStore(store.subscribe, store.view, store.initialView), store };
}

export interface Buyer {
  /** Logged in as a customer; staff without a customer order as guests. */
  loggedIn: boolean;
  customerId: number | null;
  email: string;
}

export function useBuyer(): Buyer {
  const session = useRootData()?.session ?? null;
  const customerId = session === null || session.guest ? null : session.customerId;
  return { loggedIn: customerId !== null, customerId, email: customerId === null ? '' : (session?.email ?? '') };
}
