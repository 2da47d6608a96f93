/** The rows of the list last viewed in this tab: a record shows its position in it and links to its neighbours. */
export interface ListTrail {
  /** Address of the list as viewed. */
  address: string;
  /** Addresses of the records, in the list's order. */
  records: readonly string[];
  /** Position of the first of them in the list, counted from 0. */
  offset: number;
  total: number;
}

const key = 'office:list';

export function keepTrail(trail: ListTrail): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(trail));
  } catch {
    // If storage is full or blocked, only the neighbours are lost.
  }
}

/** The stored list as text, so that it can be compared; null: there is none. */
export function keptTrailText(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
