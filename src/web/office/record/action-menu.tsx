import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { recordWords as t } from './record-words.ts';
import styles from './action-menu.module.css';

/** To the left of its button, unless the window or the navigation would cut it there. */
function place(menu: HTMLElement): void {
  const { right } = menu.getBoundingClientRect();
  const edge = menu.closest('main')?.getBoundingClientRect().left ?? 0;
  const width = menu.lastElementChild?.clientWidth ?? 0;
  menu.toggleAttribute('data-right', right - width < edge);
}

const isVerb = (target: EventTarget): boolean => target instanceof Element && target.closest('button') !== null;

/** Calls `onGone` once the last dialog inside of `box` is gone; returns how to stop. */
function afterDialogs(box: HTMLElement, onGone: () => void): () => void {
  let hadDialog = false;
  const observer = new MutationObserver(() => {
    // A dialog that follows another one is not open yet, but filled.
    const hasDialog = box.querySelector('dialog:not(:empty)') !== null;
    if (hadDialog && !hasDialog) onGone();
    hadDialog = hasDialog;
  });
  observer.observe(box, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Rare actions, behind three dots: closes by Esc, by a click outside, so that a dialog opened from it stays, together with that, and on the next page. */
export function ActionMenu({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) box.current?.removeAttribute('open');
    openedAt.current = key;
  }, [key]);
  useEffect(() => {
    const close = (): void => box.current?.removeAttribute('open');
    const onClick = (event: MouseEvent): void => {
      // An element that its own click removed was inside, such as the step of a dialog.
      if (event.target instanceof Element && event.target.isConnected && !box.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !box.current?.open || box.current.querySelector('dialog[open]') !== null) return;
      close();
      box.current.querySelector('summary')?.focus();
    };
    addEventListener('click', onClick);
    addEventListener('keydown', onKey);
    const stopWatching = box.current === null ? undefined : afterDialogs(box.current, close);
    return () => {
      stopWatching?.();
      removeEventListener('click', onClick);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={box} className={styles['menu']} onToggle={({ currentTarget }) => place(currentTarget)}>
      <summary aria-label={t.more} title={t.more}>
        <span aria-hidden="true">···</span>
      </summary>
      {/* A dialog opened from here returns the focus to the button: what it was opened with may be gone by then. */}
      <div
        className={styles['list']}
        onClickCapture={({ target }) => (isVerb(target) ? box.current?.querySelector('summary')?.focus() : undefined)}
      >
        {children}
      </div>
    </details>
  );
}
