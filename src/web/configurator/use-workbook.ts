/** Asks the shop for the workbook's results: after a pause, only for the latest choices; until then the last answer stays. */
import { useEffect, useMemo, useState } from 'react';
import { evaluateModel } from '#contract/configurator.ts';
import type { EvaluationAnswer } from '#contract/configurator.ts';
import { CallFailure } from '#contract/failure.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { call } from '#web/call.ts';
import { isBuildable } from './configuration-state.ts';
import { waitingEvaluation, workbookEvaluation } from './workbook-evaluation.ts';

const pauseMs = 150;

export interface WorkbookOptions {
  /** The model that draws what the workbook computes. */
  drawing: CompiledModel | null;
  quantity: number;
  /** The answer that came with the page. */
  first: EvaluationAnswer | null;
}

export interface WorkbookState {
  evaluation: Evaluation;
  /** The last answer without errors; null: none yet. */
  buildable: Evaluation | null;
  /** The shown results belong to earlier choices. */
  outdated: boolean;
  failure: CallFailure | null;
  retry: () => void;
}

const questionOf = ({ modelId, version, values }: Evaluation, quantity: number): string =>
  JSON.stringify({ modelId, version, values, quantity });

/** `options` null: the model computes everything itself, so nothing is requested. */
export function useWorkbook(local: Evaluation, options: WorkbookOptions | null): WorkbookState | null {
  const question = options !== null && isBuildable(local) ? questionOf(local, options.quantity) : null;
  const [answered, setAnswered] = useState<{ question: string | null; answer: EvaluationAnswer } | null>(
    options?.first == null ? null : { question, answer: options.first },
  );
  const [failed, setFailed] = useState<{ question: string; failure: CallFailure } | null>(null);
  const isAnswered = question !== null && answered?.question === question;
  const isFailed = question !== null && failed?.question === question;
  useEffect(() => {
    if (question === null || isAnswered || isFailed) return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const body = JSON.parse(question) as Parameters<typeof call<typeof evaluateModel>>[1]['body'];
        const answer = await call(evaluateModel, { body }, { signal: abort.signal });
        if (!abort.signal.aborted) setAnswered({ question, answer });
      } catch (error) {
        if (!abort.signal.aborted && error instanceof CallFailure) setFailed({ question, failure: error });
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question, isAnswered, isFailed]);
  const drawing = options?.drawing ?? null;
  const answer = answered?.answer ?? null;
  const last = useMemo(() => (answer === null ? null : workbookEvaluation(local, answer, drawing)), [answer, drawing, local]);
  const [sound, setSound] = useState<Evaluation | null>(null);
  if (last !== null && isAnswered && isBuildable(last) && sound?.hash !== last.hash) setSound(last);
  if (options === null) return null;
  const evaluation = question === null ? local : isAnswered && last !== null ? last : waitingEvaluation(local, last);
  return {
    evaluation,
    buildable: isAnswered && last !== null && isBuildable(last) ? last : sound,
    outdated: question !== null && !isAnswered,
    failure: isFailed ? (failed?.failure ?? null) : null,
    retry: () => setFailed(null),
  };
}
