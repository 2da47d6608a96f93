export default {
  toggle: 'Save {name}',
  toggleLogIn: 'Save {name}: please log in first',
  toggleWord: 'Save',
  toggledWord: 'Saved',
  ownNumber: 'Your article number',
} as const;
