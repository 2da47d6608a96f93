/** The words of the order desk; staff read German. */
export const orderListWords = {
  weeks: 'Wochen',
  allWeeks: 'Alle',
  thisWeek: 'Diese Woche',
  lastWeek: 'Letzte Woche',
  weekBefore: 'Eine Woche zurück',
  weekAfter: 'Eine Woche weiter',
  anyWeek: 'alle Wochen',
  week: (number: number, from: string, to: string): string => `KW ${number}, ${from} bis ${to}`,
  showPreparation: 'mit laufender Zahlung',
} as const;
