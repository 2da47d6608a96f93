/**
 * The link of a drive: a secret in the address of the driver's page, valid for three days after the drive's day, or after it was last given out, so that a
 * phone without reception can send later.
 */
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays, plainDateOf } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Refusal } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { hashOfSecret } from '#server/user/secret-link.ts';
import type { DriveRow } from './drive-store.ts';
import { driveByToken, driveOf } from './drive-store.ts';
import type { DriveServices } from './drive-services.ts';

const daysAfter = 3;

function drivePath(token: string): string {
  return `/fahrt/${token}`;
}

/** Of a stored drive; empty: sealed under another secret of the shop, so that only a new link helps. */
export function driveUrl({ seal, publicUrl }: Pick<DriveServices, 'seal' | 'publicUrl'>, { token_sealed }: DriveRow): string {
  const token = seal.open(token_sealed)?.toString('utf8');
  return token === undefined ? '' : `${publicUrl}${drivePath(token)}`;
}

/** Opens the page of the driver of a truck on a day; null: not released yet. */
export async function driveLink(services: Pick<DriveServices, 'db' | 'seal' | 'publicUrl'>, day: PlainDate, truckId: number) {
  const drive = await driveOf(services.db, day, truckId);
  const url = drive === null ? '' : driveUrl(services, drive);
  return url === '' ? null : url;
}

/** The drive of a link; refuses unknown and expired ones. */
export async function driveByLink(db: Db, token: string, now: number): Promise<DriveRow> {
  const drive = await driveByToken(db, hashOfSecret(token));
  if (drive === null) throw new Refusal(404, [{ message: 'driveUnknown', params: {} }]);
  const [day, given] = [plainDateOf(drive.day), localNow(drive.released_at.getTime()).date];
  const last = addDays(given > day ? given : day, daysAfter);
  if (localNow(now).date > last) throw new Refusal(410, [{ message: 'driveOver', params: {} }]);
  return drive;
}
