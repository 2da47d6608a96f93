/** English, euros, measures in inches and centimetres, a lot that continues on the next page. */
import type { AuctionInvoice } from './auction-invoice.ts';
import { rule, write, writeLines } from './pen.ts';

export const northgate: AuctionInvoice = {
  name: 'Northgate invoice 20417.pdf',
  house: 'northgate',
  head: {
    buyer: 'Dr. Aoife Brennan',
    street: '18 Beacon Court',
    zipCode: 'SW7 2AZ',
    city: 'London',
    country: 'GB',
    invoiceNumber: '20417',
    invoiceDate: '2026-11-12',
    currency: 'EUR',
    premium: '4950.00',
    total: '24750.00',
    collectBy: '2026-12-11',
  },
  works: [
    {
      lot: '33',
      artist: 'Maeve Dunleavy',
      title: 'Boats at Howth',
      technique: 'Oil on canvas',
      imageSize: '51 × 61 cm',
      frameSize: '66 × 76 × 5 cm',
      price: '7800.00',
    },
    { lot: '34', artist: 'Cormac Healy', title: 'Seated Figure', technique: 'Bronze', imageSize: '45 × 20 × 24 cm', price: '9500.00' },
    { lot: '78', artist: 'Nora Fitzgerald', title: 'Winter Hedge', technique: 'Ink on paper', imageSize: '29.7 × 42 cm', price: '2500.00' },
  ],
  draw(paper) {
    write(paper, 'NORTHGATE AUCTIONS', 60, 44, { bold: true, size: 15 });
    write(paper, '2 Northgate Street, Dublin D02 X285', 60, 64, { size: 9 });
    write(paper, 'Invoice number: 20417', 380, 110);
    write(paper, 'Invoice date: November 12, 2026', 380, 125);
    write(paper, 'Sold to:', 60, 110, { bold: true });
    writeLines(paper, ['Dr. Aoife Brennan', '18 Beacon Court', 'London SW7 2AZ', 'United Kingdom'], 60, 124);
    write(paper, 'LOT', 60, 600, { bold: true, size: 9 });
    write(paper, 'DESCRIPTION', 110, 600, { bold: true, size: 9 });
    write(paper, 'HAMMER PRICE', 535, 600, { bold: true, size: 9, right: true });
    rule(paper, 614);
    write(paper, '33', 60, 625);
    write(paper, 'Maeve Dunleavy (1908–1990)', 110, 625, { bold: true });
    write(paper, '€ 7,800.00', 535, 625, { right: true });
    write(paper, 'Boats at Howth', 110, 640, { italic: true });
    writeLines(paper, ['Oil on canvas', '20 x 24 in. (51 x 61 cm)', 'Framed: 26 x 30 x 2 in. (66 x 76 x 5 cm)'], 110, 655);
    write(paper, '34', 60, 720);
    write(paper, 'Cormac Healy (b. 1947)', 110, 720, { bold: true });
    write(paper, '€ 9,500.00', 535, 720, { right: true });
    write(paper, 'Seated Figure', 110, 735, { italic: true });
    write(paper, 'Bronze', 110, 750);
    paper.addPage();
    write(paper, 'NORTHGATE AUCTIONS', 60, 44, { bold: true, size: 15 });
    write(paper, '45 x 20 x 24 cm', 110, 110);
    write(paper, '78', 60, 150);
    write(paper, 'Nora Fitzgerald (1932–2015)', 110, 150, { bold: true });
    write(paper, '€ 2,500.00', 535, 150, { right: true });
    write(paper, 'Winter Hedge', 110, 165, { italic: true });
    writeLines(paper, ['Ink on paper', '11.7 x 16.5 in. (29.7 x 42 cm)'], 110, 180);
    rule(paper, 230);
    write(paper, 'Subtotal', 330, 245);
    write(paper, '€ 19,800.00', 535, 245, { right: true });
    write(paper, 'Buyer’s premium 25%', 330, 262);
    write(paper, '€ 4,950.00', 535, 262, { right: true });
    write(paper, 'Amount due', 330, 284, { bold: true });
    write(paper, '€ 24,750.00', 535, 284, { bold: true, right: true });
    write(paper, 'Collection of lots by 11 December 2026, by appointment.', 60, 330);
  },
};
