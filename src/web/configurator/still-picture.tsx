/** The drawing of the product: isometric with numerals and balloons, taken apart, from a side, or the blank of a carton. */
import { lazy, memo, Suspense, useMemo, useState } from 'react';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import type { Box } from '#domain/configurator/placement.ts';
import { drawBlank } from '#domain/drawing/blank-drawing.ts';
import { drawOrthographic } from '#domain/drawing/orthographic-drawing.ts';
import type { Drawing as IsometricDrawing } from '#domain/drawing/svg-document.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import type { BalloonsProps } from './balloon/balloons.tsx';
import type { DimensionField } from './balloon/dimension-keys.tsx';
import { openGroups } from './goods-box.ts';
import type { GoodsBox } from './goods-box.ts';
import { keptDrawing } from './kept-drawing.ts';
import { outerSizeTexts } from './outer-size.ts';
import styles from './picture-field.module.css';

export const loadBalloons = async () => import('./balloon/balloons.tsx');
const Balloons = lazy(loadBalloons);
const loadDimensionKeys = async () => import('./balloon/dimension-keys.tsx');
const DimensionKeys = lazy(loadDimensionKeys);

export type PictureTies = Pick<BalloonsProps, 'compiled' | 'groups' | 'focus'>;

/** An isometric drawing with numerals. */
const isSized = (drawing: { svg: string } | null): drawing is IsometricDrawing => drawing !== null && 'numerals' in drawing;

/** Marks are printed on the front. */
export const isClosed = ({ instances }: Evaluation): boolean => instances.some(({ group }) => group === 'front');

interface StillProps {
  evaluation: Evaluation;
  /** What the numerals measure, if the picture also shows something that sticks out of it. */
  measured?: Box | null;
  tab: 'drawing' | 'exploded' | 'front' | 'side' | 'top';
  dimensions: boolean;
  markedLine: number | null;
  apart: number;
  /** The packed goods, seen through the open front and lid. */
  goods: GoodsBox | null;
  label: string;
  ties?: PictureTies | null;
  keyed?: readonly DimensionField[] | undefined;
}

export const Still = memo(function Still({
  evaluation,
  measured = null,
  tab,
  dimensions,
  markedLine,
  apart,
  goods,
  label,
  ties = null,
  keyed,
}: StillProps) {
  const [lit, setLit] = useState('');
  const flat = evaluation.contours.length > 0;
  const drawing = useMemo(() => {
    const { instances } = evaluation;
    if (flat) return null;
    if (tab === 'front' || tab === 'side' || tab === 'top')
      return drawOrthographic(instances, tab, { dimensions, lines: evaluation.partList });
    return keptDrawing(evaluation, {
      field: 'mode',
      numeralSize: 0.4,
      digitIds: 'n',
      ...(tab === 'drawing' && dimensions ? { labels: outerSizeTexts(evaluation), ...(measured === null ? {} : { measured }) } : {}),
      ...(tab === 'exploded' ? { explode: apart } : {}),
      ...(markedLine === null ? {} : { highlight: { line: markedLine } }),
      ...(goods === null ? {} : { goods, hide: openGroups }),
      ...(lit === '' ? {} : { lit: lit.split(' ') }),
      ...(tab === 'drawing' && goods === null && isClosed(evaluation) && evaluation.marks !== null ? { marks: evaluation.marks } : {}),
    });
  }, [evaluation, measured, flat, tab, dimensions, markedLine, apart, goods, lit]);
  const svg = useMemo(() => {
    if (drawing !== null) return drawing.svg;
    return drawBlank(evaluation.contours, { field: 'mode', screenWidth: globalThis.innerWidth }).svg;
  }, [drawing, evaluation]);
  return (
    <div className={styles['picture']}>
      <Drawing svg={svg} label={label} className={styles['drawn']} />
      {drawing !== null && tab === 'drawing' && ties !== null && (
        <Suspense>
          <Balloons {...ties} drawing={drawing} onLit={setLit} />
        </Suspense>
      )}
      {tab === 'drawing' && dimensions && keyed !== undefined && isSized(drawing) && (
        <Suspense>
          <DimensionKeys drawing={drawing} fields={keyed} />
        </Suspense>
      )}
    </div>
  );
});
