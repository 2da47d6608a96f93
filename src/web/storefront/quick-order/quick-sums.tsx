import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Product } from '#contract/product.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { chfFromRappen, rappenFromChf, sum } from '#domain/money/money.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { paths } from '#web/paths.ts';
import { pricedItem } from '../cart/line-pricing.ts';
import { useCart } from '../cart/cart-state.tsx';
import { Price, VatLabel } from '../page/price-view.tsx';
import { useAddLines } from '../favourites/use-add-lines.ts';
import type { QuickRow, RowMeaning } from './quick-rows.ts';
import { filled } from './quick-rows.ts';
import styles from './quick-sums.module.css';
import type { RowFacts } from './use-row-facts.ts';
import { keyOf } from './use-row-facts.ts';

interface QuickSumsProps {
  meanings: readonly RowMeaning[];
  facts: RowFacts;
  products: ReadonlyMap<number, Product>;
  earliest: string;
  onAdded: (ids: readonly number[]) => void;
  onClear: () => void;
  onRestore: (rows: readonly QuickRow[]) => void;
}

/** Rows that are ready and their cost, with a button that puts them into the cart; incomplete rows stay. */
export function QuickSums({ meanings, facts, products, earliest, onAdded, onClear, onRestore }: QuickSumsProps) {
  const t = useTranslations('favourites');
  const language = useLocale();
  const failureText = useFailureText();
  const cart = useCart();
  const addLines = useAddLines();
  const [added, setAdded] = useState(false);
  const [cleared, setCleared] = useState<readonly QuickRow[] | null>(null);
  const ready = meanings.flatMap((meaning) => {
    const { row, article, quantity } = meaning;
    const priced = pricedItem(facts.price, keyOf(row.id));
    const product = article === null ? undefined : products.get(article.id);
    const isReady = priced !== null && priced.problem === null && priced.finalPrice !== null && quantity !== null && product !== undefined;
    return isReady ? [{ row, quantity, product, amount: rappenFromChf(priced.finalPrice ?? 0) }] : [];
  });
  const rows = filled(meanings.map(({ row }) => row));
  const open = rows.length - ready.length;
  const day = parsePlainDate(earliest);
  const add = (): void => {
    const items = ready.map(({ row, quantity, product }) => ({
      productId: product.id,
      articleNumber: product.articleNumber,
      name: product.name,
      configuration: product.configuration,
      quantity,
      details: product.keyFigures,
      remark: row.remark,
    }));
    if (!addLines(items)) return;
    setAdded(true);
    onAdded(ready.map(({ row }) => row.id));
  };
  return (
    <section className={styles['sums']} aria-label={t('sum')}>
      <p role="status" className={styles['state']} aria-busy={facts.pricing}>
        <b>{t('readyCount', { count: ready.length })}</b>
        {open > 0 && !facts.pricing ? <span>{t('openCount', { count: open })}</span> : null}
        {facts.pricing ? <span>{t('pricing')}</span> : null}
      </p>
      <dl className={styles['figures']}>
        <div>
          <dt>
            {t('sum')} <VatLabel />
          </dt>
          <dd className={facts.pricing ? styles['aged'] : undefined}>
            <Price net={chfFromRappen(sum(ready.map(({ amount }) => amount)))} of="amount" />
          </dd>
        </div>
        <div>
          <dt>{t('earliest')}</dt>
          <dd className={styles['day']}>{day === null ? earliest : dayText(day, language)}</dd>
        </div>
      </dl>
      {facts.failure === null ? null : (
        <p role="alert" className={styles['failure']}>
          {failureText(facts.failure)}
        </p>
      )}
      <div className={styles['actions']}>
        <Button kind="field" mark="cart" disabled={ready.length === 0 || facts.pricing || !cart.ready} onClick={add}>
          {t('allToCart')}
        </Button>
        {added ? (
          <ButtonLink to={paths.cart} kind="outline" mark="arrow">
            {t('toCart')}
          </ButtonLink>
        ) : null}
        {rows.length > 0 ? (
          <Button
            kind="plain"
            onClick={() => {
              setCleared(rows);
              onClear();
            }}
          >
            {t('clear')}
          </Button>
        ) : null}
        {cleared !== null && rows.length === 0 ? (
          <p role="status" className={styles['cleared']}>
            <span>{t('cleared')}</span>
            <Button
              kind="plain"
              onClick={() => {
                onRestore(cleared);
                setCleared(null);
              }}
            >
              {t('undo')}
            </Button>
          </p>
        ) : null}
      </div>
    </section>
  );
}
