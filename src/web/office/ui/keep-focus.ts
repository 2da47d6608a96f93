/** An action that takes its own button away leaves the focus nowhere: who works by keyboard goes on from the start of the page. */
import { useEffect, useRef } from 'react';

export function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('inhalt')?.focus({ preventScroll: true });
}

/** A button that is disabled while it works loses the focus: it gets it back, unless it has nothing more to do. */
export function giveFocusBack(button: Element | null): void {
  if (document.activeElement !== document.body || !(button instanceof HTMLElement) || button === document.body) return;
  if (button.isConnected && !button.matches(':disabled')) button.focus({ preventScroll: true });
  else keepFocus();
}

/** For a page whose buttons come and go with what it shows. */
export function useKeptFocus(): void {
  const last = useRef<Node>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      last.current = target as Node;
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    if (last.current?.isConnected === false) keepFocus();
  });
}
