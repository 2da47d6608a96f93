/** Why a file is not accepted as a workbook; thrown inside the reader, returned by it. Specification: domain decisions §10; quality §2 item 19. */
import { refusal, type Refusal, type RefusalParams } from '#domain/refusal/refusal.ts';

export class WorkbookRefused extends Error {
  readonly refusal: Refusal;
  constructor(key: string, params: RefusalParams = {}) {
    super(key);
    this.refusal = refusal(key, params);
  }
}

export const workbookLimits = {
  fileBytes: 10 * 1024 * 1024,
  entries: 2000,
  unpackedBytes: 60 * 1024 * 1024,
  cells: 200_000,
  /** Longest text of a cell in the file format. */
  textLength: 32_767,
  sheets: 200,
  deadlineMs: 5000,
} as const;
