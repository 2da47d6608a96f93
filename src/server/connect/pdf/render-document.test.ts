/** Where the papers of orders break: what belongs together stays on one page. */
import { describe, expect, it } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { qrBillOf } from '#domain/qr-bill/qr-bill.ts';
import { documentTexts } from '#server/words/document-words.ts';
import { readPdf } from '#test/server/pdf-text.ts';
import type { DocumentLine, DocumentPaper } from './document-paper.ts';
import { renderDocument } from './render-document.ts';

const line = (at: number): DocumentLine => ({
  item: String(at + 1),
  name: `Kiste Nummer ${at + 1}`,
  articleNumber: 'HK_0001',
  details: [
    { label: 'Länge innen', value: '1000 mm' },
    { label: 'Abstand der Bretter (0.5 eng, 1 weit)', value: '0.7' },
    { label: 'Welle', value: 'EB-Welle, 5 mm' },
  ],
  remark: '',
  quantity: '2',
  unitPrice: '100.00',
  amount: '200.00',
  picture: null,
  canceled: false,
});

const address = {
  name: 'Muster AG',
  street: 'Seestrasse 1',
  zipCode: '8001',
  city: 'Zürich',
  country: 'CH',
  addition: '',
  additionalAddress: '',
};
const iban = 'CH93 0076 2011 6238 5295 7';
const qrBill = qrBillOf({
  creditor: address,
  iban,
  qrIban: 'CH44 3199 9123 0008 8901 2',
  debtor: address,
  amount: rappen(20_000),
  documentId: 'A2026-00001',
  message: '',
});

function paperWith(lines: number, over: Partial<DocumentPaper> = {}): DocumentPaper {
  const block = (title: string) => ({ title, lines: ['Muster AG', 'Seestrasse 1', '8001 Zürich'] });
  return {
    language: 'de',
    company: { name: 'Kistenwerk AG', lines: ['Industriestrasse 12', '6210 Sursee'] },
    recipient: ['Muster AG', '8001 Zürich'],
    title: 'Bestellbestätigung',
    number: 'A2026-00001',
    createdAt: 0,
    facts: [{ label: 'Datum', value: '29.11.2026' }],
    intro: 'Vielen Dank.',
    lines: Array.from({ length: lines }, (_, at) => line(at)),
    sums: ['Produkte', 'Lieferung', 'MWST', 'Total CHF'].map((label) => ({ label, amount: '200.00' })),
    blocks: [block('Lieferadresse'), block('Zahlung')],
    notes: ['Es gelten unsere Bedingungen.'],
    qrBill: null,
    words: documentTexts.de.words,
    ...over,
  };
}

/** The text of each page. */
async function pagesOf(document: DocumentPaper): Promise<string[]> {
  const { text } = readPdf(await renderDocument(document));
  return text.split(/Seite \d+ von \d+/).slice(0, -1);
}

describe('a paper of several lines', () => {
  const counts = Array.from({ length: 30 }, (_, at) => at + 2);

  it.each(counts)('of %i begins no page with its sums or its addresses', async (count) => {
    const pages = await pagesOf(paperWith(count));
    const last = pages.at(-1) ?? '';
    for (const words of ['Kiste Nummer', 'Total CHF', 'Lieferadresse', 'Es gelten']) expect(last).toContain(words);
  });

  it.each(counts)('of %i gives the payment part no page of its own', async (count) => {
    const pages = await pagesOf(paperWith(count, { qrBill }));
    expect(pages.at(-1)).toContain('Kiste Nummer');
    expect(pages.at(-1)).toContain('Total CHF');
  });
});

it('sets more than three blocks in two rows', async () => {
  const street = 'Route de la Zone industrielle 118';
  const blocks = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'].map((title) => ({ title, lines: [street] }));
  // In a row of five the street takes two lines.
  expect((await pagesOf(paperWith(1, { blocks })))[0]?.split(street)).toHaveLength(6);
});

it('tells a scale with its value, and a name that says what it is without its label', async () => {
  const [page] = await pagesOf(paperWith(1));
  expect(page?.replaceAll(/\s+/g, ' ')).toContain('Länge innen 1000 mm · Abstand der Bretter 0.7 (0.5 eng, 1 weit) · EB-Welle, 5 mm');
});
