/** When a courier can come: times on the wire's own clock, `HH:MM`, local to the place where the parcels wait. */

export interface CarrierDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Last moment at which a pickup of this day can still be ordered. */
  readonly cutOff: string;
  /** Minutes that the courier needs between ready and close. */
  readonly accessMinutes: number;
  readonly readyTimes: readonly string[];
  readonly latestTimes: readonly string[];
}

export interface PickupTime {
  readonly day: string;
  readonly ready: string;
  /** Until when the parcels can be handed over. */
  readonly close: string;
}

/** Specification: back office §5 and §9. */
export const lastPickupHour = 16;

const minutesOf = (time: string): number => {
  const match = /^(\d{2}):(\d{2})(?::\d{2})?$/.exec(time);
  return match === null ? Number.NaN : Number(match[1]) * 60 + Number(match[2]);
};
const hourMinute = (time: string): string => time.slice(0, 5);

/** Nobody is asked to wait beyond the hour, none is ordered after the carrier's cut-off, and the courier has the time it wants to find the door. */
export function pickupTimes(days: readonly CarrierDay[]): PickupTime[] {
  return days.flatMap(({ day, cutOff, accessMinutes, readyTimes, latestTimes }) =>
    readyTimes.flatMap((ready) => {
      const from = minutesOf(ready);
      const close = latestTimes.findLast((time) => minutesOf(time) - from >= accessMinutes);
      const inTime = Math.floor(from / 60) <= lastPickupHour && from <= minutesOf(cutOff);
      return inTime && close !== undefined ? [{ day, ready: hourMinute(ready), close: hourMinute(close) }] : [];
    }),
  );
}
