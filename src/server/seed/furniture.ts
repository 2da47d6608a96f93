/** Pallet furniture of the demo catalogue. */
import type { SeedProduct } from './seed-product.ts';
import { solidSpruce } from './seed-product.ts';

const outdoors = { de: 'Balkon, Garten, Terrasse', fr: 'Balcon, jardin, terrasse', en: 'Balcony, garden, terrace' };

export const furniture: readonly SeedProduct[] = [
  {
    articleNumber: 'LO_0001',
    type: 'lounge',
    categories: ['lounges'],
    kindCode: 2,
    name: { de: 'Palettenlounge', fr: 'Salon en palettes', en: 'Pallet lounge' },
    description: {
      de: 'Ihr Sofa aus Europaletten: ein bis sechs Plätze, mit oder ohne Polster, roh, geölt, weiss oder anthrazit, auf Wunsch auf Rollen. Wir schleifen die Kanten, verschrauben die Paletten und liefern fertig gestellt.',
      fr: 'Votre canapé en europalettes: d’une à six places, avec ou sans coussins, brut, huilé, blanc ou anthracite, sur roulettes si vous le souhaitez. Nous ponçons les arêtes, vissons les palettes et livrons monté.',
      en: 'Your sofa of Euro pallets: one to six seats, with or without cushions, raw, oiled, white or anthracite, on castors if you like. We sand the edges, screw the pallets together and deliver it assembled.',
    },
    configurable: true,
    preset: { seats: 2, cushion: 120, castors: false, finish: 'raw' },
    values: { timber: solidSpruce, use: outdoors, stock: 'false', colour: '#E4BE86' },
    price: { kind: 'margin', percent: 35, ladder: [1, 2, 4, 8] },
  },
  {
    articleNumber: 'LO_0002',
    type: 'lounge',
    categories: ['lounges'],
    kindCode: 2,
    name: { de: 'Balkonsessel', fr: 'Fauteuil de balcon', en: 'Balcony armchair' },
    description: {
      de: 'Ein Platz, 1200 mm breit, mit Polster: passt auf den kleinen Balkon und durch jede Wohnungstür.',
      fr: 'Une place, 1200 mm de large, avec coussin: trouve sa place sur un petit balcon et passe par toutes les portes.',
      en: 'One seat, 1200 mm wide, with cushion: fits a small balcony and goes through every front door.',
    },
    configurable: false,
    preset: { seats: 1, cushion: 120, castors: false, finish: 'oiled' },
    values: { timber: solidSpruce, use: outdoors, stock: 'true', colour: '#C79B68' },
    price: {
      kind: 'fix',
      steps: [
        [1, 279],
        [2, 262],
        [4, 248],
      ],
    },
    transport: { maxPackage: 0, minSp: 1, quantityForMinSp: 1 },
  },
  {
    articleNumber: 'LO_0003',
    type: 'lounge',
    categories: ['lounges'],
    kindCode: 2,
    name: { de: 'Gartensofa 3 Plätze', fr: 'Canapé de jardin 3 places', en: 'Garden sofa for 3' },
    description: {
      de: 'Drei Plätze auf 3,6 Metern, geölt gegen Regen und Sonne. Mit naturfarbenen Polstern, deren Bezüge in die Waschmaschine dürfen.',
      fr: 'Trois places sur 3,6 mètres, huilé contre la pluie et le soleil. Coussins écrus, housses lavables en machine.',
      en: 'Three seats along 3.6 metres, oiled against rain and sun. With natural-coloured cushions whose covers are machine-washable.',
    },
    configurable: false,
    preset: { seats: 3, cushion: 120, castors: false, finish: 'oiled' },
    values: { timber: solidSpruce, use: outdoors, stock: 'false', colour: '#C79B68' },
    price: {
      kind: 'fix',
      steps: [
        [1, 739],
        [2, 722],
      ],
    },
    transport: { maxPackage: 0, minSp: 3, quantityForMinSp: 1 },
  },
  {
    articleNumber: 'LO_0004',
    type: 'lounge',
    categories: ['lounges'],
    kindCode: 2,
    name: { de: 'Rollsofa Weiss', fr: 'Canapé à roulettes blanc', en: 'White sofa on castors' },
    description: {
      de: 'Zwei Plätze, weiss gestrichen, auf feststellbaren Rollen: heute am Fenster, morgen an der Wand.',
      fr: 'Deux places, peint en blanc, sur roulettes à frein: aujourd’hui à la fenêtre, demain contre le mur.',
      en: 'Two seats, painted white, on lockable castors: by the window today, along the wall tomorrow.',
    },
    configurable: false,
    preset: { seats: 2, cushion: 80, castors: true, finish: 'white' },
    values: {
      timber: solidSpruce,
      use: { de: 'Wohnung, Büro, Laden', fr: 'Appartement, bureau, magasin', en: 'Flat, office, shop' },
      stock: 'true',
      colour: '#FBF8F4',
    },
    price: {
      kind: 'fix',
      steps: [
        [1, 619],
        [2, 605],
        [4, 595],
      ],
    },
    transport: { maxPackage: 0, minSp: 2, quantityForMinSp: 1 },
  },
  {
    articleNumber: 'LO_0005',
    type: 'lounge',
    categories: ['lounges'],
    kindCode: 2,
    name: { de: 'Terrassenbank 4 Plätze Anthrazit', fr: 'Banc de terrasse 4 places anthracite', en: 'Terrace bench for 4, anthracite' },
    description: {
      de: 'Vier Plätze in einer Reihe, anthrazit lasiert, mit dünnem Polster: für Gastgeber und für die Terrasse vor dem Restaurant.',
      fr: 'Quatre places en ligne, lasure anthracite, coussin mince: pour recevoir chez soi ou devant le restaurant.',
      en: 'Four seats in a row, glazed anthracite, with a thin cushion: for hosts and for the terrace in front of a restaurant.',
    },
    configurable: false,
    preset: { seats: 4, cushion: 100, castors: false, finish: 'anthracite' },
    values: {
      timber: solidSpruce,
      use: { de: 'Gastronomie, Terrasse', fr: 'Restauration, terrasse', en: 'Restaurants, terraces' },
      stock: 'false',
      colour: '#3F3C39',
    },
    price: { kind: 'margin', percent: 38, ladder: [1, 2, 4, 8] },
    transport: { maxPackage: 0, minSp: 4, quantityForMinSp: 1 },
  },
];
