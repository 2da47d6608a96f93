import { useTranslations } from 'use-intl';
import { useRootData } from '#web/root-data.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { fieldAt } from '../product-card/card-field.ts';
import cardStyles from '../product-card/product-card.module.css';
import { Price } from '../page/price-view.tsx';
import { unbrokenProduct } from '#domain/language/unbroken-size.ts';
import styles from './fit-cards.module.css';
import type { Fit } from './load-fits.ts';

const sizeText = (size: readonly number[]): string => `${size.map((side) => Math.round(side)).join(' × ')} mm`;

/** Each result with the facts that distinguish it: sizes, own weight, price, delivery. */
export function FitCards({ fits }: { fits: readonly Fit[] }) {
  const t = useTranslations('fit');
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  return (
    <ul className={styles['cards']}>
      {fits.map((fit, index) => {
        const field = fieldAt(shop, index);
        return (
          <li key={fit.articleNumber} className={cardStyles['card']}>
            <div className={`${field.name} ${cardStyles['stage']}`}>
              <Picture
                eager={index < 3}
                className={cardStyles['picture']}
                src={`${fit.picture}${fit.picture.includes('?') ? '&' : '?'}field=${field.picture}`}
                alt=""
                width={310}
                height={280}
              />
            </div>
            <h3 className={styles['name']}>
              <Link to={fit.url}>{unbrokenProduct(fit.name)}</Link>
            </h3>
            <p className={styles['kind']}>
              {t(fit.madeToMeasure ? 'madeToMeasure' : 'fromStock')}
              {fit.cheapest ? (
                <span className={styles['cheapest']}>
                  <Icon name="check" size="small" /> {t('cheapest')}
                </span>
              ) : null}
            </p>
            <dl className={`small ${styles['facts']}`}>
              <Fact term={t('inner')} text={sizeText(fit.innerMm)} />
              {fit.outerMm === null ? null : <Fact term={t('outer')} text={sizeText(fit.outerMm)} />}
              <Fact term={t('ownWeight')} text={`${fit.weightKg.toFixed(1)} kg`} />
              {fit.shipping === null ? null : (
                <div>
                  <dt>{t('shippingTo', { place: fit.place })}</dt>
                  <dd>
                    <Price net={fit.shipping} of="amount" />
                  </dd>
                </div>
              )}
            </dl>
            <div className={cardStyles['foot']}>
              <span className={cardStyles['price']}>
                <Price net={fit.price} label />
              </span>
              <span className={cardStyles['go']} aria-hidden="true">
                {t(fit.madeToMeasure ? 'configure' : 'view')}
                <Icon name="arrow" size="small" />
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
