/** Why the plan, a station or a cut of the workshop is refused. */
export default {
  workOrderClosed: 'Cet ordre de fabrication est terminé ou annulé ; il ne peut plus être déplacé.',
  workOrderBegun: 'Le travail est déjà en cours ; il ne se divise qu’avant.',
  splitTooLarge: 'On peut séparer au plus {most} pièces.',
  workDayPast: 'Le {day} est passé.',
  workDayClosed: 'On ne travaille pas le {day}.',
  promiseWouldBreak: 'La livraison est promise pour le {promised} ; ainsi, elle n’est possible que le {deliverable}.',
  workOrderCanceled: 'Cet ordre est annulé. Mettez la feuille de côté et renseignez-vous au bureau.',
  workOrderDelivered: 'Cette marchandise est déjà livrée.',
  stationDoneAlready: 'C’est déjà enregistré comme terminé.',
  stationOutOfOrder: 'L’opération précédente doit d’abord être enregistrée comme terminée.',
  stationNotLast: 'Seul le dernier enregistrement peut être annulé.',
  nothingToSaw: 'Tout est déjà scié.',
  cutPlanChanged: 'Le plan de débit a changé entre-temps. Veuillez le revoir.',
};
