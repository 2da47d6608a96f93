/** Crates in sizes that are kept in stock or built from an existing cutting list. */
import type { FamilyRow } from './family.ts';
import { family, sameText, text } from './family.ts';
import type { SeedProduct } from './seed-product.ts';
import { osbOnSpruce, solidSpruce, sprucePlywood } from './seed-product.ts';

const inside = (length: number, width: number, height: number, mass: number) => ({
  preset: { length, width, height, mass },
  values: { load: String(mass) },
});

const spruceCrates = family(
  {
    type: 'crate',
    kindCode: 1,
    categories: ['small-crates'],
    values: {
      timber: solidSpruce,
      ispm15: 'true',
      stock: 'true',
      use: text('Werkzeug, Ersatzteile, Maschinenteile', 'Outillage, pièces de rechange, machines', 'Tools, spare parts, machine parts'),
    },
    about: text(
      'Fichtenbretter, aussen mit Leisten verstärkt, auf Kufen; der Deckel liegt lose bei.',
      'Planches d’épicéa renforcées de liteaux, sur patins ; le couvercle est livré non cloué.',
      'Spruce boards reinforced with cleats, on skids; the lid is supplied unfixed.',
    ),
    quantities: [1, 5, 10, 25, 50],
  },
  [
    {
      article: 'HK_0007',
      name: text('Kleinkiste 400', 'Petite caisse 400', 'Small crate 400'),
      about: text(
        'Für Ventile, Messgeräte und Muster bis 30 kg: klein genug für jedes Regal.',
        'Pour vannes, appareils de mesure et échantillons jusqu’à 30 kg : assez petite pour toute étagère.',
        'For valves, measuring instruments and samples up to 30 kg: small enough for any shelf.',
      ),
      ...inside(400, 300, 250, 30),
      ship: [6, 0.5, 16],
    },
    {
      article: 'HK_0008',
      name: text('Kleinkiste 500', 'Petite caisse 500', 'Small crate 500'),
      about: text(
        'Eine Handbreit grösser als die 400er, für Armaturen und Ersatzteilsätze bis 50 kg.',
        'Un peu plus grande que la 400, pour robinetterie et jeux de pièces jusqu’à 50 kg.',
        'A little wider than the 400, for fittings and spare-parts kits up to 50 kg.',
      ),
      ...inside(500, 400, 300, 50),
      ship: [4, 0.5, 8],
    },
    {
      article: 'HK_0009',
      categories: ['pallet-crates'],
      name: text('Palettenkiste 1100, halbhoch', 'Caisse-palette 1100, mi-haute', 'Pallet crate 1100, half height'),
      about: text(
        'Innen 1100 × 700 × 500 mm: steht aussen auf dem Euromass und lässt sich zweifach stapeln.',
        '1100 × 700 × 500 mm à l’intérieur : aux dimensions de l’europalette, gerbable à deux.',
        '1100 × 700 × 500 mm inside: matches the Euro footprint and stacks two high.',
      ),
      ...inside(1100, 700, 500, 250),
      ship: [0, 1, 2],
    },
    {
      article: 'HK_0010',
      categories: ['pallet-crates'],
      name: text('Palettenkiste 1080, hoch', 'Caisse-palette 1080, haute', 'Pallet crate 1080, tall'),
      about: text(
        'Dieselbe Grundfläche wie die Europalette, innen 800 mm hoch: für Getriebe, Pumpen und alles, was stehen muss.',
        'La même base que l’europalette, 800 mm de haut à l’intérieur : pour réducteurs, pompes et tout ce qui voyage debout.',
        'The same footprint as the Euro pallet, 800 mm high inside: for gearboxes, pumps and whatever travels upright.',
      ),
      ...inside(1080, 680, 800, 300),
      ship: [0, 1, 1],
    },
    {
      article: 'HK_0011',
      categories: ['pallet-crates'],
      name: text('Palettenkiste 1080 × 880', 'Caisse-palette 1080 × 880', 'Pallet crate 1080 × 880'),
      about: text(
        'So gross wie die Industriepalette 1200 × 1000, 20 cm breiter, Bretter und Leisten aus 30er-Holz.',
        'Aux dimensions de la palette industrielle 1200 × 1000, 20 cm de plus en largeur, planches et liteaux de 30 mm.',
        'The size of the industrial pallet 1200 × 1000: 20 cm wider, boards and cleats of 30 mm timber.',
      ),
      ...inside(1080, 880, 700, 400),
      ship: [0, 1.5, 1],
    },
    {
      article: 'HK_0012',
      categories: ['long-crates'],
      name: text('Langkiste 2000', 'Caisse longue 2000', 'Long crate 2000'),
      about: text(
        'Schmal und zwei Meter lang, für Wellen, Profile und Linearführungen.',
        'Étroite et longue de deux mètres, pour arbres, profilés et guidages linéaires.',
        'Narrow and two metres long, for shafts, profiles and linear guides.',
      ),
      ...inside(2000, 300, 250, 120),
      ship: [0, 1.5, 4],
    },
    {
      article: 'HK_0013',
      categories: ['long-crates'],
      name: text('Langkiste 2400', 'Caisse longue 2400', 'Long crate 2400'),
      about: text(
        'Die längste ab Lager: 2400 mm für Spindeln, Walzen und Rohre bis 200 kg.',
        'La plus longue en stock : 2400 mm pour broches, rouleaux et tubes jusqu’à 200 kg.',
        'The longest from stock: 2400 mm for spindles, rollers and pipes up to 200 kg.',
      ),
      ...inside(2400, 400, 300, 200),
      ship: [0, 2, 4],
    },
    {
      article: 'HK_0014',
      categories: ['long-crates'],
      name: text('Flachkiste 1500', 'Caisse plate 1500', 'Flat crate 1500'),
      about: text(
        'Nur 200 mm hoch auf 1500 × 1000 mm: für Platten, Türen und Schaltschrankfronten.',
        '200 mm de haut seulement sur 1500 × 1000 mm : pour panneaux, portes et façades d’armoires.',
        'Only 200 mm high on 1500 × 1000 mm: for panels, doors and cabinet fronts.',
      ),
      ...inside(1500, 1000, 200, 120),
      ship: [0, 1.5, 5],
    },
    {
      article: 'HK_0015',
      categories: ['heavy-crates'],
      name: text('Maschinenkiste 1400', 'Caisse pour machine 1400', 'Machine crate 1400'),
      about: text(
        'Für 350 kg auf 1400 × 1000 mm: 30 mm starke Bretter und Kufen, die den Stapler aushalten.',
        'Pour 350 kg sur 1400 × 1000 mm : planches de 30 mm et patins à l’épreuve du chariot.',
        'For 350 kg on 1400 × 1000 mm: boards 30 mm thick and skids that stand up to a forklift.',
      ),
      ...inside(1400, 1000, 900, 350),
      values: { load: '350', stock: 'false' },
      ship: [0, 2, 1],
    },
  ],
);

const plywoodCrates = family(
  {
    type: 'plywood-crate',
    kindCode: 1,
    categories: ['instrument-crates'],
    values: {
      timber: sprucePlywood,
      ispm15: 'true',
      stock: 'true',
      use: text('Messe, Instrumente, Elektronik', 'Expositions, instruments, électronique', 'Exhibitions, instruments, electronics'),
    },
    about: text(
      'Sperrholz ist leicht, glatt und ohne Behandlung exportfähig.',
      'Le contreplaqué est léger, lisse et exportable sans traitement.',
      'Plywood is light, smooth and fit for export without treatment.',
    ),
    quantities: [1, 5, 10, 25, 50],
  },
  [
    {
      article: 'SK_0005',
      name: text('Gerätekiste 400', 'Caisse pour appareils 400', 'Device crate 400'),
      about: text(
        'Die kleinste Sperrholzkiste: 400 × 300 × 300 mm für Sensoren, Kameras und Leiterplatten.',
        'La plus petite en contreplaqué : 400 × 300 × 300 mm pour capteurs, caméras et circuits.',
        'The smallest plywood crate: 400 × 300 × 300 mm for sensors, cameras and circuit boards.',
      ),
      ...inside(400, 300, 300, 20),
      ship: [5, 0.5, 14],
    },
    {
      article: 'SK_0006',
      name: text('Messekiste 800', 'Caisse d’exposition 800', 'Exhibition crate 800'),
      about: text(
        'Würfelförmig und stapelbar: 800 × 600 × 600 mm für Exponate, die mehrmals reisen.',
        'Cubique et gerbable : 800 × 600 × 600 mm pour des objets qui voyagent plus d’une fois.',
        'Cubic and stackable: 800 × 600 × 600 mm for exhibits that travel more than once.',
      ),
      ...inside(800, 600, 600, 120),
      ship: [0, 0.5, 2],
    },
    {
      article: 'SK_0007',
      name: text('Messekiste 1100', 'Caisse d’exposition 1100', 'Exhibition crate 1100'),
      about: text(
        'Steht auf der Europalette und nimmt einen ganzen Messestand mit: 1100 × 700 × 700 mm.',
        'Aux dimensions de l’europalette, emporte tout un stand : 1100 × 700 × 700 mm.',
        'Stands on a Euro pallet and takes a whole exhibition stand: 1100 × 700 × 700 mm.',
      ),
      ...inside(1100, 700, 700, 200),
      ship: [0, 1, 1],
    },
    {
      article: 'SK_0008',
      name: text('Instrumentenkiste 1200', 'Caisse pour instruments 1200', 'Instrument crate 1200'),
      about: text(
        'Lang und niedrig für Keyboards, Messbrücken und Mikroskope: 1200 × 500 × 450 mm.',
        'Longue et basse pour claviers, ponts de mesure et microscopes : 1200 × 500 × 450 mm.',
        'Long and low for keyboards, measuring bridges and microscopes: 1200 × 500 × 450 mm.',
      ),
      ...inside(1200, 500, 450, 80),
      ship: [0, 1, 3],
    },
    {
      article: 'SK_0009',
      categories: ['picture-crates'],
      name: text('Bilderkiste 900', 'Caisse à tableaux 900', 'Picture crate 900'),
      about: text(
        'Für ein Bild bis 80 × 60 cm, das liegend reist, mit 5 cm Platz rundum für das Polster.',
        'Pour un tableau jusqu’à 80 × 60 cm, transporté à plat, avec 5 cm tout autour pour le rembourrage.',
        'For one picture up to 80 × 60 cm, travelling flat with 5 cm all round for padding.',
      ),
      ...inside(900, 700, 200, 30),
      ship: [0, 0.5, 3],
    },
    {
      article: 'SK_0010',
      categories: ['picture-crates'],
      name: text('Bilderkiste 1600', 'Caisse à tableaux 1600', 'Picture crate 1600'),
      about: text(
        'Für zwei grosse Rahmen oder eine Glasscheibe bis 150 × 110 cm.',
        'Pour deux grands cadres ou une vitre jusqu’à 150 × 110 cm.',
        'For two large frames or a pane of glass up to 150 × 110 cm.',
      ),
      ...inside(1600, 1150, 220, 60),
      ship: [0, 1, 3],
    },
  ],
);

const openPreset = (length: number, width: number, height: number, mass: number, openRatio = 1) => ({
  preset: { length, width, height, mass, openRatio },
  values: { load: String(mass) },
});

const openCrates = family(
  {
    type: 'open-crate',
    kindCode: 1,
    categories: ['open-crates'],
    values: {
      timber: solidSpruce,
      ispm15: 'true',
      stock: 'true',
      use: text('Motoren, Maschinen, sperrige Teile', 'Moteurs, machines, pièces encombrantes', 'Engines, machines, bulky parts'),
    },
    about: text(
      'Mit Diagonalen auf allen Seiten: steif, luftig und am Empfangsort schnell zerlegt.',
      'Avec diagonales sur toutes les faces : rigide, aéré et vite démonté à l’arrivée.',
      'With diagonals on every side: stiff, airy and quickly taken apart on arrival.',
    ),
    quantities: [1, 5, 10, 25],
  },
  [
    {
      article: 'VS_0004',
      name: text('Verschlag 800', 'Caisse à claire-voie 800', 'Slatted crate 800'),
      about: text(
        'Der kleine Verschlag für Elektromotoren und Pumpenköpfe bis 150 kg.',
        'La petite caisse à claire-voie pour moteurs électriques et têtes de pompe jusqu’à 150 kg.',
        'The small slatted crate for electric motors and pump heads up to 150 kg.',
      ),
      ...openPreset(800, 600, 700, 150),
      ship: [0, 0.5, 1],
    },
    {
      article: 'VS_0005',
      name: text('Maschinenverschlag 1500', 'Caisse à claire-voie pour machine 1500', 'Slatted machine crate 1500'),
      about: text(
        '1500 × 900 × 1000 mm für Kompressoren und Schaltschränke bis 400 kg.',
        '1500 × 900 × 1000 mm pour compresseurs et armoires électriques jusqu’à 400 kg.',
        '1500 × 900 × 1000 mm for compressors and control cabinets up to 400 kg.',
      ),
      ...openPreset(1500, 900, 1000, 400),
      ship: [0, 2, 1],
    },
    {
      article: 'VS_0006',
      name: text('Maschinenverschlag 2000', 'Caisse à claire-voie pour machine 2000', 'Slatted machine crate 2000'),
      about: text(
        'Zwei Meter lang und 1200 mm hoch: für Förderbänder und Werkzeugmaschinen in Teilen.',
        'Deux mètres de long, 1200 mm de haut : pour convoyeurs et machines-outils en éléments.',
        'Two metres long and 1200 mm high: for conveyors and machine tools in parts.',
      ),
      ...openPreset(2000, 1000, 1200, 450),
      values: { load: '450', stock: 'false' },
      ship: [0, 3, 1],
    },
    {
      article: 'VS_0007',
      name: text('Langverschlag 2800', 'Caisse longue à claire-voie 2800', 'Long slatted crate 2800'),
      about: text(
        'Für lange, leichte Bauteile: Geländer, Markisen, Solarträger.',
        'Pour éléments longs et légers : garde-corps, stores, supports solaires.',
        'For long, light parts: railings, awnings, solar racks.',
      ),
      ...openPreset(2800, 600, 700, 250),
      values: { load: '250', stock: 'false' },
      ship: [0, 3, 2],
    },
  ],
);

const exportPreset = (length: number, width: number, height: number, mass: number, destination: string) => ({
  preset: { length, width, height, mass, destination },
  values: { load: String(mass) },
});

const madeToOrder = { kind: 'margin', percent: 33, ladder: [1, 2, 5, 10] } as const;

const exportCrates = family(
  {
    type: 'export-crate',
    kindCode: 1,
    categories: ['export-crates'],
    values: {
      timber: osbOnSpruce,
      ispm15: 'true',
      stock: 'false',
      use: text('Maschinen nach Übersee', 'Machines pour l’outre-mer', 'Machines for overseas'),
    },
    about: text(
      'Vollholz hitzebehandelt und nach ISPM 15 gestempelt; gebaut innert fünf Arbeitstagen.',
      'Bois massif traité à la chaleur et marqué selon NIMP 15 ; fabriquée en cinq jours ouvrables.',
      'Solid timber heat-treated and stamped to ISPM 15; built within five working days.',
    ),
    quantities: [1, 2, 5, 10],
  },
  [
    {
      article: 'EX_0002',
      name: text('Exportkiste 1000', 'Caisse d’exportation 1000', 'Export crate 1000'),
      about: text(
        'Die kleine Kiste für Luftfracht: 1000 × 800 × 800 mm, bis 300 kg.',
        'La petite caisse pour le fret aérien : 1000 × 800 × 800 mm, jusqu’à 300 kg.',
        'The small crate for air freight: 1000 × 800 × 800 mm, up to 300 kg.',
      ),
      ...exportPreset(1000, 800, 800, 300, 'CN'),
      ship: [0, 1, 1],
    },
    {
      article: 'EX_0003',
      name: text('Exportkiste 1500', 'Caisse d’exportation 1500', 'Export crate 1500'),
      about: text(
        'Für Maschinen bis 600 kg nach Nordamerika: 1500 × 1000 × 1000 mm.',
        'Pour machines jusqu’à 600 kg vers l’Amérique du Nord : 1500 × 1000 × 1000 mm.',
        'For machines up to 600 kg to North America: 1500 × 1000 × 1000 mm.',
      ),
      ...exportPreset(1500, 1000, 1000, 600, 'US'),
      ship: [0, 2, 1],
    },
    {
      article: 'EX_0004',
      name: text('Containerkiste 2200', 'Caisse pour conteneur 2200', 'Container crate 2200'),
      about: text(
        "Zwei nebeneinander füllen die Breite des Containers: 2200 × 1050 × 1100 mm, bis 1'200 kg.",
        "Deux côte à côte remplissent la largeur du conteneur : 2200 × 1050 × 1100 mm, jusqu’à 1'200 kg.",
        "Two side by side fill the width of the container: 2200 × 1050 × 1100 mm, up to 1'200 kg.",
      ),
      ...exportPreset(2200, 1050, 1100, 1200, 'CN'),
      price: madeToOrder,
      ship: [0, 3, 1],
    },
    {
      article: 'EX_0005',
      name: text('Schwergutkiste 3000', 'Caisse pour charges lourdes 3000', 'Heavy-goods crate 3000'),
      about: text(
        "Für 2'500 kg auf 3000 × 1200 mm, mit Querkufen 100 × 100 mm und Deckelträgern für die Stapelung.",
        "Pour 2'500 kg sur 3000 × 1200 mm, patins transversaux de 100 × 100 mm et solives pour le gerbage.",
        "For 2'500 kg on 3000 × 1200 mm, with cross skids of 100 × 100 mm and lid joists for stacking.",
      ),
      ...exportPreset(3000, 1200, 1500, 2500, 'US'),
      price: madeToOrder,
      ship: [0, 5, 1],
    },
    {
      article: 'EX_0006',
      name: text('Anlagenkiste 4800', 'Caisse pour installations 4800', 'Industrial plant crate 4800'),
      about: text(
        'Fast fünf Meter für ganze Anlagenteile: Wir sehen uns Schwerpunkt und Anschlagpunkte mit Ihnen an.',
        'Presque cinq mètres pour des éléments d’installation : nous examinons avec vous centre de gravité et points d’élingage.',
        'Almost five metres for whole plant sections: we look at the centre of gravity and the lifting points with you.',
      ),
      ...exportPreset(4800, 2000, 2000, 2900, 'CN'),
      price: { kind: 'request' },
      ship: [0, 15, 1],
    },
  ],
);

/** Made for one customer only. */
const customerCrates: readonly FamilyRow[] = [
  {
    article: 'HK_0016',
    categories: ['heavy-crates'],
    name: text('Pumpenkiste Aare 900', 'Caisse à pompes Aare 900', 'Pump crate Aare 900'),
    about: text(
      'Nach Zeichnung der Aare Pumpen AG: 900 × 500 × 550 mm für die Baureihe AP-40.',
      'Selon le plan d’Aare Pumpen AG : 900 × 500 × 550 mm pour la série AP-40.',
      'To a drawing by Aare Pumpen AG: 900 × 500 × 550 mm for the AP-40 series.',
    ),
    ...inside(900, 500, 550, 180),
    publiclyAvailable: false,
    ship: [0, 1, 3],
  },
  {
    article: 'HK_0017',
    name: text('Weinkiste 12 Flaschen', 'Caisse à vin 12 bouteilles', 'Wine crate for 12 bottles'),
    about: text(
      'Noch in Arbeit: zwölf Flaschen stehend, 520 × 380 × 340 mm.',
      'Encore à l’étude : douze bouteilles debout, 520 × 380 × 340 mm.',
      'Still in the making: twelve bottles upright, 520 × 380 × 340 mm.',
    ),
    ...inside(520, 380, 340, 25),
    published: false,
    ship: [4, 0.5, 8],
  },
];

export const stockCrates: readonly SeedProduct[] = [
  ...spruceCrates,
  ...family(
    {
      type: 'crate',
      kindCode: 1,
      categories: ['small-crates'],
      values: { timber: solidSpruce, ispm15: 'true', stock: 'false', use: sameText('AP-40') },
      about: text(
        'Fichtenbretter mit Leisten, auf Kufen.',
        'Planches d’épicéa avec liteaux, sur patins.',
        'Spruce boards with cleats, on skids.',
      ),
      quantities: [1, 5, 10, 25],
    },
    customerCrates.map((row) =>
      row.published === false ? { ...row, values: { ...row.values, use: text('Weinkeller', 'Cave à vin', 'Wine cellar') } } : row,
    ),
  ),
  ...plywoodCrates,
  ...openCrates,
  ...exportCrates,
];
