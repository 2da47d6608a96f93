/**
 * The product on its coloured field: drawn, taken apart, from the sides, or in 3D. The drawing is in the page's HTML; the 3D view is fetched
 * when idle or on demand.
 */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Evaluation, Vec3 } from '#domain/configurator/evaluation.ts';
import type { DimensionField } from './balloon/dimension-keys.tsx';
import { outerSizeText } from './outer-size.ts';
import { ApartSlider } from './apart-slider.tsx';
import { PictureBar } from './picture-bar.tsx';
import styles from './picture-field.module.css';
import type { Tab } from './picture-tabs.ts';
import { loadView3d, SpacePicture } from './space-picture.tsx';
import { Still } from './still-picture.tsx';
import type { PictureTies } from './still-picture.tsx';
import { maySpendData } from '#web/first-load/may-spend-data.ts';
import { useInBrowser } from './use-in-browser.ts';
import { useBalloons } from './use-balloons.ts';
import { useIdlePreload } from './use-idle-preload.ts';
import { usePictureSwitches } from './use-picture-switches.ts';
import type { PictureLook } from './use-seen-parts.ts';
import { useSeenParts } from './use-seen-parts.ts';
import type { ShownModel } from './view-3d/view-3d.tsx';

const FullScreenButton = lazy(async () => import('./full-screen-button.tsx'));

export interface PictureFieldProps {
  evaluation: Evaluation;
  /** Applies to the drawing and the 3D view; sides and exploded parts show the product as built. */
  look?: PictureLook | undefined;
  name: string;
  markedLine: number | null;
  camera: Vec3 | null;
  onCamera: (weights: Vec3) => void;
  /** The choices, whose groups get numbered balloons on the drawing. */
  ties?: PictureTies | undefined;
  /** The fields behind the numerals of length, width and height. */
  keyed?: readonly DimensionField[] | undefined;
  /** Shown in the 3D view instead of the parts. */
  model?: ShownModel | null | undefined;
  /** The initial view; the drawing is in the page's HTML in any case. */
  first?: 'drawing' | 'space' | undefined;
  /** Buttons before all others, for features that only some devices have. */
  lead?: ReactNode;
  /** Further buttons at the end of the bar. */
  children?: ReactNode;
  note: readonly string[];
}

export function PictureField(props: PictureFieldProps) {
  const {
    evaluation,
    look,
    name,
    markedLine,
    camera,
    onCamera,
    ties,
    keyed,
    model = null,
    first = 'drawing',
    lead,
    children,
    note,
  } = props;
  const t = useTranslations('configurator');
  const flat = evaluation.contours.length > 0;
  const [tab, setTab] = useState<Tab>(flat ? 'folded' : 'drawing');
  const [apart, setApart] = useState(0.6);
  const [spaceApart, setSpaceApart] = useState(0);
  const switches = usePictureSwitches();
  const [broken, setBroken] = useState(false);
  const awake = useInBrowser();
  const stage = useRef<HTMLDivElement>(null);
  useIdlePreload(loadView3d);
  const tied = useBalloons(ties !== undefined && ties.focus !== null);
  const label = t('pictureOf', { name, size: outerSizeText(evaluation) });
  useEffect(() => {
    if (first !== 'space' || flat || !maySpendData()) return undefined;
    // Paints the drawing first.
    const frame = requestAnimationFrame(() => setTab('space'));
    return () => cancelAnimationFrame(frame);
  }, [first, flat]);
  const spaceOpen = tab === 'space' && !broken;
  const parts = useSeenParts(evaluation, look, switches.inside);
  const { goods, shownGoods, standing, seen, measured } = parts;
  return (
    <section className={`f-mode ${styles['field']}`} aria-label={t('picture')}>
      <div className={styles['view']} ref={stage}>
        <PictureBar
          flat={flat}
          tab={tab}
          onTab={setTab}
          switches={switches}
          hasGoods={goods !== null}
          inSpace={spaceOpen}
          lead={lead}
          tail={<Suspense>{awake && <FullScreenButton of={stage} />}</Suspense>}
        >
          {children}
        </PictureBar>
        {spaceOpen ? (
          <SpacePicture
            parts={parts}
            switches={switches}
            flat={flat}
            apart={spaceApart}
            onApart={setSpaceApart}
            onFailure={() => setBroken(true)}
            {...{ model, markedLine, camera, label, onCamera }}
          />
        ) : (
          <Still
            evaluation={tab === 'folded' ? standing : tab === 'drawing' || tab === 'space' ? seen : evaluation}
            measured={measured}
            tab={tab === 'space' || tab === 'folded' ? 'drawing' : tab}
            dimensions={switches.dimensions}
            markedLine={markedLine}
            apart={apart}
            goods={shownGoods}
            label={label}
            ties={tied && !flat && ties !== undefined ? ties : null}
            keyed={awake && !flat ? keyed : undefined}
          />
        )}
        {tab === 'exploded' && <ApartSlider value={apart} onChange={setApart} />}
        {tab === 'space' && broken && (
          <p className={styles['failed']} role="status">
            {t('noSpace')}
          </p>
        )}
        <ul className={styles['note']}>
          {note.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
