import { useEffect, useRef, useState } from 'react';
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { Question } from './question.ts';

const idleMs = 2000;

interface HeroPicture {
  svg: string;
  /** A field got the focus: the engine will be needed. */
  wanted: () => void;
  /** A number changed: draw. */
  changed: () => void;
  /** The form was sent: show the answers when they come. */
  asked: () => void;
}

type Draw = (question: Question) => string | null;

/** The server's picture first; the engine comes when the page is idle or a field is touched, and then draws what is typed. */
export function useHeroDrawing(shop: ShopMode, question: Question, first: string): HeroPicture {
  const [engine, setEngine] = useState<{ draw: Draw } | null>(null);
  const [touched, setTouched] = useState(false);
  const last = useRef(first);
  const loading = useRef<Promise<void> | null>(null);
  const wanted = (): void => {
    loading.current ??= import('./hero-engine.ts')
      .then(async ({ heroEngine }) => heroEngine(shop))
      .then((draw) => setEngine({ draw }))
      .catch(() => {
        loading.current = null;
      });
  };
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
    if (connection?.saveData || connection?.effectiveType?.includes('2g')) return undefined;
    if (!('requestIdleCallback' in window)) return undefined;
    const idle = requestIdleCallback(() => wanted(), { timeout: idleMs });
    return () => cancelIdleCallback(idle);
    // The engine is loaded once for the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (!engine || !touched) return undefined;
    const frame = requestAnimationFrame(() => {
      last.current = engine.draw(question) ?? last.current;
      setDrawn(last.current);
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- the numbers are what counts
  }, [engine, touched, JSON.stringify(question.numbers)]);
  return {
    svg: touched ? drawn : first,
    wanted,
    changed: () => {
      wanted();
      setTouched(true);
    },
    asked: () => {
      document.getElementById('fits')?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    },
  };
}
