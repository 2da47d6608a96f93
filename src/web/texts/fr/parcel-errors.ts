/** Why something cannot be sent by parcel carrier; loaded only where parcels can be chosen. */
export default {
  parcelNothing: 'Le panier ne contient rien qui puisse partir en colis.',
  parcelSizeUnknown:
    'Nous ne connaissons pas encore les dimensions ou le poids de {articleNumber} ; la commande ne peut donc pas partir en colis.',
  parcelTooHeavy: '{articleNumber} dépasse le poids d’un colis : {most}\u00A0kg au plus par pièce.',
  parcelTooLarge:
    '{articleNumber} dépasse la taille d’un colis : {length}\u00A0cm de long au plus, longueur et pourtour {girth}\u00A0cm ensemble.',
  parcelTooMany: 'Cela ferait plus de {most} colis. Veuillez choisir la livraison par camion.',
  parcelPlaceMissing: 'Indiquez le code postal : nous vous dirons si un colis est possible et à quel prix.',
  parcelCustomsUnknown: 'Pour {articleNumber}, il nous manque encore les indications pour la douane. Veuillez demander une offre.',
  parcelNotThere: 'Le transporteur de colis ne dessert pas cette destination.',
  parcelCarrierSilent:
    'Le transporteur de colis ne répond pas. L’envoi en colis n’est pas possible pour l’instant ; tout le reste fonctionne comme d’habitude.',
  parcelAddressNotFit:
    'Cette adresse ne convient pas pour une étiquette de colis : nom, rue et localité de 35 caractères latins au plus, et un numéro de téléphone avec l’indicatif du pays.',
} as const;
