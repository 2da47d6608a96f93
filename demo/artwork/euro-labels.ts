/** German of Germany, euros with a comma, each value after its label; width is written before height. */
import type { AuctionInvoice } from './auction-invoice.ts';
import { write, writeLines } from './pen.ts';

export const rheinwerk: AuctionInvoice = {
  name: 'RE-20261102.pdf',
  house: 'rheinwerk',
  head: {
    buyer: 'Marlene Obermeier',
    street: 'Lindenweg 3a',
    zipCode: '79098',
    city: 'Freiburg im Breisgau',
    country: 'DE',
    invoiceNumber: 'RE-20261102',
    invoiceDate: '2026-11-02',
    currency: 'EUR',
    premium: '3225.00',
    total: '16737.75',
  },
  works: [
    { lot: '61', artist: 'Ilse Vonderau', title: 'Hafen im Nebel', technique: 'Öl auf Holz', imageSize: '62 × 84 cm', price: '4500.00' },
    {
      lot: '62',
      artist: 'Jakob Stellrecht',
      title: 'Kopf eines Fischers',
      technique: 'Marmor',
      imageSize: '41 × 24 × 26 cm',
      price: '8400.00',
    },
  ],
  draw(paper) {
    write(paper, 'Kunsthandel Rheinwerk GmbH', 60, 45, { bold: true, size: 14 });
    write(paper, 'Rheinuferstraße 9 · 50668 Köln', 60, 64, { size: 9 });
    write(paper, 'Käuferin:', 60, 120, { bold: true });
    writeLines(paper, ['Frau Marlene Obermeier', 'Lindenweg 3a', 'D-79098 Freiburg im Breisgau'], 60, 134);
    write(paper, 'Rechnung Nr.', 380, 120);
    write(paper, 'Rechnungsnummer: RE-20261102', 380, 120 + 14);
    write(paper, 'Rechnungsdatum: 2. November 2026', 380, 120 + 28);
    const lot = (y: number, number: string, artist: string, lines: readonly string[], price: string): void => {
      write(paper, `Los-Nr. ${number}`, 60, y, { bold: true });
      write(paper, artist, 60, y + 16, { bold: true });
      writeLines(paper, lines, 60, y + 31);
      write(paper, `Zuschlagspreis: ${price} EUR`, 60, y + 31 + lines.length * 13.5);
    };
    lot(230, '61', 'Ilse Vonderau', ['„Hafen im Nebel“, 1911', 'Öl auf Holz', 'Maße: 84 x 62 cm'], '4.500,00');
    lot(340, '62', 'Jakob Stellrecht', ['„Kopf eines Fischers“', 'Marmor', 'Maße: 24 x 41 x 26 cm'], '8.400,00');
    write(paper, 'Aufgeld 25 %', 330, 480);
    write(paper, '3.225,00 €', 535, 480, { right: true });
    write(paper, 'USt. 19 % auf Aufgeld', 330, 497);
    write(paper, '612,75 €', 535, 497, { right: true });
    write(paper, 'Gesamtbetrag', 330, 518, { bold: true });
    write(paper, '16.737,75 €', 535, 518, { bold: true, right: true });
  },
};
