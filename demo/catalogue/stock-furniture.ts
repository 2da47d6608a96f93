/** Pallet furniture in selected designs: sofas and corner lounges, beds, tables, bars, planters. */
import type { LocalizedText } from '#domain/language/language.ts';
import { family, text } from './family.ts';
import type { SeedProduct } from './seed-product.ts';
import { solidSpruce } from './seed-product.ts';

type Finish = 'raw' | 'oiled' | 'white' | 'anthracite';

/** Swatch of the finish, and whether it may be left in the rain. */
const finishValues: Readonly<Record<Finish, { colour: string; outdoor: string }>> = {
  raw: { colour: '#E4BE86', outdoor: 'false' },
  oiled: { colour: '#C79B68', outdoor: 'true' },
  white: { colour: '#FBF8F4', outdoor: 'true' },
  anthracite: { colour: '#3F3C39', outdoor: 'true' },
};

const outdoors = text('Balkon, Garten, Terrasse', 'Balcon, jardin, terrasse', 'Balcony, garden, terrace');
const hosts = text('Gastronomie, Vereine, Feste', 'Restauration, sociétés, fêtes', 'Restaurants, clubs, parties');

function finished(
  finish: Finish,
  preset: Readonly<Record<string, number | string | boolean>>,
  values: { use?: LocalizedText; stock?: string } = {},
) {
  return { preset: { ...preset, finish }, values: { ...finishValues[finish], ...values } };
}

const sofa = (seats: number, cushion: number, castors: boolean) => ({ seats, cushion, castors });

const screwedPallets = text(
  'Die Paletten sind geschliffen und verschraubt.',
  'Palettes poncées et vissées.',
  'The pallets are sanded and screwed together.',
);
const withCovers = text(
  'Die Paletten sind geschliffen und verschraubt, die Bezüge lassen sich abziehen und waschen.',
  'Palettes poncées et vissées, housses amovibles et lavables.',
  'The pallets are sanded and screwed together, the covers come off for washing.',
);

const sofas = family(
  {
    type: 'lounge',
    kindCode: 2,
    categories: ['sofas'],
    values: { timber: solidSpruce, use: outdoors, stock: 'true' },
    about: ({ cushion }) => (cushion === 0 ? screwedPallets : withCovers),
    quantities: [1, 2, 4],
  },
  [
    {
      article: 'LO_0006',
      name: text('Rollsessel Anthrazit', 'Fauteuil à roulettes anthracite', 'Armchair on castors, anthracite'),
      about: text(
        'Ein Platz auf feststellbaren Rollen, mit dünnem Polster: lässt sich zur Sonne drehen.',
        'Une place sur roulettes à frein, coussin mince : suit le soleil.',
        'One seat on lockable castors with a thin cushion: follows the sun.',
      ),
      ...finished('anthracite', sofa(1, 80, true)),
      ship: [0, 1, 1],
    },
    {
      article: 'LO_0007',
      name: text('Gartensofa 2 Plätze', 'Canapé de jardin 2 places', 'Garden sofa for 2'),
      about: text(
        'Zwei Plätze, geölt, mit dickem Polster: die Grösse, die auf jeden Sitzplatz passt.',
        'Deux places, huilé, coussin épais : la taille qui convient à toute terrasse.',
        'Two seats, oiled, with a thick cushion: the size that suits every patio.',
      ),
      ...finished('oiled', sofa(2, 150, false)),
      ship: [0, 2, 1],
    },
    {
      article: 'LO_0008',
      name: text('Rohbank 2 Plätze auf Rollen', 'Banc brut 2 places sur roulettes', 'Raw bench for 2 on castors'),
      about: text(
        'Ohne Polster, unbehandelt: für alle, die selber streichen oder eigene Kissen haben.',
        'Sans coussin, brut : pour qui veut peindre ou possède ses coussins.',
        'Without cushions, untreated: for those who paint it themselves or have cushions already.',
      ),
      ...finished('raw', sofa(2, 0, true)),
      ship: [0, 2, 1],
    },
    {
      article: 'LO_0009',
      name: text('Rollsofa 3 Plätze Weiss', 'Canapé à roulettes 3 places blanc', 'White sofa on castors for 3'),
      about: text(
        'Drei Plätze in Weiss auf zwölf Rollen: das Sofa für Loft, Laden und Bühne.',
        'Trois places en blanc sur douze roulettes : pour loft, magasin et scène.',
        'Three seats in white on twelve castors: the sofa for loft, shop and stage.',
      ),
      ...finished('white', sofa(3, 80, true), { use: text('Wohnung, Büro, Laden', 'Appartement, bureau, magasin', 'Flat, office, shop') }),
      ship: [0, 3, 1],
    },
    {
      article: 'LO_0010',
      name: text('Festbank 5 Plätze roh', 'Banc de fête 5 places brut', 'Party bench for 5, raw'),
      about: text(
        'Sechs Meter Sitzfläche ohne Polster, roh und auf Rollen: aufstellen, Decken drauf, fertig.',
        'Six mètres d’assise sans coussin, brut et sur roulettes : poser, couvrir, c’est prêt.',
        'Six metres of seating without cushions, raw and on castors: set it up, add blankets, done.',
      ),
      ...finished('raw', sofa(5, 0, true), { use: hosts, stock: 'false' }),
      ship: [0, 5, 1],
    },
    {
      article: 'LO_0011',
      name: text('Terrassenbank 6 Plätze', 'Banc de terrasse 6 places', 'Terrace bench for 6'),
      about: text(
        '7.2 Meter in einer Reihe, geölt und gepolstert, geliefert in drei Teilen: für das Restaurant mit langer Hauswand.',
        '7.2 mètres d’affilée, huilé et garni, livré en trois éléments : pour le restaurant à longue façade.',
        '7.2 metres in one row, oiled and cushioned, delivered in three parts: for the restaurant with a long wall.',
      ),
      ...finished('oiled', sofa(6, 100, false), { use: hosts, stock: 'false' }),
      ship: [0, 6, 1],
    },
  ],
);

const corner = (seats: number, wing: number, side: 'left' | 'right', colour: 'natural' | 'green') => ({
  seats,
  wing,
  side,
  cushion: 120,
  colour,
});

const corners = family(
  {
    type: 'corner-lounge',
    kindCode: 2,
    categories: ['corner-lounges'],
    values: { timber: solidSpruce, use: outdoors, stock: 'false', washable: 'true' },
    about: text(
      'Sitz- und Rückenpolster gehören dazu; wir liefern in Teilen von höchstens 2.4 m, die hochkant durch jede Tür ab 82 cm gehen.',
      'Coussins d’assise et de dos compris ; livré en éléments de 2.4 m au plus, qui passent debout toute porte dès 82 cm.',
      'Seat and back cushions included; delivered in parts of at most 2.4 m, which go upright through any door from 82 cm.',
    ),
    quantities: [1, 2, 4],
  },
  [
    {
      article: 'EL_0001',
      categories: ['corner-lounges'],
      configurable: true,
      name: text('Ecklounge nach Wahl', 'Salon d’angle à composer', 'Custom corner lounge'),
      about: text(
        'Zwei bis vier Plätze an der Lehne, ein Flügel links oder rechts, Polster in zwei Farben.',
        'Deux à quatre places avec dossier, une aile à gauche ou à droite, coussins en deux couleurs.',
        'Two to four seats along the back, a wing on the left or right, cushions in two colours.',
      ),
      preset: { ...corner(2, 1, 'right', 'natural'), finish: 'raw' },
      // The chosen finish decides whether it may be left outside.
      values: { colour: finishValues.raw.colour },
      price: { kind: 'margin', percent: 35, ladder: [1, 2, 4] },
    },
    {
      article: 'EL_0002',
      name: text('Ecklounge Salbei 2 + 1', 'Salon d’angle sauge 2 + 1', 'Corner lounge sage 2 + 1'),
      about: text(
        'Klein und gemütlich: zwei Plätze und ein Fussteil links, Polster salbeigrün.',
        'Petit et douillet : deux places et un repose-pieds à gauche, coussins vert sauge.',
        'Small and snug: two seats and a footrest on the left, cushions in sage green.',
      ),
      ...finished('oiled', corner(2, 1, 'left', 'green')),
      ship: [0, 3, 1],
    },
    {
      article: 'EL_0003',
      name: text('Ecklounge Terrasse 3 + 1', 'Salon d’angle terrasse 3 + 1', 'Corner lounge terrace 3 + 1'),
      about: text(
        'Drei Plätze und eine Récamière rechts: genug für vier und einen, der liegt.',
        'Trois places et une méridienne à droite : pour quatre assis et un allongé.',
        'Three seats and a chaise on the right: enough for four and one lying down.',
      ),
      ...finished('oiled', corner(3, 1, 'right', 'natural')),
      ship: [0, 4, 1],
    },
    {
      article: 'EL_0004',
      name: text('Ecklounge Familie 3 + 2', 'Salon d’angle famille 3 + 2', 'Corner lounge family 3 + 2'),
      about: text(
        'Ein grosses L in Weiss, mit salbeigrünen Polstern: für die ganze Familie am Grill.',
        'Un grand L blanc aux coussins vert sauge : pour toute la famille autour du gril.',
        'A big L in white with sage green cushions: for the whole family by the barbecue.',
      ),
      ...finished('white', corner(3, 2, 'left', 'green')),
      ship: [0, 5, 1],
    },
    {
      article: 'EL_0005',
      name: text('Ecklounge Bar 4 + 2 Anthrazit', 'Salon d’angle bar 4 + 2 anthracite', 'Corner lounge bar 4 + 2, anthracite'),
      about: text(
        'Sechs Plätze in Anthrazit: die Lounge vor dem Hotel oder im Hof der Firma.',
        'Six places en anthracite : le salon devant l’hôtel ou dans la cour de l’entreprise.',
        'Six seats in anthracite: the lounge in front of the hotel or in the company yard.',
      ),
      ...finished('anthracite', corner(4, 2, 'right', 'natural'), { use: hosts }),
      ship: [0, 6, 1],
    },
  ],
);

const bed = (size: string, layers: number) => ({ preset: { size, layers }, values: finishValues.raw });

const beds = family(
  {
    type: 'bed',
    kindCode: 2,
    categories: ['single-beds'],
    values: {
      timber: solidSpruce,
      stock: 'true',
      use: text('Schlafzimmer, Gästezimmer', 'Chambre à coucher, chambre d’amis', 'Bedroom, guest room'),
    },
    about: text(
      'Geschliffen und vorgebohrt, ohne Lattenrost: Die Palette lüftet die Matratze von unten. Die Matratze bringen Sie mit.',
      'Poncé et percé, sans sommier : la palette aère le matelas par-dessous. Matelas non compris.',
      'Sanded and drilled, no slatted frame needed: the pallet airs the mattress from below. Mattress not included.',
    ),
    quantities: [1, 2, 4],
  },
  [
    {
      article: 'BE_0002',
      name: text('Tagesbett 90 × 200, flach', 'Lit de jour 90 × 200, bas', 'Day bed 90 × 200, low'),
      about: text(
        'Eine Lage hoch: Liegefläche für Kinderzimmer und Leseecke.',
        'Une couche : pour chambre d’enfant et coin lecture.',
        'One layer high: for the children’s room and the reading corner.',
      ),
      ...bed('90x200', 1),
      ship: [0, 1, 3],
    },
    {
      article: 'BE_0003',
      name: text('Einzelbett 90 × 200', 'Lit simple 90 × 200', 'Single bed 90 × 200'),
      about: text(
        'Zwei Lagen, normale Betthöhe mit Matratze.',
        'Deux couches, hauteur de lit habituelle avec le matelas.',
        'Two layers, the usual bed height with a mattress.',
      ),
      ...bed('90x200', 2),
      ship: [0, 1, 2],
    },
    {
      article: 'BE_0004',
      name: text('Podestbett 90 × 200', 'Lit estrade 90 × 200', 'Platform bed 90 × 200'),
      about: text(
        'Drei Lagen mit Stauraum in den Paletten, bequem zum Aufstehen.',
        'Trois couches avec rangement dans les palettes, facile à quitter.',
        'Three layers with storage inside the pallets, easy to get out of.',
      ),
      ...bed('90x200', 3),
      ship: [0, 1, 1],
    },
    {
      article: 'BE_0005',
      categories: ['double-beds'],
      name: text('Bett 140 × 200, flach', 'Lit 140 × 200, bas', 'Bed 140 × 200, low'),
      about: text(
        'Eine Lage für die erste Wohnung: leicht, günstig, schnell gezügelt.',
        'Une couche pour le premier appartement : léger, avantageux, vite déménagé.',
        'One layer for the first flat: light, inexpensive, quickly moved.',
      ),
      ...bed('140x200', 1),
      ship: [0, 1, 2],
    },
    {
      article: 'BE_0006',
      categories: ['double-beds'],
      name: text('Bett 140 × 200', 'Lit 140 × 200', 'Bed 140 × 200'),
      about: text(
        'Zwei Lagen, Platz für anderthalb.',
        'Deux couches, de la place pour une personne et demie.',
        'Two layers, room for one and a half.',
      ),
      ...bed('140x200', 2),
      ship: [0, 1.5, 1],
    },
    {
      article: 'BE_0007',
      categories: ['double-beds'],
      name: text('Doppelbett 160 × 200, flach', 'Lit double 160 × 200, bas', 'Double bed 160 × 200, low'),
      about: text(
        'Vier Paletten in einer Lage: das Futonbett mit Ablage am Fussende.',
        'Quatre palettes en une couche : le lit futon avec tablette au pied.',
        'Four pallets in one layer: the futon bed with a shelf at the foot.',
      ),
      ...bed('160x200', 1),
      ship: [0, 1.5, 2],
    },
    {
      article: 'BE_0008',
      categories: ['double-beds'],
      name: text('Bett 180 × 200, hoch', 'Lit 180 × 200, haut', 'Bed 180 × 200, high'),
      about: text(
        'Drei Lagen und 2.4 Meter lang: hoch wie ein Hotelbett, mit 10 cm Rand und breiter Ablage am Fussende.',
        'Trois couches sur 2.4 mètres : haut comme un lit d’hôtel, avec 10 cm de rebord et une large tablette au pied.',
        'Three layers and 2.4 metres long: as high as a hotel bed, with a rim of 10 cm and a wide shelf at the foot.',
      ),
      ...bed('180x200', 3),
      values: { ...finishValues.raw, stock: 'false' },
      ship: [0, 3, 1],
    },
  ],
);

const coffeeTables = family(
  {
    type: 'coffee-table',
    kindCode: 2,
    categories: ['coffee-tables'],
    values: {
      timber: solidSpruce,
      stock: 'true',
      use: text('Wohnzimmer, Empfang, Terrasse', 'Salon, réception, terrasse', 'Living room, reception, terrace'),
    },
    about: text(
      'Zwei Paletten hoch, mit Glasplatte und vier feststellbaren Rollen.',
      'Deux palettes de haut, plateau en verre et quatre roulettes à frein.',
      'Two pallets high, with a glass top and four lockable castors.',
    ),
    quantities: [1, 2, 4],
  },
  [
    {
      article: 'CT_0002',
      name: text('Couchtisch roh', 'Table basse brute', 'Coffee table, raw'),
      about: text(
        'Unbehandeltes Palettenholz mit Stempel und Astlöchern.',
        'Bois de palette brut avec tampons et nœuds.',
        'Untreated pallet wood with stamps and knots.',
      ),
      ...finished('raw', {}),
      ship: [0, 1, 4],
    },
    {
      article: 'CT_0003',
      name: text('Couchtisch Weiss', 'Table basse blanche', 'Coffee table, white'),
      about: text(
        'Deckend weiss gestrichen, passend zum Rollsofa.',
        'Peinte en blanc couvrant, assortie au canapé à roulettes.',
        'Painted in opaque white to match the sofa on castors.',
      ),
      ...finished('white', {}),
      ship: [0, 1, 4],
    },
    {
      article: 'CT_0004',
      name: text('Couchtisch Anthrazit', 'Table basse anthracite', 'Coffee table, anthracite'),
      about: text(
        'Dunkel lasiert, passend zur Terrassenbank.',
        'Lasure foncée, assortie au banc de terrasse.',
        'Stained dark to match the terrace bench.',
      ),
      ...finished('anthracite', {}),
      ship: [0, 1, 4],
    },
  ],
);

const table = (pallets: number, height: 'dining' | 'standing', glass: boolean) => ({ pallets, height, glass });

const tables = family(
  {
    type: 'table',
    kindCode: 2,
    categories: ['dining-tables'],
    values: {
      timber: solidSpruce,
      stock: 'true',
      use: text('Garten, Küche, Werkstatt', 'Jardin, cuisine, atelier', 'Garden, kitchen, workshop'),
    },
    about: text(
      'Beine aus Kantholz 100 × 100 mm, geschraubt und wieder abnehmbar.',
      'Pieds en bois équarri de 100 × 100 mm, vissés et démontables.',
      'Legs of squared timber 100 × 100 mm, screwed on and removable.',
    ),
    quantities: [1, 2, 4],
  },
  [
    {
      article: 'TI_0001',
      configurable: true,
      name: text('Palettentisch nach Wahl', 'Table en palettes à composer', 'Custom pallet table'),
      about: text(
        'Eine bis drei Paletten lang, zum Sitzen oder Stehen, mit oder ohne Glas.',
        'D’une à trois palettes de long, pour s’asseoir ou rester debout, avec ou sans verre.',
        'One to three pallets long, for sitting or standing, with or without glass.',
      ),
      ...finished('oiled', table(2, 'dining', true), { stock: 'false' }),
      price: { kind: 'margin', percent: 35, ladder: [1, 2, 4] },
    },
    {
      article: 'TI_0002',
      name: text('Gartentisch 1200', 'Table de jardin 1200', 'Garden table 1200'),
      about: text(
        'Für vier Personen, 1200 × 800 mm, geölt.',
        'Pour quatre personnes, 1200 × 800 mm, huilée.',
        'For four people, 1200 × 800 mm, oiled.',
      ),
      ...finished('oiled', table(1, 'dining', false)),
      ship: [0, 1, 2],
    },
    {
      article: 'TI_0003',
      name: text('Langtisch 2400 Weiss', 'Grande table 2400 blanche', 'Long table 2400, white'),
      about: text(
        'Für acht Personen, 2400 × 800 mm, weiss gestrichen.',
        'Pour huit personnes, 2400 × 800 mm, peinte en blanc.',
        'For eight people, 2400 × 800 mm, painted white.',
      ),
      ...finished('white', table(2, 'dining', false)),
      ship: [0, 2, 1],
    },
    {
      article: 'TI_0004',
      name: text('Tafel 3600', 'Tablée 3600', 'Banquet table 3600'),
      about: text(
        'Zwölf Personen an einem Tisch, 3600 mm lang, roh.',
        'Douze personnes à une table, 3600 mm de long, brute.',
        'Twelve people at one table, 3600 mm long, raw.',
      ),
      ...finished('raw', table(3, 'dining', false), { use: hosts, stock: 'false' }),
      ship: [0, 3, 1],
    },
    {
      article: 'TI_0005',
      name: text('Stehtisch 1200', 'Mange-debout 1200', 'Poseur table 1200'),
      about: text(
        '1100 mm hoch, mit Glasplatte: für Apéro und Empfang.',
        '1100 mm de haut, plateau en verre : pour l’apéro et l’accueil.',
        '1100 mm high with a glass top: for drinks and receptions.',
      ),
      ...finished('anthracite', table(1, 'standing', true), { use: hosts }),
      ship: [0, 1, 1],
    },
  ],
);

const bars = family(
  {
    type: 'bar',
    kindCode: 2,
    categories: ['bars'],
    values: {
      timber: solidSpruce,
      stock: 'false',
      use: text('Garten, Fest, Messestand', 'Jardin, fête, stand', 'Garden, party, exhibition stand'),
    },
    about: text(
      '1230 mm hoch, vorne überstehend, innen mit Platz für Harasse und Kühlbox.',
      '1230 mm de haut, plateau débordant, avec place pour harasses et glacière.',
      '1230 mm high, overhanging at the front, with room inside for crates and a cool box.',
    ),
    quantities: [1, 2, 4],
  },
  [
    {
      article: 'BA_0002',
      name: text('Balkonbar', 'Bar de balcon', 'Balcony bar'),
      about: text(
        'Eine Palette breit: die Theke für zwei.',
        'Large d’une palette : le comptoir pour deux.',
        'One pallet wide: the counter for two.',
      ),
      ...finished('raw', { pallets: 1 }, { stock: 'true' }),
      ship: [0, 1, 1],
    },
    {
      article: 'BA_0003',
      name: text('Festbar 2688', 'Bar de fête 2688', 'Party bar 2688'),
      about: text(
        'Drei Paletten lang, weiss: die Theke für das Sommerfest.',
        'Trois palettes de long, blanc : le comptoir de la fête d’été.',
        'Three pallets long, white: the counter for the summer party.',
      ),
      ...finished('white', { pallets: 3 }),
      ship: [0, 3, 1],
    },
    {
      article: 'BA_0004',
      name: text('Messebar 3488 Anthrazit', 'Bar d’exposition 3488 anthracite', 'Exhibition bar 3488, anthracite'),
      about: text(
        'Vier Paletten in Anthrazit: Empfangstheke für den Messestand.',
        'Quatre palettes en anthracite : comptoir d’accueil du stand.',
        'Four pallets in anthracite: reception counter for the exhibition stand.',
      ),
      ...finished('anthracite', { pallets: 4 }),
      ship: [0, 4, 1],
    },
  ],
);

const planter = (rows: number, soilDensity: number) => ({ preset: { rows, soilDensity } });

const planters = family(
  {
    type: 'planter',
    kindCode: 2,
    categories: ['planters'],
    values: {
      timber: solidSpruce,
      stock: 'true',
      outdoor: 'true',
      colour: '#E4BE86',
      use: text('Gemüse, Kräuter, Blumen', 'Légumes, herbes, fleurs', 'Vegetables, herbs, flowers'),
    },
    about: text(
      'Auf der Europalette gebaut: leer mit dem Rolli zu versetzen, innen mit Noppenbahn ausgelegt.',
      'Construit sur europalette : vide, il se déplace au transpalette ; doublé d’une nappe à excroissances.',
      'Built on a Euro pallet: easy to move by pallet truck while empty, lined with dimpled sheet.',
    ),
    quantities: [1, 2, 4],
  },
  [
    {
      article: 'HB_0002',
      name: text('Kräuterbeet', 'Bac à herbes', 'Herb bed'),
      about: text(
        'Zwei Bretter hoch für Schnittlauch, Minze und Salat.',
        'Deux planches de haut pour ciboulette, menthe et salade.',
        'Two boards high for chives, mint and lettuce.',
      ),
      ...planter(2, 1.2),
      ship: [0, 1, 3],
    },
    {
      article: 'HB_0003',
      name: text('Gemüsebeet', 'Bac à légumes', 'Vegetable bed'),
      about: text(
        'Fünf Bretter hoch: bequem im Stehen zu jäten.',
        'Cinq planches de haut : se désherbe sans se baisser.',
        'Five boards high: comfortable to weed standing up.',
      ),
      ...planter(5, 1.2),
      ship: [0, 1, 1],
    },
    {
      article: 'HB_0004',
      name: text('Hochbeet rückenfreundlich', 'Bac ménageant le dos', 'Back-friendly raised bed'),
      about: text(
        'Sieben Bretter und gut einen Meter hoch, für leichte Substrate.',
        'Sept planches et plus d’un mètre, pour substrats légers.',
        'Seven boards and more than a metre high, for light growing media.',
      ),
      ...planter(7, 0.9),
      ship: [0, 1.5, 1],
    },
  ],
);

export const stockFurniture: readonly SeedProduct[] = [...sofas, ...corners, ...beds, ...coffeeTables, ...tables, ...bars, ...planters];
