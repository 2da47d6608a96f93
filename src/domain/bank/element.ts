/** A piece of XML as plain data, and how bank files are walked: by plain names, everything as text. */
export interface Element {
  /** Without its prefix. */
  readonly name: string;
  /** Of the element itself, its children's left out. */
  readonly text: string;
  /** Attribute `Ccy`; empty: there is none. */
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

/** Trimmed; empty where there is no such element. */
export function textAt(element: Element | null, ...path: readonly string[]): string {
  return first(element, ...path)?.text.trim() ?? '';
}
