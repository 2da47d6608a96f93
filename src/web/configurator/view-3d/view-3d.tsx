/** The product in 3D: canvas, dimension lines over it, and buttons for those who cannot or do not want to drag. Loaded only on demand. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import type { Box } from '#domain/configurator/placement.ts';
import type { StencilMarks } from '#domain/drawing/mark-layout.ts';
import type { NodeState } from '#domain/configurator/node-state.ts';
import { DimensionLines } from './dimension-lines.tsx';
import type { SceneSight } from './product-scene.ts';
import type { Section } from './section.ts';
import { TurnSign } from './turn-sign.tsx';
import { useProductScene } from './use-product-scene.ts';
import { useTurning } from './use-turning.ts';
import styles from './view-3d.module.css';

/** A model from a file instead of parts, with the effect of the choices on its nodes. */
export interface ShownModel {
  url: string;
  states: ReadonlyMap<string, NodeState>;
}

export interface View3dProps {
  instances: readonly Instance[];
  /** What the dimension lines measure, if the picture also shows something that sticks out of it. */
  measured?: Box | null;
  /** Stencilled on the front. */
  marks?: StencilMarks | null;
  model?: ShownModel | null;
  /** Texts of outer length, width and height, or measured from the model in the file; null: no dimension lines. */
  dimensions: readonly [string, string, string] | 'measured' | null;
  /** 0 together … 1 taken apart. */
  explode: number;
  markedLine: number | null;
  /** Where it is cut open; null: whole. */
  section: Section | null;
  /** Whether a person is shown beside it. */
  figure: boolean;
  /** Direction weights of the initial view. */
  camera: Vec3 | null;
  label: string;
  onCamera: (weights: Vec3) => void;
  onFailure: () => void;
  /** Shown until the first frame is drawn, which takes seconds without a graphics card. */
  before?: ReactNode;
  /** Shown beside the buttons. */
  children?: ReactNode;
}

const buttons = [
  ['ArrowLeft', 'turnLeft', 'left'],
  ['ArrowRight', 'turnRight', 'right'],
  ['ArrowUp', 'turnUp', 'up'],
  ['ArrowDown', 'turnDown', 'down'],
  ['+', 'zoomIn', 'nearer'],
  ['-', 'zoomOut', 'farther'],
  ['Home', 'resetView', 'start'],
] as const;

function textsOf({ size: [length, width, height] }: SceneSight): [string, string, string] {
  return [String(length), String(width), String(height)];
}

export default function View3d(props: View3dProps) {
  const { dimensions, explode, label, onCamera, before, children } = props;
  const t = useTranslations('configurator');
  const { canvas, scene, sight } = useProductScene(props);
  const { turn, handlers } = useTurning({ scene, explode, onCamera });
  return (
    <div className={styles['view']}>
      <div className={styles['sight']}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- the canvas turns by drag and keys; the buttons below do the same */}
        <canvas ref={canvas} className={styles['canvas']} role="img" aria-label={label} tabIndex={0} {...handlers} />
        {sight === null && before}
        {dimensions !== null && sight !== null && (
          <DimensionLines sight={sight} texts={dimensions === 'measured' ? textsOf(sight) : dimensions} />
        )}
      </div>
      <div className={styles['controls']}>
        {children}
        <div className={styles['buttons']} role="group" aria-label={t('viewControls')}>
          {buttons.map(([key, name, sign]) => (
            <button key={key} type="button" onClick={() => turn(key)} aria-label={t(name)} title={t(name)}>
              <TurnSign to={sign} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
