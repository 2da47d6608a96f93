/** The ladder as a step line beside the standard price and the cost: decorative, as the table has the same numbers. */
import { francsText } from '../text/francs-text.ts';
import { priceWords as t } from './price-words.ts';
import styles from './ladder.module.css';

export interface ChartStep {
  quantity: number;
  price: number | null;
  standard: number | null;
  cost: number | null;
}

const width = 720;
/** Room for the names of the lines at their right ends. */
const names = 96;
const height = 190;
const left = 56;
const base = height - 26;
const top = 10;

/** Height of a line of text: names of lines that end nearer to each other are moved apart. */
const lineHeight = 15;

/** From top to bottom, each at least a line below the one before it. */
function spread(ends: readonly { word: string; y: number }[]): { word: string; y: number }[] {
  const placed: { word: string; y: number }[] = [];
  for (const end of ends.toSorted((a, b) => a.y - b.y))
    placed.push({ ...end, y: Math.max(end.y, (placed.at(-1)?.y ?? -lineHeight) + lineHeight) });
  return placed;
}

export function LadderChart({ steps, compares }: { steps: readonly ChartStep[]; compares: boolean }) {
  const values = steps.flatMap(({ price, standard, cost }) => [price, compares ? standard : null, cost]).filter((each) => each !== null);
  if (steps.length < 2 || values.length === 0) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high === low ? 1 : high - low;
  const y = (value: number): number => base - ((value - low) / span) * (base - top - 10);
  const end = width - names;
  const each = (end - left) / steps.length;
  const last = steps.at(-1)!;
  const ends = [
    { word: t.lines.standard, value: compares ? last.standard : null },
    { word: compares ? t.lines.own : t.lines.alone, value: last.price },
    { word: t.lines.cost, value: last.cost },
  ].flatMap(({ word, value }) => (value === null ? [] : [{ word, y: y(value) }]));
  const line = (of: (step: ChartStep) => number | null): string =>
    steps
      .map((step, at) => {
        const value = of(step);
        return value === null
          ? ''
          : `${at === 0 || of(steps[at - 1]!) === null ? 'M' : 'L'}${left + at * each} ${y(value)}H${left + (at + 1) * each}`;
      })
      .join('');
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.ladder}>
      {[low, (low + high) / 2, high].map((value) => (
        <g key={value}>
          <line x1={left} x2={end} y1={y(value)} y2={y(value)} />
          <text x={left - 8} y={y(value) + 4} textAnchor="end">
            {francsText(value)}
          </text>
        </g>
      ))}
      {compares ? <path className={styles['lineStandard']} d={line(({ standard }) => standard)} /> : null}
      <path className={styles['lineCost']} d={line(({ cost }) => cost)} />
      <path className={styles['lineOwn']} d={line(({ price }) => price)} />
      {spread(ends).map(({ word, y: at }) => (
        <text key={word} x={end + 8} y={at + 4}>
          {word}
        </text>
      ))}
      {steps.map(({ quantity }, at) => (
        <text key={quantity} x={left + at * each} y={height - 6}>
          ab {quantity}
        </text>
      ))}
    </svg>
  );
}
