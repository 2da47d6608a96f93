import { useTranslations } from 'use-intl';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { paths } from '#web/paths.ts';
import { fieldAt } from '../product-card/card-field.ts';
import { Unpublished } from '../product-card/unpublished.tsx';
import { Price, usePriceView } from '../page/price-view.tsx';
import { categoryPicture } from '../page/category-picture.ts';
import type { CategoryTile } from '../page/category-tile.ts';
import styles from './category-posters.module.css';

export function CategoryPosters({ shop, categories }: { shop: ShopMode; categories: readonly CategoryTile[] }) {
  const t = useTranslations('home');
  const view = usePriceView();
  return (
    <section className={styles['section']} aria-labelledby="range-title">
      <div className={`wrap ${styles['head']}`}>
        <h2 id="range-title">{t(`${shop}.rangeTitle`)}</h2>
        <p>
          {t(`${shop}.rangeText`)} <span className={styles['vat']}>{t(view === 'incl' ? 'pricesIncl' : 'pricesExcl')}</span>
        </p>
      </div>
      <div className={styles['posters']}>
        {categories.map((category, index) => {
          const field = fieldAt(shop, index);
          const picture = categoryPicture(category, { numerals: true, field: field.picture });
          return (
            <Link key={category.id} to={category.url} className={`${field.name} ${styles['poster']}`}>
              <h3>{category.name}</h3>
              {category.published ? null : <Unpublished />}
              {picture === null ? null : (
                <Picture
                  className={`${styles['picture']} ${category.published ? '' : styles['faded']}`}
                  src={picture}
                  alt=""
                  width={400}
                  height={320}
                />
              )}
              <span className={styles['foot']}>
                <span>{t('productCount', { count: category.productCount })}</span>
                <span className={styles['price']}>
                  <Price net={category.priceFrom} from />
                </span>
              </span>
            </Link>
          );
        })}
        <Link to={paths.sendDrawing} className={`f-blueprint ${styles['poster']}`}>
          <h3>{t(`${shop}.askTitle`)}</h3>
          <img className={styles['picture']} src={`/images/blueprint-${shop}.svg`} alt="" width="400" height="320" loading="lazy" />
          <span className={styles['foot']}>
            <span>{t(`${shop}.askText`)}</span>
            <Icon name="arrow" />
          </span>
        </Link>
      </div>
    </section>
  );
}
