export default {
  progress: 'État de la commande',
  state: {
    done: 'terminé',
    now: 'en cours',
    later: 'à venir',
  },
  steps: {
    placed: {
      done: 'Commande reçue',
      now: 'Commande en réception',
      later: 'Commande',
    },
    payment: {
      done: 'Paiement reçu',
      now: 'Nous attendons le paiement',
      later: 'Paiement',
    },
    production: {
      done: 'Fabriqué',
      now: 'En fabrication',
      later: 'Fabrication',
    },
    delivery: {
      done: 'Livré',
      now: 'En livraison',
      later: 'Livraison',
    },
    pickup: {
      done: 'Prêt à être retiré',
      now: 'En préparation',
      later: 'Retrait',
    },
    invoice: {
      done: 'Facture établie',
      now: 'Facture en préparation',
      later: 'Facture',
    },
    canceled: {
      done: 'Annulée',
      now: 'En cours d’annulation',
      later: 'Annulation',
    },
  },
  confirmed: '(confirmé)',
  next: {
    payOnline: {
      delivery: 'Votre commande {number} attend son paiement. Dès qu’il arrive, nous la fabriquons et la livrons le {day}.',
      pickup: 'Votre commande {number} attend son paiement. Dès qu’il arrive, nous la fabriquons; vous pourrez la retirer le {day}.',
    },
    payInAdvance: {
      delivery: 'Veuillez virer le montant. Dès qu’il arrive, nous fabriquons; la livraison a lieu le {day} s’il arrive à temps.',
      pickup: 'Veuillez virer le montant. Dès qu’il arrive, nous fabriquons; la marchandise est prête le {day} s’il arrive à temps.',
    },
    produce: {
      delivery: 'Nous fabriquons votre marchandise et la livrons le {day}. Le chauffeur appelle avant.',
      pickup: 'Nous fabriquons votre marchandise. Le {day}, elle est prête à être retirée.',
    },
    rest: {
      delivery: 'Une partie est livrée, le reste suit le {day}.',
      pickup: 'Une partie est retirée, le reste est prêt le {day}.',
    },
    arrived: {
      delivery:
        'La marchandise est chez vous ou en route. Annoncez tout dommage de transport immédiatement, le reste dans la semaine: {phone}.',
      pickup: 'La marchandise est prête ou déjà retirée. Quelque chose ne va pas? Appelez-nous dans la semaine: {phone}.',
    },
    canceled: {
      delivery: 'Cette commande est annulée; rien ne sera livré. Nous répondons volontiers à vos questions: {phone}.',
      pickup: 'Cette commande est annulée; rien n’est préparé. Nous répondons volontiers à vos questions: {phone}.',
    },
  },
  papers: 'Documents',
  paper: {
    auftragsbestaetigung: 'Confirmation de commande',
    rechnung: 'Facture',
    lieferschein: 'Bulletin de livraison',
    einzahlungsschein: 'Bulletin de versement pour le paiement anticipé',
  },
  delivery: 'Livraison',
  byDelivery: 'Livraison à votre adresse',
  byPickup: 'Retrait chez nous',
  weight: 'Poids {weight} kg',
  dayWished: 'Le jour est celui que vous souhaitez; nous le confirmerons.',
  dayConfirmed: 'Le jour est confirmé.',
  lineCanceled: 'Cette position est annulée.',
  lineDelivered: '{delivered} sur {quantity} livrés',
  payUntil: 'La commande {number} de {amount} est enregistrée et reste ouverte jusqu’au {until}.',
  payNow: 'Payer maintenant',
  show: 'Voir la commande et les documents',
  keepLink: 'Cette page appartient à votre commande. Qui a son lien peut la voir; ne le transmettez qu’à qui doit la voir.',
  quoteAbroad:
    'Les livraisons à l’étranger font l’objet d’une offre: le fret, la douane et les papiers dépendent de la destination. Votre panier reste tel qu’il est.',
  askQuote: 'Demander une offre pour cette livraison',
};
