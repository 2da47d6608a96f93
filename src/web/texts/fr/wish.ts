export default {
  open: 'Écrire une demande',
  legend: 'Que souhaitez-vous ?',
  kind: { change: 'Modifier quelque chose', cancel: 'Annuler la commande' },
  text: { change: 'Que devons-nous modifier ?', cancel: 'Raison' },
  hint: 'Par exemple le jour de livraison, l’adresse de livraison ou une quantité.',
  send: 'Envoyer la demande',
  told: { change: 'Votre demande de modification du {day}', cancel: 'Votre demande d’annulation du {day}' },
  waits: 'Nous avons bien reçu votre demande. La commande reste inchangée jusqu’à notre réponse.',
  /** An order placed as a guest, taken into an account. */
  take: {
    title: 'Reprendre dans votre compte',
    text: 'Cette commande a été passée sans compte. Si votre compte a la même adresse e-\u2060mail, elle figurera ensuite parmi vos commandes.',
    now: 'Reprendre',
    confirm: 'Nous avons envoyé un lien à {email}. Confirmez ainsi votre adresse, puis reprenez la commande ici.',
    taken: 'La commande est maintenant dans votre compte.',
  },
  /** Why an order is not taken. */
  errors: {
    orderNotTaken: 'Cette commande ne peut pas être reprise dans un compte. Veuillez nous appeler.',
    orderOtherEmail: 'Votre compte a une autre adresse e-\u2060mail que cette commande. Veuillez nous appeler.',
  },
};
