/** The one action of the price bar: add to cart, apply changes, or request a quote where there is no price. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PricedItem } from '#contract/cart.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { useCart } from '#web/storefront/cart/cart-state.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { paths } from '#web/paths.ts';
import { isOnRequest } from './price-on-request.tsx';
import type { PageProduct } from './product-data.ts';
import styles from './buy-action.module.css';

export interface BuyActionProps {
  product: PageProduct;
  item: PricedItem | null;
  valid: boolean;
  viewOnly: boolean;
  lineKey: string | null;
  quantity: number;
  configuration: Configuration | null;
  details: readonly { label: string; value: string }[];
}

export function BuyAction({ product, item, valid, viewOnly, lineKey, quantity, configuration, details }: BuyActionProps) {
  const t = useTranslations('product');
  const cart = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const [added, setAdded] = useState('');
  const addThen = (goOn: () => void) => (): void => {
    if (!cart.ready) return;
    cart.add({ productId: product.id, articleNumber: product.articleNumber, name: product.name, configuration, quantity, details });
    goOn();
  };
  if (viewOnly) return <p className={styles['plain']}>{t('viewOnly')}</p>;
  if (isOnRequest(item)) {
    return (
      <Button
        kind="field"
        mark="arrow"
        className={styles['go']}
        disabled={!valid}
        onClick={addThen(() => void navigate(paths.requestQuote))}
      >
        {t('askQuote')}
      </Button>
    );
  }
  const line = lineKey === null ? undefined : cart.lines.find(({ key }) => key === lineKey);
  if (line !== undefined && configuration !== null) {
    const takeOver = async (): Promise<void> => {
      cart.setQuantity(line.key, quantity);
      cart.replaceConfiguration(line.key, configuration, details);
      toast.success(t('changesTaken'));
      await navigate(paths.cart);
    };
    return (
      <Button kind="field" mark="check" className={styles['go']} disabled={!valid} onClick={() => void takeOver()}>
        {t('takeChanges')}
      </Button>
    );
  }
  const state = JSON.stringify([configuration, quantity]);
  if (added === state) {
    return (
      <ButtonLink
        ref={takeLostFocus}
        to={paths.cart}
        kind="field"
        mark="cart"
        className={styles['go']}
        // The second half of a double click meant the button that stood here.
        onClick={(event) => (event.detail > 1 ? event.preventDefault() : undefined)}
      >
        {t('toCart')}
      </ButtonLink>
    );
  }
  return (
    <Button
      kind="field"
      mark="arrow"
      className={styles['go']}
      disabled={!valid}
      onClick={addThen(() => {
        toast.success(t('added', { name: product.name, quantity: String(quantity) }));
        setAdded(state);
      })}
    >
      {t('addToCart')}
    </Button>
  );
}

/** The link to the cart replaces the pressed button and takes its focus. */
const takeLostFocus = (link: HTMLAnchorElement | null): void => {
  if (document.activeElement === document.body) link?.focus();
};
