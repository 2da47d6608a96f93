/**
 * Words that customers use for the same goods, by language. Data: a search for one word of a group also finds the others.
 * Swiss usage first: Harass, Palett, Schachtel. A word may be in several groups.
 */
import type { Language } from '#domain/language/language.ts';
import { foldedWords } from './fold.ts';
import { stem } from './stem.ts';

type Groups = Record<Language, readonly string[]>;

/** Words that name goods. */
const naming: Groups = {
  de: [
    'kiste box truhe kasten behälter',
    'verschlag lattenkiste harass gitterkiste lattenverschlag',
    'karton schachtel faltkarton wellkarton wellpappe pappkarton faltschachtel',
    'versandkarton postkarton paket versandschachtel',
    'europalette epal euro europool tauschpalette',
    'halbpalette düsseldorfer',
    'palette palett',
    'polster kissen sitzkissen auflage',
    'sofa couch lounge sitzgruppe',
    'sessel stuhl fauteuil',
    'lounge gartenmöbel gartenlounge',
    'hochbeet pflanzkiste pflanzkasten beet pflanztrog blumenkiste blumenkasten blumentrog',
    'tisch couchtisch salontisch beistelltisch',
    'bar theke tresen stehtisch',
    'latte leiste kantholz',
    'sperrholz holzplatte',
    'exportkiste überseekiste seekiste',
    'ispm hitzebehandelt',
    'tragfähigkeit höchstlast tragkraft traglast nutzlast',
    'anthrazit dunkelgrau grau',
    'weiss white',
    'bett palettenbett futonbett',
    'tagesbett daybed liege sonnenliege',
    'rollen räder',
  ],
  fr: [
    'caisse boîte coffre caissette',
    'carton boîte',
    'palette europalette epal',
    'europe euro europalette epal',
    'cageot harasse claire voie',
    'coussin matelas rembourrage',
    'canapé sofa salon divan',
    'fauteuil siège',
    'bac jardinière potager',
    'table guéridon',
    'bar comptoir',
    'latte liteau tasseau carrelet chevron',
    'contreplaqué plywood',
    'exportation export',
    'expédition postale envoi',
    'anthracite gris',
    'lit sommier',
  ],
  en: [
    'crate box case chest',
    'carton box cardboard',
    'pallet skid europallet epal',
    'cushion pad pillow',
    'sofa couch lounge settee',
    'armchair chair seat',
    'planter trough',
    'table desk',
    'bar counter',
    'lath slat batten strip timber',
    'plywood ply',
    'export overseas seaworthy',
    'anthracite grey gray',
    'colour color',
    'mailer postal parcel',
  ],
};

/** Words that say of what kind goods are, or for what. */
const qualifying: Groups = {
  de: [
    'sitzer platz plätze',
    'lasur lasiert',
    'masse mass sondermass individuell massanfertigung massgefertigt',
    'bild gemälde kunst kunstwerk',
  ],
  fr: ['mesure individuel personnalisé', 'tableau peinture œuvre art'],
  en: ['measure custom bespoke customised', 'painting picture art artwork'],
};

type Others = ReadonlyMap<string, readonly string[]>;

function othersOf(groups: readonly string[], language: Language): Others {
  const byStem = new Map<string, Set<string>>();
  for (const group of groups) {
    const stems = foldedWords(group).map((word) => stem(word, language));
    for (const word of stems) {
      const others = byStem.get(word) ?? new Set<string>();
      for (const other of stems) if (other !== word) others.add(other);
      byStem.set(word, others);
    }
  }
  return new Map([...byStem].map(([word, others]) => [word, [...others]]));
}

const othersByLanguage = (groups: Groups): Record<Language, Others> => ({
  de: othersOf(groups.de, 'de'),
  fr: othersOf(groups.fr, 'fr'),
  en: othersOf(groups.en, 'en'),
});

const names = othersByLanguage(naming);
const qualifiers = othersByLanguage(qualifying);

/** Stems of other names of the same goods. */
export const synonyms = (wordStem: string, language: Language): readonly string[] => names[language].get(wordStem) ?? [];

/** Stems of other words for the same kind or use. */
export const equalQualifiers = (wordStem: string, language: Language): readonly string[] => qualifiers[language].get(wordStem) ?? [];
