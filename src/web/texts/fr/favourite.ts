export default {
  toggle: 'Ajouter {name} aux favoris',
  toggleLogIn: 'Favori : {name} (connectez-vous d’abord)',
  toggleWord: 'Favori',
  toggledWord: 'Dans les favoris',
  ownNumber: 'Votre numéro d’article',
} as const;
