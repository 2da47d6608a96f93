/** The question before a registration; replaced on request or once it was used. */
import { useCallback, useEffect, useState } from 'react';
import { readCaptcha } from '#contract/registration.ts';
import { call } from '#web/call.ts';

interface Asked {
  /** null while it is being fetched. */
  question: { questionId: string; question: string } | null;
  failure: unknown;
}

export interface Captcha extends Asked {
  askAgain: () => void;
}

const waiting: Asked = { question: null, failure: null };

async function fetchQuestion(signal?: AbortSignal): Promise<Asked> {
  try {
    return { question: await call(readCaptcha, {}, signal ? { signal } : {}), failure: null };
  } catch (failure) {
    return { question: null, failure };
  }
}

export function useCaptcha(): Captcha {
  const [asked, setAsked] = useState(waiting);
  useEffect(() => {
    const abort = new AbortController();
    void fetchQuestion(abort.signal).then((answer) => {
      if (!abort.signal.aborted) setAsked(answer);
    });
    return () => abort.abort();
  }, []);
  const askAgain = useCallback(() => {
    setAsked(waiting);
    void fetchQuestion().then(setAsked);
  }, []);
  return { ...asked, askAgain };
}
