/** The words of imports in the back office. */
import type { ImportDesk, ImportFile, ImportKindKey, ImportRowState } from '#contract/import.ts';
import { groupedText } from '#domain/money/money-text.ts';

const rows = (count: number): string => (count === 1 ? '1 Zeile' : `${groupedText(count)} Zeilen`);

export const importTexts = {
  title: 'Importe',
  kinds: { product: 'Produkte', price: 'Preise', customer: 'Kunden', address: 'Adressen' } satisfies Record<ImportKindKey, string>,
  kindNotes: {
    product: 'Nummer, Typ, Texte in drei Sprachen, alle Attribute',
    price: 'je Artikel und Kunde: Staffel, Marge, Verkaufseinheit',
    customer: 'Firma, Kontakt, Konditionen',
    address: 'Liefer- und Rechnungsadressen der Kunden',
  } satisfies Record<ImportKindKey, string>,
  what: 'Was kommt in die Tabelle?',
  drop: {
    product: 'Tabelle mit Produkten hierher ziehen',
    price: 'Tabelle mit Preisen hierher ziehen',
    customer: 'Tabelle mit Kunden hierher ziehen',
    address: 'Tabelle mit Adressen hierher ziehen',
  } satisfies Record<ImportKindKey, string>,
  dropHint: 'Excel (.xlsx) oder CSV. Zuerst wird nur geprüft; gespeichert wird erst, wenn Sie es sagen.',
  choose: 'Datei wählen',
  reading: 'Die Tabelle wird geprüft …',
  export: 'Heutigen Stand laden',
  exportNote: 'Diese Datei liest der Import ohne weiteres Zutun wieder ein.',
  earlier: 'Frühere Importe',
  none: 'Noch kein Import',
  list: { file: 'Datei', kind: 'Was', state: 'Stand', read: 'Gelesen', rows: 'Zeilen', stored: 'Übernommen', faults: 'Fehler', who: 'Wer' },
  states: { DRY: 'Trockenlauf', APPLIED: 'übernommen', UNDONE: 'zurückgenommen' } satisfies Record<ImportFile['state'], string>,
  rows,
  size: (bytes: number): string => (bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`),
  steps: {
    label: 'Schritte',
    file: 'Datei',
    columns: 'Spalten',
    columnsNote: (mapped: number, all: number): string => `${mapped} von ${all} zugeordnet`,
    dry: 'Trockenlauf',
    dryNote: 'nichts ist gespeichert',
    apply: 'Übernehmen',
    applyNote: 'alle oder keine',
    undo: 'Zurücknehmen',
    undoNote: 'solange niemand etwas daran ändert',
  },
  apply: (count: number): string => (count === 1 ? '1 Zeile übernehmen' : `${groupedText(count)} Zeilen übernehmen`),
  applied: (count: number): string => `${rows(count)} übernommen.`,
  applyQuestion: (count: number): string => `${rows(count)} übernehmen?`,
  applyText: (faulty: number): string =>
    faulty === 1
      ? 'Eine Zeile hat Fehler und bleibt weg. Sie können sie vorher noch verbessern.'
      : `${faulty} Zeilen haben Fehler und bleiben weg. Sie können sie vorher noch verbessern.`,
  applyVerb: 'Übernehmen',
  goOn: 'Zuerst verbessern',
  faultFile: 'Fehlerliste laden',
  faultHeads: ['Zeile', 'Datensatz', 'Spalte', 'Wert', 'Grund'],
  faultName: (file: string): string => `Fehler-${file.replace(/\.[^.]*$/, '')}.csv`,
  discard: 'Verwerfen',
  discardQuestion: 'Trockenlauf verwerfen?',
  discardText: 'Gespeichert ist noch nichts. Die Datei kann später wieder gelesen werden.',
  discarded: 'Trockenlauf verworfen',
  undo: 'Zurücknehmen',
  undoQuestion: (count: number): string => `${rows(count)} zurücknehmen?`,
  undoText: 'Alles steht danach wieder genau wie vor dem Import. Was er neu angelegt hat, ist wieder weg.',
  undone: 'Zurückgenommen. Alles steht wieder wie vorher.',
  back: 'Behalten',
  groups: {
    faulty: { word: 'fehlerhaft', note: 'werden ausgelassen', past: 'wurden ausgelassen' },
    changed: { word: 'ändern', note: 'stehen schon im System', past: 'geändert' },
    new: { word: 'neu', note: 'werden angelegt', past: 'angelegt' },
    same: { word: 'gleich', note: 'schon so im System', past: 'schon so im System' },
  } satisfies Record<ImportRowState, { word: string; note: string; past: string }>,
  all: 'Alle',
  shown: (shown: number, total: number): string => (shown === total ? rows(total) : `${groupedText(shown)} von ${rows(total)}`),
  more: 'Weitere Zeilen',
  columns: { line: 'Zeile', state: 'Stand', record: 'Datensatz', field: 'Feld', before: 'vorher', after: 'nachher', reason: 'Grund' },
  isSame: 'schon gleich',
  further: (count: number): string => (count === 1 ? 'und 1 weiteres Feld' : `und ${count} weitere Felder`),
  wholeRow: 'ganze Zeile',
  nothing: 'Keine Zeile',
  mend: (heading: string, line: number): string => `${heading} in Zeile ${line} verbessern`,
  mendHint: 'Verbessern Sie rot umrandete Werte gleich hier, Eingabetaste prüft.',
  nextFault: 'nächster Fehler',
  reasons: 'Gründe',
  mapping: 'Spalten',
  change: 'Ändern',
  check: 'Neu prüfen',
  cancel: 'Abbrechen',
  leftOut: 'nicht übernommen',
  noHeading: (column: number): string => `Spalte ${column} ohne Überschrift`,
  fieldOf: (heading: string): string => `Feld für «${heading}»`,
  keyMissing: (label: string): string => `Keine Spalte nennt «${label}». Ordnen Sie zuerst eine zu.`,
  empty: 'Leere Zellen',
  emptyKeeps: 'lassen den Wert stehen',
  emptyClears: 'leeren den Wert',
  remembered: 'Die Zuordnung merkt sich das System für die nächste Datei mit diesen Überschriften.',
  stale: (who: string): string =>
    `${who === '' ? 'Jemand' : who} hat diesen Import inzwischen geändert. Die Seite zeigt jetzt den neuen Stand.`,
} as const;

/** What a schema of the shop says about a value, in words. */
const shapes: Readonly<Record<string, string>> = {
  'validation.too_big': 'Dieser Wert ist zu gross oder zu lang.',
  'validation.too_small': 'Dieser Wert ist zu klein oder fehlt.',
  'validation.invalid_type': 'Dieser Wert hat die falsche Form, oder er fehlt.',
  'validation.invalid_format': 'Dieser Wert hat die falsche Form.',
  'validation.invalid_value': 'Dieser Wert ist hier nicht möglich.',
  'validation.invalid_union': 'Dieser Wert ist hier nicht möglich.',
  'validation.custom': 'Dieser Wert ist hier nicht möglich.',
};

/** In the list of reasons. */
const shortReasons: Readonly<Record<string, string>> = {
  importKeyMissing: 'Nummer fehlt',
  importRowTwice: 'Doppelt in der Datei',
  importRowShort: 'Zeile abgeschnitten',
  importRowLong: 'Zu viele Spalten',
  importCellError: 'Fehler der Tabellenrechnung',
  importNumberUnclear: 'Zahl unklar',
  importYesNoUnclear: 'Weder ja noch nein',
  importChoiceUnknown: 'Wort unbekannt',
  importNewNeeds: 'Angabe fehlt für Neues',
  importProductUnknown: 'Artikel unbekannt',
  importCustomerUnknown: 'Kunde unbekannt',
  importAddressUnknown: 'Adresse unbekannt',
  importKeyAmbiguous: 'Nicht eindeutig',
  articleNumberInvalid: 'Artikelnummer ungültig',
  productDeleted: 'Produkt gelöscht',
  presetInvalid: 'Voreinstellung passt nicht',
  ladderNotAscending: 'Staffel nicht aufsteigend',
  ladderQuantityTwice: 'Staffel doppelt',
  ladderQuantityNotWhole: 'Stückzahl nicht ganz',
  priceNotPossible: 'Preis nicht möglich',
  priceTooFine: 'Preis zu fein',
  choiceUnknown: 'Auswahl unbekannt',
  dayNotPossible: 'Kein Kalendertag',
  dayBeforeTomorrow: 'Tag in der Vergangenheit',
  folderInvalid: 'Ordner ungültig',
  zipCodeUnknown: 'Postleitzahl unbekannt',
  changedMeanwhile: 'Inzwischen geändert',
  'attribute does not belong to this product': 'Attribut passt nicht zum Typ',
  'validation.max': 'Text zu lang',
  'validation.controlCharacter': 'Steuerzeichen im Text',
  'validation.required': 'Angabe fehlt',
  'validation.email': 'E-Mail ungültig',
  'validation.numeric': 'Nicht nur Ziffern',
};

type Words = (key: string, params: Record<string, string | number>) => string;

export const faultText = (words: Words, key: string, params: Record<string, string | number>): string => shapes[key] ?? words(key, params);

export const reasonText = (words: Words, { key, params }: ImportDesk['reasons'][number]): string =>
  shortReasons[key] ?? shapes[key] ?? words(key, params);
