/** Changes the choices of a cart line in the modal. Without script, or in a new tab, the link opens the product page, which does the same. */
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/product.ts';
import { isPlainClick } from '#web/configurator/plain-click.ts';
import type { CartLineView } from '#web/storefront/cart/cart-line-view.ts';
import { productAddress } from '#web/storefront/cart/product-address.ts';
import { Link } from '#web/ui/link.tsx';

const LineConfigurator = lazy(async () => import('./line-configurator.tsx'));

export interface ChangeLineProps {
  line: CartLineView;
  /** null: not known yet; then the link opens the product page. */
  product: Product | null;
  name: string;
}

export function ChangeLine({ line, product, name }: ChangeLineProps) {
  const t = useTranslations('cart');
  const [open, setOpen] = useState(false);
  const inModal = line.configuration !== null && product?.canBeConfigured === true;
  return (
    <>
      <Link
        to={productAddress(line)}
        aria-label={t('changeLine', { name })}
        aria-haspopup={inModal ? 'dialog' : undefined}
        onClick={(event) => {
          if (!inModal || !isPlainClick(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t('change')}
      </Link>
      {open && product !== null && (
        <Suspense>
          <LineConfigurator line={line} product={product} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
