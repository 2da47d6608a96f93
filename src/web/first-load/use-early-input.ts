import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { tellEarlyInput } from './early-input.ts';

/** For a form that is in the page as sent: what was typed and pressed in it before hydration counts. */
export function useEarlyInput(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current !== null) tellEarlyInput(form.current);
  }, []);
  return form;
}
