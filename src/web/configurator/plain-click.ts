import type { MouseEvent } from 'react';

/** A click that asks for the thing here; with a modifier it asks for a new tab or window, which is the browser's. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
