/** The shop's clock. The demo's history is written on former days, before the shop opens. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** null: from now on the machine's own time. */
  set: (moment: number | null) => void;
}

export function openClock(): Clock {
  let held: number | null = null;
  return {
    now: () => held ?? Date.now(),
    set: (moment) => {
      held = moment;
    },
  };
}
