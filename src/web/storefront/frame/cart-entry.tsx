import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { paths } from '#web/paths.ts';
import { useCart } from '../cart/cart-state.tsx';
import styles from './cart-entry.module.css';
import { CartPopover } from './opened-later.ts';
import { useDisclosure } from './use-disclosure.ts';

const straightToCheckout = '(max-width: 575.98px)';

/** Opens the popover; on a phone (and without script) it links straight to the cart. */
export function CartEntry() {
  const t = useTranslations('shell');
  const { count } = useCart();
  const { open, toggle, element, trigger } = useDisclosure<HTMLDivElement, HTMLAnchorElement>();
  return (
    <div ref={element} className={styles['entry']}>
      <Link
        ref={trigger}
        to={paths.cart}
        className={styles['link']}
        aria-expanded={open}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || matchMedia(straightToCheckout).matches) return;
          event.preventDefault();
          toggle();
        }}
      >
        <Icon name="cart" />
        <VisuallyHidden>{t('cartCount', { count })}</VisuallyHidden>
        <span className={styles['word']} aria-hidden="true">
          {t('cart')}
        </span>
        <span className={`num ${styles['count']}`} aria-hidden="true">
          {count}
        </span>
      </Link>
      {open ? (
        <Suspense>
          <CartPopover />
        </Suspense>
      ) : null}
    </div>
  );
}
