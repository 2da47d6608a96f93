import type { ShortReason } from '#domain/order/handover.ts';

export const driverWords = {
  title: 'Fahrt',
  of: (count: number): string => `von ${count}`,
  stops: 'Alle Stopps',
  route: 'Route',
  call: 'Anrufen',
  load: 'So steht es im Wagen',
  loadAlt: (number: number): string => `Ladung des Wagens, Stopp ${number} hervorgehoben`,
  unload: 'Abladen',
  kgEach: (kg: string): string => `${kg} kg je Stück`,
  kgOne: (kg: string): string => `${kg} kg`,
  less: (name: string): string => `${name}: eines weniger`,
  more: (name: string): string => `${name}: eines mehr`,
  pieces: (name: string): string => `${name}: Stück abgegeben`,
  why: (name: string): string => `Warum fehlt ${name}?`,
  missing: (missing: number, handed: number, planned: number): string =>
    `${missing} Stück ${missing === 1 ? 'fehlt' : 'fehlen'}. Lieferschein und Bestellung bekommen ${handed} von ${planned}; das Büro erfährt es mit dem Senden.`,
  nothing: 'Sie geben nichts ab. Es entsteht kein Lieferschein; das Büro erfährt es mit dem Senden.',
  note: 'Bemerkung',
  photos: 'Fotos',
  photo: 'Foto',
  photoNumber: (number: number): string => `Foto ${number}`,
  dropPhoto: (number: number): string => `Foto ${number} entfernen`,
  photoUnreadable: 'Dieses Bild lässt sich nicht lesen. Nehmen Sie ein Foto mit der Kamera auf.',
  photosWait: (count: number): string =>
    count === 1
      ? 'Ein Foto wartet auf diesem Telefon und wird von selbst gesendet.'
      : `${count} Fotos warten auf diesem Telefon und werden von selbst gesendet.`,
  signature: 'Unterschrift',
  signatureHint: 'Feld für die Unterschrift, mit dem Finger zeichnen',
  clear: 'Löschen',
  receivedBy: 'Name',
  receivedByHint: 'Wer die Ware annimmt',
  handOver: 'Abgegeben',
  handOverLess: 'Weniger abgegeben',
  handOverNothing: 'Nichts abgegeben',
  onTo: (number: number): string => `weiter zu Stopp ${number}`,
  worksOffline: 'Funktioniert ohne Netz, sendet später.',
  reasonMissing: (name: string): string => `Sagen Sie, warum von ${name} weniger abgegeben wird.`,
  nameMissing: 'Tragen Sie ein, wer die Ware annimmt.',
  offline: (count: number): string => {
    if (count === 0) return 'Kein Netz. Die Fahrt steht auf diesem Telefon.';
    return count === 1
      ? 'Kein Netz. Eine Meldung wartet auf diesem Telefon und wird von selbst gesendet.'
      : `Kein Netz. ${count} Meldungen warten auf diesem Telefon und werden von selbst gesendet.`;
  },
  sending: (count: number): string => (count === 1 ? 'Eine Meldung wird gesendet …' : `${count} Meldungen werden gesendet …`),
  notKept: 'Dieses Telefon behält nichts. Lassen Sie die Seite offen, bis alles gesendet ist.',
  planChanged: 'Das Büro hat den Plan geändert. Sehen Sie die Stopps noch einmal an.',
  seen: 'Gesehen',
  canceledHead: 'Storniert',
  canceled: 'Diese Bestellung ist storniert. Laden Sie nichts ab und nehmen Sie die Ware wieder mit.',
  goneHead: 'Nicht mehr auf dieser Fahrt',
  gone: 'Diese Ware ist schon ausgeliefert oder auf einen anderen Tag oder Wagen verschoben. Rufen Sie im Büro an, wenn Sie sie dabeihaben.',
  reportedHead: 'Gemeldet',
  reported: (handed: number, planned: number): string => `${handed} von ${planned} Stück abgegeben`,
  by: (name: string): string => `angenommen von ${name}`,
  noteNumber: (number: string): string => `Lieferschein ${number}`,
  waitingHead: 'Wartet auf Netz',
  waiting: 'Die Meldung steht auf diesem Telefon und wird von selbst gesendet.',
  refusedHead: 'Nicht gebucht',
  again: 'Noch einmal senden',
  drop: 'Mit dem Büro geklärt, verwerfen',
  callOffice: 'Büro anrufen',
  doneHead: 'Alle Stopps sind gemeldet.',
  doneSent: 'Alles ist beim Büro angekommen. Gute Heimfahrt.',
  doneWaiting: 'Lassen Sie diese Seite offen, bis alles gesendet ist.',
  none: 'Auf dieser Fahrt ist kein Stopp geplant.',
  closedHead: 'Diese Seite ist nicht offen',
} as const;

export const reasonWords: Readonly<Record<ShortReason, string>> = {
  MISSING: 'nicht im Wagen',
  DAMAGED: 'beschädigt',
  REFUSED: 'nicht angenommen',
  ABSENT: 'niemand da',
};

export const stopWords = {
  DUE: 'offen',
  REPORTED: 'gemeldet',
  CANCELED: 'storniert',
  GONE: 'entfällt',
  WAITING: 'wartet',
  REFUSED: 'nicht gebucht',
} as const;
