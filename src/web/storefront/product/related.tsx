import { useTranslations } from 'use-intl';
import { ProductCard } from '#web/storefront/product-card/product-card.tsx';
import { cardOf, type CardRow } from '#web/storefront/product-card/card-product.ts';
import type { ProductData } from './product-data.ts';
import styles from './related.module.css';

/** Accessories of the product, and similar ones. */
export function Related({ related: { companions, similar } }: Pick<ProductData, 'related'>) {
  const t = useTranslations('product');
  if (companions.length + similar.length === 0) return null;
  return (
    <div className={`wrap ${styles['related']}`}>
      <Row title={t('companions')} products={companions} />
      <Row title={t('similar')} products={similar} />
    </div>
  );
}

function Row({ title, products }: { title: string; products: readonly CardRow[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles['cards']}>
        {products.map((row, index) => (
          <ProductCard key={row[0]} product={cardOf(row)} index={index + 3} />
        ))}
      </ul>
    </section>
  );
}
