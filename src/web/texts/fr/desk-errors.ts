/** Why a call of the office is refused; visitors never load these. */
import artworkErrors from './artwork-errors.ts';
import catalogErrors from './catalog-errors.ts';
import deliveryErrors from './delivery-errors.ts';
import fileErrors from './file-errors.ts';
import importErrors from './import-errors.ts';
import moneyErrors from './money-errors.ts';
import workbookErrors from './workbook-errors.ts';
import workshopErrors from './workshop-errors.ts';

export default {
  ...artworkErrors,
  ...catalogErrors,
  ...deliveryErrors,
  ...fileErrors,
  ...importErrors,
  ...moneyErrors,
  ...workbookErrors,
  ...workshopErrors,
  tooManyNotifications:
    'Ce message a déjà été envoyé {perHour} fois au cours de la dernière heure. Veuillez patienter avant de le renvoyer.',
  notSigned: 'Ce message n’est pas signé par le prestataire de paiement.',
  nothingToRefund: 'Il n’y a rien à rembourser pour cette commande.',
  refundTooHigh: 'Ce montant ne peut pas être remboursé. Au maximum {left}.',
  tooManyPositions: 'Un document comprend au plus {most} positions. Veuillez le répartir\u00A0; rien n’a été enregistré.',
  quoteTooHigh: 'Le total des articles dépasse {most}. Veuillez vérifier les quantités et les prix ; rien n’a été enregistré.',
  quoteLost: 'Cette offre est classée comme perdue et reste telle quelle. Copiez-la pour offrir à nouveau.',
  configurationFixed: '{articleNumber} n’existe que tel qu’il figure au catalogue. Pour d’autres mesures, prenez un produit sur mesure.',
  quoteAlreadySeen: 'Le client connaît déjà cette offre. Créez-en une nouvelle pour un autre client.',
  positionParentInvalid: 'Cet article ne peut pas en faire partie : seul un ensemble contient des éléments, et jamais un autre ensemble.',
  marginBelowFloor: 'Marge inférieure au minimum de {floor} % : {positions}. Augmentez le prix ou faites approuver la marge.',
  marginNotBelowFloor: 'Aucun article n’est sous le minimum ; aucune approbation n’est nécessaire.',
  nothingToTell: 'Ce message n’existe pas pour cette commande en ce moment.',
  orderNotChangeable: 'Cette commande ne peut pas être modifiée dans son état actuel. Rien n’a été enregistré.',
  alreadyDelivered: 'C’est déjà livré et ne change plus. Reprenez d’abord la livraison.',
  alreadyInvoiced: 'C’est déjà facturé et ne change plus. Corrigez par une note de crédit.',
  alreadyPaid: 'La commande est payée ; cela ne peut plus être modifié.',
  quantityBelowMoved: 'Pas si peu : {least} pièces sont déjà livrées ou facturées.',
  quantityNotWhole: 'Avec ce nombre d’ensembles, « {name} » ne donnerait pas un nombre entier.',
  discountOutOfRange: 'Le rabais se situe entre 0 % et 100 %.',
  orderEmpty: 'Il ne resterait aucun article. Annulez plutôt la commande.',
  changeEmpty: 'Cette modification ne change rien.',
  orderMoved: 'Une partie de cette commande est déjà livrée ou facturée. Reprenez la livraison ou établissez une note de crédit.',
  textOneLine: 'Le texte est une seule ligne, sans retour.',
  textTooLong: 'Au plus {maximum} caractères.',
  textPlaceUnknown: '{place} n’existe pas dans ce texte.',
  textPlaceMissing: '{place} manque.',
  textBraces: 'Les accolades n’entourent que le nom d’une valeur.',
  linkWithinShop: 'Un chemin dans la boutique commence par une barre oblique, par exemple /kontakt.',
  pictureOfShop: 'Une image de la boutique commence par /images/ ou /api/media/.',
  pictureSizeNeeded: 'Largeur et hauteur en pixels, nombres entiers.',
  tableRowsUneven: 'Chaque ligne a autant de cases que l’en-tête.',
  nothingToPublish: 'Rien n’est écrit qui ne soit déjà publié.',
  leadsNowhere: '{link} ne mène nulle part.',
  roleHeld: 'Ce rôle est encore celui de : {people}. Donnez-leur d’abord un autre rôle.',
  settingValueNotPossible: 'Cette valeur n’est pas possible ici. L’usage est {usual}.',
  dayNotAhead: 'Cela vaut pour plus tard. Choisissez demain ou un autre jour à venir.',
  plannedNothing: 'Rien ne change ce jour-là. Retirez la modification ou saisissez quelque chose.',
  dayInPast: 'Ce jour est passé. Décidez à partir d’aujourd’hui ou plus tard.',
  mergeNotPossible: 'Ces deux clients ne peuvent pas être fusionnés.',
  emailTaken: 'Cette adresse e-mail a déjà un accès.',
  beyondOwnRights: 'Cela dépasse vos propres droits. Adressez-vous à quelqu’un qui possède ces droits.',
  lastStaffManager: 'Plus personne ne pourrait ensuite gérer le personnel. Donnez d’abord ce droit à quelqu’un d’autre.',
  unknownColleague: 'Cette personne ne peut pas voir cette fiche. Choisissez quelqu’un d’autre.',
  unknownRole: 'Ce rôle n’existe plus.',
  quoteCustomerMissing: 'Ce client n’existe plus.',
  placeNotOfZipCode: 'Le code postal {zipCode} désigne {places}.',
  standInFaultUnknown: 'Le service de remplacement ne connaît pas cette panne.',
  keyMissing: 'Cette clé est inconnue ou bloquée.',
  keyScopeMissing: 'Cette clé n’ouvre pas cet accès ({scope}).',
  webhookUrlNotAllowed:
    'La boutique n’envoie rien à cette adresse : elle doit commencer par https://, sans port, et mener au réseau public.',
  keyMadeBefore:
    'Cette clé existe déjà : {name}, {start}…, seul son affichage s’est perdu. Bloquez-la dans la liste et créez-en une nouvelle.',
  webhookMadeBefore:
    'Ce destinataire existe déjà : {url}, seul l’affichage de son secret s’est perdu. Supprimez-le de la liste et créez-le de nouveau.',
  webhooksTooMany: '{most} destinataires au plus. Supprimez-en un qui ne sert plus.',
  spanTooLong: 'Au plus {most} jours à la fois.',
  tooManyMonths: 'Au plus {most} mois à la fois.',
  printBatchRunning: 'Votre impression précédente est encore en cours. Attendez qu’elle soit terminée.',
};
