type Keys = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A click without modifier; with one it asks the browser for a new tab or window. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
