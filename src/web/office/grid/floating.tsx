import { useEffect, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import styles from './floating.module.css';

interface FloatingProps {
  label: string;
  /** The element it is attached to; read when it opens. */
  anchor: () => Element | null;
  width: number;
  onClose: () => void;
  children: ReactNode;
}

const gap = 8;

/** A small dialog below its anchor that floats over the grid: takes the focus, traps it, returns it. Esc or a click outside closes it. */
export function Floating({ label, anchor, width, onClose, children }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ onClose, anchor });
  useEffect(() => {
    latest.current = { onClose, anchor };
  });
  useLayoutEffect(() => {
    if (box.current) Object.assign(box.current.style, placeUnder(latest.current.anchor(), width));
  }, [width]);
  useEffect(() => {
    const before = document.activeElement;
    const own = box.current;
    const first = ['[data-first]', 'input', 'button'].map((which) => own?.querySelector<HTMLElement>(which)).find(Boolean);
    first?.focus();
    const outside = (event: PointerEvent): void => {
      if (own && event.target instanceof Node && !own.contains(event.target)) latest.current.onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      const isLost = document.activeElement === document.body || own?.contains(document.activeElement);
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog handles Esc and traps Tab
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      className={styles['floating']}
      style={{ width }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
        if (event.key === 'Tab') keepTab(event.currentTarget, event);
      }}
    >
      {children}
    </div>
  );
}

/** Below the anchor, inside the window; above it where there is more space. */
function placeUnder(anchor: Element | null, width: number): CSSProperties {
  const { left, top, bottom } = anchor?.getBoundingClientRect() ?? { left: gap, top: gap, bottom: gap };
  const within = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  const below = innerHeight - bottom - gap;
  if (below >= 240 || below >= top) return { left: within, top: `${bottom + 2}px`, maxHeight: `${below}px` };
  return { left: within, bottom: `${innerHeight - top + 2}px`, maxHeight: `${top - gap}px` };
}

function keepTab(box: HTMLElement, event: { shiftKey: boolean; preventDefault: () => void }): void {
  const stops = [...box.querySelectorAll<HTMLElement>('input, button:not([disabled]), select, a[href]')].filter(
    (stop) => stop.tabIndex >= 0,
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
