/** Pallets in common trade and industry sizes, with frames and lids for them, and laths in bundles. */
import { family, text } from './family.ts';
import type { SeedProduct } from './seed-product.ts';
import { larch, solidSpruce, sprucePlywood } from './seed-product.ts';

const pallet = (length: number, width: number, load: number, boardWidth = 100, maxGap = 40) => ({
  preset: { length, width, load, boardWidth, maxGap },
  values: { load: String(load) },
});

const pallets = family(
  {
    type: 'pallet',
    kindCode: 1,
    categories: ['special-pallets'],
    values: {
      timber: solidSpruce,
      ispm15: 'true',
      stock: 'true',
      use: text('Lager, Transport, Export', 'Stockage, transport, exportation', 'Storage, transport, export'),
    },
    about: text(
      'Vierweg mit neun Klötzen, von allen Seiten zu unterfahren.',
      'Quatre entrées sur neuf dés, accessible de tous les côtés.',
      'Four-way entry on nine blocks: forks reach in from every side.',
    ),
    quantities: [1, 10, 25, 50, 100],
  },
  [
    {
      article: 'PL_0006',
      categories: ['standard-pallets'],
      name: text('Industriepalette 1200 × 1000', 'Palette industrielle 1200 × 1000', 'Industrial pallet 1200 × 1000'),
      about: text(
        'Das Mass der Chemie und der Getränke, für tiefe Regale gemacht.',
        'Le format de la chimie et des boissons, fait pour les rayonnages profonds.',
        'The size of the chemical and drinks industries, made for deep racks.',
      ),
      ...pallet(1200, 1000, 1000),
      ship: [0, 1.5, 15],
    },
    {
      article: 'PL_0007',
      categories: ['standard-pallets'],
      name: text('Einwegpalette 1200 × 800', 'Palette perdue 1200 × 800', 'One-way pallet 1200 × 800'),
      about: text(
        'Leichter und günstiger als die Tauschpalette: für Lieferungen, die nicht zurückkommen.',
        'Plus légère et moins chère que la palette d’échange : pour les envois sans retour.',
        'Lighter and cheaper than the exchange pallet: for deliveries that never come back.',
      ),
      ...pallet(1200, 800, 500, 80, 60),
      ship: [0, 1, 15],
    },
    {
      article: 'PL_0008',
      categories: ['small-pallets'],
      name: text('Displaypalette 800 × 400', 'Palette présentoir 800 × 400', 'Display pallet 800 × 400'),
      about: text(
        'Die schmale für den Gang: Drei nebeneinander ergeben eine Europalette.',
        'L’étroite, pour l’allée : trois côte à côte font une europalette.',
        'The narrow one for the aisle: three side by side make a Euro pallet.',
      ),
      ...pallet(800, 400, 250, 80),
      ship: [2, 0.5, 24],
    },
    {
      article: 'PL_0009',
      name: text('Grosspalette 1300 × 1100', 'Grande palette 1300 × 1100', 'Large pallet 1300 × 1100'),
      about: text(
        'Für Fässer und Oktabins: in Länge und Breite eine Handbreit mehr als die Industriepalette.',
        'Pour fûts et octabins : un peu plus grande que la palette industrielle de chaque côté.',
        'For drums and octabins: a little larger than the industrial pallet on every side.',
      ),
      ...pallet(1300, 1100, 1200),
      ship: [0, 2, 15],
    },
    {
      article: 'PL_0010',
      name: text('US-Palette 1219 × 1016', 'Palette US 1219 × 1016', 'US pallet 1219 × 1016'),
      about: text(
        '48 × 40 Zoll, das Mass des nordamerikanischen Handels, hitzebehandelt und gestempelt.',
        '48 × 40 pouces, le format du commerce nord-américain, traité à la chaleur et marqué.',
        '48 × 40 inches, the size of North American trade, heat-treated and stamped.',
      ),
      ...pallet(1219, 1016, 1000, 89),
      ship: [0, 1.5, 15],
    },
    {
      article: 'PL_0011',
      name: text('Langpalette 2000 × 1000', 'Palette longue 2000 × 1000', 'Long pallet 2000 × 1000'),
      about: text(
        'Zwei Meter für Platten, Türen und Maschinenbetten, mit dichtem Deck.',
        'Deux mètres pour panneaux, portes et bâtis de machines, à plancher serré.',
        'Two metres for panels, doors and machine beds, with a close-boarded deck.',
      ),
      ...pallet(2000, 1000, 1500, 120, 30),
      ship: [0, 2.5, 14],
    },
    {
      article: 'PL_0012',
      name: text('Langpalette 2400 × 1200', 'Palette longue 2400 × 1200', 'Long pallet 2400 × 1200'),
      about: text(
        "Unser grösstes festes Mass: trägt 2'000 kg auf fast drei Quadratmetern.",
        "Notre plus grand format fixe : porte 2'000 kg sur près de trois mètres carrés.",
        "Our largest fixed size: carries 2'000 kg on almost three square metres.",
      ),
      ...pallet(2400, 1200, 2000, 120, 30),
      values: { load: '2000', stock: 'false' },
      ship: [0, 3.5, 12],
    },
  ],
);

const extras = { kindCode: 99 as const, categories: ['pallet-extras', 'raw-pallets'] };

const frames = family(
  {
    type: 'collar',
    ...extras,
    values: {
      timber: solidSpruce,
      stock: 'true',
      ispm15: 'true',
      use: text('Schüttgut, Kleinteile, Hochbeete', 'Vrac, petites pièces, bacs de culture', 'Bulk goods, small parts, raised beds'),
    },
    about: text(
      'Fichte 20 mm, an vier Ecken mit Scharnieren; leer faltet sich alles flach zusammen.',
      'Épicéa de 20 mm, charnières aux quatre angles ; à vide, tout se replie à plat.',
      'Spruce 20 mm thick, hinged at all four corners; it all folds flat when empty.',
    ),
    quantities: [1, 10, 25, 50, 100],
  },
  [
    {
      article: 'AR_0002',
      name: text('Aufsatzrahmen 1200 × 800', 'Rehausse 1200 × 800', 'Pallet collar 1200 × 800'),
      about: text(
        'Macht aus der Europalette eine Kiste: 195 mm Höhe je Rahmen.',
        'Fait de l’europalette une caisse : 195 mm de hauteur par rehausse.',
        'Turns a Euro pallet into a box: 195 mm of height per collar.',
      ),
      preset: { size: '1200x800', frames: 1, pallet: false },
      ship: [1, 0.5, 25],
    },
    {
      article: 'AR_0003',
      name: text('Aufsatzrahmen 1200 × 1000', 'Rehausse 1200 × 1000', 'Pallet collar 1200 × 1000'),
      about: text(
        'Derselbe Rahmen für die Industriepalette, 20 cm breiter.',
        'La même rehausse pour la palette industrielle, 20 cm plus large.',
        'The same collar for the industrial pallet, 20 cm wider.',
      ),
      preset: { size: '1200x1000', frames: 1, pallet: false },
      ship: [1, 1, 25],
    },
    {
      article: 'AR_0004',
      name: text('Aufsatzrahmen 800 × 600', 'Rehausse 800 × 600', 'Pallet collar 800 × 600'),
      about: text(
        'Für die Halbpalette im Laden: Äpfel, Aktionen, Brennholz.',
        'Pour la demi-palette en magasin : pommes, promotions, bois de feu.',
        'For the half pallet in the shop: apples, special offers, firewood.',
      ),
      preset: { size: '800x600', frames: 1, pallet: false },
      ship: [2, 0.5, 40],
    },
    {
      article: 'AR_0005',
      name: text('Palettenbox mit drei Rahmen', 'Caisse-palette à trois rehausses', 'Pallet box with three collars'),
      about: text(
        'Eine Europalette und drei Rahmen: gut 500 Liter Inhalt, in zwei Minuten aufgestellt.',
        'Une europalette et trois rehausses : plus de 500 litres, montée en deux minutes.',
        'A Euro pallet and three collars: more than 500 litres, set up in two minutes.',
      ),
      preset: { size: '1200x800', frames: 3, pallet: true },
      values: { load: '1500' },
      ship: [0, 1, 3],
    },
  ],
);

const lids = family(
  {
    type: 'lid',
    kindCode: 1,
    categories: ['pallet-extras'],
    values: { stock: 'true', use: text('Abdecken, Stapeln, Zurren', 'Couvrir, gerber, arrimer', 'Covering, stacking, lashing') },
    about: text(
      'Die Leisten darunter halten ihn im Rahmen; Zurrgurte laufen darüber, ohne einzuschneiden.',
      'Les liteaux le calent dans la rehausse ; les sangles passent dessus sans entailler.',
      'The cleats below keep it inside the collar; straps run across it without cutting in.',
    ),
    quantities: [1, 10, 25, 50, 100],
  },
  [
    {
      article: 'DE_0002',
      name: text('Palettendeckel 1200 × 800', 'Couvercle de palette 1200 × 800', 'Pallet lid 1200 × 800'),
      about: text(
        'OSB 12 mm im Euromass, mit drei Leisten.',
        'OSB de 12 mm au format européen, à trois liteaux.',
        'OSB 12 mm in the Euro size, with three cleats.',
      ),
      preset: { length: 1200, width: 800, material: 'osb' },
      values: { timber: text('OSB 12 mm', 'OSB 12 mm', 'OSB 12 mm') },
      ship: [2, 0.5, 40],
    },
    {
      article: 'DE_0003',
      name: text('Palettendeckel 1200 × 1000', 'Couvercle de palette 1200 × 1000', 'Pallet lid 1200 × 1000'),
      about: text(
        'OSB 12 mm für die Industriepalette.',
        'OSB de 12 mm pour la palette industrielle.',
        'OSB 12 mm for the industrial pallet.',
      ),
      preset: { length: 1200, width: 1000, material: 'osb' },
      values: { timber: text('OSB 12 mm', 'OSB 12 mm', 'OSB 12 mm') },
      ship: [1, 1, 40],
    },
    {
      article: 'DE_0004',
      name: text('Palettendeckel 800 × 600, leicht', 'Couvercle de palette 800 × 600, léger', 'Pallet lid 800 × 600, light'),
      about: text(
        'Sperrholz 9 mm für die Halbpalette, von einer Hand zu heben.',
        'Contreplaqué de 9 mm pour la demi-palette, se lève d’une main.',
        'Plywood 9 mm for the half pallet, lifted with one hand.',
      ),
      preset: { length: 800, width: 600, material: 'plywood' },
      values: { timber: sprucePlywood },
      ship: [4, 0.5, 80],
    },
  ],
);

const madeToMeasure = family(
  {
    type: 'collar',
    kindCode: 99,
    categories: ['pallet-extras', 'raw-pallets'],
    values: {
      timber: solidSpruce,
      ispm15: 'true',
      stock: 'false',
      use: text('Schüttgut, Kleinteile', 'Vrac, petites pièces', 'Bulk goods, small parts'),
    },
    about: text(
      'Sie sehen sofort, wie viel hineingeht und was es wiegt.',
      'Vous voyez aussitôt la contenance et le poids.',
      'You see at once how much goes in and what it weighs.',
    ),
    quantities: [1],
  },
  [
    {
      article: 'AR_0001',
      configurable: true,
      name: text('Aufsatzrahmen nach Wahl', 'Rehausses à composer', 'Custom pallet collars'),
      about: text(
        'Drei Palettenmasse, ein bis fünf Rahmen übereinander, auf Wunsch mit der Palette darunter.',
        'Trois formats, d’une à cinq rehausses superposées, avec la palette si vous le souhaitez.',
        'Three pallet sizes, one to five collars on top of each other, with the pallet below if you like.',
      ),
      preset: { size: '1200x800', frames: 2, pallet: true },
      price: { kind: 'margin', percent: 35, ladder: [1, 5, 10, 25, 50] },
    },
  ],
);

const lidToMeasure = family(
  {
    type: 'lid',
    kindCode: 1,
    categories: ['pallet-extras'],
    values: {
      timber: text('OSB oder Sperrholz', 'OSB ou contreplaqué', 'OSB or plywood'),
      stock: 'false',
      use: text('Abdecken, Stapeln', 'Couvrir, gerber', 'Covering, stacking'),
    },
    about: text('Leisten und Nägel sind dabei.', 'Liteaux et clous compris.', 'Cleats and nails included.'),
    quantities: [1],
  },
  [
    {
      article: 'DE_0001',
      configurable: true,
      name: text('Palettendeckel nach Mass', 'Couvercle de palette sur mesure', 'Pallet lid made to measure'),
      about: text(
        'Von 400 × 400 bis 2400 × 1200 mm, aus OSB oder Sperrholz, auf den Millimeter geschnitten.',
        'De 400 × 400 à 2400 × 1200 mm, en OSB ou contreplaqué, coupé au millimètre.',
        'From 400 × 400 to 2400 × 1200 mm, of OSB or plywood, cut to the millimetre.',
      ),
      preset: { length: 1300, width: 900, material: 'osb' },
      price: { kind: 'margin', percent: 35, ladder: [1, 5, 10, 25, 50] },
    },
  ],
);

const lath = (section: string, length: number, count: number, material = 'spruce') => ({ preset: { count, material, length, section } });

const bundles = family(
  {
    type: 'lath',
    kindCode: 99,
    categories: ['lath-bundles', 'raw-laths'],
    values: {
      timber: solidSpruce,
      stock: 'true',
      use: text('Leisten, Rahmen, Rankgitter', 'Liteaux, cadres, treillis', 'Cleats, frames, trellises'),
    },
    about: text(
      'Sägerau, getrocknet, rechtwinklig abgelängt und gebündelt.',
      'Brutes de sciage, séchées, coupées d’équerre et liées en botte.',
      'Rough-sawn, dried, cut square and bundled.',
    ),
    quantities: [1, 5, 10, 25],
  },
  [
    {
      article: 'LA_0004',
      name: text('Lattenbund 18 × 80, 2.4 m', 'Botte de lattes 18 × 80, 2.4 m', 'Bundle of laths 18 × 80, 2.4 m'),
      about: text(
        'Zehn Latten für Zäune und Verkleidungen.',
        'Dix lattes pour clôtures et bardages.',
        'Ten laths for fences and cladding.',
      ),
      ...lath('80!18', 2400, 10),
      ship: [0, 0.5, 15],
    },
    {
      article: 'LA_0005',
      name: text('Bretterbund 18 × 140, 2 m', 'Botte de planches 18 × 140, 2 m', 'Bundle of boards 18 × 140, 2 m'),
      about: text(
        'Fünf breite Bretter für Regale, Kisten und Sitzflächen.',
        'Cinq planches larges pour étagères, caisses et assises.',
        'Five wide boards for shelves, crates and seats.',
      ),
      ...lath('140!18', 2000, 5),
      ship: [0, 0.5, 18],
    },
    {
      article: 'LA_0006',
      name: text('Lärchenlatten 30 × 80, 2 m', 'Lattes de mélèze 30 × 80, 2 m', 'Larch laths 30 × 80, 2 m'),
      about: text(
        'Fünf Latten aus Schweizer Lärche: für draussen, ohne Anstrich.',
        'Cinq lattes de mélèze suisse : pour l’extérieur, sans peinture.',
        'Five laths of Swiss larch: for outdoors, without paint.',
      ),
      ...lath('80!30', 2000, 5, 'larch'),
      values: { timber: larch },
      ship: [0, 0.5, 20],
    },
  ],
);

const squared = family(
  {
    type: 'lath',
    kindCode: 1,
    categories: ['squared-timber'],
    values: {
      timber: solidSpruce,
      stock: 'true',
      ispm15: 'true',
      use: text('Kufen, Unterlagen, Staukeile', 'Patins, cales, calage', 'Skids, bearers, dunnage'),
    },
    about: text('Verkauft zu zehn Stück.', 'Vendu par dix pièces.', 'Sold in tens.'),
    quantities: [10, 50, 100, 500],
    unitOfSales: 10,
  },
  [
    {
      article: 'LA_0007',
      name: text('Kantholz 30 × 100, 1 m', 'Carrelet 30 × 100, 1 m', 'Squared timber 30 × 100, 1 m'),
      about: text(
        'Die Unterlage unter Maschinen und Containern, einen Meter lang.',
        'La cale sous machines et conteneurs, longue d’un mètre.',
        'The bearer below machines and containers, one metre long.',
      ),
      ...lath('100!30', 1000, 1),
      ship: [0, 0.5, 250],
    },
    {
      article: 'LA_0008',
      name: text('Kantholz 30 × 130, 2.4 m', 'Carrelet 30 × 130, 2.4 m', 'Squared timber 30 × 130, 2.4 m'),
      about: text(
        'Der breiteste Querschnitt, 2.4 Meter lang, zum Abstützen und Sichern der Ladung.',
        'La plus large section, longue de 2.4 mètres, pour étayer et caler le chargement.',
        'The widest section, 2.4 metres long, to brace and secure the load.',
      ),
      ...lath('130!30', 2400, 1),
      ship: [0, 1, 120],
    },
  ],
);

export const stockPallets: readonly SeedProduct[] = [
  ...pallets,
  ...madeToMeasure,
  ...frames,
  ...lidToMeasure,
  ...lids,
  ...bundles,
  ...squared,
];
