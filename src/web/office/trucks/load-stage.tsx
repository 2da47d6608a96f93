import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Round } from '#contract/truck-day.ts';
import { centreOf } from '#domain/packing/axle-load.ts';
import { bodyOf, facesOf, pointsText, slanted } from '#domain/packing/draw-load.ts';
import control from '../grid/control.module.css';
import { balanceText, BalanceMarks } from './balance-marks.tsx';
import type { RoundView } from './round-view.ts';
import { boxName, metresText } from './round-view.ts';
import { truckWords as t } from './truck-words.ts';
import styles from './load-stage.module.css';

interface LoadStageProps {
  round: Round;
  view: RoundView;
  chosen: number | null;
  onChoose: (box: number) => void;
  onKey: (event: KeyboardEvent) => void;
}

const margin = 420;

/** The truck in an oblique view, then from above; every piece of the floor plan can be reached by Tab. */
export function LoadStage({ round, view, chosen, onChoose, onKey }: LoadStageProps) {
  const { truck } = view;
  const [asked, setUnloaded] = useState(0);
  // Another truck may have fewer stops.
  const unloaded = Math.min(asked, Math.max(0, view.stops.length - 1));
  const isThere = (index: number): boolean => (view.boxes[index]?.stop ?? 0) >= unloaded;
  const [length, width, height] = [truck.length, truck.width, truck.height];
  const right = slanted([length, width, 0])[0];
  const top = slanted([0, width, height])[1];
  const bottom = slanted([length, 0, 0])[1];
  const weighed = round.boxes.flatMap((box, index) =>
    isThere(index) ? [{ ...box, weight: view.boxes[index]?.line.box.weight ?? 0 }] : [],
  );
  const centre = centreOf(weighed, ({ weight }) => weight);
  const balance = balanceText(view.axles, centre);
  return (
    <>
      <figure>
        <figcaption>
          <strong>{[length, width, height].map((mm) => (mm / 1000).toFixed(2)).join(' × ')} m</strong> {t.wall}
          {view.stops.length < 2 ? null : (
            <span className={`${control['segments']} ${styles['after']}`} role="group" aria-label={t.view}>
              {view.stops.map(({ orderId }, stop) => (
                <button
                  key={orderId}
                  type="button"
                  className={control['segment']}
                  aria-pressed={stop === unloaded}
                  onClick={() => setUnloaded(stop)}
                >
                  {stop === 0 ? t.loaded : t.afterStop(stop)}
                </button>
              ))}
            </span>
          )}
        </figcaption>
        <svg viewBox={`${-margin} ${top - margin} ${right + 2 * margin} ${bottom - top + 2 * margin}`} aria-hidden="true">
          <SlantedLoad round={round} view={view} chosen={chosen} onChoose={onChoose} isThere={isThere} />
        </svg>
      </figure>
      <figure className={styles['floor']}>
        <figcaption>
          <strong>{t.above}</strong>
          {balance === '' ? null : <span>{balance}</span>}
          <span className={styles['free']}>{t.free(metresText(length - view.length))}</span>
        </figcaption>
        <svg viewBox={`-40 -100 ${length + 80} ${width + 200}`} role="group" aria-label={t.stage(truck.name)}>
          <rect width={length} height={width} className={styles['ground']} />
          {upwards(round)
            .filter(isThere)
            .map((index) => {
              const { at, size } = round.boxes[index]!;
              const box = view.boxes[index];
              if (box === undefined) return null;
              return (
                <g
                  key={index}
                  role="button"
                  tabIndex={0}
                  aria-pressed={index === chosen}
                  aria-label={`${boxName(box)}, ${t.place(metresText(at[0]), metresText(at[1]), metresText(at[2]))}`}
                  data-stop={box.stop % 6}
                  data-fault={view.faults.some((fault) => fault.box === index) || undefined}
                  className={styles['piece']}
                  onFocus={() => onChoose(index)}
                  onClick={() => onChoose(index)}
                  onKeyDown={onKey}
                >
                  <rect x={at[0]} y={width - at[1] - size[1]} width={size[0]} height={size[1]} />
                  <text x={at[0] + size[0] / 2} y={width - at[1] - size[1] / 2} fontSize={Math.min(420, size[0] * 0.5, size[1] * 0.6)}>
                    {box.stop + 1}
                  </text>
                </g>
              );
            })}
          <BalanceMarks axles={view.axles} centre={centre} length={length} width={width} />
        </svg>
      </figure>
    </>
  );
}

/** Lower pieces first, so that upper ones are drawn over them. */
const upwards = ({ boxes }: Round): number[] => boxes.map((_, index) => index).toSorted((a, b) => boxes[a]!.at[2] - boxes[b]!.at[2]);

const cos30 = Math.sqrt(3) / 2;

interface SlantedLoadProps extends Omit<LoadStageProps, 'onKey'> {
  /** Not unloaded yet. */
  isThere: (box: number) => boolean;
}

function SlantedLoad({ round, view, chosen, onChoose, isThere }: SlantedLoadProps) {
  const { length, width, height } = view.truck;
  const faces = facesOf(round.boxes.map(({ at: place, size }) => ({ kind: 0, at: place, size })));
  return (
    <>
      {bodyOf(view.truck).map(({ part, points }) => (
        <polygon key={pointsText(points)} className={styles[part]} points={pointsText(points)} />
      ))}
      {metreMarks(length).map((metre) => {
        const [u, v] = slanted([metre * 1000, -160, 0]);
        return (
          <text key={metre} x={u} y={v} className={styles['metre']} transform={`rotate(30 ${Math.round(u)} ${Math.round(v)})`}>
            {metre}
          </text>
        );
      })}
      {faces.map(({ box, side, points }) => {
        const owner = view.boxes[box];
        const placed = round.boxes[box];
        if (owner === undefined || placed === undefined || !isThere(box)) return null;
        const [u, v] = slanted([placed.at[0] + placed.size[0] / 2, placed.at[1] + placed.size[1] / 2, placed.at[2] + placed.size[2]]);
        const isFaulty = view.faults.some((fault) => fault.box === box);
        return (
          <g
            key={`${box} ${side}`}
            className={styles['face']}
            data-side={side}
            data-stop={owner.stop % 6}
            data-chosen={box === chosen || undefined}
            data-fault={isFaulty || undefined}
            onClick={() => onChoose(box)}
          >
            <polygon points={pointsText(points)} />
            {side === 'top' ? (
              <text
                transform={`matrix(${cos30} 0.5 ${-cos30} 0.5 ${Math.round(u)} ${Math.round(v)})`}
                fontSize={Math.min(420, placed.size[0] * 0.5, placed.size[1] * 0.6)}
              >
                {owner.stop + 1}
              </text>
            ) : null}
          </g>
        );
      })}
      <polyline
        points={pointsText([slanted([0, 0, height]), slanted([length, 0, height]), slanted([length, 0, 0])])}
        className={styles['edge']}
      />
      <polyline points={pointsText([slanted([length, 0, height]), slanted([length, width, height])])} className={styles['edge']} />
    </>
  );
}

const metreMarks = (lengthMm: number): number[] => Array.from({ length: Math.floor(lengthMm / 1000) + 1 }, (_, metre) => metre);
