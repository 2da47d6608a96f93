/** While a field has the focus on a small screen, the drawing stays visible as a strip above it. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { foldedEvaluation } from './folded-evaluation.ts';
import { keptDrawing } from './kept-drawing.ts';
import { outerSizeTexts } from './outer-size.ts';
import styles from './pinned-drawing.module.css';

/** In pixels; includes the strip's frame. */
const stripHeight = 146;

/** Placed below the picture; shows the strip once the picture is out of view. A carton stands in it as it is folded. */
export function PinnedDrawing({ evaluation }: { evaluation: Evaluation }) {
  const below = useRef<HTMLDivElement>(null);
  const [pinned, setPinned] = useState(false);
  useEffect(() => {
    const element = below.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setPinned(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < stripHeight),
      { rootMargin: `-${stripHeight}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const svg = useMemo(() => {
    if (!pinned) return '';
    const standing = evaluation.contours.length > 0 ? foldedEvaluation(evaluation) : evaluation;
    return keptDrawing(standing, { field: 'mode', numeralSize: 0.5, labels: outerSizeTexts(standing) }).svg;
  }, [pinned, evaluation]);
  return (
    <div ref={below} className={styles['place']}>
      {pinned && (
        <div className={`f-mode ${styles['strip']}`} aria-hidden="true">
          <Drawing svg={svg} label="" className={styles['drawn']} />
        </div>
      )}
    </div>
  );
}
