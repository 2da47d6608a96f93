/** Why an auction house’s invoice or a quote made from it is refused. */
export default {
  artworkFileMissing: 'La demande ne contient pas de fichier. Veuillez choisir une facture d’enchères en PDF.',
  artworkFileTooLarge: 'La facture est trop grande : au plus {mb} Mo.',
  artworkFileNotPdf: 'Ce n’est pas un PDF, quel que soit son nom. Veuillez demander la facture en PDF.',
  artworkFileLocked: 'Le PDF est protégé par un mot de passe. Veuillez l’enregistrer sans mot de passe.',
  artworkFileActive: 'Le PDF contient un programme ou une pièce jointe. Veuillez l’imprimer dans un nouveau PDF.',
  artworkFileUnpacks: 'Le PDF dépasse {mb} Mo une fois décompressé. Veuillez l’imprimer dans un nouveau PDF.',
  artworkTooManyPages: 'Le PDF a {pages} pages, on en lit au plus {most}. Veuillez n’envoyer que la facture.',
  artworkFileBroken: 'Le PDF est endommagé. Veuillez redemander la facture.',
  artworkFileTooSlow: 'Le PDF ne se lit pas en temps utile. Veuillez l’imprimer dans un nouveau PDF.',
  artworkQuoted: 'Cette facture est déjà devenue une offre. Modifiez l’offre.',
  artworkFieldWrong:
    '« {value} » ne convient pas à ce champ : {key, select, buyer {acheteur} addition {complément} street {rue} zipCode {code postal} city {localité} state {État ou province} country {pays} invoiceNumber {numéro de facture} invoiceDate {date de facture} currency {monnaie} premium {frais} total {total} collectBy {retrait avant le} lot {lot} artist {artiste} title {titre} technique {technique} imageSize {dimensions} frameSize {dimensions du cadre} price {adjudication} other {…}}.',
  artworkFrameEmpty: 'Ce cadre ne contient aucun mot.',
  artworkFrameWrong: 'Le cadre contient « {text} », ce qui ne convient pas à ce champ.',
  artworkFieldUnknown:
    'Ce champ n’existe plus sur la facture : {key, select, buyer {acheteur} addition {complément} street {rue} zipCode {code postal} city {localité} state {État ou province} country {pays} invoiceNumber {numéro de facture} invoiceDate {date de facture} currency {monnaie} premium {frais} total {total} collectBy {retrait avant le} lot {lot} artist {artiste} title {titre} technique {technique} imageSize {dimensions} frameSize {dimensions du cadre} price {adjudication} other {…}}.',
  artworkTooManyWorks: 'Une offre comprend au plus {most} œuvres.',
  artworkFieldMissing:
    'Il manque encore : {key, select, buyer {acheteur} addition {complément} street {rue} zipCode {code postal} city {localité} state {État ou province} country {pays} invoiceNumber {numéro de facture} invoiceDate {date de facture} currency {monnaie} premium {frais} total {total} collectBy {retrait avant le} lot {lot} artist {artiste} title {titre} technique {technique} imageSize {dimensions} frameSize {dimensions du cadre} price {adjudication} other {…}}.',
  artworkFieldOpen:
    'Pas encore confirmé : {key, select, buyer {acheteur} addition {complément} street {rue} zipCode {code postal} city {localité} state {État ou province} country {pays} invoiceNumber {numéro de facture} invoiceDate {date de facture} currency {monnaie} premium {frais} total {total} collectBy {retrait avant le} lot {lot} artist {artiste} title {titre} technique {technique} imageSize {dimensions} frameSize {dimensions du cadre} price {adjudication} other {…}}.',
  artworkWithoutWork: 'Il n’y a pas d’œuvre. Ajoutez-en une.',
  artworkNotPackable: 'Pour le lot {lot}, une mesure manque, ou aucune de nos caisses ne convient.',
  artworkCustomerMissing: 'Choisissez qui reçoit l’offre.',
  artworkEmailMissing: 'Ce client n’a pas d’adresse e-mail. Saisissez-en une avant l’envoi.',
  artworkCourierMissing: 'Choisissez le coursier.',
  artworkPriceMissing: 'Sans prix : {name}.',
  artworkValueMissing: 'Indiquez le montant assuré en francs.',
  insuranceCountryMissing: 'Le tableau de l’assurance n’a pas de zone pour le pays {country}.',
  insuranceRateMissing: 'Le tableau de l’assurance n’a pas ce taux pour la zone {zone}.',
  insuranceRateTwice: 'Cette ligne figure deux fois dans le tableau.',
  orderNotKoller: '{number} n’est pas une offre pour une œuvre d’art.',
  courierNotThere: 'ne va pas là-bas',
};
