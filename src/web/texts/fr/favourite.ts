export default {
  toggle: 'Ajouter {name} aux favoris',
  toggleLogIn: 'Ajouter {name} aux favoris : connectez-vous d’abord',
  toggleWord: 'Favori',
  toggledWord: 'Dans les favoris',
  ownNumber: 'Votre numéro d’article',
} as const;
