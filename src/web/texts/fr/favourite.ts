export default {
  toggle: 'Retenir {name}',
  toggleLogIn: 'Retenir {name} : connectez-vous d’abord',
  toggleWord: 'Retenir',
  toggledWord: 'Retenu',
  ownNumber: 'Votre numéro d’article',
} as const;
