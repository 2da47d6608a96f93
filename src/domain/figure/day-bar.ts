/** A day of the workshop as a bar: whole hours booked, spare or too many, and how much of the bar is filled. */

export interface DayBar {
  readonly hours: number;
  /** Hours beyond the capacity; 0: none. */
  readonly over: number;
  /** Hours still free; 0 on a full day. */
  readonly spare: number;
  /** 0 to 1. */
  readonly filled: number;
}

const minutesPerHour = 60;

/** Hours are rounded against us: what is too much upwards, what is free downwards. */
export function dayBar({ minutes, capacityMinutes }: { minutes: number; capacityMinutes: number }): DayBar {
  const spare = capacityMinutes - minutes;
  return {
    hours: Math.round(minutes / minutesPerHour),
    over: spare < 0 ? Math.ceil(-spare / minutesPerHour) : 0,
    spare: spare > 0 ? Math.floor(spare / minutesPerHour) : 0,
    filled: minutes <= 0 ? 0 : Math.min(1, capacityMinutes === 0 ? 1 : minutes / capacityMinutes),
  };
}
