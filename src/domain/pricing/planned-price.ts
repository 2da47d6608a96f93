/** Price changes that begin on a given day: which are in force on another day, and their combined effect. */

export interface Planned<Change extends object> {
  /** `2027-01-01` */
  readonly validFrom: string;
  readonly change: Change;
}

/** The combined changes in force, later ones overriding earlier ones; null: none yet. */
export function changesBy<Change extends object>(planned: readonly Planned<Change>[], day: string): Change | null {
  const due = planned.filter(({ validFrom }) => validFrom <= day).toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return due.length === 0 ? null : due.reduce<Change>((all, { change }) => ({ ...all, ...change }), {} as Change);
}
