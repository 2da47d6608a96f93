/** French of Switzerland, francs, lots below each other with the price at the right edge. */
import type { AuctionInvoice } from './auction-invoice.ts';
import { rule, write, writeLines } from './pen.ts';

export const leman: AuctionInvoice = {
  name: 'facture_F-3391.pdf',
  house: 'leman',
  head: {
    buyer: 'Hélène Dumur-Rochat',
    addition: 'Résidence Les Peupliers',
    street: '27 rue de la Filature',
    zipCode: '69003',
    city: 'Lyon',
    country: 'FR',
    invoiceNumber: 'F-3391',
    invoiceDate: '2026-10-30',
    currency: 'CHF',
    premium: '4160.00',
    total: '21096.95',
    collectBy: '2026-11-20',
  },
  works: [
    {
      lot: '8',
      artist: 'Armand Péclard',
      title: 'Barques à Ouchy',
      technique: 'Huile sur toile',
      imageSize: '33 × 41 cm',
      frameSize: '46 × 54 × 5 cm',
      price: '11000.00',
    },
    {
      lot: '9b',
      artist: 'Louise Grandjean',
      title: 'La cuisine bleue',
      technique: 'Pastel sur papier',
      imageSize: '46 × 38 cm',
      price: '5600.00',
    },
  ],
  draw(paper) {
    const serif = { font: 'serif', size: 11 } as const;
    write(paper, 'Hôtel des Ventes du Léman', 60, 44, { ...serif, bold: true, size: 15 });
    write(paper, 'Rue du Rhône 77, 1204 Genève', 60, 64, { ...serif, size: 9 });
    write(paper, 'Facture n°', 60, 110, serif);
    write(paper, 'F-3391', 130, 110, serif);
    write(paper, 'Date', 60, 126, serif);
    write(paper, '30 octobre 2026', 130, 126, serif);
    writeLines(
      paper,
      ['Madame Hélène Dumur-Rochat', 'Résidence Les Peupliers', '27 rue de la Filature', '69003 Lyon', 'France'],
      340,
      110,
      serif,
    );
    rule(paper, 215);
    write(paper, 'Lot n° 8', 60, 230, { ...serif, bold: true });
    write(paper, 'Armand Péclard (1878–1949)', 60, 247, { ...serif, bold: true });
    write(paper, '« Barques à Ouchy », signé', 60, 263, serif);
    write(paper, 'Huile sur toile', 60, 279, serif);
    write(paper, '33 x 41 cm, cadre : 46 x 54 x 5 cm', 60, 295, serif);
    write(paper, 'Adjudication', 440, 247, { ...serif, right: true });
    write(paper, 'CHF 11’000.–', 535, 247, { ...serif, right: true });
    write(paper, 'Lot n° 9b', 60, 330, { ...serif, bold: true });
    write(paper, 'Louise Grandjean (née en 1921)', 60, 347, { ...serif, bold: true });
    write(paper, '« La cuisine bleue »', 60, 363, serif);
    write(paper, 'Pastel sur papier', 60, 379, serif);
    write(paper, 'Haut. 46 ; larg. 38 cm', 60, 395, serif);
    write(paper, 'Adjudication', 440, 347, { ...serif, right: true });
    write(paper, 'CHF 5’600.–', 535, 347, { ...serif, right: true });
    rule(paper, 430);
    write(paper, 'Frais acheteur 25 %', 330, 445, serif);
    write(paper, '4’160.00', 535, 445, { ...serif, right: true });
    write(paper, 'TVA 8,1 % sur les frais', 330, 462, serif);
    write(paper, '336.95', 535, 462, { ...serif, right: true });
    write(paper, 'Total à payer CHF', 330, 482, { ...serif, bold: true });
    write(paper, '21’096.95', 535, 482, { ...serif, bold: true, right: true });
    write(paper, 'Retrait des lots : retrait possible jusqu’au 20 novembre 2026.', 60, 540, serif);
  },
};
