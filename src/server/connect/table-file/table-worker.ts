/** The thread that reads one table. The shop's own thread keeps running whatever the file contains, and terminates this one at the deadline. */
import { parentPort, workerData } from 'node:worker_threads';
import type { KnownHeadings } from '#domain/import/heading-row.ts';
import type { SheetTable } from '#domain/import/table.ts';
import { tableOf } from '#domain/import/table.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted } from '#domain/refusal/refusal.ts';
import { isZip } from '../archive/archive.ts';
import { WorkbookRefused } from '../spreadsheet/refusal.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { tableLimits } from './table-limits.ts';
import { TableRefused } from './table-refused.ts';

async function read(bytes: Buffer, known: KnownHeadings): Promise<Outcome<SheetTable>> {
  try {
    const table = tableOf(isWorkbook(bytes) ? await readXlsx(bytes, known) : readCsv(textOf(bytes), known), known);
    if (table.headings.length === 0 || table.rows.length === 0) throw new TableRefused('importFileEmpty');
    if (table.rows.length > tableLimits.rows) throw new TableRefused('importTooManyRows', { limit: tableLimits.rows });
    if (table.headings.length > tableLimits.columns) throw new TableRefused('importTooManyColumns', { limit: tableLimits.columns });
    return accepted(table);
  } catch (error) {
    if (error instanceof TableRefused || error instanceof WorkbookRefused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** Old binary workbooks take the same path and are refused there with their own key. */
const isWorkbook = (bytes: Buffer): boolean => isZip(bytes) || bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));

function textOf(bytes: Buffer): string {
  const text = decodeText(bytes);
  if (text === null) throw new TableRefused('importFileNotTable');
  return text;
}

const { bytes, known } = workerData as { bytes: Uint8Array; known: KnownHeadings };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin.
parentPort?.postMessage(await read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), known));
