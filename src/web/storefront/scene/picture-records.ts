/** All rendered pictures, by name. Read on the server only. */
import type { PictureRecord } from './picture-record.ts';
import records from './pictures.json' with { type: 'json' };

export const pictureRecords = records as unknown as Readonly<Record<string, PictureRecord>>;
