type Keys = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A click that asks for the thing here; with a modifier it asks for a new tab or window, which is the browser's. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
