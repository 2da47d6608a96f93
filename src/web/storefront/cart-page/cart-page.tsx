import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { countIn } from '../cart/cart-count.ts';
import type { CartLineView } from '../cart/cart-line-view.ts';
import styles from './cart-page.module.css';
import { useCart } from '../cart/cart-state.tsx';
import { CartSums } from '../cart/cart-sums.tsx';
import { pricedItem } from '../cart/line-pricing.ts';
import { useLineProducts } from '../cart/line-products.ts';
import { OrderNotes } from '../checkout/order-notes.tsx';
import { PrintHead } from '../document/print-head.tsx';
import { ShippingWay } from '../checkout/shipping-way.tsx';
import { RemovedLine } from '../cart/removed-line.tsx';

interface Removed {
  line: CartLineView;
  index: number;
}

/** Number of lines the cart is about to show: the server cannot see the cart itself. */
export function loader({ request }: LoaderFunctionArgs): { expected: number } {
  return { expected: countIn(request.headers.get('cookie')) };
}

/** On client-side navigation the cart is already loaded. */
export function clientLoader(): { expected: number } {
  return { expected: 0 };
}

export default function CartPage() {
  const t = useTranslations('cart');
  const cart = useCart();
  const { expected } = useLoaderData<typeof loader>();
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
  // In another language the lines would take a different amount of space.
  const ready = cart.told;
  const count = cart.ready ? cart.count : expected;
  const empty = count === 0;
  return (
    <div className={`wrap ${styles['page']} ${empty ? styles['empty'] : ''}`}>
      <PrintHead />
      <h1>{t('heading', { count })}</h1>
      <RemovedLine name={removed?.line.name ?? null} onUndo={undo} onGone={() => setRemoved(null)} />
      <noscript>{t('needsScript')}</noscript>
      {empty ? (
        <EmptyState
          eager
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
          {/* Its position depends on the lines: it appears together with them instead of shifting. */}
          {ready ? <CartSums way={<ShippingWay isShown={wayKnown} onSettled={settle} />} wayKnown={wayKnown} /> : null}
          <CheckoutBar />
        </div>
      )}
    </div>
  );
}
