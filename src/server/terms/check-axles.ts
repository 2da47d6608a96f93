import { axlesOf, axlesUnknown } from '#domain/packing/axle-load.ts';
import type { AxleFacts } from '#domain/packing/axle-load.ts';
import { refused } from '#server/call/refusal.ts';

export type AxlesGiven = { [Key in keyof AxleFacts]?: number | null | undefined };

/** The axles of a truck are given as a whole or not at all: half of them judges no load. */
export function checkAxles(truck: AxlesGiven): void {
  const given = Object.keys(axlesUnknown).map((key) => truck[key as keyof AxleFacts]);
  if (given.every((value) => value === undefined) || given.every((value) => value === null)) return;
  if (given.includes(undefined) || axlesOf({ ...axlesUnknown, ...(truck as AxleFacts) }) === null)
    throw refused('axlesUnclear', {}, 'body.frontAxle');
}
