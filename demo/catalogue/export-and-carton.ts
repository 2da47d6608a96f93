/** Export crates and cartons of the demo catalogue. */
import type { SeedProduct } from './seed-product.ts';
import { corrugated, osbOnSpruce, singleWall } from './seed-product.ts';

export const exportAndCartons: readonly SeedProduct[] = [
  {
    articleNumber: 'EX_0001',
    type: 'export-crate',
    categories: ['export-crates'],
    kindCode: 1,
    name: {
      de: 'Exportkiste ISPM 15 nach Mass',
      fr: 'Caisse d’exportation NIMP 15 sur mesure',
      en: 'Export crate ISPM 15 made to measure',
    },
    description: {
      de: 'Für die Reise über See: Wände aus OSB, Boden und Rahmen aus Vollholz, Querkufen für Gabeln und Seile, Deckelträger für eine Tonne je Quadratmeter. Für Ziele ausserhalb von Schweiz und EU mit hitzebehandeltem Holz und Stempel.',
      fr: 'Pour le voyage en mer : parois en OSB, fond et cadre en bois massif, patins transversaux pour fourches et élingues, solives de couvercle pour une tonne au mètre carré. Hors de Suisse et de l’UE avec bois traité à la chaleur et marqué.',
      en: 'For the journey overseas: OSB walls, solid timber floor and frame, cross skids for forks and slings, lid joists for one tonne per square metre. Beyond Switzerland and the EU with heat-treated, stamped timber.',
    },
    configurable: true,
    preset: { length: 2000, width: 1000, height: 1200, mass: 1000, destination: 'CH' },
    values: {
      load: '4500',
      timber: osbOnSpruce,
      use: { de: 'Maschinen nach Übersee', fr: 'Machines pour l’outre-mer', en: 'Machines for overseas' },
      landingPage: '/dienstleistungen/verpacken',
      stock: 'false',
    },
    price: { kind: 'margin', percent: 35, ladder: [1, 2, 5, 10] },
  },
  {
    articleNumber: 'KA_0001',
    type: 'slotted-box',
    categories: ['slotted-boxes'],
    kindCode: 1,
    name: { de: 'Faltkarton nach Mass', fr: 'Caisse américaine sur mesure', en: 'Slotted box made to measure' },
    description: {
      de: 'Der Klassiker FEFCO 0201, in jedem Innenmass und sieben Wellenarten. Flach geliefert, mit Klebelasche, bereit zum Aufrichten.',
      fr: 'Le classique FEFCO 0201, à toute dimension intérieure et en sept cannelures. Livré à plat, avec patte de collage, prêt à monter.',
      en: 'The classic FEFCO 0201, in any inner size and seven flutes. Delivered flat, with glued joint, ready to erect.',
    },
    configurable: true,
    preset: { length: 400, width: 300, height: 200, flute: 'C' },
    values: {
      timber: corrugated,
      board: singleWall.C,
      use: { de: 'Versand, Lager', fr: 'Expédition, stockage', en: 'Shipping, storage' },
      stock: 'false',
    },
    price: { kind: 'margin', percent: 35, ladder: [25, 50, 100, 250, 500], unitOfSales: 25 },
    transport: { maxPackage: 75, minSp: 0.5, quantityForMinSp: 300 },
  },
  {
    articleNumber: 'KA_0002',
    type: 'mailer',
    categories: ['mailers'],
    kindCode: 1,
    name: { de: 'Versandkarton nach Mass', fr: 'Boîte d’expédition sur mesure', en: 'Mailer made to measure' },
    description: {
      de: 'FEFCO 0427 mit doppelten Seitenwänden und Klappdeckel: hält ohne Klebeband, sieht beim Auspacken gut aus und lässt sich wieder schliessen.',
      fr: 'FEFCO 0427 à doubles parois latérales et couvercle rabattable : tient sans adhésif, soigne le déballage et se referme.',
      en: 'FEFCO 0427 with double side walls and a hinged lid: holds without tape, looks good when opened and closes again.',
    },
    configurable: true,
    preset: { length: 300, width: 200, height: 150, flute: 'B' },
    values: {
      timber: corrugated,
      board: singleWall.B,
      use: { de: 'Webshops, Muster, Geschenke', fr: 'Boutiques en ligne, échantillons, cadeaux', en: 'Web shops, samples, gifts' },
      stock: 'false',
    },
    price: { kind: 'margin', percent: 35, ladder: [25, 50, 100, 250, 500], unitOfSales: 25 },
    transport: { maxPackage: 75, minSp: 0.5, quantityForMinSp: 300 },
  },
  {
    articleNumber: 'KA_0003',
    type: 'slotted-box',
    categories: ['single-wall'],
    kindCode: 1,
    name: { de: 'Faltkarton 400 × 300 × 200', fr: 'Caisse américaine 400 × 300 × 200', en: 'Slotted box 400 × 300 × 200' },
    description: {
      de: 'Einwellig, Welle C, innen 400 × 300 × 200 mm: Acht davon sind eine Lage der Europalette, mit gut einem Zentimeter Überstand. Verkauft in Bündeln zu 25 Stück.',
      fr: 'Simple cannelure C, 400 × 300 × 200 mm à l’intérieur : huit font une couche d’europalette, avec un bon centimètre de débord. Vendu par paquets de 25.',
      en: 'Single wall, flute C, 400 × 300 × 200 mm inside: eight make a layer on a Euro pallet, overhanging by about a centimetre. Sold in bundles of 25.',
    },
    configurable: false,
    preset: { length: 400, width: 300, height: 200, flute: 'C' },
    values: {
      timber: corrugated,
      board: singleWall.C,
      use: { de: 'Versand, Lager', fr: 'Expédition, stockage', en: 'Shipping, storage' },
      stock: 'true',
    },
    price: {
      kind: 'fix',
      unitOfSales: 25,
      steps: [
        [25, 1.95],
        [100, 1.68],
        [250, 1.47],
        [500, 1.3125],
      ],
    },
    transport: { maxPackage: 75, minSp: 0.5, quantityForMinSp: 300 },
  },
];
