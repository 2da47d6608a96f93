/** The rows of the list that was last looked at, in this tab: a record shows its place in it and steps to its neighbours. */
export interface ListTrail {
  /** Address of the list as it was seen. */
  address: string;
  /** Addresses of the records, in the list's order. */
  records: readonly string[];
  /** Place of the first of them in the list; the first is 0. */
  offset: number;
  total: number;
}

const key = 'office:list';

export function keepTrail(trail: ListTrail): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(trail));
  } catch {
    // A full or closed store costs the neighbours, nothing else.
  }
}

/** The kept list as text, so that it can be compared; null: there is none. */
export function keptTrailText(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
