import type { Month } from '#domain/figure/month-span.ts';
import { isJanuary } from '#domain/figure/month-span.ts';
import type { FigureRow } from './figure-table.ts';
import styles from './figures.module.css';

const [step, gap, height] = [20, 5, 60];
const letters = 'JFMAMJJASOND';

/** Upright bars, one for each month; the table below has the figures. */
export function MonthChart({ rows, legend = [] }: { rows: readonly FigureRow[]; legend: readonly string[] | undefined }) {
  const most = Math.max(1, ...rows.map(({ bar }) => bar ?? 0));
  const scaled = (value: number): number => (value / most) * height;
  return (
    <div className={styles['chart']} aria-hidden="true">
      <svg viewBox={`0 0 ${rows.length * step} ${height}`} preserveAspectRatio="none">
        {rows.map(({ key, bar, part }, index) => {
          const [x, width] = [index * step + gap / 2, step - gap];
          const [whole, filled] = [scaled(bar ?? 0), scaled(part ?? 0)];
          return (
            <g key={key}>
              <rect className={styles['bar']} x={x} width={width} y={height - whole} height={whole} />
              <rect className={styles['part']} x={x} width={width} y={height - filled} height={filled} />
            </g>
          );
        })}
      </svg>
      <ol className={styles['letters']} style={{ gridTemplateColumns: `repeat(${rows.length}, minmax(0, 1fr))` }}>
        {rows.map(({ key }) => (
          <li key={key} className={isJanuary(key as Month) ? styles['january'] : undefined}>
            {letters[Number(key.slice(5)) - 1]}
          </li>
        ))}
      </ol>
      {legend.length === 0 ? null : (
        <p className={styles['legend']}>
          {legend.map((word, index) => (
            <span key={word}>
              <i className={index === 0 ? styles['inPart'] : undefined} /> {word}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** A bar below a name, as long as its share of the longest. */
export function ShareBar({ bar, most }: { bar: number; most: number }) {
  return (
    <svg className={styles['share']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles['bar']} width={most === 0 ? 0 : (bar / most) * 100} height="4" />
    </svg>
  );
}
