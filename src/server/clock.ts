/** The shop's clock. The demo's history is backdated before the shop opens. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** null: the machine's own time from now on. */
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
