/** Orders of the last six months: who ordered what, and how it went on. */
import type { CourseName } from './course.ts';

/** Goods of the packaging shop, and their equivalents in the furniture shop. */
export const goods = {
  crate: ['HK_0001', 'LO_0001'],
  largeCrate: ['HK_0002', 'LO_0002'],
  artCrate: ['HK_0003', 'LO_0003'],
  deepCrate: ['HK_0004', 'LO_0004'],
  climateCrate: ['HK_0005', 'LO_0005'],
  seaCrate: ['HK_0003', 'LO_0002'],
  slatCrate: ['SK_0001', 'BA_0001'],
  foldedCrate: ['SK_0002', 'CT_0001'],
  lightCrate: ['SK_0003', 'HB_0001'],
  panel: ['VS_0001', 'BA_0001'],
  frame: ['VS_0002', 'HB_0001'],
  pallet: ['EP_0001', 'CT_0001'],
  stockPallet: ['PL_0001', 'LO_0004'],
  smallPallet: ['PL_0002', 'LO_0005'],
  exhibit: ['EX_0001', 'BE_0001'],
} as const;
type Good = keyof typeof goods;

export interface PlannedOrder {
  /** Days before today. */
  readonly days: number;
  readonly buyer: string;
  readonly course: CourseName;
  readonly reference: string;
  readonly lines: readonly (readonly [good: Good, quantity: number])[];
  readonly pickup?: true;
  /** Requested delivery, in days from today; absent: the usual time for an order of its age. */
  readonly wished?: number;
}

const aare = 'einkauf@aarepumpen.example';
const keller = 'kundin@kistenwerk.example';
const helvetia = 'einkauf@helvetia-antriebe.example';
const vuilleumier = 'achats@vuilleumier.example';
const optik = 'lager@rheintal-optik.example';
const sattelmed = 'logistics@sattelmed.example';
const seeblick = 'wirt@seeblick-brunnen.example';
const horw = 'bauamt@horw-gemeinde.example';
const kunsthalle = 'technik@kunsthalle-ostend.example';
const uhren = 'spedition@uhren-grenchen.example';
const bernasconi = 'lucia.bernasconi@muster.example';
const odermatt = 'peter.odermatt@muster.example';

type Row = readonly [
  days: number,
  buyer: string,
  course: CourseName,
  reference: string,
  lines: PlannedOrder['lines'],
  over?: Pick<PlannedOrder, 'pickup' | 'wished'>,
];

// prettier-ignore
const rows: readonly Row[] = [
  [181, helvetia, 'skonto', 'Los 11', [['crate', 8], ['pallet', 20]]],
  [176, aare, 'standard', 'Pumpe Typ 5', [['largeCrate', 6]]],
  [170, seeblick, 'standard', 'Terrasse Süd', [['crate', 4]]],
  [165, optik, 'early', 'Messe Stuttgart', [['slatCrate', 12]]],
  [158, vuilleumier, 'standard', 'Commande 4471', [['pallet', 60]]],
  [151, horw, 'twoParts', 'Badi 2026', [['largeCrate', 8], ['pallet', 4]]],
  [147, aare, 'twoParts', 'Pumpe Typ 7', [['crate', 20], ['pallet', 40]]],
  [140, bernasconi, 'prepaid', 'Balcone', [['crate', 1]]],
  [133, kunsthalle, 'standard', 'Leihgaben Herbst', [['artCrate', 5]]],
  [128, helvetia, 'skonto', 'Los 12', [['crate', 10]]],
  [121, optik, 'canceled', 'Abruf 3', [['foldedCrate', 40]]],
  [118, sattelmed, 'credited', 'PO 20881', [['panel', 60]]],
  [112, aare, 'never', 'Ersatzteile', [['pallet', 30]]],
  [108, odermatt, 'prepaid', 'Sitzplatz', [['largeCrate', 1], ['pallet', 2]]],
  [101, vuilleumier, 'slow', 'Commande 4502', [['largeCrate', 12], ['stockPallet', 20]]],
  [96, seeblick, 'overpaid', 'Terrasse Nord', [['crate', 3]]],
  [92, uhren, 'monthly', 'Werk 2', [['deepCrate', 7]]],
  [85, horw, 'never', 'Schulhaus', [['deepCrate', 6]]],
  [80, kunsthalle, 'early', 'Klimakiste', [['climateCrate', 2]]],
  [74, aare, 'standard', 'Pumpe Typ 5', [['largeCrate', 6], ['frame', 10]]],
  [69, sattelmed, 'never', 'PO 20954', [['lightCrate', 16]]],
  [63, optik, 'disputed', 'Linsen', [['slatCrate', 18]]],
  [58, optik, 'never', 'Abruf 2', [['pallet', 90]]],
  [52, helvetia, 'slow', 'Los 14', [['crate', 14]]],
  [47, keller, 'prepaid', 'Dachterrasse', [['largeCrate', 1]]],
  [43, aare, 'twoParts', 'Pumpe Typ 7', [['crate', 24]]],
  [39, seeblick, 'standard', 'Wintergarten', [['crate', 2], ['pallet', 1]]],
  [35, kunsthalle, 'standard', 'Rücktransport', [['artCrate', 4], ['exhibit', 1]]],
  [31, uhren, 'monthly', 'Werk 1', [['seaCrate', 6]]],
  [27, horw, 'standard', 'Werkhof', [['artCrate', 3]]],
  [23, helvetia, 'standard', 'Los 15', [['crate', 9], ['pallet', 15]]],
  [19, optik, 'early', 'Abruf 4', [['foldedCrate', 25]]],
  [15, odermatt, 'prepaid', 'Kiste Werkstatt', [['largeCrate', 1]], { pickup: true }],
  [12, aare, 'twoParts', 'Pumpe Typ 9', [['deepCrate', 10], ['smallPallet', 20]]],
  [9, vuilleumier, 'standard', 'Commande 4611', [['pallet', 40]]],
  [8, helvetia, 'standard', 'Los 15b', [['largeCrate', 18]], { wished: 2 }],
  [8, horw, 'standard', 'Kindergarten', [['crate', 50], ['pallet', 10]], { wished: 3 }],
  [7, keller, 'waits', 'Geschenk', [['pallet', 1]]],
  [6, uhren, 'standard', 'Werk 3', [['deepCrate', 16], ['artCrate', 6]], { wished: 3 }],
  [6, optik, 'standard', 'Abruf 5', [['foldedCrate', 60]], { wished: 4 }],
  [5, aare, 'standard', 'Pumpe Typ 11', [['largeCrate', 22], ['smallPallet', 20]], { wished: 5 }],
  [5, sattelmed, 'standard', 'PO 21044', [['panel', 30]]],
  [3, bernasconi, 'prepaid', 'Giardino', [['crate', 1]]],
  [2, helvetia, 'standard', 'Los 16', [['crate', 11]]],
  [1, kunsthalle, 'waits', 'Leihgaben Frühling', [['artCrate', 3]]],
];

export const plannedOrders: readonly PlannedOrder[] = rows.map(([days, buyer, course, reference, lines, over]) => ({
  days,
  buyer,
  course,
  reference,
  lines,
  ...over,
}));
