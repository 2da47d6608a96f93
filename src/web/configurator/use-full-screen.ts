/** Shows the picture full screen; where a browser has no full screen for elements (iPhones), over the whole window in the top layer. */
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface FullScreen {
  isFull: boolean;
  toggle: () => void;
}

/** `className`: style of the element while it is shown that way. */
export function useFullScreen(of: RefObject<HTMLElement | null>, className: string): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (element === null) return undefined;
    element.classList.add(className);
    const look = (): void => {
      // An element with `popover` that is not shown above the page would be hidden.
      if (!isAbove(element)) element.removeAttribute('popover');
      setFull(isWhole(element) || isAbove(element));
    };
    document.addEventListener('fullscreenchange', look);
    element.addEventListener('toggle', look);
    return () => {
      element.classList.remove(className);
      document.removeEventListener('fullscreenchange', look);
      element.removeEventListener('toggle', look);
    };
  }, [of, className]);
  return { isFull, toggle: () => of.current !== null && toggle(of.current) };
}

const isWhole = (element: HTMLElement): boolean => document.fullscreenElement === element;
const isAbove = (element: HTMLElement): boolean => element.popover !== null && element.matches(':popover-open');

function toggle(element: HTMLElement): void {
  if (isWhole(element)) void document.exitFullscreen();
  else if (isAbove(element)) element.hidePopover();
  else if (document.fullscreenEnabled) void element.requestFullscreen();
  else {
    element.setAttribute('popover', 'auto');
    element.showPopover();
  }
}
