/** The current draft, evaluated by the server after a pause in typing. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Values } from '#domain/configurator/evaluation.ts';
import { evaluateModelDraft } from '#contract/model-desk.ts';
import type { DraftEvaluation, ModelContent } from '#contract/model-desk.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';

export interface Evaluated {
  evaluation: DraftEvaluation | null;
  /** The last one available: while a formula is wrong the previous drawing is shown. */
  drawing: string | null;
  /** Why nothing could be evaluated. */
  problem: string | null;
}

const afterMs = 300;

export function useEvaluation(id: string, content: ModelContent, values: Values, quantity: number): Evaluated {
  const failureText = useFailureText();
  const [state, setState] = useState<Evaluated>({ evaluation: null, drawing: null, problem: null });
  // Its text is another function each time: asked for by the effect itself, every answer would ask again.
  const fail = useEffectEvent((failure: unknown): void => setState((before) => ({ ...before, problem: failureText(failure) })));
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      call(evaluateModelDraft, { params: { id }, body: { ...content, values, quantity } }, { signal: asking.signal }).then(
        (evaluation) => setState((before) => ({ evaluation, drawing: evaluation.product?.drawing ?? before.drawing, problem: null })),
        (failure: unknown) => {
          if (!asking.signal.aborted) fail(failure);
        },
      );
    }, afterMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [id, content, values, quantity]);
  return state;
}
