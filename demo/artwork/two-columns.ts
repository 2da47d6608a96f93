/** French, euros with spaces for thousands, lots in two columns. */
import type { AuctionInvoice } from './auction-invoice.ts';
import { write, writeLines } from './pen.ts';

const lots = [
  ['101', 'Émile Charvin', 'Le port de Sète', 'Huile sur panneau', '33 × 41 cm', '33 x 41 cm', '2 300,00', '2300.00'],
  ['102', 'Suzanne Albaret', 'Étude de mains', 'Fusain sur papier', '48.5 × 31 cm', '48,5 x 31 cm', '950,00', '950.00'],
  ['140', 'Paul Vernède', 'Vase aux iris', 'Céramique', '37 × 21 × 21 cm', '37 x 21 x 21 cm', '1 750,00', '1750.00'],
  ['155', 'Jeanne Lacombe', 'Matin à Collioure', 'Gouache', '50 × 65 cm', '50 x 65 cm', '3 100,00', '3100.00'],
] as const;

export const vauclair: AuctionInvoice = {
  name: 'bordereau 7702.pdf',
  house: 'vauclair',
  head: {
    buyer: 'Société Arvor SARL',
    street: '5 quai des Docks',
    zipCode: '06300',
    city: 'Nice',
    country: 'FR',
    invoiceNumber: '7702',
    invoiceDate: '2026-11-05',
    currency: 'EUR',
    premium: '2268.00',
    total: '10368.00',
  },
  works: lots.map(([lot, artist, title, technique, imageSize, , , price]) => ({ lot, artist, title, technique, imageSize, price })),
  draw(paper) {
    write(paper, 'VAUCLAIR ENCHÈRES', 60, 45, { bold: true, size: 15 });
    write(paper, '14 rue Drouot, 75009 Paris', 60, 66, { size: 9 });
    write(paper, 'Bordereau n° 7702', 60, 110, { bold: true });
    write(paper, 'Date : 05/11/2026', 60, 126);
    write(paper, 'Adjudicataire :', 330, 110);
    writeLines(paper, ['Société Arvor SARL', '5 quai des Docks', '06300 Nice'], 330, 124);
    lots.forEach(([lot, artist, title, technique, , size, price], at) => {
      const [x, y] = [at < 2 ? 60 : 320, 220 + (at % 2) * 110];
      write(paper, `Lot ${lot}`, x, y, { bold: true });
      write(paper, artist, x, y + 15, { bold: true });
      write(paper, title, x, y + 30, { italic: true });
      writeLines(paper, [technique, size, `Adjudication : ${price} €`], x, y + 45);
    });
    write(paper, 'Frais acheteur 28 % TTC', 320, 470);
    write(paper, '2 268,00 €', 535, 470, { right: true });
    write(paper, 'Net à payer', 320, 490, { bold: true });
    write(paper, '10 368,00 €', 535, 490, { bold: true, right: true });
  },
};
