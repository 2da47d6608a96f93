/** Texts of the workshop's internal papers. */
export const workSheetWords = {
  order: 'Auftrag',
  customer: 'Kunde',
  finishBy: 'Fertig bis',
  promised: 'Zugesagt',
  remark: 'Bemerkung',
  stations: 'Stationen buchen',
} as const;
