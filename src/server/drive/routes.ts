import * as wire from '#contract/drive.ts';
import * as photo from '#contract/handover-photo.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { DriveServices } from './drive-services.ts';
import { readDriveSheet } from './drive-sheet.ts';
import { readDrives, releaseDrive } from './release-drive.ts';
import { reportStop } from './report-stop.ts';
import { openHandoverPhoto, readHandoverPhotos, storeStopPhoto } from './stop-photos.ts';

export function driveRoutes(services: DriveServices): Binding[] {
  return [
    bind(wire.readDrives, async ({ params }) => ({ items: await readDrives(services, dayOf(params.day)) })),
    bind(wire.releaseDrive, async ({ params, body }, { actor }) =>
      releaseDrive(services, { day: dayOf(params.day), truckId: params.truckId }, body, actor),
    ),
    bind(wire.readDrive, async ({ params }, { language }) => readDriveSheet(services, params.token, language)),
    bind(wire.reportStop, async ({ params, body }, { idempotencyKey }) =>
      reportStop(services, { token: params.token, sentKey: idempotencyKey }, body),
    ),
    bind(photo.addStopPhoto, async ({ params }, { upload }) => storeStopPhoto(services, params, upload)),
    bind(photo.readHandoverPhotos, async ({ params }) => readHandoverPhotos(services.db, params.id)),
    bind(photo.openHandoverPhoto, async ({ params }) => openHandoverPhoto(services, params)),
  ];
}

function dayOf(text: string): PlainDate {
  const day = parsePlainDate(text);
  if (day === null) throw notFound();
  return day;
}
