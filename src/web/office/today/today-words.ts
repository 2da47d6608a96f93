/** The words of the start page. */
export const todayWords = {
  waiting: 'warten auf Sie',
  late: 'überfällig',
  choose: 'wählen',
  open: 'öffnen',
  asOf: (hours: string, minutes: string): string => `Stand ${hours}.${minutes}, aktualisiert sich selbst`,
  nothing: 'Nichts wartet',
  nothingText: 'Alles ist erledigt. Neues erscheint hier von selbst.',
  signedInAs: (roles: string): string => `Sie sind als ${roles} angemeldet. Das steht Ihnen offen:`,
  range: 'Sortiment im Shop',
  rangeForCatalog: 'auch Unveröffentlichtes, blass gezeigt; im Konfigurator legen Sie neue Produkte an.',
  rangeForWorkshop: 'Zeichnung, Masse und Stückliste jedes Produkts.',
  more: (count: number, screen: string): string => `Noch ${count}: alle ${screen} ansehen`,
  states: { late: 'überfällig', waiting: 'offen' },
  unpriced: '–',
} as const;
