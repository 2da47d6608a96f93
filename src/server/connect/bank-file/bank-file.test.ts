import { assert, asyncProperty, integer } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { camtFile } from '#demo/bank/camt-file.ts';
import { sampleFiles } from '#demo/bank/sample-files.ts';
import { qrReference } from '#domain/qr-bill/payment-reference.ts';
import { zip } from '#tools/spreadsheet/zip.ts';
import { openBankFile } from './open-bank-file.ts';
import { readStatements } from './read-statements.ts';

const iban = 'CH93 0076 2011 6238 5295 7';
const day = '2026-11-20';
const payments = [
  { amount: 12_990, reference: qrReference('202600001'), debtor: 'Aare Pumpen AG' },
  { amount: 40_000, reference: qrReference('202600002'), debtor: 'Müller & Söhne <GmbH>', text: 'R2026-00002' },
];
const samples = sampleFiles({ iban, day, payments });
const file = camtFile({
  kind: '053',
  version: '08',
  id: 'S1',
  iban,
  day,
  opening: 100_000,
  entries: payments.map((payment, index) => ({ bankReference: `A${index}`, day, payments: [payment] })),
});

/** With a longer deadline than in the shop: on a busy machine a thread starts slowly. */
async function keyOf(bytes: Buffer): Promise<string> {
  const outcome = await openBankFile(bytes, 60_000);
  return outcome.ok ? `read ${outcome.value.length}` : outcome.refusal.key;
}

const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${file.slice(file.indexOf('<Document'))}`;
const withEntity = file.replace('Aare Pumpen AG', '&xxe;');

const hostile: [what: string, bytes: () => Buffer, key: string][] = [
  ['an entity bomb', () => Buffer.from(bomb), 'bankFileHasDoctype'],
  ['an entity bomb inside a zip', () => zip([{ name: 'a.xml', content: bomb }]), 'bankFileHasDoctype'],
  ['an entity that nobody declared', () => Buffer.from(withEntity), 'bankFileNotXml'],
  ['a zero character', () => Buffer.from(file.replace('Aare Pumpen AG', 'Aare\0Pumpen')), 'bankFileNotXml'],
  ['a zip bomb', () => zip([{ name: 'a.xml', content: Buffer.alloc(100_000_000, ' ') }]), 'bankFileTooLarge'],
  [
    'a zip bomb that declares a small size',
    () => zip([{ name: 'a.xml', content: Buffer.alloc(100_000_000, ' '), declaredSize: 900 }]),
    'bankFileNotXml',
  ],
  [
    'a zip with a thousand files',
    () => zip(Array.from({ length: 1000 }, (_, at) => ({ name: `${at}.xml`, content: file }))),
    'bankFileNotXml',
  ],
  ['a zip in a zip', () => zip([{ name: 'a.zip', content: zip([{ name: 'b.xml', content: file }]) }]), 'bankFileNotXml'],
  ['a name that climbs out of the zip', () => zip([{ name: '../../etc/a.xml', content: file }]), 'bankFileNotXml'],
  ['an empty zip', () => zip([]), 'bankFileNotXml'],
  ['11 MB', () => Buffer.alloc(11 * 1024 * 1024, 'x'), 'bankFileTooLarge'],
  ['thousands of nested marks', () => Buffer.from('<Document>'.repeat(5000)), 'bankFileNotXml'],
  ['a PDF', () => Buffer.from('%PDF-1.7'), 'bankFileNotXml'],
  ['nothing', () => Buffer.alloc(0), 'bankFileNotXml'],
  ['two documents in one', () => Buffer.from(file + file.slice(file.indexOf('<Document'))), 'bankFileNotXml'],
  ['bytes that are not of the declared encoding', () => Buffer.from(file, 'latin1'), 'bankFileNotXml'],
  ['an encoding that nobody knows', () => Buffer.from(file.replace('UTF-8', 'EBCDIC')), 'bankFileNotXml'],
  ['an intraday report', () => Buffer.from(file.replace('camt.053.001.08', 'camt.052.001.08')), 'bankFileUnknown'],
  ['a version that is no longer sent', () => Buffer.from(file.replace('camt.053.001.08', 'camt.053.001.02')), 'bankFileUnknown'],
  ['a payment order', () => Buffer.from('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>'), 'bankFileUnknown'],
  ['a message without a statement', () => Buffer.from(file.replaceAll(/<\/?Stmt>/g, '')), 'bankFileIncomplete'],
];

describe('hostile bank files', () => {
  it.each(hostile)(
    '%s is refused',
    async (_, bytes, key) => {
      expect(await keyOf(bytes())).toBe(key);
    },
    70_000,
  );

  it('a file that is cut anywhere is refused as a whole', async () => {
    const bytes = Buffer.from(file.trimEnd());
    await assert(
      asyncProperty(integer({ min: 0, max: bytes.length - 1 }), async (length) => {
        const outcome = await readStatements(bytes.subarray(0, length));
        expect(outcome.ok).toBe(false);
      }),
    );
  });

  it('a zip with one good and one cut file is refused as a whole', async () => {
    const parts = [
      { name: 'good.xml', content: file },
      { name: 'cut.xml', content: file.slice(0, 900) },
    ];
    expect(await keyOf(zip(parts))).toBe('bankFileIncomplete');
  }, 70_000);
});

describe('bank files as banks send them', () => {
  it.each(samples)('$name is read', async ({ text }) => {
    const outcome = await readStatements(Buffer.from(text));
    expect(outcome).toMatchObject({ ok: true, value: [{ account: 'CH9300762011623852957' }] });
  });

  it('are the same in every encoding, with any prefix, and in a zip', async () => {
    const plain = await readStatements(Buffer.from(file));
    const prefixed = file.replaceAll(/<(\/?)([A-Z])/g, '<$1ns2:$2').replace('xmlns=', 'xmlns:ns2=');
    const forms = [
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(file)]),
      Buffer.from(file.replace('UTF-8', 'ISO-8859-1'), 'latin1'),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(file.replace('UTF-8', 'UTF-16'), 'utf16le')]),
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(file.replace('UTF-8', 'UTF-16'), 'utf16le').swap16()]),
      Buffer.from(prefixed),
      zip([
        { name: 'folder/', content: '' },
        { name: 'folder/a.xml', content: file },
      ]),
    ];
    const read = await Promise.all(forms.map(async (bytes) => readStatements(bytes)));
    expect(plain).toMatchObject({ ok: true });
    expect(read).toEqual(forms.map(() => plain));
  });
});
