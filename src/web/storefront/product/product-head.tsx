import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import type { ProductData } from './product-data.ts';
import styles from './product-head.module.css';

/** Where the product stands in the catalogue, its name and what it is for. */
export function ProductHead({ page: { product, trail } }: { page: ProductData }) {
  return (
    <div className={styles['head']}>
      <Breadcrumb items={[...trail, { label: product.name }]} />
      <h1>{product.name}</h1>
      <p className={styles['article']}>
        <span className="code">{product.articleNumber}</span>
      </p>
      {product.description !== '' && <p className={styles['description']}>{product.description}</p>}
    </div>
  );
}
