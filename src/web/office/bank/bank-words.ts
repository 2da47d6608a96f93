/** The texts of bank files in the back office. */
import type { RowProblem } from '#domain/bank/judge.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { BankImport, BankImportRow } from '#contract/bank-import.ts';

const payments = (count: number): string => (count === 1 ? '1 Zahlung' : `${count} Zahlungen`);
const francs = (amount: number): string => chfText(rappenFromChf(amount));

export const bankTexts = {
  title: 'Bankdateien',
  choose: 'Bankdatei wählen',
  drop: 'Bankdatei hierher ziehen',
  dropHint: 'camt.053 oder camt.054 von der Bank, XML oder zip. Gebucht wird erst, wenn Sie es sagen.',
  reading: 'Die Datei wird gelesen …',
  none: 'Noch keine Bankdatei',
  list: {
    file: 'Datei',
    gap: 'Auszug davor fehlt',
    read: 'Gelesen',
    state: 'Stand',
    rows: 'Zeilen',
    booked: 'Zahlungen',
    amount: 'Betrag CHF',
    who: 'Wer',
  },
  states: { DRY: 'Trockenlauf', APPLIED: 'gebucht', UNDONE: 'zurückgenommen' } satisfies Record<BankImport['state'], string>,
  rows: (count: number): string => (count === 1 ? '1 Zeile' : `${count} Zeilen`),
  steps: {
    label: 'Schritte',
    file: 'Datei',
    dry: 'Trockenlauf',
    dryNote: 'nichts ist gebucht',
    apply: 'Buchen',
    applyNote: 'alles oder nichts',
    undo: 'Zurücknehmen',
    undoNote: 'als Ganzes',
  },
  apply: (count: number, amount: number): string => `${payments(count)} buchen, ${francs(amount)}`,
  applied: (count: number, amount: number): string => `${payments(count)} gebucht, ${francs(amount)}.`,
  discard: 'Verwerfen',
  discardQuestion: 'Trockenlauf verwerfen?',
  discardText: 'Gebucht ist noch nichts. Die Datei kann später wieder gelesen werden.',
  discarded: 'Trockenlauf verworfen',
  undo: 'Zurücknehmen',
  applyQuestion: (count: number): string => `${payments(count)} buchen?`,
  applyText: (open: number): string =>
    open === 1
      ? 'Eine Zahlung ist noch nicht geklärt. Sie bleibt ungebucht und muss später von Hand erfasst werden.'
      : `${open} Zahlungen sind noch nicht geklärt. Sie bleiben ungebucht und müssen später von Hand erfasst werden.`,
  applyVerb: 'Buchen',
  goOn: 'Zuerst klären',
  undoQuestion: (count: number): string => `${payments(count)} zurücknehmen?`,
  undoText:
    'Jede Buchung dieser Datei wird durch eine Gegenbuchung aufgehoben, die Rechnungen sind wieder offen. Die Datei kann danach noch einmal gelesen werden.',
  undone: 'Zurückgenommen. Die Rechnungen sind wieder offen.',
  back: 'Behalten',
  confirmAll: (count: number): string => (count === 1 ? '1 Vorschlag bestätigen' : `${count} Vorschläge bestätigen`),
  columns: {
    place: 'Zeile',
    group: 'Stand',
    day: 'Tag',
    debtor: 'Zahlende',
    amount: 'Betrag CHF',
    reference: 'Referenz oder Mitteilung',
    target: 'Wofür',
    open: 'offen CHF',
    effect: 'Wirkung oder Grund',
  },
  search: 'Name, Referenz, Nummer',
  groups: {
    books: { word: 'wird gebucht', note: 'Referenz stimmt oder bestätigt' },
    booked: { word: 'gebucht', note: 'mit dieser Datei' },
    confirm: { word: 'bestätigen', note: 'Vorschlag nach Text, Betrag und Name' },
    clarify: { word: 'klären', note: 'bleibt so ungebucht' },
    undone: { word: 'aufgehoben', note: 'Buchung zurückgenommen' },
    leave: { word: 'entfällt', note: 'nicht zu buchen' },
  },
  effects: {
    full: 'bezahlt ganz',
    part: 'Teilzahlung',
    over: 'Überzahlung, Rest wird Guthaben',
    skonto: 'bezahlt mit Skonto',
    rounding: 'bezahlt, Rundung',
    reversal: 'nimmt eine Zahlung zurück',
    charge: 'Bankspesen, mindern keine Rechnung',
  } satisfies Record<NonNullable<BankImportRow['effect']>, string>,
  reasons: 'Gründe',
  afterwards: 'Was danach geschieht',
  paidInFull: (count: number): string =>
    count === 1 ? '1 Rechnung oder Bestellung ist bezahlt' : `${count} Rechnungen oder Bestellungen sind bezahlt`,
  staysOpen: (count: number): string => (count === 1 ? '1 bleibt teils offen' : `${count} bleiben teils offen`),
  becomesCredit: (count: number): string => (count === 1 ? '1 Kunde hat ein Guthaben' : `${count} Kunden haben ein Guthaben`),
  keptByBank: (amount: number): string => `${francs(amount)} Bankspesen, in der Buchhaltung als Aufwand zu führen`,
  opensAgain: (count: number): string => (count === 1 ? '1 ist wieder offen' : `${count} sind wieder offen`),
  noMails: 'keine Mails',
  gaps: 'Auszüge fehlen oder passen nicht aneinander',
  gapsWayOut: 'Gebucht werden kann trotzdem. Bitte laden Sie die fehlenden Auszüge bei der Bank nach.',
  contradicts: 'Die Datei widerspricht sich und kann nicht gebucht werden',
  wayOut: 'Bitte laden Sie die Datei bei der Bank neu.',
  pick: {
    title: 'Wofür ist diese Zahlung?',
    from: 'von',
    proposal: 'Vorschlag',
    search: 'Rechnung oder Bestellung suchen',
    hint: 'Nummer, Name oder Referenz',
    nothingFound: 'Nichts Offenes gefunden. Suchen Sie nach Nummer oder Name.',
    open: 'offen',
    take: 'Zuordnen',
    confirm: 'Bestätigen',
    leaveOut: 'Nicht buchen',
    close: 'Schliessen',
  },
  stale: (who: string): string =>
    `${who === '' ? 'Jemand' : who} hat diese Datei inzwischen geändert. Die Seite zeigt jetzt den neuen Stand.`,
};

interface Problem {
  /** For the list of reasons. */
  short: string;
  /** The whole sentence, with the remedy. */
  long: string;
}

/** By the key of a row's problem. */
const rowProblems: Readonly<Record<RowProblem, Problem>> = {
  bankProposal: { short: 'Vorschlag', long: 'Vorschlag: bitte bestätigen' },
  bankNoMatch: { short: 'Keine Rechnung gefunden', long: 'Keine passende Rechnung: bitte zuordnen' },
  bankReferenceAmbiguous: { short: 'Referenz mehrdeutig', long: 'Die Referenz passt auf mehrere: bitte zuordnen' },
  bankSeveralReferences: { short: 'Mehrere Referenzen', long: 'Mehrere Referenzen ohne Aufteilung: bitte zuordnen' },
  bankItemSettled: { short: 'Schon bezahlt oder storniert', long: 'Schon bezahlt oder storniert: bestätigen, dann wird es Guthaben' },
  bankLeftOut: { short: 'Von Hand weggelassen', long: 'Weggelassen; lässt sich wieder zuordnen' },
  bankBookedAlready: { short: 'Schon gebucht', long: 'Schon mit einer anderen Datei gebucht' },
  bankRowTwice: { short: 'Doppelt in der Datei', long: 'Steht in dieser Datei schon weiter oben' },
  bankDetailsMissing: { short: 'Details fehlen', long: 'Sammelbuchung ohne Einzelzahlungen: bitte camt.054 laden' },
  bankPending: { short: 'Noch nicht verbucht', long: 'Die Bank hat noch nicht verbucht; kommt in einer späteren Datei' },
  bankForeignCurrency: { short: 'Fremdwährung', long: 'Nicht in Franken: bitte von Hand erfassen' },
  bankOtherAccount: { short: 'Anderes Konto', long: 'Von einem Konto, das nicht auf den Rechnungen steht' },
  bankOutgoing: { short: 'Belastung', long: 'Ausgang vom Konto, nichts einzubuchen' },
  bankOwnPaymentReturned: { short: 'Eigene Zahlung zurück', long: 'Eine Zahlung von uns kam zurück: bitte von Hand erfassen' },
  bankReversalUnknown: { short: 'Rückgabe ohne Zahlung', long: 'Die zurückgenommene Zahlung ist nicht gebucht: bitte prüfen' },
  bankAmountUnreadable: { short: 'Betrag fehlt', long: 'Der Betrag fehlt, ist null oder nicht in ganzen Rappen' },
  bankDayMissing: { short: 'Tag fehlt', long: 'Die Bank nennt keinen Buchungstag' },
};

export const problemWords = (key: string): Problem => rowProblems[key as RowProblem] ?? { short: key, long: key };

type Params = Readonly<Record<string, string | number>>;

/** Contradictions within a file, by the key. */
export const fileProblems: Readonly<Record<string, (params: Params) => string>> = {
  bankBalanceWrong: ({ statement, opening, moved, closing }) =>
    `Auszug ${statement}: Anfang ${opening} und Bewegungen ${moved} ergeben nicht den Schlusssaldo ${closing}.`,
  bankPageMissing: ({ statement }) => `Auszug ${statement}: Es fehlen Seiten.`,
  bankEntryCountWrong: ({ statement, declared, found }) => `Auszug ${statement}: ${declared} Buchungen angegeben, ${found} vorhanden.`,
  bankBatchSumWrong: ({ entry, amount, sum }) => `Buchung ${entry} über ${amount}: Die Einzelzahlungen ergeben ${sum}.`,
  bankBatchCountWrong: ({ entry, declared, found }) => `Buchung ${entry}: ${declared} Zahlungen angegeben, ${found} vorhanden.`,
};

/** What a file's statements leave out, by the key. */
export const gapWords: Readonly<Record<string, (params: Params) => string>> = {
  bankStatementMissing: ({ statement, from, to, count }) =>
    count === 1
      ? `Vor dem Auszug ${statement} fehlt der Auszug Nr. ${from}.`
      : `Vor dem Auszug ${statement} fehlen die Auszüge Nr. ${from} bis ${to}.`,
  bankBalanceGap: ({ statement, before, opening, closing, difference }) =>
    `Auszug ${statement} beginnt mit ${opening}, der vorherige (${before}) endet mit ${closing}: ${difference} Unterschied.`,
};
