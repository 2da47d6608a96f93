import { useTranslations } from 'use-intl';
import type { MadeToSize } from '#contract/search.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '../page/price-view.tsx';
import styles from './made-to-size-cards.module.css';

/** Products built to the size that was typed, which no stock article can match. */
export function MadeToSizeCards({ list }: { list: readonly MadeToSize[] }) {
  const t = useTranslations('search');
  if (list.length === 0) return null;
  return (
    <section className={`f-kraft-tint ${styles['section']}`} aria-labelledby="made-to-size">
      <h2 id="made-to-size">{t('madeToSizeTitle')}</h2>
      <p className="small">{t('madeToSizeText')}</p>
      <ul className={styles['cards']}>
        {list.map(({ articleNumber, name, size, url, picture, price }) => (
          <li key={articleNumber} className={styles['card']}>
            <Picture className={styles['picture']} src={picture} alt="" width={150} height={110} />
            <div className={styles['words']}>
              <h3>
                <Link to={url}>{name}</Link>
              </h3>
              <p className="small">{size}</p>
              <p className={styles['price']}>
                <Price net={price} label />
              </p>
              <span className={styles['go']} aria-hidden="true">
                {t('configure')} <Icon name="arrow" size="small" />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
