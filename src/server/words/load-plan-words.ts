/** Texts of the load plan; it is internal and in German only. */
export const loadPlanWords = {
  title: 'Ladeplan',
  day: 'Tag',
  stops: 'Stopps',
  weight: 'Zuladung',
  kg: (weight: number, payload: number): string => `${weight} von ${payload} kg`,
  way: 'Weg',
  km: (km: number): string => `${km} km`,
  intro: 'Geladen wird vom letzten Stopp zum ersten; abgeladen in der Reihenfolge der Liste. In der Zeichnung ist die Stirnwand links.',
  address: 'Adresse',
  pieces: (quantity: number, name: string): string => `${quantity} × ${name}`,
  place: (boxes: number, onPallet: boolean, metres: string): string => {
    if (onPallet) return `${boxes === 1 ? 'auf einer Palette' : `auf ${boxes} Paletten`}, bis ${metres} m ab Stirnwand`;
    return `${boxes === 1 ? 'ein Packstück' : `${boxes} Packstücke`}, bis ${metres} m ab Stirnwand`;
  },
  notLoaded: 'nicht verladen',
  link: 'Seite des Chauffeurs',
  signed: 'Geladen',
  signLine: 'Name und Zeit: ______________________________',
} as const;
