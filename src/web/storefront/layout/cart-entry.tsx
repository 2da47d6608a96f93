import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useCart } from '../cart/cart-state.tsx';
import styles from './cart-entry.module.css';
import { CartPopover } from './cart-popover.tsx';

const straightToCheckout = '(max-width: 575.98px)';

/** Opens the popover; on a phone (and without script) it leads straight to the cart. */
export function CartEntry() {
  const t = useTranslations('shell');
  const { count } = useCart();
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const element = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent): void => {
      if (!element.current?.contains(event.target as Node)) setOpenOn(null);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      link.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div ref={element} className={styles['entry']}>
      <Link
        ref={link}
        to="/checkout"
        className={styles['link']}
        aria-expanded={open}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || matchMedia(straightToCheckout).matches) return;
          event.preventDefault();
          setOpenOn(open ? null : key);
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
      {open ? <CartPopover /> : null}
    </div>
  );
}
