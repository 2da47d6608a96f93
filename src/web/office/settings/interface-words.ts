/** Texts of the section about other systems. */
import type { WebhookEvent } from '#domain/integration/webhook-event.ts';

const record = { order: 'Bestellung', quote: 'Offerte', delivery: 'Lieferung', invoice: 'Rechnung' } as const;
const verb = { created: 'neu', updated: 'geändert' } as const;

export function eventWord(event: string): string {
  const [noun = '', what = ''] = event.split('.');
  return `${(record[noun as keyof typeof record] as string | undefined) ?? noun} ${(verb[what as keyof typeof verb] as string | undefined) ?? what}`;
}

export const eventChoices = (events: readonly WebhookEvent[]): { value: WebhookEvent; label: string }[] =>
  events.map((value) => ({ value, label: eventWord(value) }));

const reasons: Readonly<Record<string, string>> = {
  '': '–',
  tooSlow: 'zu langsam',
  unreachable: 'keine Antwort',
  tooLong: 'zu lange Antwort',
  notAsked: 'Adresse nicht erlaubt',
};

/** `status 404` → `Antwort 404` */
export const answerWord = (answer: string): string => reasons[answer] ?? answer.replace(/^status /, 'Antwort ');

export const interfaceWords = {
  feed: 'Produktliste',
  feedSays: 'Alle Produkte, die jeder kaufen kann, mit dem Preis für jedermann. Öffentlich, ohne Schlüssel.',
  feedForms: { json: 'JSON', csv: 'CSV', xml: 'XML für Preisportale' },
  keys: 'Schlüssel von Partnern',
  keysSays:
    'Mit einem Schlüssel liest ein Kunde mit seinem eigenen System seine Bestellungen, sonst nichts. Der Schlüssel steht nur einmal da: beim Anlegen.',
  noKeys: 'Noch kein Schlüssel.',
  keyColumns: ['Name', 'Kunde', 'Beginnt mit', 'Angelegt', 'Zuletzt gebraucht', 'Zustand'],
  active: 'gilt',
  locked: (day: string): string => `gesperrt ${day}`,
  never: 'nie',
  lock: 'Sperren',
  lockOf: (name: string): string => `${name} sperren`,
  lockAsk: (name: string): string => `Schlüssel «${name}» sperren?`,
  lockText: 'Er gilt sofort nicht mehr und lässt sich nicht wieder öffnen.',
  lockDone: 'Schlüssel gesperrt',
  back: 'Behalten',
  newKey: 'Schlüssel anlegen',
  keyName: 'Wofür, zum Beispiel «ERP Muster AG»',
  customer: 'Kunde, dessen Bestellungen er liest',
  other: 'Anderer Kunde',
  keyMade: 'Der Schlüssel',
  keyMadeSays:
    'Geben Sie ihn jetzt weiter: Er wird nirgends aufbewahrt und erscheint nicht wieder. Mitgeschickt wird er als «Authorization: Bearer …».',
  webhooks: 'Meldungen',
  webhooksSays:
    'Der Shop meldet einer Adresse, welche Bestellung, Offerte, Lieferung oder Rechnung neu ist oder sich geändert hat: Nummer und Version, sonst nichts. Jede Meldung ist unterschrieben; bleibt die Antwort aus, folgen sechs weitere Versuche im Lauf eines Tages.',
  noWebhooks: 'Noch kein Empfänger.',
  webhookColumns: ['Adresse', 'Meldet', 'Zustand'],
  resting: 'ruht',
  rest: 'Ruhen lassen',
  wake: 'Wieder melden',
  remove: 'Löschen',
  removeOf: (url: string): string => `${url} löschen`,
  removeAsk: 'Empfänger löschen?',
  removeText: 'Er erhält keine Meldungen mehr, und sein Protokoll verschwindet.',
  removed: 'Empfänger gelöscht',
  newWebhook: 'Empfänger anlegen',
  url: 'Adresse, mit https://',
  events: 'Was ihm gemeldet wird',
  secretMade: 'Der Prüfschlüssel',
  secretMadeSays: 'Damit prüft der Empfänger die Unterschrift «X-Webhook-Signature». Geben Sie es jetzt weiter: Es erscheint nicht wieder.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  done: 'Fertig',
  log: 'Protokoll',
  noLog: 'Noch keine Meldung.',
  logColumns: ['Wann', 'Was', 'Nummer', 'Empfänger', 'Zustand', 'Antwort'],
  states: { WAITING: 'wartet', SENT: 'angekommen', FAILED: 'aufgegeben' },
  tries: (count: number): string => (count === 1 ? '1 Versuch' : `${count} Versuche`),
  next: (at: string): string => `nächster Versuch ${at}`,
  replay: 'Nochmals senden',
  replayOf: (number: string): string => `${number} nochmals senden`,
  replayed: 'Die Meldung geht gleich noch einmal hinaus',
  history: { key: 'Schlüssel', webhook: 'Empfänger' },
} as const;
