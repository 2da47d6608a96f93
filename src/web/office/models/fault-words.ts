/** A fault of a model, as a sentence. */
import type { GateAnswer, ModelFault } from '#contract/model-desk.ts';

const formula: Record<string, (detail: string, nearest: string | undefined) => string> = {
  'unknown-name': (name, nearest) => `«${name}» gibt es nicht.${meant(nearest)}`,
  'unknown-function': (name, nearest) => `Eine Funktion «${name}» gibt es nicht.${meant(nearest)}`,
  'unknown-table': (name, nearest) => `Eine Tabelle «${name}» gibt es nicht.${meant(nearest)}`,
  'unknown-column': (name, nearest) => `Eine Spalte «${name}» gibt es nicht.${meant(nearest)}`,
  'unknown-parameter': (name) => `Einen Parameter «${name}» gibt es nicht.`,
  'unknown-group': (name) => `Eine Gruppe «${name}» gibt es nicht.`,
  'unknown-assembly': (name) => `Eine Baugruppe «${name}» gibt es nicht.`,
  'unknown-article': (name) => `Einen Artikel «${name}» gibt es nicht.`,
  'unknown-model': (name) => `Ein Modell «${name}», das eingebaut werden kann, gibt es nicht.`,
  'unknown-field': (name) => `Ein Feld «${name}» gibt es hier nicht.`,
  'too-long': () => 'Die Formel ist zu lang: höchstens 500 Zeichen. Teilen Sie sie in zwei Werte.',
  'too-deep': () => 'Die Formel ist zu tief verschachtelt. Teilen Sie sie in zwei Werte.',
  'unexpected-character': (sign) => `Das Zeichen «${sign}» gehört nicht in eine Formel.`,
  'unexpected-token': (sign) => (sign === '' ? 'Am Ende fehlt etwas.' : `«${sign}» steht hier an falscher Stelle.`),
  'open-text': () => 'Ein Text beginnt mit einem Hochkomma und endet nicht.',
  'argument-count': (name) => `«${name}» hat zu viele oder zu wenige Angaben.`,
  'argument-type': (name) => `«${name}» bekommt eine Angabe von falscher Art, zum Beispiel Text statt Zahl.`,
  'operand-type': (sign) => `Beidseits von «${sign}» passt die Art nicht zusammen: Zahl, Text und Ja/Nein lassen sich nicht mischen.`,
  'result-type': (type) => `Das Ergebnis ist von falscher Art (${typeWords[type] ?? type}).`,
  unit: (units) => `Die Einheiten passen nicht zusammen: ${units.replace(' / ', ' und ')}.`,
  'parts-not-known-yet': (name) => `«${name}» zählt Teile. Das geht erst in Ergebnissen, Regeln und Kosten.`,
  cycle: (names) => `Diese Werte warten im Kreis aufeinander: ${names}.`,
  'duplicate-name': (name) => `Den Namen «${name}» gibt es schon, oder der Shop braucht ihn selbst.`,
  duplicate: (name) => `«${name}» gibt es zweimal.`,
  'missing-text': (language) => `Der Text auf ${languages[language] ?? language} fehlt.`,
  missing: () => 'Hier fehlt eine Angabe.',
  'too-large': () => 'Das ist zu gross oder zu viel.',
  'cell-type': (column) => `In der Spalte «${column}» steht eine Zelle von falscher Art.`,
  'rows-not-ascending': (column) => `Die Werte der Spalte «${column}» müssen von Zeile zu Zeile grösser werden.`,
  'one-shape-expected': () => 'Ein Bauteil ist genau eines: ein Quader, ein eingebautes Modell oder eine Stückzahl.',
  'wood-without-place': () => 'Holz braucht Masse und Ort; eine blosse Stückzahl geht nur für Kleinteile.',
  'other-model': (id) => `Das gehört zu einem anderen Modell: «${id}».`,
  'view-preset': () => 'Eine Wahl der Darstellung hat keinen Anfangswert: Sie beginnt, wie das Produkt gebaut ist.',
  'view-quick-order': () => 'Eine Wahl der Darstellung steht nicht in der Schnellbestellung.',
  'value-changed': () => 'Diese Schnellwahl wird beim Einsetzen verändert: Ein Wert liegt ausserhalb der Grenzen.',
  problem: (id) => `Mit diesen Werten meldet das Modell ein Problem (${id}).`,
  'not-number': () => 'Hier steht eine Zahl, beim Verschnitt zwischen 0 und 1.',
  empty: () => 'Diese Schnellwahl setzt keinen Wert.',
};

const typeWords: Record<string, string> = { number: 'Zahl', text: 'Text', boolean: 'Ja/Nein' };
const languages: Record<string, string> = { de: 'Deutsch', fr: 'Französisch', en: 'Englisch' };
const meant = (nearest: string | undefined): string => (nearest === undefined ? '' : ` Gemeint ist wohl «${nearest}».`);

export function faultText({ key, detail, nearest }: Pick<ModelFault, 'key' | 'detail' | 'nearest'>): string {
  return formula[key]?.(detail, nearest) ?? 'Diese Angabe hat nicht die Form, die hier stehen muss.';
}

/** The formula with the probable correction; null: unknown. */
export function mended(text: string, { at, detail, nearest }: ModelFault): string | null {
  if (nearest === undefined) return null;
  const start = at !== undefined && text.startsWith(detail, at) ? at : text.indexOf(detail);
  return start < 0 ? null : text.slice(0, start) + nearest + text.slice(start + detail.length);
}

type Red = GateAnswer['red'][number];

const gateKeys: Record<string, (detail: string) => string> = {
  tree: () => 'Die Parameter bilden keine richtigen Gruppen.',
  problem: (id) => `Das Modell meldet ein Problem (${id}).`,
  number: (part) => `Ein Wert ist keine Zahl: ${part}.`,
  size: (part) => `Ein Teil ist in einer Richtung nicht grösser als null: ${part}.`,
  part: (part) => `Ein Teil steht nicht richtig in der Stückliste, oder sein Material ist unbekannt: ${part}.`,
  overlap: (parts) => `Zwei Teile stecken ineinander: ${parts}.`,
  floating: (part) => `Ein Teil berührt kein anderes: ${part}.`,
  outerSize: (sizes) => `Die Aussenmasse stimmen nicht (gesagt / gebaut): ${sizes}.`,
  cavity: (part) => `Im Raum für das Packgut steht etwas, oder die freien Masse stimmen nicht: ${part}.`,
  connected: (group) => `Hält nicht in einem Stück zusammen: ${group === '*' ? 'das Ganze' : group}.`,
  cleats: (part) => `Ein Brett liegt auf weniger als zwei Leisten: ${part}.`,
  posts: (part) => `Eine Leiste hat weder Brett noch Platte hinter sich: ${part}.`,
  forks: (mm) => `Keine Gabel kommt darunter: frei sind zweimal ${mm} mm.`,
  fastener: (joint) => `Nagel, Schraube oder Bolzen ist zu lang oder zu kurz für seine Verbindung: ${joint}.`,
  stock: (part) => `Ein Teil ist grösser als Stange oder Platte im Lager: ${part}.`,
  braces: (slope) => `Eine Strebe steht nicht zwischen 35 und 55 Grad: ${slope}.`,
  strength: (kg) => `Die gesagte Tragkraft ist kleiner als das Packgut: ${kg} kg.`,
  'one-root': (rules) => `Mehrere Regeln melden denselben Fehler: ${rules}.`,
  contour: () => 'Die Linien des Zuschnitts fehlen oder liegen ausserhalb.',
  example: (detail) => `Verlangt → gerechnet: ${detail}`,
  cost: () => 'Die Kosten lassen sich nicht rechnen: Für ein Teil fehlt der Materialpreis.',
};

export const gateFaultText = ({ key, detail }: Red['faults'][number]): string => gateKeys[key]?.(detail) ?? detail;

export function caseText({ kind, name, values }: Red): string {
  if (kind === 'time') return 'Die Prüfung wurde in der Zeit nicht fertig: Dieses Modell rechnet zu lange.';
  if (kind === 'example') return `Beispiel «${name}»`;
  const given = Object.entries(values).map(([id, value]) => `${id} ${value}`);
  return `${kind === 'start' ? 'Anfangswerte' : 'Probe'}: ${given.join(', ')}`;
}
