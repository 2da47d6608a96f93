/** Price by quantity, one line per size; logarithmic quantity axis. Decorative: the table has the same numbers. */
import type { RemoteSample } from '#contract/price-explanation.ts';
import { francsText } from '../text/francs-text.ts';
import { priceWords as t } from './price-words.ts';
import styles from './sample-part.module.css';

const width = 620;
const height = 200;
const left = 52;
const right = 16;
const base = height - 26;
const top = 12;

export function SampleCurves({ items }: { items: readonly RemoteSample[] }) {
  const quantities = items[0]?.points.map(({ quantity }) => quantity) ?? [];
  const prices = items.flatMap(({ points }) => points.map(({ price }) => price)).filter((price) => price !== null);
  const [first, last] = [quantities[0] ?? 1, quantities.at(-1) ?? 1];
  if (first === last || prices.length < 2) return null;
  const high = Math.max(...prices);
  const x = (quantity: number): number =>
    left + ((width - left - right) * (Math.log(quantity) - Math.log(first))) / (Math.log(last) - Math.log(first));
  const y = (price: number): number => base - (price / high) * (base - top);
  const line = ({ points }: RemoteSample): string =>
    points
      .map(({ quantity, price }, at) =>
        price === null ? '' : `${at === 0 || points[at - 1]?.price === null ? 'M' : 'L'}${x(quantity).toFixed(1)} ${y(price).toFixed(1)}`,
      )
      .join('');
  return (
    <svg className={styles['curves']} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.sampling.curve}>
      {[0, high / 2, high].map((price) => (
        <g key={price}>
          <line x1={left} x2={width - right} y1={y(price)} y2={y(price)} />
          <text x={left - 8} y={y(price) + 4} textAnchor="end">
            {francsText(price)}
          </text>
        </g>
      ))}
      {items.map((item, at) => (
        <g key={at} data-line={at}>
          <path d={line(item)} />
          {item.points.map(({ quantity, price }) =>
            price === null ? null : <circle key={quantity} cx={x(quantity)} cy={y(price)} r="3" />,
          )}
        </g>
      ))}
      {labelled(quantities, x).map((quantity) => (
        <text key={quantity} x={x(quantity)} y={height - 6} textAnchor={quantity === last ? 'end' : 'middle'}>
          {quantity}
        </text>
      ))}
    </svg>
  );
}

/** Quantities whose labels fit side by side. */
function labelled(quantities: readonly number[], x: (quantity: number) => number): number[] {
  const shown: number[] = [];
  for (const quantity of quantities) {
    const before = shown.at(-1);
    if (before === undefined || x(quantity) - x(before) >= 44) shown.push(quantity);
  }
  return shown;
}
