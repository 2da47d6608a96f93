/** The scene on a canvas: made once, and told of every change of what it shows. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FixedModel } from './fixed-model.ts';
import { orbitOf } from './orbit.ts';
import { ProductScene } from './product-scene.ts';
import type { SceneSight } from './product-scene.ts';
import type { View3dProps } from './view-3d.tsx';

type SceneOptions = Pick<
  View3dProps,
  'instances' | 'measured' | 'marks' | 'model' | 'explode' | 'markedLine' | 'section' | 'figure' | 'camera' | 'onFailure'
>;

const shadowOn = (element: HTMLElement): string => getComputedStyle(element).getPropertyValue('--field-shade').trim() || '#E5632F';

export function useProductScene(options: SceneOptions) {
  const { instances, measured = null, marks = null, model = null, explode, markedLine, section, figure, camera, onFailure } = options;
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<ProductScene | null>(null);
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
        shadowColour: shadowOn(element),
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
    const element = canvas.current;
    if (url === null || element === null) return undefined;
    let wanted = true;
    const load = async (): Promise<void> => {
      try {
        const { loadFixedModel } = await import('./fixed-model.ts');
        const loaded = await loadFixedModel(url, shadowOn(element));
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
  return { canvas, scene, sight };
}
