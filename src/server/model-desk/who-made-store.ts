import { sql } from 'kysely';
import { folderName } from '#server/model/seed-models.ts';

/** Who made a version or a price list; empty: it came with the shop. */
export const whoMade = sql<string>`coalesce(nullif(created_by, ${folderName}), '')`.as('who');
