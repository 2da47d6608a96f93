import type { LoadFault } from '#domain/packing/check-load.ts';

export const truckWords = {
  title: 'Lastwagen',
  before: 'Tag davor',
  after: 'Tag danach',
  day: 'Tag',
  stops: (count: number): string => (count === 1 ? 'Stopp' : 'Stopps'),
  boxes: (count: number): string => (count === 1 ? 'Packstück' : 'Packstücke'),
  km: 'km',
  repack: 'Neu packen',
  packByItself: 'Fahrten neu planen',
  print: 'Ladeplan drucken',
  save: 'Plan speichern',
  saved: 'Plan gespeichert',
  proposal: 'Vorschlag, noch nicht gespeichert',
  keptBy: (who: string): string => `gespeichert von ${who}`,
  changed: 'von Hand geändert, noch nicht gespeichert',
  vehicles: 'Fahrzeuge',
  addVehicle: 'Fahrzeug dazunehmen',
  order: 'Reihenfolge',
  ready: 'steht bereit',
  unfinished: (count: number): string => (count === 1 ? '1 Auftrag noch in Arbeit' : `${count} Aufträge noch in Arbeit`),
  orderHint: 'Abladen von oben nach unten; ziehen, oder mit Alt und Pfeil verschieben',
  earlier: (name: string): string => `${name} früher anfahren`,
  later: (name: string): string => `${name} später anfahren`,
  toTruck: (name: string): string => `${name} auf ein anderes Fahrzeug`,
  sameTruck: 'auf dieser Fahrt',
  pieces: (count: number, pallets: number): string => {
    const loose = count - pallets;
    const parts = [
      ...(loose === 0 ? [] : [`${loose} ${loose === 1 ? 'Packstück' : 'Packstücke'}`]),
      ...(pallets === 0 ? [] : [`${pallets} ${pallets === 1 ? 'Palette' : 'Paletten'}`]),
    ];
    return parts.join(', ');
  },
  notLoaded: 'Nicht verladen',
  allLoaded: 'Alles ist verladen.',
  put: 'Aufladen',
  noRoom: 'Auf dem Boden ist dafür kein Platz mehr.',
  slant: 'Schräg',
  stage: (truck: string): string => `Ladung auf ${truck}: mit Tab von Stück zu Stück, Pfeile schieben, R dreht, B stellt auf den Boden`,
  wall: 'Stirnwand links hinten, Türen rechts vorn',
  above: 'Von oben',
  free: (metres: string): string => `frei ${metres} m`,
  allowed: 'Zulässig',
  fine: 'Diese Fahrt darf so losfahren.',
  faults: (count: number): string => (count === 1 ? '1 Punkt offen' : `${count} Punkte offen`),
  load: 'Last',
  payload: 'Zuladung',
  metres: 'Lademeter',
  spaces: 'Plätze',
  loadHeight: 'Ladehöhe',
  frontAxle: 'Achse vorn',
  rearAxle: 'Achse hinten',
  tonnes: (kg: number): string => (kg / 1000).toFixed(2),
  axlesAt: (front: string, rear: string): string => `Achsen bei ${front} und ${rear} m`,
  centre: (metres: string): string => `Schwerpunkt ${metres} m`,
  view: 'Ansicht',
  loaded: 'beladen',
  afterStop: (stop: number): string => `nach Stopp ${stop}`,
  of: (used: string, most: string): string => `${used} von ${most}`,
  stopTitle: (number: number): string => `Stopp ${number}`,
  chosen: 'Gewähltes Stück',
  noneChosen: 'Wählen Sie ein Stück in der Zeichnung.',
  turn: 'Drehen',
  floor: 'Auf Boden',
  off: 'Abladen',
  undo: 'Zurück',
  keys: [
    ['Tab', 'nächstes Stück'],
    ['← → ↑ ↓', '10 cm schieben'],
    ['Shift', '1 cm'],
    ['R', 'drehen'],
    ['B', 'auf den Boden'],
    ['Entf', 'abladen'],
    ['Ctrl Z', 'zurück'],
    ['Ctrl ↵', 'Plan speichern'],
  ],
  place: (x: string, y: string, z: string): string => `${x} m ab Stirnwand, ${y} m ab links, ${z} m hoch`,
  nothing: 'Für diesen Tag ist keine Lieferung mit dem Lastwagen bestätigt.',
  next: (day: string): string => `Nächste Fahrten: ${day}`,
  nothingHint: 'Bestellungen erscheinen hier, sobald ihr Liefertag bestätigt ist.',
} as const;

/** What a round is checked for, in the words of a round that passes. */
export const passedWords: readonly (readonly [word: string, faults: readonly LoadFault[]])[] = [
  ['Jeder Stopp ohne Umladen erreichbar', ['blocked']],
  ['Jedes Stück steht mit der ganzen Fläche auf', ['unsupported']],
  ['Auflast überall erlaubt, Unstapelbares bleibt frei', ['overloaded']],
  ['Kein Stück gekippt, das stehen muss', ['turned']],
  ['Alles auf der Ladefläche, nichts ineinander', ['outside', 'overlap']],
  ['Zuladung eingehalten', ['tooHeavy']],
];

/** Of a truck whose axles are known. */
export const axlesPassed: (typeof passedWords)[number] = ['Achslasten unterwegs eingehalten', ['frontAxle', 'rearAxle']];

export const driveWords = {
  title: 'Fahrt',
  driver: 'Chauffeur',
  release: 'Fahrt freigeben',
  released: 'Fahrt freigegeben',
  changeDriver: 'Chauffeur ändern',
  reported: (count: number): string => (count === 1 ? '1 Stopp gemeldet' : `${count} Stopps gemeldet`),
  short: (count: number): string =>
    count === 1 ? 'An einem Stopp wurde weniger abgegeben.' : `An ${count} Stopps wurde weniger abgegeben.`,
  releasedBy: (who: string, at: string): string => `freigegeben von ${who}, ${at}`,
  open: 'Seite des Chauffeurs',
  newLink: 'Neuer Link',
  newLinkMade: 'Neuer Link; der alte gilt nicht mehr',
  linkHint: 'Der Link steht als Code auf dem Ladeplan und gilt bis drei Tage nach der Fahrt. Ein neuer Link schliesst den alten.',
  hint: 'Der Ladeplan trägt danach einen Code, der die Seite des Chauffeurs auf dem Telefon öffnet.',
  saveFirst: 'Freigeben lässt sich eine gespeicherte Fahrt, die so losfahren darf.',
} as const;

/** `other`: the other piece involved. */
export const faultWords: Readonly<Record<LoadFault, (name: string, other: string) => string>> = {
  outside: (name) => `${name} steht nicht ganz auf der Ladefläche.`,
  overlap: (name, other) => `${name} überschneidet sich mit ${other}.`,
  unsupported: (name) => `${name} steht nicht mit der ganzen Fläche auf.`,
  overloaded: (name, other) => `${name} trägt ${other} nicht.`,
  blocked: (name, other) => `${name} ist von ${other} eines späteren Stopps verstellt.`,
  turned: (name) => `${name} darf so nicht stehen.`,
  tooHeavy: (name) => `${name} ist überladen.`,
  frontAxle: (name) => `Die vordere Achse von ${name} ist überladen: Ladung zu den Türen schieben.`,
  rearAxle: (name) => `Die hintere Achse von ${name} ist überladen: Ladung zur Stirnwand schieben.`,
};
