/** The proposal for a day, packed once for the same content, so that reading a day again is free. */
import { createHash } from 'node:crypto';
import type { Round } from '#contract/truck-day.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import type { Day } from './pack-day.ts';
import { packDay } from './pack-day.ts';

/** Enough for the days of a busy week, viewed by several people. */
const keptBytes = 4 * 1024 * 1024;
const bytesOfBox = 200;

const proposals = new LeastRecentlyUsed<string, Round[]>(
  keptBytes,
  (rounds) => 500 + bytesOfBox * rounds.reduce((sum, { boxes }) => sum + boxes.length, 0),
);

export function proposeDay(day: Day): Round[] {
  const key = contentOf(day);
  const known = proposals.get(key);
  if (known !== undefined) return known;
  const rounds = packDay(day);
  proposals.set(key, rounds);
  return rounds;
}

/** Everything that the packing depends on. */
function contentOf({ fleet, stops, siteZipCode }: Day): string {
  const trucks = fleet.map(({ id, length, width, height, payload }) => [id, length, width, height, payload]);
  const goods = stops.map(({ orderId, zipCode, lines }) => [
    orderId,
    zipCode,
    lines.map(({ positionId, boxes, box }) => [positionId, boxes, box.size, box.weight, box.bears]),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([siteZipCode, trucks, goods]))
    .digest('base64');
}
