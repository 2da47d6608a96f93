/** An XML element as plain data, and access to bank files: by local names, everything as text. */
export interface Element {
  /** Without its prefix. */
  readonly name: string;
  /** Its own text, without that of its children. */
  readonly text: string;
  /** Attribute `Ccy`; empty: none. */
  readonly currency: string;
  readonly children: readonly Element[];
}

export function all(element: Element | null, ...path: readonly string[]): readonly Element[] {
  let found: readonly Element[] = element === null ? [] : [element];
  for (const name of path) found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

export function first(element: Element | null, ...path: readonly string[]): Element | null {
  return all(element, ...path)[0] ?? null;
}

/** Trimmed; empty if there is no such element. */
export function textAt(element: Element | null, ...path: readonly string[]): string {
  return first(element, ...path)?.text.trim() ?? '';
}
