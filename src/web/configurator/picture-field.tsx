/**
 * The product on its coloured field: drawn, taken apart, from the sides, or in 3D. The drawing is in the page's HTML; the 3D view is fetched
 * when idle or on demand.
 */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Evaluation, Values, Vec3 } from '#domain/configurator/evaluation.ts';
import { picturedParts } from '#domain/configurator/look.ts';
import { boundingBox } from '#domain/configurator/placement.ts';
import type { DimensionField } from './balloon/dimension-keys.tsx';
import { foldedEvaluation } from './folded-evaluation.ts';
import { goodsBox, partsInSpace } from './goods-box.ts';
import { outerSize, outerSizeText, outerSizeTexts } from './outer-size.ts';
import { ApartSlider } from './apart-slider.tsx';
import styles from './picture-field.module.css';
import { SectionControl } from './section-control.tsx';
import { isClosed, loadBalloons, Still } from './still-picture.tsx';
import type { PictureTies } from './still-picture.tsx';
import { maySpendData } from '#web/first-load/may-spend-data.ts';
import { useInBrowser } from './use-in-browser.ts';
import { useIdlePreload } from './use-idle-preload.ts';
import type { ShownModel } from './view-3d/view-3d.tsx';
import { startSection } from './view-3d/section.ts';
import type { Section } from './view-3d/section.ts';

const loadView3d = async () => import('./view-3d/view-3d.tsx');
const View3d = lazy(loadView3d);
const FullScreenButton = lazy(async () => import('./full-screen-button.tsx'));

const tabs = ['drawing', 'exploded', 'space', 'front', 'side', 'top'] as const;
type Tab = (typeof tabs)[number] | 'folded';
/** A carton is shown folded or as its blank; it cannot be taken apart. */
const flatTabs: readonly Tab[] = ['folded', 'drawing', 'space'];

/** How the picture shows the product, set by its own choices. */
interface PictureLook {
  compiled: CompiledModel;
  view: Values;
}

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

export function PictureField({
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
}: PictureFieldProps) {
  const t = useTranslations('configurator');
  const flat = evaluation.contours.length > 0;
  const [tab, setTab] = useState<Tab>(flat ? 'folded' : 'drawing');
  const [dimensions, setDimensions] = useState(true);
  const [apart, setApart] = useState(0.6);
  const [spaceApart, setSpaceApart] = useState(0);
  const [broken, setBroken] = useState(false);
  const [inside, setInside] = useState(false);
  const [section, setSection] = useState<Section | null>(null);
  const [figure, setFigure] = useState(false);
  const [tied, setTied] = useState(false);
  const awake = useInBrowser();
  const stage = useRef<HTMLDivElement>(null);
  const tie = useCallback(async () => {
    await loadBalloons();
    setTied(true);
  }, []);
  useIdlePreload(loadView3d);
  useIdlePreload(tie);
  const label = t('pictureOf', { name, size: outerSizeText(evaluation) });
  useEffect(() => {
    if (first !== 'space' || flat || !maySpendData()) return undefined;
    // Paints the drawing first.
    const frame = requestAnimationFrame(() => setTab('space'));
    return () => cancelAnimationFrame(frame);
  }, [first, flat]);
  const spaceOpen = tab === 'space' && !broken;
  const exploding = tab === 'exploded';
  const goods = useMemo(() => goodsBox(evaluation), [evaluation]);
  const shownGoods = inside ? goods : null;
  const standing = useMemo(() => (flat ? foldedEvaluation(evaluation) : evaluation), [evaluation, flat]);
  const looked = useMemo(() => (look === undefined ? null : picturedParts(look.compiled, evaluation, look.view)), [look, evaluation]);
  const seen = useMemo(
    (): Evaluation =>
      looked === null ? evaluation : { ...evaluation, instances: looked, hash: `${evaluation.hash} ${JSON.stringify(look?.view)}` },
    [evaluation, looked, look],
  );
  const measured = useMemo(() => (looked === null ? null : boundingBox(evaluation.instances)), [looked, evaluation]);
  const spaceParts = useMemo(() => partsInSpace(looked ?? standing.instances, shownGoods), [looked, standing, shownGoods]);
  const before = (
    <div className={styles['before']}>
      <Still evaluation={seen} tab="drawing" dimensions={false} markedLine={null} apart={0} goods={null} label={label} />
    </div>
  );
  return (
    <section className={`f-mode ${styles['field']}`} aria-label={t('picture')}>
      <div className={styles['view']} ref={stage}>
        <div className={styles['bar']} role="toolbar" aria-label={t('picture')}>
          <span className={styles['set']}>
            {lead}
            {(flat ? flatTabs : tabs).map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={tab === id}
                onClick={() => setTab(id)}
                className={isSide(id) ? styles['sides'] : undefined}
              >
                {t(flat && id === 'drawing' ? 'tab.blank' : `tab.${id}`)}
              </button>
            ))}
          </span>
          <span className={styles['set']}>
            {(!flat || tab !== 'drawing') && (
              <button type="button" aria-pressed={dimensions} onClick={() => setDimensions(!dimensions)}>
                {t('dimensions')}
              </button>
            )}
            {goods !== null && !isSide(tab) && (
              <button
                type="button"
                className={spaceOpen ? undefined : styles['inside']}
                aria-pressed={inside}
                onClick={() => setInside(!inside)}
              >
                {t('goodsInside')}
              </button>
            )}
            {children}
          </span>
          {spaceOpen && (
            <span className={styles['set']}>
              <button type="button" aria-pressed={section !== null} onClick={() => setSection(section === null ? startSection : null)}>
                {t('section')}
              </button>
              <button type="button" aria-pressed={figure} onClick={() => setFigure(!figure)}>
                {t('figure')}
              </button>
            </span>
          )}
          <Suspense>{awake && <FullScreenButton of={stage} />}</Suspense>
        </div>
        {spaceOpen ? (
          <div className={styles['space']}>
            <Suspense fallback={before}>
              <View3d
                before={before}
                instances={spaceParts}
                measured={measured}
                marks={shownGoods === null && isClosed(seen) ? seen.marks : null}
                model={model}
                dimensions={dimensions ? outerSizeTexts(standing) : null}
                explode={spaceApart}
                markedLine={markedLine}
                section={section}
                figure={figure}
                camera={camera}
                label={label}
                onCamera={onCamera}
                onFailure={() => setBroken(true)}
              >
                {section === null && (model !== null || flat) ? null : section === null ? (
                  <ApartSlider value={spaceApart} onChange={setSpaceApart} />
                ) : (
                  <SectionControl section={section} size={outerSize(standing)} apart={spaceApart > 0} onChange={setSection} />
                )}
              </View3d>
            </Suspense>
          </div>
        ) : (
          <Still
            evaluation={tab === 'folded' ? standing : tab === 'drawing' || tab === 'space' ? seen : evaluation}
            measured={measured}
            tab={tab === 'space' || tab === 'folded' ? 'drawing' : tab}
            dimensions={dimensions}
            markedLine={markedLine}
            apart={apart}
            goods={shownGoods}
            label={label}
            ties={tied && !flat && ties !== undefined ? ties : null}
            keyed={awake && !flat ? keyed : undefined}
          />
        )}
        {exploding && <ApartSlider value={apart} onChange={setApart} />}
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

const isSide = (id: Tab): boolean => id === 'front' || id === 'side' || id === 'top';
