/** The words that all records of the office share. */
export const recordWords = {
  parts: 'Teile',
  more: 'Weitere Aktionen',
  aside: 'Angaben und Verlauf',
  close: 'Schliessen',
  progress: 'Stand',
  history: 'Verlauf',
  unsaved: 'Nicht gespeicherte Änderungen',
  fields: (count: number): string => (count === 1 ? '1 Feld' : `${count} Felder`),
  save: 'Speichern',
  discard: 'Verwerfen',
  leaveTitle: 'Ohne Speichern verlassen?',
  leaveText: 'Hier sind Änderungen, die noch nicht gespeichert sind.',
  leave: 'Ohne Speichern verlassen',
  savedMeanwhile: (who: string, at: string): string =>
    `${who === '' ? 'Jemand' : who} hat inzwischen gespeichert${at === '' ? '' : ` (${at})`}. Bitte neu laden, dann nochmals; Ihre Angaben bleiben stehen.`,
  readAgain: 'Neu laden',
  conflict: {
    title: 'Inzwischen geändert',
    text: (who: string, at: string): string => `${who === '' ? 'Jemand' : who} hat ${at} gespeichert. Was soll gelten?`,
    field: 'Feld',
    before: 'vorher',
    mine: 'Sie',
    somebody: 'andere',
    gone: 'entfernt',
    empty: 'leer',
    hint: 'Alles andere ist zusammengeführt. Gespeichert wird erst, wenn Sie speichern.',
    take: 'Übernehmen',
    later: 'Zurück',
    merged: (who: string, at: string): string =>
      `${who === '' ? 'Jemand' : who} hat ${at} gespeichert. Ihre Änderungen stehen jetzt darüber, noch ungespeichert.`,
  },
} as const;
