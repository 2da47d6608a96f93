/** Why the plan, a station or a cut of the workshop is refused. */
export default {
  workOrderClosed: 'Dieser Auftrag ist fertig oder storniert; er lässt sich nicht mehr verschieben.',
  workOrderBegun: 'Daran wird schon gearbeitet; aufteilen geht nur vorher.',
  splitTooLarge: 'Abtrennen lassen sich höchstens {most} Stück.',
  workDayPast: 'Der {day} ist vorbei.',
  workDayClosed: 'Am {day} wird nicht gearbeitet.',
  promiseWouldBreak: 'Zugesagt ist der {promised}; so ist die Ware erst am {deliverable} lieferbar.',
  workOrderCanceled: 'Dieser Auftrag ist storniert. Legen Sie das Blatt beiseite und fragen Sie im Büro nach.',
  workOrderDelivered: 'Diese Ware ist schon ausgeliefert.',
  stationDoneAlready: 'Das ist schon als fertig gebucht.',
  stationOutOfOrder: 'Zuerst muss der Arbeitsgang davor fertig gebucht sein.',
  stationNotLast: 'Zurücknehmen lässt sich nur die letzte Buchung.',
  nothingToSaw: 'Das ist alles schon gesägt.',
  cutPlanChanged: 'Der Zuschnitt hat sich inzwischen geändert. Sehen Sie ihn noch einmal an.',
} as const;
