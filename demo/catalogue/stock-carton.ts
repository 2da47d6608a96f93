/** Cartons in usual inner sizes: slotted boxes FEFCO 0201, mailers FEFCO 0427. */
import type { LocalizedText } from '#domain/language/language.ts';
import type { FamilyRow } from './family.ts';
import { family, text } from './family.ts';
import type { SeedProduct } from './seed-product.ts';
import { corrugated, doubleWall, singleWall } from './seed-product.ts';

type Flute = keyof typeof singleWall | keyof typeof doubleWall;
type Size = readonly [length: number, width: number, height: number];

const boards: Readonly<Record<Flute, LocalizedText>> = { ...singleWall, ...doubleWall };

function carton(size: Size, flute: Flute) {
  const [length, width, height] = size;
  return { preset: { length, width, height, flute }, values: { board: boards[flute] } };
}
const sizeName = (words: LocalizedText, size: Size): LocalizedText =>
  text(`${words.de} ${size.join(' × ')}`, `${words.fr} ${size.join(' × ')}`, `${words.en} ${size.join(' × ')}`);

interface CartonRow extends Pick<FamilyRow, 'article' | 'about' | 'ship' | 'price'> {
  size: Size;
  flute: Flute;
}
const rowsOf = (words: LocalizedText, rows: readonly CartonRow[]): FamilyRow[] =>
  rows.map(({ size, flute, ...row }) => ({ ...row, name: sizeName(words, size), ...carton(size, flute) }));

const slotted = text('Faltkarton', 'Caisse américaine', 'Slotted box');
const mailer = text('Versandkarton', 'Boîte d’expédition', 'Mailer');

const quantities = [25, 100, 250, 500];
const unitOfSales = 25;

const singleWalled = family(
  {
    type: 'slotted-box',
    kindCode: 1,
    categories: ['single-wall'],
    values: { timber: corrugated, stock: 'true', use: text('Versand, Lager', 'Expédition, stockage', 'Shipping, storage') },
    about: text(
      'FEFCO 0201, flach geliefert, in Bündeln zu 25 Stück.',
      'FEFCO 0201, livrée à plat, par paquets de 25.',
      'FEFCO 0201, delivered flat, in bundles of 25.',
    ),
    quantities,
    unitOfSales,
  },
  rowsOf(slotted, [
    {
      article: 'KA_0004',
      size: [200, 150, 100],
      flute: 'B',
      about: text(
        'Der Kleinste für Muster, Tassen und Ersatzteile.',
        'La plus petite, pour échantillons, tasses et pièces de rechange.',
        'The smallest, for samples, cups and spare parts.',
      ),
      ship: [150, 0.5, 1200],
    },
    {
      article: 'KA_0005',
      size: [250, 200, 150],
      flute: 'B',
      about: text(
        'Für Bücher im Stapel und Geräte bis 5 kg.',
        'Pour des livres en pile et des appareils jusqu’à 5 kg.',
        'For stacked books and devices up to 5 kg.',
      ),
      ship: [125, 0.5, 700],
    },
    {
      article: 'KA_0006',
      size: [300, 200, 200],
      flute: 'C',
      about: text(
        'Sechzehn sind eine Lage der Europalette, mit gut einem Zentimeter Überstand.',
        'Seize font une couche d’europalette, avec un bon centimètre de débord.',
        'Sixteen make a layer on a Euro pallet, overhanging by about a centimetre.',
      ),
      ship: [100, 0.5, 500],
    },
    {
      article: 'KA_0007',
      size: [300, 300, 300],
      flute: 'C',
      about: text(
        'Der Würfel für Kugeln, Kerzen und Töpfe.',
        'Le cube pour boules, bougies et pots.',
        'The cube for balls, candles and pots.',
      ),
      ship: [75, 0.5, 300],
    },
    {
      article: 'KA_0008',
      size: [500, 400, 300],
      flute: 'C',
      about: text(
        'Für Textilien und Leichtes mit viel Volumen.',
        'Pour textiles et articles légers et volumineux.',
        'For textiles and light, bulky goods.',
      ),
      ship: [50, 0.5, 200],
    },
  ]),
);

const doubleWalled = family(
  {
    type: 'slotted-box',
    kindCode: 1,
    categories: ['double-wall'],
    values: {
      timber: corrugated,
      stock: 'true',
      use: text('Schweres, Export, Umzug', 'Charges lourdes, exportation, déménagement', 'Heavy goods, export, moving'),
    },
    about: text(
      'FEFCO 0201 mit doppelter Welle: steht im Stapel, auch wenn es feucht wird.',
      'FEFCO 0201 à double cannelure : tient la pile, même par temps humide.',
      'FEFCO 0201 with a double flute: holds in the stack even when it gets damp.',
    ),
    quantities,
    unitOfSales,
  },
  rowsOf(slotted, [
    {
      article: 'KA_0009',
      size: [400, 300, 300],
      flute: 'EB',
      about: text(
        'Für Werkzeug und Metallteile bis 25 kg.',
        'Pour outils et pièces métalliques jusqu’à 25 kg.',
        'For tools and metal parts up to 25 kg.',
      ),
      ship: [50, 0.5, 200],
    },
    {
      article: 'KA_0010',
      size: [600, 400, 300],
      flute: 'EB',
      about: text(
        'Innen das ISO-Modul: vier auf einer Lage der Europalette, mit knapp einem Zentimeter Überstand.',
        'Le module ISO à l’intérieur : quatre par couche d’europalette, avec près d’un centimètre de débord.',
        'The ISO module inside: four to a layer of a Euro pallet, overhanging by just under a centimetre.',
      ),
      ship: [25, 0.5, 150],
    },
    {
      article: 'KA_0011',
      size: [600, 400, 400],
      flute: 'EB',
      about: text(
        'Der Umzugskarton, 96 Liter, mit Reserven im Boden.',
        'Le carton de déménagement, 96 litres, au fond solide.',
        'The removal box, 96 litres, with strength to spare in the base.',
      ),
      ship: [25, 0.5, 130],
    },
    {
      article: 'KA_0012',
      size: [800, 600, 500],
      flute: 'EB',
      about: text(
        'Ein Karton je Halbpalette, mit wenigen Millimetern Überstand.',
        'Une seule caisse par demi-palette, avec quelques millimètres de débord.',
        'One box to a half pallet, overhanging by a few millimetres.',
      ),
      ship: [0, 0.5, 100],
    },
    {
      article: 'KA_0013',
      size: [1180, 780, 600],
      flute: 'EC',
      about: text(
        'Der Palettenkarton: eine Kiste aus Karton auf der ganzen Europalette.',
        'Le carton-palette : une caisse sur toute l’europalette.',
        'The pallet box: one carton for a whole Euro pallet.',
      ),
      ship: [0, 1, 75],
    },
  ]),
);

const mailers = family(
  {
    type: 'mailer',
    kindCode: 1,
    categories: ['mailers'],
    values: {
      timber: corrugated,
      stock: 'true',
      use: text('Webshops, Muster, Geschenke', 'Boutiques en ligne, échantillons, cadeaux', 'Web shops, samples, gifts'),
    },
    about: text(
      'FEFCO 0427 mit doppelten Seitenwänden: hält ohne Klebeband und geht wieder zu.',
      'FEFCO 0427 à parois doubles : tient sans adhésif et se referme.',
      'FEFCO 0427 with double side walls: holds without tape and closes again.',
    ),
    quantities,
    unitOfSales,
  },
  rowsOf(mailer, [
    {
      article: 'KA_0014',
      size: [150, 100, 50],
      flute: 'E',
      about: text('Für Schmuck, Kosmetik und Karten.', 'Pour bijoux, cosmétiques et cartes.', 'For jewellery, cosmetics and cards.'),
      ship: [250, 0.5, 2000],
    },
    {
      article: 'KA_0015',
      size: [200, 150, 80],
      flute: 'E',
      about: text(
        'Für Bücher, Brillen und kleine Elektronik.',
        'Pour livres, lunettes et petite électronique.',
        'For books, glasses and small electronics.',
      ),
      ship: [200, 0.5, 1400],
    },
    {
      article: 'KA_0016',
      size: [250, 180, 100],
      flute: 'E',
      about: text(
        'Für ein Paar Kinderschuhe oder zwei Gläser Honig.',
        'Pour une paire de souliers d’enfant ou deux pots de miel.',
        'For a pair of children’s shoes or two jars of honey.',
      ),
      ship: [150, 0.5, 1000],
    },
    {
      article: 'KA_0017',
      size: [350, 250, 100],
      flute: 'B',
      about: text(
        'Für ein gefaltetes Hemd oder einen Stapel A4.',
        'Pour une chemise pliée ou une pile de feuilles A4.',
        'For a folded shirt or a stack of A4 paper.',
      ),
      ship: [100, 0.5, 600],
    },
    {
      article: 'KA_0018',
      size: [400, 300, 120],
      flute: 'B',
      about: text(
        'Der Grosse für Geschenke und Laptops.',
        'La grande, pour cadeaux et ordinateurs portables.',
        'The large one for gifts and laptops.',
      ),
      ship: [75, 0.5, 400],
    },
  ]),
);

export const stockCartons: readonly SeedProduct[] = [...singleWalled, ...doubleWalled, ...mailers];
