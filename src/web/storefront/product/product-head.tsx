import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '#web/ui/link.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { FavouriteButton } from '../product-card/favourite-button.tsx';
import { unbrokenProduct, unbrokenSize } from '#domain/language/unbroken-size.ts';
import type { ProductData } from './product-data.ts';
import styles from './product-head.module.css';

type HeadProduct = Pick<ProductData['product'], 'id' | 'name' | 'articleNumber' | 'customers' | 'published' | 'publiclyAvailable'>;

/** The product's place in the catalogue, and its name. */
export function ProductHead({ page: { product, trail } }: { page: Pick<ProductData, 'trail'> & { product: HeadProduct } }) {
  const t = useTranslations('favourite');
  const p = useTranslations('product');
  const language = useLocale();
  const toast = useToast();
  // The address has values once something was chosen, which the heart does not keep.
  const onStored = async (isFavorite: boolean): Promise<void> => {
    if (!isFavorite || !new URLSearchParams(globalThis.location.search).has('k')) return;
    const { besideWords } = await import('#web/configurator/beside-words.ts');
    toast.info(besideWords[language].favourite);
  };
  const ownNumber = product.customers[0]?.externalProductId ?? '';
  return (
    <div className={styles['head']}>
      <Breadcrumb items={[...trail, { label: product.name }]} titled />
      <h1>{unbrokenProduct(product.name)}</h1>
      <p className={styles['article']}>
        <span className="code">{product.articleNumber}</span>
        {ownNumber === '' ? null : (
          <span className="code">
            {t('ownNumber')} {ownNumber}
          </span>
        )}
        <FavouriteButton product={product} worded onStored={(isFavorite) => void onStored(isFavorite)} />
      </p>
      {product.published ? null : <p className={styles['hidden']}>{p('unpublished')}</p>}
      {product.published && !product.publiclyAvailable ? <p className={styles['hidden']}>{p('madeForOne')}</p> : null}
    </div>
  );
}

/** The product's description. */
export function ProductText({ product: { description, moreLink } }: Pick<ProductData, 'product'>) {
  if (description === '' && moreLink === null) return null;
  return (
    <div className={styles['text']}>
      {description !== '' && <p>{unbrokenSize(description)}</p>}
      {moreLink !== null && <MoreLink {...moreLink} />}
    </div>
  );
}

function MoreLink({ label, url }: { label: string; url: string }) {
  const className = styles['more'];
  return url.startsWith('/') ? (
    <Link className={className} to={url}>
      {label}
    </Link>
  ) : (
    <a className={className} href={url} rel="noopener">
      {label}
    </a>
  );
}
