import type { Goods, Station } from '#domain/production/station.ts';

interface StationVerbs {
  readonly begin: string;
  readonly end: string;
}

/** Button labels to start and to finish at a station. */
export const stationVerbs: Readonly<Record<Goods, Readonly<Record<Station, StationVerbs>>>> = {
  TIMBER: {
    SAW: { begin: 'Sägen beginnen', end: 'Fertig gesägt' },
    NAIL: { begin: 'Nageln beginnen', end: 'Fertig genagelt' },
    READY: { begin: 'Bereitstellen beginnen', end: 'Steht bereit' },
  },
  SHEET: {
    SAW: { begin: 'Zuschneiden beginnen', end: 'Fertig zugeschnitten' },
    NAIL: { begin: 'Montieren beginnen', end: 'Fertig montiert' },
    READY: { begin: 'Bereitstellen beginnen', end: 'Steht bereit' },
  },
};

export const stationPageWords = {
  title: 'Stationen',
  back: '← Wochenplan',
  finishBy: 'Fertig bis',
  partOf: (quantity: number): string => `ein Teil von ${quantity} Stück`,
  stations: 'Stationen',
  takeBack: 'Letzte Buchung zurücknehmen',
  canceledHead: 'Storniert',
  canceled: 'Dieser Auftrag ist storniert. Legen Sie das Blatt beiseite und fragen Sie im Büro nach.',
  readyHead: 'Bereit',
  ready: 'Alles ist gebucht. Die Ware steht für den Versand bereit.',
  booked: (what: string): string => `Gebucht: ${what}`,
  takenBack: 'Zurückgenommen',
  notBegun: 'noch nicht begonnen',
  running: 'läuft',
  finished: 'fertig',
} as const;
