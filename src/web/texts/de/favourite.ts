export default {
  toggle: '{name} merken',
  toggleLogIn: '{name} merken: bitte zuerst anmelden',
  toggleWord: 'Merken',
  toggledWord: 'Gemerkt',
  productAlone: 'Gemerkt ist das Produkt. Ihre Wahl behalten «Link kopieren» und der Warenkorb.',
  ownNumber: 'Ihre Artikelnummer',
} as const;
