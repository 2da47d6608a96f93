import { useEffect, useRef } from 'react';

const mark = 'modal';

/** What fills the window is left by the browser's back button like a page: it is an entry of its own in the history, unknown to the router. */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    history.pushState({ ...(history.state as object | null), [mark]: true }, '');
    let isOver = false;
    // Before the router, which would load the page again.
    const pop = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      removeEventListener('popstate', pop, true);
      if (!isOver) close.current();
      isOver = true;
    };
    addEventListener('popstate', pop, true);
    return () => {
      if (isOver) return;
      isOver = true;
      // Closed otherwise: its entry goes, unless a link has led on from it.
      if ((history.state as Record<string, unknown> | null)?.[mark] === true) history.back();
      else removeEventListener('popstate', pop, true);
    };
  }, []);
}
