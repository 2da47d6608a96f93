/** Changes of a price that begin on a day: which of them count on another day, and what they make together. */

export interface Planned<Change extends object> {
  /** `2027-01-01` */
  readonly validFrom: string;
  readonly change: Change;
}

/** What those make whose day has come, the later over the earlier; null: none has. */
export function changesBy<Change extends object>(planned: readonly Planned<Change>[], day: string): Change | null {
  const due = planned.filter(({ validFrom }) => validFrom <= day).toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return due.length === 0 ? null : due.reduce<Change>((all, { change }) => ({ ...all, ...change }), {} as Change);
}
