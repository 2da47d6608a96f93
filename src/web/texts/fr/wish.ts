export default {
  open: 'Écrire une demande',
  legend: 'Que souhaitez-vous ?',
  kind: { change: 'Modifier quelque chose', cancel: 'Annuler la commande' },
  text: { change: 'Que devons-nous modifier ?', cancel: 'Raison' },
  hint: 'Par exemple le jour de livraison, l’adresse de livraison ou une quantité.',
  send: 'Envoyer la demande',
  told: { change: 'Votre demande de modification du {day}', cancel: 'Votre demande d’annulation du {day}' },
  waits: 'Nous avons bien reçu votre demande. La commande reste inchangée jusqu’à notre réponse.',
};
