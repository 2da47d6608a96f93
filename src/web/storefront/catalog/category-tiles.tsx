import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root-data.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '../page/price-view.tsx';
import { categoryPicture } from '../page/category-picture.ts';
import type { CategoryTile } from '../page/category-tile.ts';
import { fieldAt } from '../product-card/card-field.ts';
import styles from '../product-card/product-card.module.css';
import pageStyles from './category-page.module.css';
import { Unpublished } from '../product-card/unpublished.tsx';

/** Sub-categories, each with its picture or that of one of its products, and its lowest price. */
export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const t = useTranslations('catalog');
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  return (
    <ul className={pageStyles['cards']} aria-label={t('categories')}>
      {categories.map((category, index) => {
        const field = fieldAt(shop, index);
        const picture = categoryPicture(category, { numerals: true, field: field.picture });
        return (
          <li key={category.id} className={styles['card']}>
            <div className={`${field.name} ${styles['stage']} ${category.published ? '' : styles['faded']}`}>
              {picture === null ? null : <Picture src={picture} alt="" width={310} height={280} />}
            </div>
            <h2>
              <Link to={category.url}>{category.name}</Link>
            </h2>
            {category.published ? null : <Unpublished />}
            <p className={styles['figures']}>{t('productCount', { count: category.productCount })}</p>
            <div className={styles['foot']}>
              <span>
                <Price net={category.priceFrom} from label />
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
