import type { DriveSheet } from '#contract/drive.ts';
import { bodyOf, facesOf, pointsText, slanted } from '#domain/packing/draw-load.ts';
import { driverWords as t } from './driver-words.ts';
import styles from './drive.module.css';

interface LoadPictureProps {
  truck: DriveSheet['truck'];
  /** Still on the truck. */
  stops: readonly DriveSheet['stops'][number][];
  /** The stop whose goods are marked. */
  number: number;
}

const cos30 = Math.sqrt(3) / 2;
const margin = 120;

/** The load in an oblique view, the far wall on the left. */
export function LoadPicture({ truck, stops, number }: LoadPictureProps) {
  const { length, width, height } = truck;
  const boxes = stops.flatMap((stop) => stop.boxes.map(({ at, size }) => ({ kind: stop.number, at, size })));
  const right = slanted([length, width, 0])[0];
  const top = slanted([0, width, height])[1];
  const bottom = slanted([length, 0, 0])[1];
  return (
    <svg
      className={styles['load']}
      viewBox={`${-margin} ${top - margin} ${right + 2 * margin} ${bottom - top + 2 * margin}`}
      role="img"
      aria-label={t.loadAlt(number)}
    >
      {bodyOf(truck).map(({ part, points }) => (
        <polygon key={pointsText(points)} className={styles[part]} points={pointsText(points)} />
      ))}
      {facesOf(boxes).map(({ box, side, points }) => {
        const { at, size, kind } = boxes[box]!;
        const [u, v] = slanted([at[0] + size[0] / 2, at[1] + size[1] / 2, at[2] + size[2]]);
        return (
          <g key={`${box} ${side}`} className={styles['face']} data-side={side} data-own={kind === number || undefined}>
            <polygon points={pointsText(points)} />
            {side === 'top' ? (
              <text
                transform={`matrix(${cos30} 0.5 ${-cos30} 0.5 ${Math.round(u)} ${Math.round(v)})`}
                fontSize={Math.min(520, size[0] * 0.5, size[1] * 0.6)}
              >
                {kind}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
