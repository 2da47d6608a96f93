/** The product in 3D: canvas, dimension lines over it, and buttons for those who cannot or do not want to drag. Loaded only on demand. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import type { Box } from '#domain/configurator/placement.ts';
import type { StencilMarks } from '#domain/drawing/mark-layout.ts';
import type { NodeState } from '#domain/configurator/node-state.ts';
import type { FixedModel } from './fixed-model.ts';
import { labelPlace, numeralSize } from './label-place.ts';
import { cameraWeights, draggedBy, orbitKey, orbitOf } from './orbit.ts';
import { ProductScene } from './product-scene.ts';
import type { SceneSight } from './product-scene.ts';
import type { Section } from './section.ts';
import { TurnSign } from './turn-sign.tsx';
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

const anchor = { length: 0, width: 1, height: 2 } as const;

function textsOf(sight: SceneSight | null): [string, string, string] | null {
  if (sight === null) return null;
  const [length, width, height] = sight.size;
  return [String(length), String(width), String(height)];
}

export default function View3d(props: View3dProps) {
  const {
    instances,
    measured = null,
    marks = null,
    model = null,
    dimensions,
    explode,
    markedLine,
    section,
    figure,
    camera,
    label,
    onCamera,
    onFailure,
    before,
    children,
  } = props;
  const t = useTranslations('configurator');
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<ProductScene | null>(null);
  const pointers = useRef(new Map<number, readonly [number, number]>());
  const [sight, setSight] = useState<SceneSight | null>(null);
  const fail = useEffectEvent(onFailure);
  const look = useEffectEvent((made: ProductScene) => {
    made.resize();
    made.move(camera === null ? made.orbit : orbitOf(camera), explode, false);
  });

  useLayoutEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let made: ProductScene;
    try {
      made = new ProductScene(element, {
        shadowColour: getComputedStyle(element).getPropertyValue('--field-shade').trim() || '#E5632F',
        figureColour: getComputedStyle(element).color,
        motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
        onSight: setSight,
        onContextLost: () => fail(),
      });
    } catch {
      fail();
      return undefined;
    }
    scene.current = made;
    look(made);
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      scene.current = null;
      made.dispose();
    };
  }, []);

  const url = model?.url ?? null;
  const states = model?.states ?? null;
  const applyStates = useEffectEvent((loaded: FixedModel) => {
    if (states !== null) loaded.apply(states);
  });
  useEffect(() => {
    if (url === null) scene.current?.show(instances, measured, marks);
  }, [instances, measured, marks, url]);
  useEffect(() => {
    if (url === null) return undefined;
    let wanted = true;
    const element = canvas.current;
    const load = async (): Promise<void> => {
      try {
        const { loadFixedModel } = await import('./fixed-model.ts');
        const shadowColour = element === null ? '' : getComputedStyle(element).getPropertyValue('--field-shade').trim();
        const loaded = await loadFixedModel(url, shadowColour || '#E5632F');
        const made = scene.current;
        if (!wanted || made === null) {
          loaded.dispose();
          return;
        }
        applyStates(loaded);
        made.showModel(loaded);
      } catch {
        if (wanted) fail();
      }
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [url]);
  useEffect(() => {
    if (states !== null) scene.current?.change((loaded) => loaded.apply(states));
  }, [states]);
  useEffect(() => {
    const made = scene.current;
    made?.move(made.orbit, explode, true);
  }, [explode]);
  useEffect(() => scene.current?.mark(markedLine), [markedLine]);
  useEffect(() => scene.current?.cut(section), [section]);
  useEffect(() => scene.current?.compare(figure), [figure]);

  const turn = (key: string): boolean => {
    const made = scene.current;
    const orbit = made === null ? null : orbitKey(made.orbit, key);
    if (made === null || orbit === null) return false;
    made.move(orbit, explode, true);
    onCamera(cameraWeights(orbit));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey && turn(event.key)) event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>): void => {
    const made = scene.current;
    const last = pointers.current.get(event.pointerId);
    if (made === null || last === undefined) return;
    const now = [event.clientX, event.clientY] as const;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      made.move(draggedBy(made.orbit, now[0] - last[0], now[1] - last[1]), explode, false);
    } else {
      const spread = Math.hypot(now[0] - other[0], now[1] - other[1]) / Math.max(1, Math.hypot(last[0] - other[0], last[1] - other[1]));
      made.move({ ...made.orbit, distance: made.orbit.distance / spread }, explode, false);
    }
  };
  const onPointerEnd = (event: PointerEvent<HTMLCanvasElement>): void => {
    pointers.current.delete(event.pointerId);
    if (scene.current !== null) onCamera(cameraWeights(scene.current.orbit));
  };

  const texts = dimensions === 'measured' ? textsOf(sight) : dimensions;
  return (
    <div className={styles['view']}>
      <div className={styles['sight']}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- the canvas turns by drag and keys; the buttons below do the same */}
        <canvas
          ref={canvas}
          className={styles['canvas']}
          role="img"
          aria-label={label}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerEnd}
          onPointerCancel={onPointerEnd}
        />
        {sight === null && before}
        {texts !== null && sight !== null && (
          <svg className={styles['overlay']} style={{ fontSize: numeralSize(sight.width) }} aria-hidden="true">
            {sight.dimensions.map(({ id, line, extensions }) => {
              const [x, y] = labelPlace(line, extensions, { text: texts[anchor[id]], size: numeralSize(sight.width) });
              return (
                <g key={id}>
                  <line x1={line[0]} y1={line[1]} x2={line[2]} y2={line[3]} />
                  {extensions.map((extension) => (
                    <line key={extension.join()} x1={extension[0]} y1={extension[1]} x2={extension[2]} y2={extension[3]} />
                  ))}
                  <text x={x} y={y}>
                    {texts[anchor[id]]}
                  </text>
                </g>
              );
            })}
          </svg>
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
