export default {
  toggle: 'Save {name}',
  toggleLogIn: 'Save {name}: please log in first',
  toggleWord: 'Save',
  toggledWord: 'Saved',
  productAlone: 'This saves the product. Keep your choices with “Copy link” or in the cart.',
  ownNumber: 'Your article number',
} as const;
