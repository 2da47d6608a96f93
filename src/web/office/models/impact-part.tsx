import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { Impact, PriceMove } from '#contract/model-impact.ts';
import { changeText } from '#domain/figure/share.ts';
import { officeOrderPath } from '#web/paths.ts';
import { francsText } from '../text/francs-text.ts';
import { impactWords as t } from './impact-words.ts';
import styles from './impact.module.css';

/** What would change in price: how many, and by how much on average; single ones can be opened. */
export function ImpactPart({ impact, against }: { impact: Impact; against: string }) {
  const { products, customers, quotes, orders } = impact;
  return (
    <section aria-label={t.title} className={styles['impact']}>
      <h2>
        {t.title} <small>{against}</small>
      </h2>
      <Line number={products.count} word={t.products(products.count)} detail={t.moved(products.moved.length)} spread={products.spread}>
        {movesOf(products.moved)}
      </Line>
      <Line number={customers.count} word={t.customers(customers.count)} detail={t.moved(customers.moved.length)} spread={customers.spread}>
        {movesOf(customers.moved)}
      </Line>
      <Line number={quotes.count} word={t.quotes(quotes.count)} detail={t.quoteDetail(quotes.moved)} spread={quotes.costSpread} />
      <Line
        number={orders.count}
        word={t.orders(orders.count)}
        detail={t.orderDetail(orders.moved, orders.otherParts, orders.invalid.length)}
        spread={orders.spread}
      >
        {orders.invalid.map(({ orderId, formattedId, articleNumber }, index) => (
          <li key={index}>
            <Link to={officeOrderPath(orderId)}>{formattedId}</Link> {articleNumber}: {t.invalid}
          </li>
        ))}
      </Line>
      {orders.bars.some((count) => count > 0) ? <Bars bars={orders.bars} /> : null}
    </section>
  );
}

interface LineProps {
  number: number;
  word: string;
  detail: string;
  spread: Impact['products']['spread'];
  children?: readonly ReactNode[];
}

function Line({ number, word, detail, spread, children }: LineProps) {
  return (
    <div className={styles['line']}>
      <b className="num">{number}</b>
      <div>
        {word}
        <small>{detail}</small>
        {spread === null || spread.min === spread.max ? null : <small>{t.between(changeText(spread.min), changeText(spread.max))}</small>}
        {children === undefined || children.length === 0 ? null : (
          <details>
            <summary>{t.show}</summary>
            <ul>{children}</ul>
          </details>
        )}
      </div>
      <b className={styles['share']}>{spread === null ? changeText(0) : changeText(spread.mean)}</b>
    </div>
  );
}

function movesOf(moves: readonly PriceMove[]): ReactNode[] {
  return moves.map(({ articleNumber, customer, before, after }, index) => (
    <li key={index}>
      {articleNumber}
      {customer === null ? '' : `, ${customer}`}: <s>{francs(before)}</s> <b>{francs(after)}</b>
    </li>
  ));
}

const francs = (price: number | null): string => (price === null ? t.onRequest : francsText(price));

/** Distribution of the ordered configurations by percent of change. */
function Bars({ bars }: { bars: readonly number[] }) {
  const most = Math.max(...bars);
  const width = 28;
  return (
    <figure className={styles['bars']}>
      <svg
        viewBox={`0 0 ${bars.length * width} 64`}
        role="img"
        aria-label={t.bars(bars.map((count, index) => `${index - 5} %: ${count}`).join(', '))}
      >
        {bars.map((count, index) => {
          const height = count === 0 ? 1 : Math.max(2, (count / most) * 60);
          return (
            <rect
              key={index}
              x={index * width + 1}
              y={62 - height}
              width={width - 2}
              height={height}
              className={index > 5 ? styles['dearer'] : undefined}
            />
          );
        })}
      </svg>
      <figcaption>
        <span>− 5 %</span>
        <span>0</span>
        <span>+ 5 %</span>
      </figcaption>
    </figure>
  );
}
