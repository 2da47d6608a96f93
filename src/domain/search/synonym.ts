/**
 * Words that customers use for the same goods, by language. Data: a search for one word of a group also finds the others.
 * Swiss usage first: Harass, Palett, Schachtel. A word may be in several groups.
 */
import type { Language } from '#domain/language/language.ts';
import { foldedWords } from './fold.ts';
import { stem } from './stem.ts';

const groups: Record<Language, readonly string[]> = {
  de: [
    'kiste box truhe kasten behälter',
    'verschlag lattenkiste harass gitterkiste lattenverschlag',
    'karton schachtel faltkarton wellkarton wellpappe pappkarton faltschachtel',
    'versandkarton postkarton paket versandschachtel',
    'europalette epal euro europool tauschpalette',
    'palette palett',
    'polster kissen sitzkissen auflage',
    'sofa couch lounge sitzgruppe',
    'sessel stuhl fauteuil',
    'lounge gartenmöbel gartenlounge',
    'hochbeet pflanzkiste pflanzkasten beet pflanztrog blumenkiste',
    'tisch couchtisch salontisch beistelltisch',
    'bar theke tresen stehtisch',
    'latte leiste kantholz',
    'sperrholz holzplatte',
    'exportkiste überseekiste seekiste',
    'ispm nimp hitzebehandelt',
    'tragfähigkeit höchstlast tragkraft traglast nutzlast',
    'anthrazit dunkelgrau',
    'weiss white',
    'bett palettenbett futonbett',
    'rollen räder',
    'masse mass sondermass individuell',
  ],
  fr: [
    'caisse boîte coffre caissette',
    'carton boîte',
    'palette europalette epal',
    'cageot harasse claire voie',
    'coussin matelas rembourrage',
    'canapé sofa salon divan',
    'fauteuil siège',
    'bac jardinière potager',
    'table guéridon',
    'bar comptoir',
    'latte liteau tasseau carrelet',
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

function synonymsOf(language: Language): ReadonlyMap<string, readonly string[]> {
  const byStem = new Map<string, Set<string>>();
  for (const group of groups[language]) {
    const stems = foldedWords(group).map((word) => stem(word, language));
    for (const word of stems) {
      const others = byStem.get(word) ?? new Set<string>();
      for (const other of stems) if (other !== word) others.add(other);
      byStem.set(word, others);
    }
  }
  return new Map([...byStem].map(([word, others]) => [word, [...others]]));
}

const byLanguage: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  de: synonymsOf('de'),
  fr: synonymsOf('fr'),
  en: synonymsOf('en'),
};

/** Stems of the synonyms of this stem. */
export function synonyms(wordStem: string, language: Language): readonly string[] {
  return byLanguage[language].get(wordStem) ?? [];
}
