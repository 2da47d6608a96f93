export default {
  toggle: 'Favori : {name}',
  toggleLogIn: 'Favori : {name} (connectez-vous d’abord)',
  toggleWord: 'Favori',
  toggledWord: 'Dans les favoris',
  ownNumber: 'Votre numéro d’article',
} as const;
