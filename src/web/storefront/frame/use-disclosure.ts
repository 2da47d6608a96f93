import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';

interface Disclosure<Whole extends HTMLElement, Trigger extends HTMLElement> {
  open: boolean;
  toggle: () => void;
  element: RefObject<Whole | null>;
  trigger: RefObject<Trigger | null>;
}

/** State of something that opens below its trigger: closed by Escape, a click elsewhere and navigation, because it belongs to the page it was opened on. */
export function useDisclosure<Whole extends HTMLElement, Trigger extends HTMLElement>(): Disclosure<Whole, Trigger> {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const element = useRef<Whole>(null);
  const trigger = useRef<Trigger>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent): void => {
      if (!element.current?.contains(event.target as Node)) setOpenOn(null);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return { open, toggle: () => setOpenOn(open ? null : key), element, trigger };
}
