/** The rounds of a day: which stop goes on which truck, in which order, and how everything is loaded. */
import type { Room } from './box.ts';
import { volumeOf } from './box.ts';
import type { Load, StopGoods } from './load.ts';
import { axlesHold, loadBalanced } from './balance.ts';

export interface DayTruck {
  readonly id: number;
  readonly room: Room;
}

export interface Round {
  readonly truckId: number;
  /** Indices of stops, in driving order. */
  readonly stops: readonly number[];
  readonly load: Load;
}

export interface DayPlan {
  readonly rounds: readonly Round[];
  /** Indices of stops that fit on no truck. */
  readonly left: readonly number[];
}

const isWhole = ({ left }: Load): boolean => left.every((kinds) => kinds.every((count) => count === 0));

/**
 * `stops` in the order of the day. Uses the smallest truck that holds all the rest, else the largest with as many stops as fit on it. Each truck drives once.
 */
export function planDay(trucks: readonly DayTruck[], stops: readonly StopGoods[], tries: number): DayPlan {
  const free = trucks.toSorted((a, b) => volumeOf(a.room.size) - volumeOf(b.room.size));
  const rounds: Round[] = [];
  let waiting = stops.map((_, index) => index);
  while (waiting.length > 0 && free.length > 0) {
    const chosen = free.findIndex((truck) => fits(truck, waiting));
    const [truck] = free.splice(chosen === -1 ? free.length - 1 : chosen, 1);
    const taken = chosen === -1 ? largestPart(truck!, waiting) : waiting;
    if (taken.length > 0) rounds.push({ truckId: truck!.id, stops: taken, load: loaded(truck!, taken) });
    waiting = waiting.filter((stop) => !taken.includes(stop));
  }
  return { rounds, left: waiting };

  function fits(truck: DayTruck, chosen: readonly number[]): boolean {
    if (!mayFit(truck, chosen)) return false;
    const load = loaded(truck, chosen);
    return isWhole(load) && axlesHold(truck.room, load, goodsOf(chosen));
  }

  /** Packing is not tried if volume or weight rules it out. */
  function mayFit({ room }: DayTruck, chosen: readonly number[]): boolean {
    const kinds = chosen.flatMap((stop) => stops[stop]!.kinds);
    const weight = kinds.reduce((sum, { weightG, quantity }) => sum + weightG * quantity, 0);
    const volume = kinds.reduce((sum, { size, quantity }) => sum + volumeOf(size) * quantity, 0);
    return weight <= room.payloadG && volume <= volumeOf(room.size);
  }

  function loaded(truck: DayTruck, chosen: readonly number[]): Load {
    return loadBalanced(truck.room, goodsOf(chosen), tries);
  }

  function goodsOf(chosen: readonly number[]): StopGoods[] {
    return chosen.map((stop) => stops[stop]!);
  }

  /** Stop by stop; those that no longer fit wait for the next truck. */
  function largestPart(truck: DayTruck, candidates: readonly number[]): number[] {
    const taken: number[] = [];
    for (const stop of candidates) if (fits(truck, [...taken, stop])) taken.push(stop);
    return taken;
  }
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Indices of places by the nearest-neighbour rule, starting at the site; unknown places come last. */
export function drivingOrder(site: Place, places: readonly (Place | null)[], distance: (from: Place, to: Place) => number): number[] {
  const known = places.flatMap((place, index) => (place === null ? [] : [{ place, index }]));
  const order: number[] = [];
  for (let here = site; known.length > 0;) {
    const next = known.reduce((best, each) => (distance(here, each.place) < distance(here, best.place) ? each : best));
    known.splice(known.indexOf(next), 1);
    order.push(next.index);
    here = next.place;
  }
  return [...order, ...places.flatMap((place, index) => (place === null ? [index] : []))];
}
