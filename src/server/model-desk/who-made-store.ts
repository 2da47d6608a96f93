import { sql } from 'kysely';
import { folderName } from '#server/model/seed-models.ts';

/** Author of a version or a price list; empty: it was shipped with the shop. */
export const whoMade = sql<string>`coalesce(nullif(created_by, ${folderName}), '')`.as('who');
