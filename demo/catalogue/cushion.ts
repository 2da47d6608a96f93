/** Cushions for pallet furniture. */
import { family, text } from './family.ts';
import type { SeedProduct } from './seed-product.ts';

type Colour = 'natural' | 'green';
const swatches: Readonly<Record<Colour, string>> = { natural: '#DED5C5', green: '#93B29E' };

const foam = text('Schaumstoff, Bezug Baumwolle', 'Mousse, housse en coton', 'Foam, cotton cover');
const pad = (length: number, width: number, thickness: number, colour: Colour) => ({
  preset: { length, width, thickness, colour },
  values: { colour: swatches[colour] },
});

export const cushions: readonly SeedProduct[] = family(
  {
    type: 'cushion',
    kindCode: 2,
    categories: ['cushions'],
    values: {
      timber: foam,
      stock: 'true',
      washable: 'true',
      use: text('Sofas, Bänke, Sessel', 'Canapés, bancs, fauteuils', 'Sofas, benches, armchairs'),
    },
    about: text(
      'Bezug mit Reissverschluss, bei 40 Grad waschbar; innen fester Schaumstoff.',
      'Housse à fermeture éclair, lavable à 40 degrés ; mousse ferme.',
      'Zipped cover, washable at 40 degrees; firm foam inside.',
    ),
    quantities: [1, 2, 4, 10],
  },
  [
    {
      article: 'KI_0001',
      configurable: true,
      name: text('Palettenkissen nach Mass', 'Coussin de palette sur mesure', 'Pallet cushion made to measure'),
      about: text(
        'Auf den Zentimeter genäht: Länge, Breite, Dicke und Farbe wählen Sie.',
        'Cousu au centimètre : vous choisissez longueur, largeur, épaisseur et couleur.',
        'Sewn to the centimetre: you choose length, width, thickness and colour.',
      ),
      ...pad(1000, 700, 100, 'natural'),
      values: { colour: swatches.natural, stock: 'false' },
      price: { kind: 'margin', percent: 35, ladder: [1, 2, 4, 10] },
    },
    {
      article: 'KI_0002',
      name: text('Sitzkissen 1200 × 800 natur', 'Coussin d’assise 1200 × 800 écru', 'Seat cushion 1200 × 800 natural'),
      about: text(
        'Passt genau auf eine Europalette, 120 mm dick.',
        'S’ajuste exactement à une europalette, 120 mm d’épaisseur.',
        'Fits a Euro pallet exactly, 120 mm thick.',
      ),
      ...pad(1200, 800, 120, 'natural'),
      ship: [1, 0.5, 8],
    },
    {
      article: 'KI_0003',
      name: text('Sitzkissen 1200 × 800 salbeigrün', 'Coussin d’assise 1200 × 800 vert sauge', 'Seat cushion 1200 × 800 sage green'),
      about: text(
        'Das Sitzkissen für eine Europalette, in Salbeigrün.',
        'Le coussin d’assise d’une europalette, en vert sauge.',
        'The seat cushion for a Euro pallet, in sage green.',
      ),
      ...pad(1200, 800, 120, 'green'),
      ship: [1, 0.5, 8],
    },
    {
      article: 'KI_0004',
      name: text('Rückenkissen 1200 × 400', 'Coussin de dossier 1200 × 400', 'Back cushion 1200 × 400'),
      about: text(
        'Lehnt an der Rückenpalette und deckt die Bretter ab.',
        'S’appuie contre la palette de dossier et couvre les planches.',
        'Leans against the back pallet and covers its boards.',
      ),
      ...pad(1200, 400, 150, 'natural'),
      ship: [2, 0.5, 14],
    },
    {
      article: 'KI_0005',
      name: text('Sitzkissen 800 × 600', 'Coussin d’assise 800 × 600', 'Seat cushion 800 × 600'),
      about: text(
        'Für Halbpalette und Hocker, 80 mm dick, salbeigrün.',
        'Pour demi-palette et tabouret, 80 mm d’épaisseur, vert sauge.',
        'For half pallets and stools, 80 mm thick, sage green.',
      ),
      ...pad(800, 600, 80, 'green'),
      ship: [2, 0.5, 20],
    },
    {
      article: 'KI_0006',
      name: text('Kissen 400 × 400', 'Coussin 400 × 400', 'Cushion 400 × 400'),
      about: text('Das kleine dazu, quadratisch, natur.', 'Le petit carré en plus, écru.', 'The little square one to go with it, natural.'),
      ...pad(400, 400, 60, 'natural'),
      ship: [6, 0.5, 60],
    },
    {
      article: 'KI_0007',
      name: text('Liegepolster 2000 × 900', 'Matelas d’appoint 2000 × 900', 'Lounger pad 2000 × 900'),
      about: text(
        'Für das Tagesbett, 150 mm dick: am Tag Sofa, in der Nacht Gästebett.',
        'Pour le lit de jour, 150 mm d’épaisseur : canapé le jour, lit d’amis la nuit.',
        'For the day bed, 150 mm thick: sofa by day, guest bed by night.',
      ),
      ...pad(2000, 900, 150, 'natural'),
      ship: [0, 1, 5],
    },
  ],
);
