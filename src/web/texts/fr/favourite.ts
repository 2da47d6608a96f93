export default {
  toggle: 'Favori : {name}',
  toggleLogIn: 'Favori : {name} (connectez-vous d’abord)',
  toggleWord: 'Favori',
  toggledWord: 'Dans les favoris',
  productAlone: 'Le favori retient le produit. Votre choix se garde avec « Copier le lien » ou dans le panier.',
  ownNumber: 'Votre numéro d’article',
} as const;
