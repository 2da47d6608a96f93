import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { call } from '#web/call.ts';
import { track } from '../consent/track.ts';
import { keepCount } from './cart-count.ts';
import type { CartState } from './cart-store.ts';
import { CartStore } from './cart-store.ts';

const CartContext = createContext<CartStore | null>(null);

/** Provides the visitor's cart to the pages below; reads the storage after the first render. */
export function CartProvider({ children }: { children: ReactNode }) {
  const language = useLocale();
  const [store] = useState(() => new CartStore(call, language));
  useEffect(() => {
    const stopCounting = store.subscribe(() => keepCount(store.state().lines.length));
    const close = store.open();
    return () => {
      close();
      stopCounting();
    };
  }, [store]);
  return <CartContext value={store}>{children}</CartContext>;
}

export interface CartInUse extends CartState {
  /** Lines, not pieces. */
  count: number;
  add: CartStore['add'];
  addAll: CartStore['addAll'];
  setQuantity: CartStore['setQuantity'];
  setRemark: CartStore['setRemark'];
  remove: CartStore['remove'];
  restore: CartStore['restore'];
  replaceConfiguration: CartStore['replaceConfiguration'];
  setZipCode: CartStore['setZipCode'];
  setDelivery: CartStore['setDelivery'];
  reprice: CartStore['reprice'];
  priced: CartStore['priced'];
  clear: CartStore['clear'];
}

export function useCart(): CartInUse {
  const store = useContext(CartContext);
  if (!store) throw new Error('useCart outside of CartProvider');
  const state = useSyncExternalStore(store.subscribe, store.state, store.initialState);
  return {
    ...state,
    count: state.lines.length,
    add: (item) => {
      track({ event: 'add_to_cart', items: [{ item_id: item.articleNumber, item_name: item.name, quantity: item.quantity }] });
      return store.add(item);
    },
    addAll: (items) => store.addAll(items),
    setQuantity: (key, quantity) => store.setQuantity(key, quantity),
    setRemark: (key, remark) => store.setRemark(key, remark),
    remove: (key) => store.remove(key),
    restore: (line, index) => store.restore(line, index),
    replaceConfiguration: (key, configuration, details) => store.replaceConfiguration(key, configuration, details),
    setZipCode: (zipCode) => store.setZipCode(zipCode),
    setDelivery: (delivery) => store.setDelivery(delivery),
    reprice: () => store.reprice(),
    priced: async () => store.priced(),
    clear: () => store.clear(),
  };
}
