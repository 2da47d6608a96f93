/**
 * The words that make up German compounds of this trade: goods, materials, uses, places. Data; more words only make more compounds findable.
 * Names of the catalogue's own categories and products are added when an index is built.
 */

import { wordListOf } from './compound.ts';

const text = `
kiste kasten box truhe palette verschlag karton schachtel latte leiste kantholz holz brett bohle balken kufe klotz deckel boden wand rahmen gitter
sperrholz osb span platte pappe well papier folie kissen polster bezug auflage sofa couch lounge sessel bank hocker bett liege tisch bar regal
beet topf pflanze pflanzen schrank rolle rollen rad gestell stapel behalter container aufsatz zwischenlage kanten winkel schutz ecke band spann gurt
nagel schraube klammer klebe etikett label fracht export import see luft ubersee transport versand lager logistik umzug messe ausstellung
maschine maschinen motor motoren werkzeug instrument gerat bild bilder glas wein flasche kunst archiv akten buch bucher wellen profil rohr coil guss
euro europa epal einweg mehrweg tausch pool halb viertel industrie chemie schwerlast schwer leicht lang flach hoch klein gross display verkauf
garten balkon terrasse outdoor kinder haus hund ecke ecken seite seiten lehne arm ruck sitz falt steck klapp stulp roll zuschnitt
tag einzel doppel gast gaste jugend familie
fichte tanne kiefer buche eiche pappel larche mdf pavatex bund bundel lade ladung sicherung unterlage stau polsterung einlage trenn fach
lebensmittel hygiene ispm hitze behandlung stempel mass sonder standard normal post paket brief
`;

export const germanWords: readonly string[] = text.split(/\s+/).filter((word) => word !== '');

/** Their stems. */
export const compoundWords = wordListOf(germanWords);
