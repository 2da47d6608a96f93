/** Releases a planned truck to its driver, and tells staff the progress of a day's drives. */
import type { Drive } from '#contract/drive.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { handoverKind } from '#domain/order/handover.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Db } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { plannedTruck } from '#server/truck-day/truck-day.ts';
import { newSecret } from '#server/user/secret-link.ts';
import { driveUrl } from './drive-link.ts';
import { dayServices } from './drive-services.ts';
import type { DriveServices } from './drive-services.ts';
import type { DriveRow, ReportRow } from './drive-store.ts';
import { driveOf, drivesOf, insertDrive, reportsOf, updateDrive } from './drive-store.ts';

export async function readDrives(services: DriveServices, day: PlainDate): Promise<Drive[]> {
  return answersOf(services, services.db, await drivesOf(services.db, day));
}

interface Release {
  version: number;
  driver: string;
  newLink: boolean;
}

export async function releaseDrive(
  services: DriveServices,
  { day, truckId }: { day: PlainDate; truckId: number },
  { version, driver, newLink }: Release,
  actor: Actor,
): Promise<Drive> {
  const planned = await plannedTruck(dayServices(services), day, truckId);
  if (planned === null || planned.orderIds.length === 0) throw refused('driveNotPlanned');
  const at = new Date(services.now());
  const who = actorName(actor);
  return transaction(services.db, async (trx) => {
    const before = await driveOf(trx, day, truckId, true);
    const stale = {
      kind: 'truck',
      id: truckId,
      version,
      current: { version: before?.version ?? 0, driver: before?.driver ?? '' },
    } as const;
    if (stale.current.version !== version) throw await staleSave(trx, stale);
    const link = before === null || newLink ? sealed(services) : { tokenHash: before.token_hash, tokenSealed: before.token_sealed };
    const given = { driver, ...link, at, userId: actor.kind === 'customer' ? actor.userId : null, who };
    if (before !== null) await updateDrive(trx, before.id, given);
    else if (!(await insertDrive(trx, { day, truckId, ...given }))) throw await staleSave(trx, stale);
    const field = before !== null && newLink ? 'driveLink' : 'drive';
    await addHistory(trx, 'truck', { recordId: truckId, version: null, at, who }, [
      { field, before: before?.driver ?? '', after: `${day}: ${driver}` },
    ]);
    const after = await driveOf(trx, day, truckId);
    if (after === null) throw notFound();
    const [answer] = await answersOf(services, trx, [after]);
    return answer!;
  });
}

function sealed({ seal }: DriveServices): { tokenHash: string; tokenSealed: string } {
  const { token, tokenHash } = newSecret();
  return { tokenHash, tokenSealed: seal.seal(Buffer.from(token, 'utf8')) };
}

async function answersOf(services: DriveServices, db: Db, drives: readonly DriveRow[]): Promise<Drive[]> {
  const reports = Map.groupBy(
    await reportsOf(
      db,
      drives.map(({ id }) => id),
    ),
    ({ driveId }) => driveId,
  );
  return drives.map((drive) => answerOf(services, drive, reports.get(drive.id) ?? []));
}

function answerOf(services: DriveServices, drive: DriveRow, reports: readonly ReportRow[]): Drive {
  return {
    truckId: drive.truck_id,
    version: drive.version,
    driver: drive.driver,
    url: driveUrl(services, drive),
    releasedAt: drive.released_at.toISOString(),
    who: drive.who,
    reported: reports.length,
    short: reports.filter(({ report }) => handoverKind(report.lines) !== 'WHOLE').length,
  };
}
