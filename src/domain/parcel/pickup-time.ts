/** When a courier can come: times in the wire's own format, `HH:MM`, local to the place of pickup. */

export interface CarrierDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Latest time for ordering a pickup on this day. */
  readonly cutOff: string;
  /** Minutes that the courier needs between ready and close. */
  readonly accessMinutes: number;
  readonly readyTimes: readonly string[];
  readonly latestTimes: readonly string[];
}

export interface PickupTime {
  readonly day: string;
  readonly ready: string;
  /** Latest time for handing over the parcels. */
  readonly close: string;
}

/** Specification: back office §5 and §9. */
const lastPickupHour = 16;

const minutesOf = (time: string): number => {
  const match = /^(\d{2}):(\d{2})(?::\d{2})?$/.exec(time);
  return match === null ? Number.NaN : Number(match[1]) * 60 + Number(match[2]);
};
const hourMinute = (time: string): string => time.slice(0, 5);

/** Ready no later than the last pickup hour and the carrier's cut-off, and open for the time the courier needs. */
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
