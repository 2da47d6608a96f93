import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import type { CartLineView } from '../cart/cart-line-view.ts';
import styles from './cart-page.module.css';
import { useCart } from '../cart/cart-state.tsx';
import { CartSums } from '../cart/cart-sums.tsx';
import { pricedItem } from '../cart/line-pricing.ts';
import { useLineProducts } from '../cart/line-products.ts';
import { OrderNotes } from '../checkout/order-notes.tsx';
import { ShippingWay } from '../checkout/shipping-way.tsx';
import { RemovedLine } from '../cart/removed-line.tsx';

interface Removed {
  line: CartLineView;
  index: number;
}

export default function CartPage() {
  const t = useTranslations('cart');
  const cart = useCart();
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  const products = useLineProducts(cart.lines);
  const [wayKnown, settle] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = (line: CartLineView, index: number): void => {
    cart.remove(line.key);
    setRemoved({ line, index });
  };
  const undo = (): void => {
    if (removed) cart.restore(removed.line, removed.index);
    setRemoved(null);
  };
  // In words of another language the lines would take another room.
  const ready = cart.told;
  const empty = ready && cart.count === 0;
  return (
    <div className={`wrap ${styles['page']} ${empty ? styles['empty'] : ''}`}>
      <h1>{ready ? t('heading', { count: cart.count }) : t('title')}</h1>
      <RemovedLine name={removed?.line.name ?? null} onUndo={undo} onGone={() => setRemoved(null)} />
      <noscript>{t('needsScript')}</noscript>
      {empty ? (
        <EmptyState
          title={t('empty')}
          text={t(`emptyText_${shop}`)}
          action={
            <ButtonLink to={`/-${shop}`} size="small" mark="arrow">
              {t('emptyAction')}
            </ButtonLink>
          }
        />
      ) : (
        <div className={styles['columns']}>
          <div className={styles['main']} aria-busy={!ready}>
            <ul>
              {(ready ? cart.lines : []).map((line, index) => (
                <CartLineRow
                  key={line.key}
                  line={line}
                  priced={pricedItem(cart.price, line.key)}
                  product={products.get(line.productId) ?? null}
                  first={index === 0}
                  onRemove={() => remove(line, index)}
                />
              ))}
            </ul>
            {ready ? <OrderNotes /> : <div className={styles['shell']} data-waits="" />}
          </div>
          {/* Where it stands depends on the lines: it appears with them instead of moving up to them. */}
          {ready ? <CartSums way={<ShippingWay isShown={wayKnown} onSettled={settle} />} wayKnown={wayKnown} /> : null}
          <CheckoutBar />
        </div>
      )}
    </div>
  );
}
