import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { groupedText } from '#domain/money/money-text.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { priceChange } from '#domain/quick-order/last-ordered.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useCart } from '../cart/cart-state.tsx';
import { LinePrice } from '../cart/line-price.tsx';
import { PriceText } from '../cart/price-text.tsx';
import { factsRow } from '#web/texts/short-facts.ts';
import { useLineProblem } from '../cart/use-line-problem.ts';
import { unbrokenProduct } from '#domain/language/unbroken-size.ts';
import { mayBeOrdered } from './past-line.ts';
import type { PastLine } from './past-line.ts';
import rowStyles from './article-row.module.css';
import changeStyles from './changed-price.module.css';
import styles from './past-line-row.module.css';
import { pastLineAddress } from './past-line-address.ts';
import { useAddLines } from './use-add-lines.ts';

const unbroken = (text: ReactNode) => <span className={styles['number']}>{text}</span>;

interface PastLineRowProps {
  line: PastLine;
  /** null: already listed below its order. */
  ordered: { date: string; number: string; times: number } | null;
}

/** A line as it was ordered, with today's price; a changed price is flagged, and a line that is no longer available gives the reason. */
export function PastLineRow({ line, ordered }: PastLineRowProps) {
  const t = useTranslations('favourites');
  const c = useTranslations('cart');
  const Heading = ordered === null ? 'h3' : 'h2';
  const cart = useCart();
  const add = useAddLines();
  const problemText = useLineProblem();
  const { name, quantity, now, before, problem, asking } = line;
  const change = priceChange(unitPriceFromChf(before), now === null ? null : unitPriceFromChf(now));
  const gone = problem === 'productNotAvailable';
  return (
    <li className={`${rowStyles['row']} ${styles['row']}`}>
      <div className={`f-kraft-tint ${rowStyles['picture']}`}>
        <Picture src={line.pictureUrl} alt="" width={120} height={100} />
      </div>
      <div>
        <Heading className={rowStyles['name']}>
          {gone ? unbrokenProduct(name) : <Link to={pastLineAddress(line)}>{unbrokenProduct(name)}</Link>}
        </Heading>
        {line.details.length === 0 ? null : <p className="small muted">{factsRow(line.details, c('inner'))}</p>}
        <p className="small">
          {ordered === null ? (
            `${quantity} ×`
          ) : (
            <>
              {t.rich('orderedAt', {
                quantity,
                shown: groupedText(quantity),
                date: ordered.date,
                order: ordered.number,
                number: unbroken,
              })}
              {ordered.times > 1 ? `, ${t('times', { count: ordered.times })}` : ''}
            </>
          )}
        </p>
      </div>
      <div className={rowStyles['price']}>
        {gone ? null : <LinePrice line={asking ? null : { pricePerOne: now, finalPrice: null, problem }} of="unit" plain label />}
        {change === 'higher' || change === 'lower' ? (
          <p className={styles['changed']}>
            <span className={changeStyles[change]}>
              {t('was')} <PriceText net={before} of="unit" />
            </span>
            <span className="small">{t(change)}</span>
          </p>
        ) : null}
      </div>
      <div className={styles['action']}>
        {mayBeOrdered(line) ? (
          <Button
            size="small"
            mark="cart"
            disabled={!cart.ready}
            aria-label={t('addToCartOf', { name })}
            onClick={() => add([{ ...line, remark: line.remark }])}
          >
            {t('addToCart')}
          </Button>
        ) : (
          <p className={styles['problem']}>
            <Icon name="warning" size="small" />
            <span>{problemText(problem ?? 'priceOnRequest')}</span>
          </p>
        )}
      </div>
    </li>
  );
}
