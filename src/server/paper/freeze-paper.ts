/** Draws a paper and stores its bytes with their hash, in the transaction that issues it: later requests get exactly what was sent. */
import { createHash } from 'node:crypto';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { DocumentPaper } from '#server/connect/pdf/document-paper.ts';
import type { PrintShop } from '#server/connect/pdf/print-shop.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { findPaper, insertPaper } from './paper-store.ts';
import type { PaperKind } from './paper-store.ts';

export type { PaperKind };

export interface PaperServices {
  printShop: Pick<PrintShop, 'printDocument'>;
  /** SVG of a stored picture. Read within the transaction: a second connection may not be free. */
  readPicture: (db: Db, hash: string) => Promise<string | null>;
}

export interface PaperToFreeze {
  kind: PaperKind;
  recordId: number;
  /** `Rechnung-R2026-00001.pdf` */
  fileName: string;
  paper: DocumentPaper;
  at: Date;
}

export async function freezePaper(
  trx: Trx,
  { printShop }: Pick<PaperServices, 'printShop'>,
  { kind, recordId, fileName, paper, at }: PaperToFreeze,
): Promise<void> {
  const { bytes } = await printShop.printDocument(paper);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await insertPaper(trx, { kind, recordId, fileName, hash, content: bytes }, at);
}

/** 404 if nothing was issued. */
export async function readPaper(db: Db, kind: PaperKind, recordId: number): Promise<FileAnswer> {
  const paper = await findPaper(db, kind, recordId);
  if (!paper) throw notFound();
  return new FileAnswer(paper.content, 'application/pdf', { etag: paper.hash, fileName: paper.fileName });
}
