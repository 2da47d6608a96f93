/** German, francs, one lot, no labels: the house distinguishes values by typography alone. */
import type { AuctionInvoice } from './auction-invoice.ts';
import { rule, write, writeLines } from './pen.ts';

export const seefeld: AuctionInvoice = {
  name: 'Rechnung_88214.pdf',
  house: 'seefeld',
  head: {
    buyer: 'Eleanor Whitcombe',
    street: '412 West 22nd Street, Apt 5',
    zipCode: '10011',
    city: 'New York',
    state: 'NY',
    country: 'US',
    invoiceNumber: '88214',
    invoiceDate: '2026-11-14',
    currency: 'CHF',
    premium: '6000.00',
    total: '30486.00',
    collectBy: '2026-11-28',
  },
  works: [
    {
      lot: '214',
      artist: 'Hedwig Amstad',
      title: 'Winter über dem Sempachersee',
      technique: 'Öl auf Leinwand',
      imageSize: '78 × 112 cm',
      frameSize: '94 × 128 × 7 cm',
      price: '24000.00',
    },
  ],
  draw(paper) {
    const serif = { font: 'serif', size: 11 } as const;
    write(paper, 'AUKTIONSHAUS SEEFELD', 60, 50, { ...serif, bold: true });
    write(paper, 'Utoquai 41, 8008 Zürich', 60, 68, serif);
    write(paper, 'Ms. Eleanor Whitcombe', 60, 150, { ...serif, bold: true });
    writeLines(paper, ['412 West 22nd Street, Apt 5', 'New York, NY 10011', 'USA'], 60, 167, serif);
    write(paper, 'Rechnung 88214', 400, 150, serif);
    write(paper, '14. November 2026', 400, 167, serif);
    rule(paper, 250);
    write(paper, 'Los 214', 60, 265, { ...serif, bold: true });
    write(paper, 'Zuschlag', 535, 285, { ...serif, right: true });
    write(paper, 'Hedwig Amstad (1891–1964)', 60, 285, { ...serif, bold: true });
    write(paper, 'Winter über dem Sempachersee, 1932', 60, 302, { ...serif, italic: true });
    write(paper, 'CHF 24’000.00', 535, 302, { ...serif, bold: true, right: true });
    write(paper, 'Öl auf Leinwand, gerahmt', 60, 319, serif);
    write(paper, '78 × 112 cm, Rahmen 94 × 128 × 7 cm', 60, 336, serif);
    write(paper, 'Aufgeld 25 %    6’000.00', 535, 390, { ...serif, right: true });
    write(paper, 'MWST auf Aufgeld    486.00', 535, 410, { ...serif, right: true });
    write(paper, 'Total CHF    30’486.00', 535, 430, { ...serif, bold: true, right: true });
    rule(paper, 470);
    write(paper, 'Abholung bis 28. November, Mo–Fr 9–17 Uhr.', 60, 485, serif);
    write(paper, 'Der Transport ist Sache der Käuferschaft.', 60, 502, serif);
  },
};
