/**
 * The stations of a work order, in order, and what may be booked at them. A station may be finished without having been started: if the scan at the start was
 * forgotten, one scan is enough. It reads no clock.
 */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

/** Sawing, nailing, ready for the truck. Sheet goods are cut and assembled at the same stations. */
export const stations = ['SAW', 'NAIL', 'READY'] as const;
export type Station = (typeof stations)[number];

export const goods = ['TIMBER', 'SHEET'] as const;
export type Goods = (typeof goods)[number];

export const bookings = ['BEGIN', 'END', 'BACK'] as const;
export type Booking = (typeof bookings)[number];

export const stepStates = ['OPEN', 'BEGUN', 'DONE'] as const;
export type StepState = (typeof stepStates)[number];

/** State of each station. */
export type Progress = Readonly<Record<Station, StepState>>;

export const isBegun = (progress: Progress): boolean => progress.SAW !== 'OPEN';
export const isReady = (progress: Progress): boolean => progress.READY === 'DONE';

/** The station of the next booking; null: all done. */
export function nextStation(progress: Progress): Station | null {
  return stations.find((station) => progress[station] !== 'DONE') ?? null;
}

/** The last station with a booking; null: none. */
export function lastStation(progress: Progress): Station | null {
  return stations.findLast((station) => progress[station] !== 'OPEN') ?? null;
}

/** Whether the station is where the booking leads: booked twice is booked once. */
export function isBookedAlready(progress: Progress, station: Station, booking: Booking): boolean {
  return progress[station] === (booking === 'BEGIN' ? 'BEGUN' : 'DONE') && booking !== 'BACK';
}

/** Null: it may be booked. For a booking that has not been made already. */
export function refuseBooking(progress: Progress, station: Station, booking: Booking): Refusal | null {
  const state = progress[station];
  if (booking === 'BACK') return lastStation(progress) === station ? null : refusal('stationNotLast', { station });
  if (state === 'DONE') return refusal('stationDoneAlready', { station });
  const due = nextStation(progress);
  return due === station || due === null ? null : refusal('stationOutOfOrder', { station, due });
}

/** The progress after a booking that was not refused. */
export function booked(progress: Progress, station: Station, booking: Booking): Progress {
  const before = progress[station];
  const back: StepState = before === 'DONE' && station !== 'READY' ? 'BEGUN' : 'OPEN';
  return { ...progress, [station]: booking === 'BACK' ? back : booking === 'BEGIN' ? 'BEGUN' : 'DONE' };
}
