import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useSubmit } from 'react-router';
import { isPlainClick } from '#web/configurator/plain-click.ts';

const pauseMs = 450;

interface Answers {
  form: RefObject<HTMLFormElement | null>;
  /** Call on every change: asks when the visitor pauses. */
  soon: () => void;
}

/** Asks again while the visitor types, so that no answer is shown for other numbers. Invalid numbers are not sent. */
export function useAnswers(wrong: boolean, onTyping: (typing: boolean) => void): Answers {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const held = useRef(wrong);
  useEffect(() => {
    held.current = wrong;
  });
  const tell = useRef(onTyping);
  useEffect(() => {
    tell.current = onTyping;
  });
  // Submitting the form or following a link cancels a pending request. DOM events are used because they come before the rendered state.
  useEffect(() => {
    const forget = (): void => {
      if (timer.current === null) return;
      clearTimeout(timer.current);
      timer.current = null;
      tell.current(false);
    };
    const clicked = (event: MouseEvent): void => {
      if (leadsAway(event)) forget();
    };
    addEventListener('submit', forget);
    addEventListener('popstate', forget);
    addEventListener('click', clicked);
    return () => {
      removeEventListener('submit', forget);
      removeEventListener('popstate', forget);
      removeEventListener('click', clicked);
      if (timer.current !== null) clearTimeout(timer.current);
    };
  }, []);
  const soon = (): void => {
    onTyping(true);
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = null;
      if (held.current || form.current === null) return;
      onTyping(false);
      void submit(form.current, { replace: true, preventScrollReset: true });
    }, pauseMs);
  };
  return { form, soon };
}

/** A plain click on a link to another page. */
function leadsAway(click: MouseEvent): boolean {
  return isPlainClick(click) && click.target instanceof Element && click.target.closest('a[href]:not([href^="#"], [target])') !== null;
}
