import { useEffect, useRef, useState } from 'react';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { firstInteraction } from '#web/first-load/first-interaction.ts';
import { heroCandidate } from '../search/question.ts';
import type { Question } from '../search/question.ts';

/** Id of the large drawing's element. */
export const heroDrawingId = 'hero-drawing';

interface HeroPicture {
  svg: string;
  /** A field got the focus: loads the engine. */
  wanted: () => void;
  /** A number changed: draws. */
  changed: () => void;
  /** The form was submitted: scrolls to the answers. */
  asked: () => void;
}

type Draw = (question: Question) => string | null;

const engineModule = async () => import('./hero-engine.ts');

/**
 * Starts with the server's picture. The engine's code loads at the visitor's first interaction, but runs only once a field is touched: compiling a model takes
 * a slow phone half a second, which visitors who only read should not pay for.
 */
export function useHeroDrawing(shop: ShopMode, question: Question, first: string): HeroPicture {
  const [engine, setEngine] = useState<{ draw: Draw } | null>(null);
  const [touched, setTouched] = useState(false);
  const last = useRef(first);
  const loading = useRef<Promise<void> | null>(null);
  const { modelId } = heroCandidate(shop, question);
  const wanted = (): void => {
    loading.current ??= engineModule()
      .then(async ({ heroEngine }) => heroEngine(shop, question))
      .then((draw) => setEngine({ draw }))
      .catch(() => {
        loading.current = null;
      });
  };
  useEffect(() => {
    void firstInteraction().then(async () => engineModule().catch(() => undefined));
  }, []);
  // Another construction needs its own model.
  const drawnModel = useRef(modelId);
  useEffect(() => {
    if (drawnModel.current === modelId) return;
    drawnModel.current = modelId;
    loading.current = null;
    if (touched) wanted();
    // oxlint-disable-next-line react/exhaustive-deps -- only the construction matters
  }, [modelId, touched]);
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (!engine || !touched) return undefined;
    const frame = requestAnimationFrame(() => {
      last.current = engine.draw(question) ?? last.current;
      setDrawn(last.current);
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- only the numbers matter
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
