import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/product.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { productPath } from '#web/paths.ts';
import { useCart } from '../cart/cart-state.tsx';
import { PriceText } from '../cart/price-text.tsx';
import { productPicture } from '../page/product-picture.ts';
import { unbrokenProduct, unbrokenSize } from '#domain/language/unbroken-size.ts';
import { FavouriteButton } from '../product-card/favourite-button.tsx';
import { OwnNumber } from './own-number.tsx';
import rowStyles from './article-row.module.css';
import styles from './product-row.module.css';

export type OwnProduct = Pick<
  Product,
  'id' | 'articleNumber' | 'name' | 'customers' | 'price' | 'unitOfSales' | 'canBeConfigured' | 'configuration' | 'keyFigures'
>;

/** A product to order directly: as in the catalogue, or from its page with other sizes. */
export function ProductRow({ product, withNumber }: { product: OwnProduct; withNumber: boolean }) {
  const t = useTranslations('favourites');
  const cart = useCart();
  const toast = useToast();
  const { id, articleNumber, name, unitOfSales: unit, price } = product;
  const [quantity, setQuantity] = useState(unit);
  const add = (): void => {
    cart.add({ productId: id, articleNumber, name, configuration: product.configuration, quantity, details: product.keyFigures });
    toast.success(t('added', { quantity: String(quantity), name }));
  };
  return (
    <li className={`${rowStyles['row']} ${styles['row']}`}>
      <div className={`f-kraft-tint ${rowStyles['picture']}`}>
        <Picture src={productPicture(articleNumber)} alt="" width={120} height={100} />
      </div>
      <div>
        <h2 className={rowStyles['name']}>
          <Link to={productPath(articleNumber)}>{unbrokenProduct(name)}</Link>
        </h2>
        <p className="small muted">
          <span className="code">{articleNumber}</span>
          {product.keyFigures.slice(0, 1).map(({ label, value }) => `\u00A0· ${label} ${unbrokenSize(value)}`)}
        </p>
        {withNumber ? <OwnNumber productId={id} name={name} stored={product.customers[0]?.externalProductId ?? ''} /> : null}
      </div>
      <div className={`${rowStyles['price']} ${styles['price']}`}>
        <PriceText net={price} of="unit" label />
        {unit > 1 ? <p className="small muted">{t('unitOfSales', { unit: String(unit) })}</p> : null}
      </div>
      <div className={styles['quantity']}>
        <NumberStepper label={t('quantityOf', { name })} hideLabel value={quantity} min={unit} step={unit} onChange={setQuantity} />
      </div>
      <div className={styles['actions']}>
        <Button size="small" mark="cart" disabled={price === null || !cart.ready} aria-label={t('addToCartOf', { name })} onClick={add}>
          {t('addToCart')}
        </Button>
        <FavouriteButton product={product} />
      </div>
    </li>
  );
}
