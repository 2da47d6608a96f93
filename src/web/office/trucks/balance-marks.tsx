import type { Axles } from '#domain/packing/axle-load.ts';
import { metresText } from './round-view.ts';
import { truckWords as t } from './truck-words.ts';
import styles from './load-stage.module.css';

/** `Achsen bei −0.65 und 4.95 m, Schwerpunkt 3.20 m`; empty when nothing is known. */
export function balanceText(axles: Axles | null, centre: readonly [x: number, y: number] | null): string {
  const parts = [
    ...(axles === null ? [] : [t.axlesAt(metresText(axles.front.atMm), metresText(axles.rear.atMm))]),
    ...(centre === null ? [] : [t.centre(metresText(centre[0]))]),
  ];
  return parts.join(', ');
}

interface BalanceMarksProps {
  axles: Axles | null;
  /** mm from the far wall and across. */
  centre: readonly [x: number, y: number] | null;
  length: number;
  width: number;
}

const radius = 130;
const tick = 90;

/** On the floor plan: the centre of gravity, and ticks where the axles are if that is below the load. */
export function BalanceMarks({ axles, centre, length, width }: BalanceMarksProps) {
  const places = axles === null ? [] : [axles.front.atMm, axles.rear.atMm].filter((x) => x >= 0 && x <= length);
  return (
    <g className={styles['balance']} aria-hidden="true">
      {places.map((x) => (
        <path key={x} d={`M${x} ${-tick}V0M${x} ${width}v${tick}`} />
      ))}
      {centre === null ? null : (
        <>
          <circle cx={centre[0]} cy={width - centre[1]} r={radius} />
          <path
            d={`M${centre[0] - 2 * radius} ${width - centre[1]}h${4 * radius}M${centre[0]} ${width - centre[1] - 2 * radius}v${4 * radius}`}
          />
        </>
      )}
    </g>
  );
}
