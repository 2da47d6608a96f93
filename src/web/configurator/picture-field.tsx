/** The product on its field of colour: drawn, apart, from the sides, or to turn. The drawing is in the page's HTML; the 3D view is fetched when there is time or when asked for. */
import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Evaluation, Values, Vec3 } from '#domain/configurator/evaluation.ts';
import { picturedParts } from '#domain/configurator/look.ts';
import { boundingBox } from '#domain/configurator/placement.ts';
import type { Box } from '#domain/configurator/placement.ts';
import { drawBlank } from '#domain/drawing/blank-drawing.ts';
import { drawOrthographic } from '#domain/drawing/orthographic-drawing.ts';
import type { Drawing as IsometricDrawing } from '#domain/drawing/svg-document.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import type { BalloonsProps } from './balloon/balloons.tsx';
import type { DimensionField } from './balloon/dimension-keys.tsx';
import { keptDrawing } from './kept-drawing.ts';
import { foldedEvaluation } from './folded-evaluation.ts';
import { goodsBox, partsInSpace, openGroups } from './goods-box.ts';
import type { GoodsBox } from './goods-box.ts';
import { outerSize, outerSizeText, outerSizeTexts } from './outer-size.ts';
import styles from './picture-field.module.css';
import { SectionControl } from './section-control.tsx';
import { maySpendData } from '#web/first-load/may-spend-data.ts';
import { useInBrowser } from './use-in-browser.ts';
import { useIdlePreload } from './use-idle-preload.ts';
import type { ShownModel } from './view-3d/view-3d.tsx';
import { startSection } from './view-3d/section.ts';
import type { Section } from './view-3d/section.ts';

const loadView3d = async () => import('./view-3d/view-3d.tsx');
const View3d = lazy(loadView3d);
const loadBalloons = async () => import('./balloon/balloons.tsx');
const Balloons = lazy(loadBalloons);
const loadDimensionKeys = async () => import('./balloon/dimension-keys.tsx');
const DimensionKeys = lazy(loadDimensionKeys);

const tabs = ['drawing', 'exploded', 'space', 'front', 'side', 'top'] as const;
type Tab = (typeof tabs)[number] | 'folded';
/** A carton stands folded, or lies as its blank; it has nothing to take apart. */
const flatTabs: readonly Tab[] = ['folded', 'drawing', 'space'];

export type PictureTies = Pick<BalloonsProps, 'compiled' | 'groups' | 'focus'>;

/** How the picture shows the product, as its own choices say. */
export interface PictureLook {
  compiled: CompiledModel;
  view: Values;
}

export interface PictureFieldProps {
  evaluation: Evaluation;
  /** The drawing and the 3D view follow it; sides and exploded parts show the product as it is built. */
  look?: PictureLook | undefined;
  name: string;
  markedLine: number | null;
  camera: Vec3 | null;
  onCamera: (weights: Vec3) => void;
  /** The choices, whose groups get numbered balloons on the drawing. */
  ties?: PictureTies | undefined;
  /** The fields behind the numerals of length, width and height. */
  keyed?: readonly DimensionField[] | undefined;
  /** Shown in the 3D view in place of the parts. */
  model?: ShownModel | null | undefined;
  /** The view to begin with; the drawing is in the page's HTML in any case. */
  first?: 'drawing' | 'space' | undefined;
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
  const tie = useCallback(async () => {
    await loadBalloons();
    setTied(true);
  }, []);
  useIdlePreload(loadView3d);
  useIdlePreload(tie);
  const label = t('pictureOf', { name, size: outerSizeText(evaluation) });
  useEffect(() => {
    if (first !== 'space' || flat || !maySpendData()) return undefined;
    // The drawing is painted first.
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
  return (
    <section className={`f-mode ${styles['field']}`} aria-label={t('picture')}>
      <div className={styles['view']}>
        <div className={styles['bar']} role="toolbar" aria-label={t('picture')}>
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
          {(!flat || tab !== 'drawing') && (
            <button type="button" className={styles['toggle']} aria-pressed={dimensions} onClick={() => setDimensions(!dimensions)}>
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
          {spaceOpen && (
            <>
              <button
                type="button"
                className={styles['toggle']}
                aria-pressed={section !== null}
                onClick={() => setSection(section === null ? startSection : null)}
              >
                {t('section')}
              </button>
              <button type="button" aria-pressed={figure} onClick={() => setFigure(!figure)}>
                {t('figure')}
              </button>
            </>
          )}
        </div>
        {spaceOpen ? (
          <div className={styles['space']}>
            <Suspense
              fallback={<Still evaluation={seen} tab="drawing" dimensions={false} markedLine={null} apart={0} goods={null} label={label} />}
            >
              <View3d
                instances={spaceParts}
                measured={measured}
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

function ApartSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useTranslations('configurator');
  return (
    <label className={styles['slider']}>
      <span>{t('apart')}</span>
      <input type="range" min="0" max="1" step="0.05" value={value} onChange={(event) => onChange(Number(event.target.value))} />
    </label>
  );
}

/** An isometric drawing with its numerals. */
const isSized = (drawing: { svg: string } | null): drawing is IsometricDrawing => drawing !== null && 'numerals' in drawing;

/** Marks stand on the front. */
const isClosed = ({ instances }: Evaluation): boolean => instances.some(({ group }) => group === 'front');

const isSide = (id: Tab): boolean => id === 'front' || id === 'side' || id === 'top';

interface StillProps {
  evaluation: Evaluation;
  /** What the numerals measure, where the picture shows something standing out of it. */
  measured?: Box | null;
  tab: Exclude<Tab, 'space' | 'folded'>;
  dimensions: boolean;
  markedLine: number | null;
  apart: number;
  /** The packed good, seen through the open front and lid. */
  goods: GoodsBox | null;
  label: string;
  ties?: PictureTies | null;
  keyed?: readonly DimensionField[] | undefined;
}

const Still = memo(function Still({
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
      ...(tab === 'drawing' && dimensions ? { labels: outerSizeTexts(evaluation), ...(measured === null ? {} : { measured }) } : {}),
      ...(tab === 'exploded' ? { explode: apart } : {}),
      ...(markedLine === null ? {} : { highlight: { line: markedLine } }),
      ...(goods === null ? {} : { goods, hide: openGroups }),
      ...(lit === '' ? {} : { lit: lit.split(' ') }),
      ...(tab === 'drawing' && goods === null && isClosed(evaluation) && evaluation.marks !== null ? { marks: evaluation.marks } : {}),
    });
  }, [evaluation, measured, flat, tab, dimensions, markedLine, apart, goods, lit]);
  const svg = useMemo(() => drawing?.svg ?? drawBlank(evaluation.contours, { field: 'mode' }).svg, [drawing, evaluation]);
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
