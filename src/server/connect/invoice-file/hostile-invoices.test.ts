/** Files that are not invoices, or more than one: each is refused with its own key, quickly, and nothing in it is run. */
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { seefeld } from '#demo/artwork/one-lot.ts';
import { invoicePdf, write } from '#demo/artwork/pen.ts';
import { drawSheets } from '../pdf/draw-sheets.ts';
import type { Sheets } from '../pdf/draw-sheets.ts';
import { invoiceLimits } from './invoice-limits.ts';
import { openInvoice } from './open-invoice.ts';

const refusalOf = async (bytes: Buffer): Promise<string | null> => {
  const outcome = await openInvoice(bytes);
  return outcome.ok ? null : outcome.refusal.key;
};

/** A PDF of raw objects; streams are passed complete. */
function raw(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(Buffer.concat(parts).length);
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = Buffer.concat(parts).length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

function withContent(content: Buffer, filter: string): Buffer {
  const stream = Buffer.concat([
    Buffer.from(`<</Length ${content.length}/Filter ${filter}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
  return raw([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    stream,
  ]);
}

describe('refused by its own name', () => {
  test('what is no paper, whatever it is called', async () => {
    expect(await refusalOf(Buffer.from('PK\u0003\u0004 not a paper at all'))).toBe('artworkFileNotPdf');
    expect(await refusalOf(Buffer.from('<html><script>alert(1)</script>'))).toBe('artworkFileNotPdf');
  });

  test('a paper behind a password', async () => {
    const locked = await drawSheets((paper) => write(paper, 'Rechnung 1', 60, 60), { userPassword: 'geheim' });
    expect(await refusalOf(locked)).toBe('artworkFileLocked');
  });

  test('one that runs a program, in the open or packed away', async () => {
    const whole = await invoicePdf(seefeld);
    const open = Buffer.concat([whole, Buffer.from('\n99 0 obj\n<</S/JavaScript/JS(app.alert(1))>>\nendobj\n')]);
    expect(await refusalOf(open)).toBe('artworkFileActive');
    const packed = deflateSync(Buffer.from('5 0 <</S/JavaScript/JS(app.alert(1))>>'));
    const list = Buffer.concat([
      Buffer.from(`\n98 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
      packed,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    expect(await refusalOf(Buffer.concat([whole, list]))).toBe('artworkFileActive');
  });

  test('one with far more pages than an invoice has', async () => {
    const addPages = (paper: Sheets): void => {
      for (let page = 1; page < 500; page++) paper.addPage();
    };
    const long = await drawSheets(addPages, { size: 'A4' });
    expect(await refusalOf(long)).toBe('artworkTooManyPages');
  });

  test('one that unpacks to far more than it is, packed once or twice', async () => {
    const huge = deflateSync(Buffer.alloc(invoiceLimits.unpackedBytes + 1024, 32));
    expect(huge.length).toBeLessThan(300_000);
    expect(await refusalOf(withContent(huge, '/FlateDecode'))).toBe('artworkFileUnpacks');
    expect(await refusalOf(withContent(deflateSync(huge), '[/FlateDecode/FlateDecode]'))).toBe('artworkFileUnpacks');
  });

  test('one that is broken', async () => {
    expect(await refusalOf(Buffer.from('%PDF-1.7\nnothing of a paper follows'))).toBe('artworkFileBroken');
  });

  test('one that is too large', async () => {
    expect(await refusalOf(Buffer.alloc(invoiceLimits.fileBytes + 1))).toBe('artworkFileTooLarge');
  });

  test('one that takes too long; the next is read as ever', async () => {
    const invoice = await invoicePdf(seefeld);
    const outcome = await openInvoice(invoice, 1);
    expect(outcome.ok ? null : outcome.refusal.key).toBe('artworkFileTooSlow');
    expect(await refusalOf(invoice)).toBeNull();
  });
});
