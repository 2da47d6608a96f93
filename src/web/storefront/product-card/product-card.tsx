import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { productPath } from '#web/paths.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { Kept } from '../page/kept.tsx';
import { Price } from '../page/price-view.tsx';
import { productPicture } from '../page/product-picture.ts';
import { unbrokenProduct } from '#domain/language/unbroken-size.ts';
import { fieldAt } from './card-field.ts';
import type { CardProduct } from './card-product.ts';
import styles from './product-card.module.css';
import { Unpublished } from './unpublished.tsx';

interface ProductCardProps {
  product: CardProduct;
  /** Position in its list. */
  index: number;
  /** Visible at once: its picture loads immediately, others when they come near. */
  eager?: boolean;
}

export function ProductCard({ product, index, eager = false }: ProductCardProps) {
  const field = fieldAt(useRootData()?.profile.shop ?? 'verpackung', index);
  return (
    <li className={styles['card']}>
      <div className={`${field.name} ${styles['stage']}${product.hidden ? ` ${styles['faded']}` : ''}`}>
        <Picture
          eager={eager}
          src={productPicture(product.articleNumber, { numerals: true, field: field.picture })}
          alt=""
          width={310}
          height={280}
        />
      </div>
      <Kept name="card" by={product}>
        <Words product={product} />
      </Kept>
      <FavouriteButton product={product} className={styles['heart']} />
    </li>
  );
}

/** The same wherever the card appears, unlike its field, which varies along a list, and the heart, which leads back to the page. */
function Words({ product }: { product: CardProduct }) {
  const t = useTranslations('catalog');
  return (
    <>
      <h2>
        <Link to={productPath(product.articleNumber)}>{unbrokenProduct(product.name)}</Link>
      </h2>
      {product.hidden ? <Unpublished /> : null}
      <p className={styles['figures']}>
        {product.figures.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </p>
      <div className={styles['foot']}>
        <span>
          <Price net={product.price} label />
        </span>
        <span className={styles['go']} aria-hidden="true">
          {t(product.canBeConfigured ? 'configure' : 'view')}
          <Icon name="arrow" size="small" shared unread />
        </span>
      </div>
    </>
  );
}
