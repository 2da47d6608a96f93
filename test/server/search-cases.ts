/**
 * What somebody types and what must come: the table of relevance over the demo catalogue. `first`: article number that stands first; `family`: beginnings that the first three
 * (or all, when there are fewer) must have one of; `has`: article numbers that must be among the hits.
 */
export interface SearchCase {
  shop: 'verpackung' | 'moebel';
  language: 'de' | 'fr' | 'en';
  q: string;
  first?: string;
  family?: readonly string[];
  has?: readonly string[];
  why: string;
}

type Expected = Pick<SearchCase, 'first' | 'family' | 'has'>;

const of =
  (shop: SearchCase['shop'], language: SearchCase['language']) =>
  (q: string, expected: Expected, why: string): SearchCase => ({ shop, language, q, why, ...expected });

const de = of('verpackung', 'de');
const fr = of('verpackung', 'fr');
const en = of('verpackung', 'en');
const moebel = of('moebel', 'de');
const meubles = of('moebel', 'fr');
const furniture = of('moebel', 'en');

export const searchCases: readonly SearchCase[] = [
  // Article numbers.
  de('HK_0001', { first: 'HK_0001' }, 'article number'),
  de('hk-0002', { first: 'HK_0002' }, 'other sign, small letters'),
  de('HK 0003', { first: 'HK_0003' }, 'with a space'),
  de('hk0004', { first: 'HK_0004' }, 'without a sign'),
  de('EP1', { first: 'EP_0001' }, 'without the zeros'),
  de('KA_00', { family: ['KA_00'] }, 'beginning of a number'),
  de('SK', { family: ['SK_'] }, 'letters of a series'),
  de('0006', { has: ['HK_0006'] }, 'number without the letters'),
  en('la_0003', { first: 'LA_0003' }, 'article number in English'),
  // Names.
  de('Holzkiste', { first: 'HK_0001' }, 'name'),
  de('holzkisten', { family: ['HK_'] }, 'plural'),
  de('Kiste', { family: ['HK_', 'SK_', 'EX_', 'ZL_'] }, 'head of many compounds'),
  de('kisten', { family: ['HK_', 'SK_', 'EX_', 'ZL_'] }, 'plural of a head'),
  de('Werkzeugkiste 800', { first: 'HK_0003' }, 'name with its number'),
  de('langkiste', { family: ['HK_'], has: ['HK_0004'] }, 'compound'),
  de('maschinenkiste', { family: ['HK_', 'EX_'], has: ['HK_0006'] }, 'compound'),
  de('Sperrholzkiste', { first: 'SK_0001' }, 'name'),
  de('Verschlag', { family: ['VS_'] }, 'name'),
  de('Verschläge', { family: ['VS_'] }, 'plural with umlaut'),
  de('verschlaege', { family: ['VS_'] }, 'ae for ä'),
  de('Exportkiste', { first: 'EX_0001' }, 'name'),
  de('Palette', { family: ['PL_', 'EP_'] }, 'name; not the Palettenverschlag'),
  de('paletten', { family: ['PL_', 'EP_'] }, 'plural'),
  de('EPAL', { first: 'EP_0001' }, 'abbreviation'),
  de('Europalette', { first: 'EP_0001' }, 'name'),
  de('Tauschpalette', { first: 'EP_0001' }, 'synonym'),
  de('Halbpalette', { first: 'PL_0003' }, 'compound'),
  de('schwerlast', { first: 'PL_0005' }, 'first part of a compound'),
  de('Faltkarton', { family: ['KA_', 'KP_'] }, 'name'),
  de('Karton', { family: ['KA_', 'KP_'] }, 'head'),
  de('Schachtel', { family: ['KA_', 'KP_'] }, 'synonym'),
  de('Latte', { family: ['LA_'] }, 'name'),
  de('Latten', { family: ['LA_'] }, 'plural'),
  de('Kantholz', { has: ['LA_0003'] }, 'name'),
  de('Harass', { family: ['VS_'] }, 'Swiss word'),
  de('Kiste für Bilder', { family: ['SK_'], has: ['SK_0003'] }, 'words of a name in another order'),
  de('Bilderkiste', { family: ['SK_'], has: ['SK_0003'] }, 'compound of the words of a name'),
  de('Kiste aus Sperrholz', { family: ['SK_'] }, 'compound said apart'),
  de('Instrumentenkiste', { first: 'SK_0004' }, 'compound with an unlisted form'),
  de('Motorenkiste', { has: ['VS_0002'] }, 'a compound nobody has'),
  de('ISPM 15', { has: ['EX_0001'] }, 'standard'),
  de('Seecontainer', { first: 'PL_0002' }, 'attribute'),
  // Beginnings, while typing.
  de('holzk', { family: ['HK_'] }, 'beginning'),
  de('euro', { has: ['EP_0001'] }, 'beginning'),
  de('verschl', { family: ['VS_'] }, 'beginning'),
  // Slips.
  de('Holzkitse', { first: 'HK_0001' }, 'two letters exchanged'),
  de('Hozlkiste', { first: 'HK_0001' }, 'two letters exchanged'),
  de('Plaette', { family: ['PL_', 'EP_'] }, 'two letters exchanged'),
  de('Pallette', { family: ['PL_', 'EP_'] }, 'a letter too much'),
  de('Europlatte', { first: 'EP_0001' }, 'a letter too few, and a word of its own'),
  de('Sperholzkiste', { family: ['SK_'] }, 'a letter too few'),
  de('Verschlagg', { family: ['VS_'] }, 'a letter too much'),
  de('Faltkatron', { family: ['KA_', 'KP_'] }, 'two letters exchanged'),
  de('Werkzeukiste', { has: ['HK_0002', 'HK_0003'] }, 'a letter too few'),
  de('Maschienenkiste', { family: ['HK_'], has: ['HK_0006'] }, 'a letter too much'),
  // Sizes.
  de('120x80', { has: ['EP_0001'] }, 'centimetres without a unit'),
  de('1200x800', { has: ['EP_0001'] }, 'millimetres'),
  de('120 × 80 cm', { has: ['EP_0001'] }, 'with a unit'),
  de('1,2 x 0,8 m', { has: ['EP_0001'] }, 'metres with a comma'),
  de('80/60', { has: ['PL_0003'] }, 'slash'),
  de('Palette 120x80', { family: ['EP_', 'PL_', 'AR_'], has: ['EP_0001'] }, 'word and size'),
  de('Palette 1140x1140', { first: 'PL_0002' }, 'word and size'),
  de('400x300x200', { has: ['KA_0003'] }, 'three sides'),
  de('karton 40x30x20', { first: 'KA_0003' }, 'word and centimetres'),
  de('600 400 300', { has: ['HK_0002'] }, 'numbers only'),
  de('30x80', { has: ['LA_0003'] }, 'cross-section in millimetres'),
  de('kiste 1600', { has: ['HK_0004', 'HK_0006'] }, 'word and one side'),
  // French and English.
  fr('caisse', { family: ['HK_', 'SK_', 'EX_', 'VS_', 'KA_'] }, 'name'),
  fr('caisses en bois', { first: 'HK_0001' }, 'plural with a filler'),
  fr('contreplaque', { first: 'SK_0001' }, 'without accent'),
  fr('palette', { family: ['PL_', 'EP_', 'PB_', 'AR_'] }, 'name'),
  fr('europalete', { first: 'EP_0001' }, 'slip'),
  fr('latte', { family: ['LA_'] }, 'name'),
  fr('Holzkiste', { first: 'HK_0001' }, 'German word for French readers'),
  en('wooden crate', { first: 'HK_0001' }, 'two words'),
  en('crates', { family: ['HK_', 'SK_', 'EX_', 'VS_'] }, 'plural'),
  en('pallet', { family: ['PL_', 'EP_', 'PB_'] }, 'name'),
  en('palet', { family: ['PL_', 'EP_', 'PB_'] }, 'slip'),
  en('plywood', { first: 'SK_0001' }, 'material'),
  en('cardboard', { family: ['KA_', 'KP_', 'PB_'] }, 'synonym'),
  en('squared timber', { family: ['LA_'], has: ['LA_0003'] }, 'name'),
  // Furniture.
  moebel('Lounge', { family: ['LO_', 'EL_'] }, 'name'),
  moebel('Palettenlounge', { first: 'LO_0001' }, 'compound'),
  moebel('Sofa', { family: ['LO_'] }, 'synonym and head'),
  moebel('Palettensofa', { family: ['LO_', 'KI_'] }, 'a compound nobody has'),
  moebel('Gartensofa', { family: ['LO_'], has: ['LO_0003'] }, 'compound'),
  moebel('sessel', { has: ['LO_0002'] }, 'head'),
  moebel('Hochbeet', { first: 'HB_0001' }, 'name'),
  moebel('Pflanzkiste', { has: ['HB_0001'] }, 'synonym'),
  moebel('Couchtisch', { first: 'CT_0001' }, 'name'),
  moebel('Bett', { first: 'BE_0001' }, 'head'),
  moebel('Palettenbett', { first: 'BE_0001' }, 'compound'),
  moebel('Palettenkissen', { family: ['KI_', 'LO_'] }, 'compound, and the sofas it belongs to'),
  moebel('Kissen', { family: ['KI_'] }, 'name'),
  moebel('Polster', { has: ['KI_0001'] }, 'synonym'),
  moebel('Kisen', { family: ['KI_'] }, 'a letter too few'),
  moebel('Ecklounge', { family: ['EL_'] }, 'compound'),
  moebel('anthrazit', { has: ['LO_0005'] }, 'colour in a name'),
  moebel('Rollsfa weiss', { first: 'LO_0004' }, 'slip'),
  moebel('Hochbett', { family: ['BE_'] }, 'a compound nobody has, by its head'),
  meubles('canapé', { family: ['LO_'] }, 'name'),
  meubles('canape jardin', { family: ['LO_'], has: ['LO_0003'] }, 'without accent'),
  furniture('sofa', { family: ['LO_'] }, 'name'),
  furniture('cushion', { family: ['KI_', 'LO_'] }, 'name'),
];
