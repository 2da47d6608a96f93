/**
 * A product shown only by a fixed 3D model: its picture, and the model to turn where the browser can. The picture is in the page's HTML;
 * model and viewer are fetched on demand.
 */
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FixedModel } from '#contract/product.ts';
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import styles from './picture-field.module.css';
import { maySpendData } from '#web/first-load/may-spend-data.ts';
import { useIdlePreload } from './use-idle-preload.ts';
import { useInBrowser } from './use-in-browser.ts';

const loadView3d = async () => import('./view-3d/view-3d.tsx');
const View3d = lazy(loadView3d);
const FullScreenButton = lazy(async () => import('./full-screen-button.tsx'));

export interface ModelFieldProps {
  model: FixedModel;
  name: string;
  /** The initial view. */
  first: 'drawing' | 'space';
  /** The picture; stays if the model cannot be shown. */
  children: ReactNode;
}

export function ModelField({ model, name, first, children }: ModelFieldProps) {
  const t = useTranslations('configurator');
  const [tab, setTab] = useState<'drawing' | 'space'>('drawing');
  const [dimensions, setDimensions] = useState(true);
  const [figure, setFigure] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const awake = useInBrowser();
  const [broken, setBroken] = useState(false);
  const { url, cameraPosition } = model;
  const [look, setLook] = useState<Vec3>(() => [cameraPosition.x, cameraPosition.y, cameraPosition.z]);
  const shown = useMemo(() => ({ url, states: new Map() }), [url]);
  useIdlePreload(loadView3d);
  useEffect(() => {
    if (first !== 'space' || !maySpendData()) return undefined;
    // Paints the picture first.
    const frame = requestAnimationFrame(() => setTab('space'));
    return () => cancelAnimationFrame(frame);
  }, [first]);
  const spaceOpen = tab === 'space' && !broken;
  return (
    <section className={`f-mode ${styles['field']}`} aria-label={t('picture')}>
      <div className={styles['view']} ref={stage}>
        <div className={styles['bar']} role="toolbar" aria-label={t('picture')}>
          <span className={styles['set']}>
            {(['drawing', 'space'] as const).map((id) => (
              <button key={id} type="button" aria-pressed={tab === id} onClick={() => setTab(id)}>
                {t(`tab.${id}`)}
              </button>
            ))}
          </span>
          {spaceOpen && (
            <span className={styles['set']}>
              <button type="button" aria-pressed={dimensions} onClick={() => setDimensions(!dimensions)}>
                {t('dimensions')}
              </button>
              <button type="button" aria-pressed={figure} onClick={() => setFigure(!figure)}>
                {t('figure')}
              </button>
            </span>
          )}
          <Suspense>{awake && <FullScreenButton of={stage} />}</Suspense>
        </div>
        {/* The picture keeps its space below the model, so that nothing shifts when the model arrives. */}
        <div className={styles['both']}>
          <div inert={spaceOpen}>{children}</div>
          {spaceOpen && (
            <Suspense>
              <div className={styles['over']}>
                <View3d
                  instances={[]}
                  model={shown}
                  dimensions={dimensions ? 'measured' : null}
                  explode={0}
                  markedLine={null}
                  section={null}
                  figure={figure}
                  camera={look}
                  label={t('modelOf', { name })}
                  onCamera={setLook}
                  onFailure={() => setBroken(true)}
                />
              </div>
            </Suspense>
          )}
        </div>
        {tab === 'space' && broken && (
          <p className={styles['failed']} role="status">
            {t('noSpace')}
          </p>
        )}
      </div>
    </section>
  );
}
