/**
 * What is typed and what must be found: the relevance table for the demo catalogue. A line gives shop and language by its first word, then what is
 * typed, what is expected and why. It must have at least one of the expectations; a line without `none` must find something.
 */
interface Expected {
  /** Article number of the first hit. */
  first?: string;
  /** Prefixes of article numbers: the first three hits (or all, if fewer) must have one of them. */
  family?: readonly string[];
  /** Article numbers that are among the hits. */
  has?: readonly string[];
  /** Prefixes of article numbers that no hit has. */
  not?: readonly string[];
  /** Exactly these prefixes of article numbers: every hit has one of them, and each of them has a hit. */
  only?: readonly string[];
  /** Nothing is found. */
  none?: true;
  /** The correction shown on the page; without it nothing may be corrected. */
  corrected?: string;
  /** Words for which the page says that nothing was found. */
  unanswered?: readonly string[];
  /** False: the hits contain only some of the words, and the page says so. Without it they contain all of them. */
  complete?: false;
}

export interface SearchCase {
  shop: 'verpackung' | 'moebel';
  language: 'de' | 'fr' | 'en';
  q: string;
  why: string;
  expected: Expected;
}

const of =
  (shop: SearchCase['shop'], language: SearchCase['language']) =>
  (q: string, expected: Expected, why: string): SearchCase => ({ shop, language, q, why, expected });

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
  de('Motorenkiste', { has: ['VS_0002'], complete: false }, 'a compound nobody has'),
  de('ISPM 15', { has: ['EX_0001'] }, 'standard'),
  de('Seecontainer', { first: 'PL_0002' }, 'attribute'),
  // Prefixes, while typing.
  de('holzk', { family: ['HK_'] }, 'beginning'),
  de('euro', { has: ['EP_0001'] }, 'beginning'),
  de('verschl', { family: ['VS_'] }, 'beginning'),
  // Typing mistakes.
  de('Holzkitse', { first: 'HK_0001', corrected: 'Holzkiste' }, 'two letters exchanged'),
  de('Hozlkiste', { first: 'HK_0001', corrected: 'Holzkiste' }, 'two letters exchanged'),
  de('Plaette', { family: ['PL_', 'EP_'] }, 'two letters exchanged'),
  de('kste', { corrected: 'Kiste', family: ['HK_', 'SK_', 'EX_', 'ZL_'] }, 'a vowel too few'),
  de('Pallette', { family: ['PL_', 'EP_'], corrected: 'Palette' }, 'a letter too much'),
  de('Europlatte', { corrected: 'Europalette', first: 'EP_0001' }, 'a letter too few, and a word of its own'),
  de('Sperholzkiste', { corrected: 'Sperrholzkiste', family: ['SK_'] }, 'a letter too few'),
  de('Verschlagg', { corrected: 'Verschlag', family: ['VS_'] }, 'a letter too much'),
  de('Faltkatron', { corrected: 'Faltkarton', family: ['KA_', 'KP_'] }, 'two letters exchanged'),
  de('Werkzeukiste', { corrected: 'Werkzeugkiste', has: ['HK_0002', 'HK_0003'] }, 'a letter too few'),
  de('Maschienenkiste', { corrected: 'Maschinenkiste', family: ['HK_'], has: ['HK_0006'] }, 'a letter too much'),
  // Sizes.
  de('１２０x８０', { has: ['EP_0001'] }, 'digits of another keyboard'),
  de('120x80', { has: ['EP_0001'] }, 'centimetres without a unit'),
  de('1200x800', { has: ['EP_0001'] }, 'millimetres'),
  de('120 × 80 cm', { has: ['EP_0001'] }, 'with a unit'),
  de('1,2 x 0,8 m', { has: ['EP_0001'] }, 'metres with a comma'),
  de('80/60', { has: ['PL_0003'] }, 'slash'),
  de('Palette 120x80', { family: ['EP_', 'PL_', 'AR_', 'PB_'], has: ['EP_0001'] }, 'word and size'),
  de('Palette 1140x1140', { first: 'PL_0002' }, 'word and size'),
  de('400x300x200', { has: ['KA_0003'] }, 'three sides'),
  de('karton 40x30x20', { first: 'KA_0003' }, 'word and centimetres'),
  de('600 400 300', { has: ['HK_0002'] }, 'numbers only'),
  de('30x80', { has: ['LA_0003'] }, 'cross-section in millimetres'),
  de(
    'Holzkiste 1234 x 567',
    { first: 'HK_0001', family: ['HK_0001', 'HK_0005', 'HK_0015'] },
    'nobody has it: what is made to size, then what holds it',
  ),
  de('Palette 1350 x 950', { first: 'PL_0011', family: ['PL_0011', 'PL_0012', 'PL_0001'] }, 'the larger ones, then what is made to size'),
  de('Latte 2340 mm', { first: 'LA_0004' }, 'the next longer'),
  de('kiste 1600', { has: ['HK_0004', 'HK_0006'] }, 'word and one side'),
  de('Palette 1 200 x 800', { family: ['EP_', 'PL_', 'AR_', 'PB_'], has: ['EP_0001'] }, 'a space where thousands have one'),
  fr('palette 1\u202F200 × 800 mm', { has: ['EP_0001'] }, 'a narrow one'),
  de("Palette 1'200 x 800", { has: ['EP_0001'] }, 'an apostrophe'),
  de('Palette 1’140 x 1’140', { first: 'PL_0002' }, 'another apostrophe'),
  de('800 x 1 200', { has: ['EP_0001'] }, 'the longer side last'),
  de('2 1200 x 800', { has: ['EP_0001'] }, 'a quantity before a size'),
  de(
    '2 x 1200 x 800',
    { has: ['EP_0001'], family: ['EP_', 'PL_', 'AR_', 'PB_', 'HK_', 'SK_', 'VS_', 'EX_', 'DE_', 'KA_'] },
    'a quantity times a size',
  ),
  de(
    'kiste 3 600 x 400',
    { has: ['HK_0002', 'SK_0004'], not: ['HK_0004'], unanswered: ['3'], complete: false },
    'three of 600 x 400, not 3.6 m',
  ),
  de('Kiste 1 600 mm', { has: ['HK_0004'] }, 'one side with its unit'),
  // French and English.
  fr('caisse', { family: ['HK_', 'SK_', 'EX_', 'VS_', 'KA_'] }, 'name'),
  fr('caisses en bois', { first: 'HK_0001' }, 'plural with a filler'),
  fr('contreplaque', { first: 'SK_0001' }, 'without accent'),
  fr('palette', { family: ['PL_', 'EP_', 'PB_', 'AR_'] }, 'name'),
  fr('europalete', { corrected: 'europalette', first: 'EP_0001' }, 'slip'),
  fr('latte', { family: ['LA_'] }, 'name'),
  fr('Holzkiste', { first: 'HK_0001' }, 'German word for French readers'),
  en('wooden crate', { first: 'HK_0001' }, 'two words'),
  en('crates', { family: ['HK_', 'SK_', 'EX_', 'VS_'] }, 'plural'),
  en('pallet', { family: ['PL_', 'EP_', 'PB_'] }, 'name'),
  en('palet', { corrected: 'pallet', family: ['PL_', 'EP_', 'PB_'] }, 'slip'),
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
  moebel('Kisen', { corrected: 'Kissen', family: ['KI_'] }, 'a letter too few'),
  moebel('Ecklounge', { family: ['EL_'] }, 'compound'),
  moebel('anthrazit', { has: ['LO_0005'] }, 'colour in a name'),
  moebel('Rollsfa weiss', { corrected: 'Rollsofa weiss', first: 'LO_0004' }, 'slip'),
  moebel('Hochbett', { family: ['BE_'] }, 'a compound nobody has, by its head'),
  meubles('canapé', { family: ['LO_'] }, 'name'),
  meubles('canape jardin', { family: ['LO_', 'EL_'], has: ['LO_0003'] }, 'without accent'),
  furniture('sofa', { family: ['LO_'] }, 'name'),
  furniture('cushion', { family: ['KI_', 'LO_'] }, 'name'),
  // Precision: only hits that contain the word.
  de('lantern', { none: true }, 'a word nobody has; Lagern lies two slips away'),
  fr('lantern', { none: true }, 'the same in French'),
  en('lantern', { none: true }, 'the same in English'),
  moebel('lantern', { none: true }, 'the same among furniture'),
  furniture('lantern', { none: true }, 'the same among furniture in English'),
  de('Seidenpapier', { none: true }, 'a compound of which nobody has a part'),
  de('Lärche', { only: ['LA_0006'] }, 'one product holds it'),
  de('laerche', { only: ['LA_0006'] }, 'ae for ä'),
  fr('mélèze', { only: ['LA_0006'] }, 'the same in French'),
  fr('meleze', { only: ['LA_0006'] }, 'without accents'),
  en('larch', { only: ['LA_0006'] }, 'the same in English'),
  de('EPAL', { only: ['EP_0001'] }, 'a brand'),
  de('Latte', { only: ['LA_'] }, 'not the Leisten in descriptions of crates'),
  de('Exportkiste', { only: ['EX_'] }, 'not the cartons that mention export'),
  de('Export-Kiste', { only: ['EX_'] }, 'with a hyphen'),
  de('Überseekiste', { only: ['EX_'] }, 'synonym with umlaut'),
  de('Karton', { only: ['KA_', 'KP_'] }, 'not crates'),
  de('Roller', { only: ['TR_0001'] }, 'head of a compound'),
  de('Transportroller', { only: ['TR_0001'] }, 'its compound'),
  de('Rahmen', { family: ['AR_'] }, 'head of Aufsatzrahmen'),
  de('Palettenrahmen', { only: ['AR_0001', 'AR_0002', 'AR_0003', 'AR_0004'] }, 'a compound nobody has: frames for pallets'),
  de('Palettendeckel', { first: 'DE_0001', only: ['DE_'] }, 'compound'),
  de('Kistendeckel', { first: 'DE_0001', complete: false }, 'nobody has one: lids first'),
  de('Deckel', { family: ['DE_'] }, 'name'),
  de('Versandkarton', { first: 'KA_0002', only: ['KA_', 'KP_'] }, 'compound'),
  de('Kleinteilekiste', { first: 'HK_0002' }, 'compound of the attribute’s words'),
  de('ich suche eine Kiste für Bilder', { only: ['SK_0003', 'SK_0009', 'SK_0010'] }, 'a sentence'),
  de('für die', { none: true }, 'nothing but filling words'),
  fr('claire-voie', { family: ['VS_'], not: ['HK_', 'KA_'] }, 'two words with a hyphen'),
  fr('contre-plaqué', { first: 'SK_0001', only: ['SK_', 'DE_0001', 'DE_0004'] }, 'one word with a hyphen'),
  fr('caisse à tableaux', { only: ['SK_0003', 'SK_0009', 'SK_0010'] }, 'two words with a filler'),
  fr('boîtes d’expédition', { family: ['KA_'], only: ['KA_', 'KP_'] }, 'plural with accent'),
  fr('boîtes postales', { family: ['KA_'], only: ['KA_', 'KP_'] }, 'another word for them'),
  fr('rehausses', { family: ['AR_'], not: ['HK_', 'SK_', 'EX_'] }, 'plural'),
  fr('réhausse', { family: ['AR_'] }, 'an accent too much'),
  fr('couvercle', { family: ['DE_'] }, 'name'),
  en('lids', { family: ['DE_'] }, 'plural'),
  en('plywoodcrate', { only: ['SK_'] }, 'two words written as one'),
  furniture('coffee table', { only: ['CT_'] }, 'two words'),
  meubles('table basse', { only: ['CT_'] }, 'two words'),
  moebel('Hocker', { has: ['KI_0005'], not: ['BE_', 'TI_'] }, 'in a description'),
  moebel('Bett', { family: ['BE_'], not: ['TI_', 'BA_'] }, 'head of Tagesbett and others'),
  moebel('Tagesbett', { first: 'BE_0002', not: ['BE_0003', 'TI_'] }, 'compound'),
  // A second word narrows the result.
  de('Holzkiste Deckel', { not: ['DE_', 'KA_', 'PL_'], has: ['HK_0014'] }, 'crates that speak of their lid'),
  de('Aufsatzrahmen 1200x800', { first: 'AR_0002', only: ['AR_0001', 'AR_0002', 'AR_0003', 'PB_0001'] }, 'name and size'),
  de('Kantholz 100', { only: ['LA_0007'] }, 'name and section'),
  de('Werkzeugkiste 800', { only: ['HK_0003', 'HK_0010'] }, 'name and length'),
  de('EPAL 1', { only: ['EP_0001'] }, 'name and number'),
  de('EPAL 7', { only: ['EP_0001'], unanswered: ['7'], complete: false }, 'a number nobody has'),
  de(
    'Kiste xyzzy',
    { family: ['HK_', 'ZL_', 'SK_', 'EX_'], unanswered: ['xyzzy'], complete: false },
    'a word nobody has beside one that many have',
  ),
  de('Palette Kunststoff', { family: ['PL_'], unanswered: ['Kunststoff'], complete: false }, 'a material nobody has'),
  en('plywood crate', { only: ['SK_'] }, 'two words'),
  en('pallet lid', { family: ['DE_'], not: ['KA_', 'EX_'] }, 'two words'),
  fr('caisse carton', { only: ['KA_', 'KP_'] }, 'two words'),
  fr('carton 400x300', { only: ['KA_', 'KP_0001'], has: ['KA_0003'] }, 'name and size'),
  moebel('Kissen salbeigrün', { only: ['KI_0003', 'KI_0005'] }, 'name and colour'),
  moebel('Bar anthrazit', { only: ['BA_0004', 'EL_0005'] }, 'name and colour'),
  moebel('Bett 140', { family: ['BE_'], not: ['BE_0002', 'BE_0003'] }, 'name and width'),
  moebel('Sofa weiss', { first: 'LO_0004', not: ['BE_', 'KI_'] }, 'name and colour'),
  meubles('coussin 1200x800', { family: ['KI_'], not: ['BE_', 'BA_'] }, 'name and size'),
  furniture('white sofa', { first: 'LO_0004', not: ['BE_', 'KI_'] }, 'colour and name'),
  // What buyers call it, and what they write beside a size.
  de('Holzkiste mit Deckel', { family: ['HK_'], has: ['HK_0001'] }, 'a crate that has one'),
  fr('caisse avec couvercle', { has: ['HK_0001', 'SK_0001'] }, 'the same in French'),
  de('ispm15 kiste', { first: 'EX_0001', has: ['SK_0009'] }, 'a word and its number in one'),
  de('ISPM15', { first: 'EX_0001' }, 'the same alone'),
  fr('ISPM15', { first: 'EX_0001', has: ['SK_0009'] }, 'the standard by its name in German and English'),
  de('NIMP 15', { first: 'EX_0001', has: ['SK_0009'] }, 'the standard by its name in French'),
  en('NIMP 15', { first: 'EX_0001', has: ['SK_0009'] }, 'the same in English'),
  de('Weinkiste', { first: 'HK_0001', complete: false }, 'another kind of crate, no slip of a known one'),
  de('Düsseldorfer Palette', { only: ['PL_0003'] }, 'trade name of the half pallet'),
  de('Kiste innen 1000 x 600 x 400', { has: ['HK_0001', 'SK_0001'] }, 'what is measured is no word of the goods'),
  de('Innenmass 1000 x 600 x 400', { first: 'HK_0009' }, 'the same without goods'),
  de('Holzkiste Massanfertigung', { first: 'HK_0001' }, 'another word for made to measure'),
  de('Kunst Kiste', { family: ['SK_'] }, 'another word for what is packed'),
  fr('palette europe', { first: 'EP_0001' }, 'usual name of the exchange pallet'),
  fr('chevron', { has: ['LA_0007'] }, 'another word for squared timber'),
  fr('caisse pour œuvre', { has: ['SK_0009', 'SK_0010'] }, 'another word for what is packed'),
  fr('caisse dimensions intérieures 1000 x 600 x 400', { has: ['HK_0001'] }, 'what is measured'),
  en('art crate', { only: ['SK_'] }, 'another word for what is packed'),
  en('custom crate', { has: ['HK_0001', 'SK_0001', 'VS_0001'] }, 'made to measure; customs are something else'),
  en('crate inner size 1000 x 600 x 400', { has: ['HK_0001'] }, 'what is measured'),
  moebel('Kissen grau', { family: ['LO_', 'EL_'] }, 'anthracite is a grey'),
  moebel('Daybed', { first: 'BE_0002' }, 'English name of the day bed'),
  moebel('Sonnenliege', { first: 'BE_0002' }, 'what is nearest to it'),
  moebel('Blumenkasten', { family: ['HB_'] }, 'another word for a planter'),
  moebel('3-Sitzer', { has: ['LO_0003', 'LO_0009'] }, 'seats by another word'),
  moebel('Lounge-Set', { family: ['LO_', 'EL_'] }, 'a word that says nothing'),
  furniture('3 seater sofa', { has: ['LO_0003'] }, 'a word that says nothing'),
  furniture('raised bed', { first: 'HB_0004', has: ['HB_0001'] }, 'usual name in English'),
  furniture('planter', { family: ['HB_'] }, 'its other name'),
  moebel('Blumenkosten', { none: true, complete: false }, 'a correction that finds nothing is none'),
  // Typing mistakes, in every language; an existing word is never corrected.
  de('Verschalg', { family: ['VS_'], corrected: 'Verschlag' }, 'two letters exchanged'),
  de('Aufsatzramen', { family: ['AR_'], corrected: 'Aufsatzrahmen' }, 'a letter too few'),
  de('Kartno', { family: ['KA_', 'KP_'], corrected: 'Karton' }, 'two letters exchanged'),
  de('Hund', { none: true }, 'Bund is another word, no slip'),
  fr('soie', { none: true }, 'voie is another word'),
  de('ksite', { family: ['HK_', 'ZL_', 'SK_', 'EX_'], corrected: 'Kiste' }, 'two letters exchanged in a short word'),
  fr('caise', { family: ['VS_', 'KA_', 'EX_', 'HK_', 'SK_'], corrected: 'caisse' }, 'a letter too few'),
  en('plywod crate', { only: ['SK_'], corrected: 'plywood crate' }, 'a letter too few'),
  meubles('fauteil', { has: ['LO_0002'], corrected: 'fauteuil' }, 'a letter too few'),
  furniture('cusion', { family: ['KI_'], corrected: 'cushion' }, 'a letter too few'),
  // Article numbers exclude other hits.
  de('hk 1', { only: ['HK_0001'] }, 'apart and without zeros'),
  de('hk-1', { only: ['HK_0001'] }, 'with a hyphen'),
  de('KA_0003', { only: ['KA_0003'] }, 'nothing beside it'),
  fr('la_0003', { only: ['LA_0003'] }, 'its letters are a French filler'),
  de('Tragfähigkeit', { has: ['EP_0001'] }, 'what a figure says'),
  de('Palette Höchstlast', { has: ['EP_0001'] }, 'another word for it'),
  fr('charge admissible', { has: ['EP_0001'] }, 'what a figure says'),

  // Words of another language than the page's: buyers copy names from papers of colleagues.
  en('Kiste', { family: ['HK_', 'SK_', 'EX_', 'ZL_'], has: ['HK_0002', 'EX_0001'] }, 'German head of many compounds on an English page'),
  fr('Kisten', { family: ['HK_', 'SK_', 'EX_', 'ZL_'], has: ['HK_0002', 'EX_0001'] }, 'its plural'),
  en('Holzkiste', { first: 'HK_0001' }, 'German compound'),
  fr('Verschläge', { only: ['VS_'], has: ['VS_0001', 'VS_0003', 'VS_0007'] }, 'with an umlaut'),
  en('Karton', { only: ['KA_', 'KP_'] }, 'no slip'),
  fr('Palettendeckel', { family: ['DE_'] }, 'German compound'),
  en('caisses à claire-voie', { family: ['VS_'] }, 'French plural'),
  de('crates', { family: ['HK_', 'SK_', 'EX_', 'VS_', 'ZL_'] }, 'English plural'),
  de('couvercles', { family: ['DE_'] }, 'French plural'),
  fr('slatted crates', { family: ['VS_'] }, 'two English words'),

  // Materials in another language than the page's.
  de('plywood', { first: 'SK_0001', has: ['DE_0001'] }, 'material in English, in the name and beside it'),
  de('contreplaqué', { first: 'SK_0001', has: ['DE_0001'] }, 'material in French'),
  de('spruce', { has: ['HK_0001'], not: ['KA_', 'KP_'] }, 'material in English that no name holds'),
  de('sapin', { has: ['HK_0001'], not: ['KA_', 'KP_'] }, 'material as people say it in French'),
  fr('Fichte', { has: ['HK_0001'], not: ['KA_', 'KP_'] }, 'material in German'),
  fr('sapin', { has: ['HK_0001'], not: ['KA_', 'KP_'] }, 'another word for it'),
  fr('caisse sapin', { family: ['HK_', 'EX_', 'VS_'], has: ['HK_0001'] }, 'with what it is made of'),
  en('Sperrholz', { first: 'SK_0001' }, 'material in German'),
  en('épicéa', { has: ['HK_0001'] }, 'material in French'),
];
