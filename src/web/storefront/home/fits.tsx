import { useLocale, useTranslations } from 'use-intl';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { lowestPrice } from '#domain/search/fit.ts';
import { unbrokenPlace } from '#domain/language/unbroken-size.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useRootData } from '#web/root-data.ts';
import { paths } from '#web/paths.ts';
import { LinePrice } from '../cart/line-price.tsx';
import type { PricedLine } from '../cart/line-price.tsx';
import { useLatePrices } from '../cart/use-late-prices.ts';
import { Price } from '../page/price-view.tsx';
import { productPicture } from '../page/product-picture.ts';
import styles from './fits.module.css';
import type { Fit } from './fitting-products.ts';
import type { HomeData } from './load-home.ts';
import { questionQuery } from '../search/question.ts';

/** Products that fit, side by side, with the real price of one piece and the earliest day. */
export function Fits({ data: { shop, fits, earliest, question }, stale }: { data: HomeData; stale: boolean }) {
  const t = useTranslations('home');
  const told = useLatePrices(fits.flatMap(({ asked }) => asked ?? []));
  if (fits.length === 0) return <NoFit />;
  const prices = fits.map((fit) => priceOf(fit, told));
  const cheapest = cheapestOf(prices);
  return (
    <section
      id="fits"
      className={`f-kraft-tint ${styles['fits']} ${stale ? styles['stale'] : ''}`}
      aria-labelledby="fits-title"
      aria-live="polite"
      aria-busy={stale}
      key={shop}
    >
      <h2 id="fits-title" className={styles['title']}>
        {t(`${shop}.fitsTitle`)}
      </h2>
      <div className={styles['row']}>
        {fits.map((fit, index) => (
          <FitCard
            key={fit.id}
            fit={fit}
            price={prices[index] ?? null}
            earliest={earliest as PlainDate}
            cheapest={index === cheapest}
            chosen={index === Math.max(0, cheapest)}
            zipCode={question.zipCode}
          />
        ))}
      </div>
      {shop === 'verpackung' ? (
        <p className={styles['all']}>
          <ButtonLink to={`${paths.fit}?${questionQuery(shop, question)}`} kind="outline" mark="arrow">
            {t('allFits')}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

function priceOf({ price, asked }: Fit, told: ReturnType<typeof useLatePrices>): PricedLine | null {
  if (asked === null) return { pricePerOne: price, finalPrice: null };
  return told === null ? null : (told.get(asked.key) ?? { pricePerOne: null, finalPrice: null, problem: 'priceUnavailable' });
}

/** None before all prices are told; -1: none. */
function cheapestOf(prices: readonly (PricedLine | null)[]): number {
  if (prices.some((price) => price === null || price.problem === 'priceUnavailable')) return -1;
  const lowest = lowestPrice(prices.map((price) => ({ price: price?.pricePerOne ?? null })));
  return lowest === null ? -1 : prices.findIndex((price) => price?.pricePerOne === lowest);
}

/** No product fits these goods: suggests asking staff. */
function NoFit() {
  const t = useTranslations('home');
  return (
    <section id="fits" className={`f-kraft-tint ${styles['fits']}`} aria-live="polite">
      <div className={`wrap ${styles['none']}`}>
        <h2>{t('noFit')}</h2>
        <p>{t('noFitText')}</p>
        <ButtonLink to={paths.sendDrawing} mark="arrow">
          {t('noFitSend')}
        </ButtonLink>
      </div>
    </section>
  );
}

interface FitCardProps {
  fit: Fit;
  /** null: being calculated. */
  price: PricedLine | null;
  earliest: PlainDate;
  cheapest: boolean;
  chosen: boolean;
  zipCode: string;
}

function FitCard({ fit, price, earliest, cheapest, chosen, zipCode }: FitCardProps) {
  const t = useTranslations('home');
  const locale = useLocale();
  const name = t(`fits.${fit.id}.name`);
  const modeField = useRootData()?.profile.shop === 'moebel' ? 'forest' : 'coral';
  const field = chosen ? modeField : 'kraft-tint';
  return (
    <article className={`${styles['fit']} ${chosen ? `f-mode ${styles['chosen']}` : ''}`}>
      <div className={styles['head']}>
        <div>
          <h3>{name}</h3>
          <p className="small">{t(`fits.${fit.id}.text`)}</p>
        </div>
        {cheapest ? (
          <span className={styles['stamp']}>
            <Icon name="check" size="small" />
            {t('cheapest')}
          </span>
        ) : null}
      </div>
      <Picture
        className={styles['picture']}
        src={productPicture(fit.articleNumber, { field, values: fit.values })}
        alt=""
        width={400}
        height={300}
      />
      <p className={styles['price']}>
        <LinePrice line={price} of="unit" label />
      </p>
      <dl className={styles['facts']}>
        {fit.outerMm ? (
          <div>
            <dt>{t('outer')}</dt>
            <dd>{fit.outerMm.map((mm) => Math.round(mm)).join(' × ')} mm</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('ownWeight')}</dt>
          <dd>{fit.weightKg.toFixed(1)} kg</dd>
        </div>
        <div>
          <dt>{t('deliverable')}</dt>
          <dd>{dayText(earliest, locale)}</dd>
        </div>
        {fit.shipping === null ? null : (
          <div>
            <dt>{t('shippingTo', { place: unbrokenPlace(zipCode, fit.place) })}</dt>
            <dd className={styles['shipping']}>
              <Price net={fit.shipping} of="amount" />
            </dd>
          </div>
        )}
      </dl>
      <ButtonLink
        to={fit.to}
        kind={chosen ? 'ink' : 'outline'}
        mark="arrow"
        className={styles['go']}
        aria-label={t('configureOf', { name })}
      >
        {t('configure', { name })}
      </ButtonLink>
    </article>
  );
}
