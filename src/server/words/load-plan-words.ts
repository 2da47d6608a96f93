/** Texts of the load plan; it is internal and in German only. */
export const loadPlanWords = {
  title: 'Ladeplan',
  day: 'Tag',
  stops: 'Stopps',
  packs: 'Packstücke',
  weight: 'Zuladung',
  kg: (weight: string, payload: string): string => `${weight} von ${payload} kg`,
  floor: 'Lademeter',
  metres: (used: string, all: string): string => `${used} von ${all} m`,
  axles: 'Achslasten',
  /** In tonnes; `most`: what they may carry. */
  tonnes: (front: string, frontMost: string, rear: string, rearMost: string): string =>
    `vorn ${front} von ${frontMost} t, hinten ${rear} von ${rearMost} t`,
  drive: 'Fahrt',
  fromTo: (from: string, to: string): string => `${from} bis etwa ${to} Uhr`,
  arrival: (clock: string): string => `Ankunft etwa ${clock} Uhr`,
  way: 'Weg',
  km: (km: string): string => `${km} km`,
  link: 'Seite des Chauffeurs',
  view: { above: 'Von oben', side: 'Von der Seite' },
  wallLeft: 'Stirnwand links, Türen rechts, Masse in Metern',
  loading: 'Laden, vom letzten Stopp zum ersten',
  columns: { stop: 'Stopp', goods: 'Ware', packs: 'Packstücke', size: 'Mass mm', place: 'ab Wand m', weight: 'kg' },
  unloading: 'Abladen, in der Reihenfolge der Fahrt',
  pieces: (quantity: number, name: string): string => `${quantity} × ${name}`,
  packsOf: (boxes: number, onPallet: boolean): string => {
    if (onPallet) return boxes === 1 ? 'auf 1 Palette' : `auf ${boxes} Paletten`;
    return boxes === 1 ? '1 Packstück' : `${boxes} Packstücke`;
  },
  place: (from: string, to: string): string => `${from}–${to}`,
  fromWall: (place: string): string => `${place} m ab Stirnwand`,
  notLoaded: 'nicht verladen',
  signed: 'Geladen',
  signLine: 'Name und Zeit ______________________________',
  received: 'Erhalten: Name, Zeit, Unterschrift ______________________________',
  pageOf: (page: number, pages: number): string => `Seite ${page} von ${pages}`,
} as const;
