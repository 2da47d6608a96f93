/** German, francs, a table over two pages with each measure labelled. */
import type { AuctionInvoice } from './auction-invoice.ts';
import { rule, write, writeLines } from './pen.ts';

const lots = [
  ['17', 'Otto Brändli', 1902, 1987, 'Reuss bei Bremgarten', 'Aquarell', '46 × 61 cm', 'H 46 cm, B 61 cm', '1’800.00', '1800.00'],
  ['18', 'Klara Inderbitzin', 1924, 2011, 'Stillleben mit Krug', 'Öl auf Karton', '38 × 46 cm', 'H 38 cm, B 46 cm', '2’400.00', '2400.00'],
  ['52', 'Werner Saladin', 1931, 2004, 'Stehende', 'Bronze', '84 × 22 × 19 cm', 'H 84 cm, B 22 cm, T 19 cm', '9’500.00', '9500.00'],
  ['119', 'Agnes Wyrsch', 1955, 2019, 'Ohne Titel IV', 'Acryl auf Leinwand', '120 × 150 cm', 'H 120 cm, B 150 cm', '6’200.00', '6200.00'],
  [
    '203',
    'Peter Zgraggen',
    1899,
    1971,
    'Gewitter am Uri-Rotstock',
    'Öl auf Leinwand',
    '92.5 × 130 cm',
    'H 92.5 cm, B 130 cm',
    '14’000.00',
    '14000.00',
  ],
] as const;

export const spalen: AuctionInvoice = {
  name: 'Spalen-2026-1187.pdf',
  house: 'spalen',
  head: {
    buyer: 'Galerie Hofmatt AG',
    addition: 'Frau Ruth Ettlin',
    street: 'Dorfstrasse 12',
    zipCode: '6072',
    city: 'Sachseln',
    country: 'CH',
    invoiceNumber: '2026-1187',
    invoiceDate: '2026-11-09',
    currency: 'CHF',
    premium: '7458.00',
    total: '41962.10',
    collectBy: '2026-12-04',
  },
  works: lots.map(([lot, artist, , , title, technique, imageSize, , , price]) => ({ lot, artist, title, technique, imageSize, price })),
  draw(paper) {
    const frame = (page: number): void => {
      write(paper, 'Spalen Auktionen', 60, 40, { bold: true, size: 16 });
      write(paper, 'Spalenvorstadt 8, 4051 Basel', 60, 62, { size: 9 });
      write(paper, `Seite ${page} von 2`, 535, 62, { size: 9, right: true });
      write(paper, 'Spalen Auktionen AG, CHE-123.456.789 MWST', 60, 800, { size: 8 });
    };
    const heads = (y: number): void => {
      write(paper, 'Los', 60, y, { bold: true, size: 9 });
      write(paper, 'Beschreibung', 100, y, { bold: true, size: 9 });
      write(paper, 'Zuschlag', 460, y, { bold: true, size: 9, right: true });
      write(paper, 'Aufgeld 22 %', 535, y, { bold: true, size: 9, right: true });
      rule(paper, y + 14);
    };
    const row = (at: number, y: number): void => {
      const lot = lots[at];
      if (lot === undefined) return;
      const [number, artist, born, died, title, technique, , size, price, plain] = lot;
      write(paper, number, 60, y);
      write(paper, `${artist} (${born}–${died})`, 100, y, { bold: true });
      write(paper, price, 460, y, { right: true });
      write(paper, swiss(Number(plain) * 0.22), 535, y, { right: true });
      write(paper, title, 100, y + 15, { italic: true });
      writeLines(paper, [technique, size], 100, y + 30);
    };
    frame(1);
    writeLines(paper, ['Galerie Hofmatt AG', 'Frau Ruth Ettlin', 'Dorfstrasse 12', '6072 Sachseln'], 60, 130);
    write(paper, 'Rechnungsnummer:', 360, 130);
    write(paper, '2026-1187', 460, 130);
    write(paper, 'Datum:', 360, 146);
    write(paper, '09.11.2026', 460, 146);
    write(paper, 'Auktion 44, alle Beträge in CHF', 60, 240);
    heads(280);
    [0, 1, 2].forEach((at) => row(at, 310 + at * 90));
    paper.addPage();
    frame(2);
    heads(120);
    [3, 4].forEach((at) => row(at, 150 + (at - 3) * 90));
    rule(paper, 350);
    write(paper, 'Zwischentotal Zuschlag', 300, 365);
    write(paper, '33’900.00', 535, 365, { right: true });
    write(paper, 'Aufgeld 22 %', 300, 382);
    write(paper, '7’458.00', 535, 382, { right: true });
    write(paper, 'MWST 8.1 % auf Aufgeld', 300, 399);
    write(paper, '604.10', 535, 399, { right: true });
    write(paper, 'Rechnungsbetrag CHF', 300, 420, { bold: true });
    write(paper, '41’962.10', 535, 420, { bold: true, right: true });
    write(paper, 'Bitte holen Sie Ihre Lose ab. Abholung bis 04.12.2026 nach Voranmeldung.', 60, 470);
  },
};

const swiss = (amount: number): string => amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/, '’');
