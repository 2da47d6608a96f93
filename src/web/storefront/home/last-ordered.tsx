import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { paths } from '#web/paths.ts';
import { useCart } from '../cart/cart-state.tsx';
import { LinePrice } from '../cart/line-price.tsx';
import { pastLineAddress } from '../favourites/past-line-address.ts';
import { useTodaysPrices } from '../favourites/use-todays-prices.ts';
import styles from './last-ordered.module.css';
import type { RecentLine } from './recent-lines.ts';

/** The customer's last orders, one click from the cart. */
export function LastOrdered({ lines: sent }: { lines: readonly RecentLine[] }) {
  const t = useTranslations('home');
  const lines = useTodaysPrices(sent);
  if (lines.length === 0) return null;
  return (
    <section className={`wrap ${styles['section']}`} aria-labelledby="last-title">
      <div className={styles['head']}>
        <h2 id="last-title">{t('lastTitle')}</h2>
        <Link to={paths.lastOrdered}>
          {t('lastAll')} <Icon name="arrow" size="small" />
        </Link>
      </div>
      <ul>
        {lines.map((line) => (
          <Row key={line.positionId} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Row({ line }: { line: RecentLine }) {
  const t = useTranslations('home');
  const p = useTranslations('product');
  const cart = useCart();
  const toast = useToast();
  const { name, details, quantity, day, now, pictureUrl, productId, articleNumber, configuration, remark, problem, asking } = line;
  return (
    <li className={styles['row']}>
      <span className={`f-kraft-tint ${styles['picture']}`}>
        <Picture src={pictureUrl} alt="" width={96} height={80} />
      </span>
      <div className={styles['words']}>
        <h3>
          <Link to={pastLineAddress(line)}>{name}</Link>
        </h3>
        <p className="small muted">{details.map(({ label, value }) => `${label} ${value}`).join(', ')}</p>
      </div>
      <p className={styles['day']}>{t('lastDay', { day })}</p>
      <p className={styles['price']}>
        {t('lastQuantity', { count: quantity, shown: String(quantity) })}{' '}
        <LinePrice line={asking ? null : { pricePerOne: now, finalPrice: null, problem }} of="unit" plain label />
      </p>
      <Button
        kind="outline"
        size="small"
        mark="cart"
        disabled={!cart.ready}
        aria-label={t('lastAgainOf', { name })}
        onClick={() => {
          cart.add({ productId, articleNumber, name, configuration, quantity, details, remark });
          toast.success(p('added', { name, quantity: String(quantity) }));
        }}
      >
        {t('lastAgain')}
      </Button>
    </li>
  );
}
