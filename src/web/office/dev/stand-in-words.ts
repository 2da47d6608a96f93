/** The texts of the stand-ins for outside services, and of their faults. */
import type { StandInKey } from '#contract/stand-in.ts';

export const standInWords = {
  title: 'Ersatzdienste der Vorführung',
  explain:
    'Hier lässt sich zeigen, was der Shop tut, wenn ein fremder Dienst ausfällt. Die Störung trifft die nächsten Anfragen und ist dann vorbei.',
  service: 'Dienst',
  operation: 'Anfrage',
  fault: 'Störung',
  times: 'Wie oft',
  set: 'Störung stellen',
  isSet: 'Störung gestellt',
  done: 'Störung gestellt',
  takeBack: 'Zurücknehmen',
  takenBack: 'Störung zurückgenommen',
  keys: {
    payment: 'Zahlungsanbieter',
    parcel: 'Paketdienst',
    price: 'Fremdpreise',
    addressSearch: 'Adresssuche',
    mail: 'Mailserver',
  } satisfies Record<StandInKey, string>,
  waiting: (service: string, operation: string, faults: string): string => `${service}, ${operation}: ${faults}`,
  many: (fault: string, count: number): string => (count === 1 ? fault : `${count} × ${fault}`),
};

const operations: Readonly<Record<string, string>> = {
  create: 'Zahlung anlegen',
  read: 'Stand der Zahlung',
  search: 'Suche',
  page: 'Zahlungsseite',
  update: 'Zahlungsart wechseln',
  refund: 'Erstattung',
  rates: 'Preise der Pakete',
  availability: 'Abholung möglich?',
  validate: 'Sendung prüfen',
  ship: 'Sendung anmelden',
  void: 'Sendung stornieren',
  pickup: 'Abholung bestellen',
  cancelPickup: 'Abholung absagen',
  track: 'Sendung verfolgen',
  reference: 'Sendung suchen',
  upload: 'Zollpapier hochladen',
  price: 'Preis anfragen',
  connect: 'Verbindung',
  recipient: 'Empfänger',
  message: 'Mail übergeben',
};

const faults: Readonly<Record<string, string>> = {
  status500: 'Fehler 500',
  status503: 'nicht verfügbar (503)',
  status429: 'zu viele Anfragen (429)',
  status421: 'schliesst für Wartung (421)',
  status451: 'gerade nicht, später wieder (451)',
  status550: 'nimmt nicht an (550)',
  hang: 'antwortet nie',
  slow: 'antwortet langsam',
  loseAnswer: 'erledigt, die Antwort geht verloren',
  partial: 'die Antwort bricht ab',
  html: 'Wartungsseite statt Antwort',
  nonsense: 'Antwort ohne Sinn',
  gzip: 'gepackte Antwort',
  headOnly: 'beginnt zu antworten und verstummt',
  endless: 'antwortet mit 10 MB',
  otherCurrency: 'antwortet in Euro',
  negative: 'negativer Preis',
  notANumber: 'Preis, der keine Zahl ist',
  huge: 'riesiger Preis',
  dearer: 'der Preis ist inzwischen gestiegen',
};

export const operationWord = (operation: string): string => operations[operation] ?? operation;
export const faultWord = (fault: string): string => faults[fault] ?? fault;
