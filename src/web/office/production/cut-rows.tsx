import type { BarGroup, PooledPlan, SheetGroup } from '#contract/cut-plan.ts';
import { decimalText } from '../text/decimal-text.ts';
import { cutWords as t } from './cut-words.ts';
import styles from './cut-plan.module.css';

interface CutRowsProps {
  plan: PooledPlan;
  /** Name of the order behind a work order. */
  nameOf: (workOrderId: number) => string;
}

const tones = ['#ffd8c7', '#efe2cb', '#f3ece2', '#cfe0d4', '#e1eaf5', '#d8b98a'] as const;
/** Fraction of the longest bar: shorter pieces have no space for a number. */
const leastNamed = 0.06;
const mm = (value: number): string => decimalText(value, 1);

/** Every kind of bar and sheet to scale, its pieces in the colour of their order. */
export function CutRows({ plan: { bars, sheets, workOrderIds }, nameOf }: CutRowsProps) {
  const names = [...new Set(workOrderIds.map(nameOf))];
  const tone = (id: number): string => tones[names.indexOf(nameOf(id)) % tones.length] ?? tones[0];
  const longest = Math.max(1, ...bars.flatMap(({ patterns }) => patterns.map(({ lengthMm }) => lengthMm)));
  return (
    <div>
      <ul className={styles['legend']}>
        {names.map((name, index) => (
          <li key={name}>
            <i style={{ background: tones[index % tones.length] }} /> {name}
          </li>
        ))}
      </ul>
      {bars.map((group) => (
        <Bars key={`${group.name} ${group.thicknessMm} ${group.widthMm}`} {...{ group, longest, tone }} />
      ))}
      {sheets.map((group) => (
        <Sheets key={`${group.name} ${group.thicknessMm}`} {...{ group, tone }} />
      ))}
    </div>
  );
}

interface BarsProps {
  group: BarGroup;
  longest: number;
  tone: (id: number) => string;
}

function Bars({ group: { name, thicknessMm, widthMm, isStocked, patterns, tooLong }, longest, tone }: BarsProps) {
  return (
    <>
      {patterns.map(({ times, lengthMm, restMm, offcutId, cuts }, index) => (
        <div key={index} className={styles['row']}>
          <b>
            {name} {mm(widthMm)} × {mm(thicknessMm)},{' '}
            {offcutId === null ? t.metres(decimalText(lengthMm / 1000, 2)) : `${t.restUsed} ${mm(lengthMm)}`}
            {isStocked ? null : <small> {t.onOrder}</small>}
          </b>
          <span>{t.times(times)}</span>
          <span className={styles['bar']} style={{ width: `${(lengthMm / longest) * 100}%` }}>
            {cuts.flatMap(({ workOrderId, lengthMm: length, count }, cut) =>
              Array.from({ length: count }, (_, piece) => (
                <i key={`${cut} ${piece}`} style={{ width: `${(length / lengthMm) * 100}%`, background: tone(workOrderId) }}>
                  {length < longest * leastNamed ? '' : mm(length)}
                </i>
              )),
            )}
          </span>
          <span>{restMm > 0 ? t.rest(mm(restMm)) : ''}</span>
        </div>
      ))}
      {tooLong.map(({ lengthMm, count }, index) => (
        <p key={index} className={styles['fault']}>
          {name} {mm(widthMm)} × {mm(thicknessMm)}: {t.tooLong(count, mm(lengthMm))}
        </p>
      ))}
    </>
  );
}

function Sheets({ group: { name, thicknessMm, patterns, tooLarge }, tone }: { group: SheetGroup; tone: (id: number) => string }) {
  return (
    <>
      <div className={styles['sheets']}>
        {patterns.map(({ times, lengthMm, widthMm, offcutId, pieces }, index) => (
          <figure key={index}>
            <figcaption>
              <b>
                {t.times(times)} {name} {mm(thicknessMm)}
              </b>{' '}
              {offcutId === null ? '' : `${t.restUsed} `}
              {mm(lengthMm)} × {mm(widthMm)}
            </figcaption>
            <svg viewBox={`0 0 ${lengthMm} ${widthMm}`} aria-hidden="true">
              <rect width={lengthMm} height={widthMm} className={styles['sheet']} />
              {pieces.map(({ workOrderId, xMm, yMm, lengthMm: length, widthMm: width }, piece) => (
                <g key={piece}>
                  <rect x={xMm} y={yMm} width={length} height={width} style={{ fill: tone(workOrderId) }} className={styles['piece']} />
                  {length > 330 && width > 110 ? (
                    <text x={xMm + length / 2} y={yMm + width / 2}>
                      {mm(length)} × {mm(width)}
                    </text>
                  ) : null}
                </g>
              ))}
            </svg>
          </figure>
        ))}
      </div>
      {tooLarge.map(({ lengthMm, widthMm, count }, index) => (
        <p key={index} className={styles['fault']}>
          {name} {mm(thicknessMm)}: {t.tooLong(count, `${mm(lengthMm)} × ${mm(widthMm)}`)}
        </p>
      ))}
    </>
  );
}
