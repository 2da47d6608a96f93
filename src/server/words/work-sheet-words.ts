/** Of the workshop's papers, which stay in the house. */
export const workSheetWords = {
  order: 'Auftrag',
  customer: 'Kunde',
  finishBy: 'Fertig bis',
  promised: 'Zugesagt',
  remark: 'Bemerkung',
  stations: 'Stationen buchen',
} as const;
