import { useTranslations } from 'use-intl';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { priceChange } from '#domain/quick-order/last-ordered.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useCart } from '../cart/cart-state.tsx';
import { PriceText } from '../cart/price-text.tsx';
import { useLineProblem } from '../cart/use-line-problem.ts';
import type { NewCartItem } from '../cart/cart-store.ts';
import { mayBeOrdered } from '../favourites/past-line.ts';
import type { PastLine } from '../favourites/past-line.ts';
import { useAddLines } from '../favourites/use-add-lines.ts';
import changeStyles from '../favourites/changed-price.module.css';
import styles from './order-again.module.css';

const itemOf = ({ productId, articleNumber, name, configuration, quantity, details, remark }: PastLine): NewCartItem => ({
  productId,
  articleNumber,
  name,
  configuration,
  quantity,
  details,
  remark,
});

/** Puts all lines that are still available into the cart as ordered, and says how many are left out. */
export function OrderAgain({ lines }: { lines: readonly PastLine[] }) {
  const t = useTranslations('favourites');
  const cart = useCart();
  const add = useAddLines();
  const available = lines.filter(mayBeOrdered);
  const missing = lines.length - available.length;
  if (lines.length === 0) return null;
  return (
    <>
      <Button mark="cart" kind="field" disabled={available.length === 0 || !cart.ready} onClick={() => add(available.map(itemOf))}>
        {missing === 0 ? t('orderAgain') : t('orderAgainPart', { count: available.length })}
      </Button>
      {missing > 0 ? <p className="small">{t('orderLeftOut', { count: missing })}</p> : null}
      {cart.count > 0 ? <Link to="/checkout/">{t('toCart')}</Link> : null}
    </>
  );
}

/** Orders one line again at today's price; a changed price is flagged, and a line that is not available gives the reason. */
export function LineAgain({ line }: { line: PastLine }) {
  const t = useTranslations('favourites');
  const cart = useCart();
  const add = useAddLines();
  const problemText = useLineProblem();
  const { name, now, before, problem } = line;
  if (!mayBeOrdered(line)) return <p className={styles['problem']}>{problemText(problem ?? 'priceOnRequest')}</p>;
  const change = priceChange(unitPriceFromChf(before), now === null ? null : unitPriceFromChf(now));
  return (
    <div className={styles['again']}>
      <Button
        kind="plain"
        size="small"
        mark="cart"
        disabled={!cart.ready}
        aria-label={t('addToCartOf', { name })}
        onClick={() => add([itemOf(line)])}
      >
        {t('addToCart')}
      </Button>
      {change === 'higher' || change === 'lower' ? (
        <span className={changeStyles[change]}>
          <PriceText net={now} of="unit" label /> ({t(change)})
        </span>
      ) : null}
    </div>
  );
}
