import { useRef, useState } from 'react';
import { readArtworkPage } from '#contract/artwork.ts';
import type { Artwork, ArtworkField } from '#contract/artwork.ts';
import { pathOf } from '#contract/endpoint.ts';
import pageStyles from '../ui/page.module.css';
import { artworkWords } from './artwork-words.ts';
import { idOf } from './field-rows.ts';
import styles from './paper-view.module.css';
import { useDrawnFrame } from './use-drawn-frame.ts';

const t = artworkWords.paper;
const zooms = [60, 80, 100, 130, 170, 220];

type Box = NonNullable<ArtworkField['box']>;

interface PaperViewProps {
  artwork: Pick<Artwork, 'id' | 'fileName' | 'invoiceData'>;
  /** In the order of the rows; a box has the number of its row. */
  rows: readonly ArtworkField[];
  active: ArtworkField | null;
  onPick: (id: string) => void;
  /** Reads the active field again from a drawn frame; null: not possible here. */
  onDraw: ((box: Box) => void) | null;
}

/** The original invoice, with a frame around each value read. */
export function PaperView({ artwork, rows, active, onPick, onDraw }: PaperViewProps) {
  const { id, fileName, invoiceData } = artwork;
  const [turned, setTurned] = useState({ at: '', page: 1 });
  const [zoom, setZoom] = useState(2);
  // Selecting another field turns to its page; until then the page turned to by hand stays.
  const at = active === null ? '' : idOf(active);
  const page = turned.at === at ? turned.page : (active?.box?.page ?? turned.page);
  const turn = (to: number): void => setTurned({ at, page: to });
  const frame = useDrawnFrame((share) => onDraw?.({ page, ...share }));
  const region = useRef<HTMLDivElement>(null);
  const source = (number: number): string => pathOf(readArtworkPage, { id, number });
  return (
    <section className={styles['paper']} aria-label={t.label}>
      <header>
        <b>{fileName}</b> <small>{t.page(page, invoiceData.pages)}</small>
        <span className={styles['tools']}>
          {invoiceData.pages > 1 ? (
            <>
              <Tool word={t.before} sign="‹" disabled={page <= 1} onClick={() => turn(page - 1)} />
              <Tool word={t.next} sign="›" disabled={page >= invoiceData.pages} onClick={() => turn(page + 1)} />
            </>
          ) : null}
          <Tool word={t.smaller} sign="–" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
          <span className={styles['zoom']}>{zooms[zoom]} %</span>
          <Tool word={t.larger} sign="+" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)} />
        </span>
      </header>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={region} className={styles['scroll']} tabIndex={0} role="region" aria-label={t.pageAlt(page)}>
        <div
          // Every size shows the active value anew.
          key={zoom}
          className={styles['sheet']}
          style={{ width: `${zooms[zoom] ?? 100}%` }}
          data-drawable={onDraw === null ? undefined : true}
          {...(onDraw === null ? {} : frame.handlers)}
        >
          <img
            src={source(page)}
            alt={t.pageAlt(page)}
            draggable={false}
            onLoad={() => show(region.current?.querySelector('[data-active]') ?? null)}
          />
          {rows.map((field, place) =>
            field.box?.page === page ? (
              <button
                key={idOf(field)}
                ref={field === active ? show : undefined}
                type="button"
                tabIndex={-1}
                aria-label={`${place + 1} ${artworkWords.names[field.key]}: ${field.value}`}
                className={styles['box']}
                data-state={stateOf(field)}
                data-active={field === active ? true : undefined}
                style={placeOf(field.box)}
                onClick={() => onPick(idOf(field))}
              >
                <i aria-hidden="true">{place + 1}</i>
              </button>
            ) : null,
          )}
          {frame.shown === null ? null : <div className={styles['frame']} style={placeOf({ page, ...frame.shown })} />}
        </div>
      </div>
      <p className={styles['hint']}>
        <kbd>Tab</kbd> {t.hint} {onDraw === null ? null : t.drawHint}
      </p>
      {active?.box == null ? null : <Enlarged field={active} place={rows.indexOf(active) + 1} source={source(active.box.page)} />}
    </section>
  );
}

/** Scrolls the enlarged or long page to the active value; the document itself stays where it is. */
function show(box: Element | null): void {
  const region = box?.closest('[role=region]');
  if (box === null || region == null) return;
  const [outer, inner] = [region.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) region.scrollTop += inner.top - outer.top - outer.height / 3;
  if (inner.left < outer.left || inner.right > outer.right) region.scrollLeft += inner.left - outer.left - outer.width / 3;
}

function Tool({ word, sign, disabled, onClick }: { word: string; sign: string; disabled: boolean; onClick: () => void }) {
  return (
    <button type="button" className={`${pageStyles['button']} ${styles['tool']}`} aria-label={word} disabled={disabled} onClick={onClick}>
      {sign}
    </button>
  );
}

export const stateOf = ({ confirmed, confidence }: ArtworkField): 'done' | 'sure' | 'doubt' =>
  confirmed ? 'done' : confidence >= 90 ? 'sure' : 'doubt';

const percent = (share: number): string => `${share * 100}%`;
const placeOf = ({ x, y, width, height }: Box) => ({ left: percent(x), top: percent(y), width: percent(width), height: percent(height) });

/** Enlarged section of the document, as wide as the column. */
function Enlarged({ field, place, source }: { field: ArtworkField; place: number; source: string }) {
  const { box, confidence, doubt } = field;
  if (box === null) return null;
  const width = Math.min(1, Math.max(box.width + 0.12, 0.3));
  const left = Math.min(1 - width, Math.max(0, box.x - (width - box.width) / 2));
  return (
    <div className={styles['enlarged']}>
      <header>
        <b>{t.enlarged(`${place} ${artworkWords.names[field.key]}`)}</b> <small>{t.readAs(confidence)}</small>
      </header>
      <div className={styles['lens']} aria-hidden="true">
        <img
          src={source}
          alt=""
          style={{
            width: percent(1 / width),
            left: percent(-left / width),
            top: '50%',
            transform: `translateY(${percent(-(box.y + box.height / 2))})`,
          }}
        />
      </div>
      {doubt === null ? null : <p>{artworkWords.doubts[doubt]}</p>}
    </div>
  );
}
