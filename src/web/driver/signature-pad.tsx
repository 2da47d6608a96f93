import type { PointerEvent } from 'react';
import { useState } from 'react';
import type { StopReport } from '#contract/drive.ts';
import { signatureField, signaturePath } from '#domain/order/signature.ts';
import { driverWords as t } from './driver-words.ts';
import styles from './drive.module.css';

type Strokes = StopReport['signature'];
type Point = Strokes[number][number];

/** Limits of a stroke and of a signature; the server accepts no more. */
const mostPoints = 600;
const mostStrokes = 60;

interface SignaturePadProps {
  strokes: Strokes;
  onChange: (strokes: Strokes) => void;
}

/** Drawn with a finger; optional, the name alone is enough. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const [drawing, setDrawing] = useState<Point[] | null>(null);
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    if (strokes.length >= mostStrokes) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawing([pointOf(event)]);
  };
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    if (drawing === null || drawing.length >= mostPoints) return;
    const [point, last] = [pointOf(event), drawing.at(-1)!];
    if (Math.abs(point[0] - last[0]) + Math.abs(point[1] - last[1]) > 3) setDrawing([...drawing, point]);
  };
  const end = (): void => {
    if (drawing !== null) onChange([...strokes, drawing]);
    setDrawing(null);
  };
  return (
    <section className={styles['part']}>
      <div className={styles['row']}>
        <h2>{t.signature}</h2>
        {strokes.length === 0 ? null : (
          <button type="button" className={styles['quiet']} onClick={() => onChange([])}>
            {t.clear}
          </button>
        )}
      </div>
      <svg
        className={styles['pad']}
        viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
        role="img"
        aria-label={t.signatureHint}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d="M60 320H940" className={styles['signLine']} />
        <path d={signaturePath(drawing === null ? strokes : [...strokes, drawing])} className={styles['ink']} />
      </svg>
    </section>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [inside((clientX - left) / width, signatureField.width), inside((clientY - top) / height, signatureField.height)];
}

const inside = (share: number, most: number): number => Math.max(0, Math.min(most, Math.round(share * most)));
