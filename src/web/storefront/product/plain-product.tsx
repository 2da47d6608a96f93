/** A product without a model: its picture, facts, price and cart. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ModelField } from '#web/configurator/model-field.tsx';
import { useCart } from '#web/storefront/cart/cart-state.tsx';
import { AttributeList, KeyFigures } from './attribute-list.tsx';
import { Gallery } from './gallery.tsx';
import { pageStart } from './page-start.ts';
import { PriceOnRequest } from './price-on-request.tsx';
import { ProductBar } from './product-bar.tsx';
import type { ProductData } from './product-data.ts';
import { ProductHead, ProductText } from './product-head.tsx';
import styles from './product-page.module.css';
import { ProductSheet } from './product-sheet.tsx';
import { StepPrices } from './step-prices.tsx';
import { useAddress } from './use-address.ts';
import { useOrderPrice } from './use-order-price.ts';

export function PlainProduct({ page }: { page: ProductData }) {
  const { product } = page;
  const t = useTranslations('product');
  const cart = useCart();
  const { search } = useLocation();
  const [start] = useState(() => pageStart(search, product.unitOfSales));
  const [quantity, setQuantity] = useState(start.quantity);
  useAddress(`menge=${quantity}`, { line: start.lineKey });
  const answer = useOrderPrice({ productId: product.id, configuration: null, quantity, zipCode: cart.zipCode }, page.firstPrice);
  const item = answer.price?.cartPrice.items[0] ?? null;
  const gallery = <Gallery images={page.gallery} name={product.name} eager />;
  return (
    <>
      <ProductSheet product={product} item={item} quantity={quantity} lines={product.keyFigures} />
      <div data-stage="" className={`${styles['stage']} ${product.published ? '' : styles['faded']}`}>
        {product.fixedModel === null ? (
          <section className={`f-mode ${styles['photo']}`} aria-label={t('picture')}>
            {gallery}
          </section>
        ) : (
          <ModelField model={product.fixedModel} name={product.name} first={product.landingPage === '3D_MODEL_FIX' ? 'space' : 'drawing'}>
            <div className={styles['photo']}>{gallery}</div>
          </ModelField>
        )}
        <div className={styles['panel']}>
          <ProductHead page={page} />
          <ProductText product={product} />
          <KeyFigures figures={product.keyFigures} />
          <AttributeList values={product.values} told={product.keyFigures} />
          <StepPrices line={item} quantity={quantity} onQuantity={setQuantity} />
          <PriceOnRequest item={item} articleNumber={product.articleNumber} />
        </div>
      </div>
      <ProductBar
        page={page}
        answer={answer}
        item={item}
        quantity={quantity}
        onQuantity={setQuantity}
        bought={{ viewOnly: start.viewOnly, lineKey: null, configuration: null, details: [], valid: true }}
      />
    </>
  );
}
