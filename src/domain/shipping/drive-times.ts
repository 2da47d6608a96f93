/** When a truck is where on its round, estimated from road distances and a mean speed. */
import type { Place } from './distance.ts';
import { roadDistanceM } from './distance.ts';

export interface DriveRules {
  /** Minutes of the day at which trucks leave the site. */
  readonly leavesAt: number;
  /** Mean speed. */
  readonly kmh: number;
  /** For unloading and papers. */
  readonly minutesPerStop: number;
}

export interface DriveTimes {
  /** Whole km from the site past all stops and back. */
  readonly km: number;
  readonly leavesAt: number;
  /** Minutes of the day, to five minutes; null: the place of the stop is not known, and the truck is reckoned to pass it by. */
  readonly arrivals: readonly (number | null)[];
  readonly backAt: number;
}

const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

/** `places` in driving order. Null: it is not known where the round begins. */
export function driveTimes(site: Place | null, places: readonly (Place | null)[], rules: DriveRules): DriveTimes | null {
  if (site === null) return null;
  let [here, metres, stopped] = [site, 0, 0];
  const now = (): number => toFive(rules.leavesAt + stopped * rules.minutesPerStop + (metres / 1000 / rules.kmh) * 60);
  const driveTo = (place: Place): number => {
    metres += roadDistanceM(here, place);
    here = place;
    return now();
  };
  const arrivals = places.map((place) => {
    if (place === null) return null;
    const arrival = driveTo(place);
    stopped += 1;
    return arrival;
  });
  const backAt = driveTo(site);
  return { km: Math.round(metres / 1000), leavesAt: rules.leavesAt, arrivals, backAt };
}
