export default {
  toggle: '{name} merken',
  toggleLogIn: '{name} merken: bitte zuerst anmelden',
  toggleWord: 'Merken',
  toggledWord: 'Gemerkt',
  ownNumber: 'Ihre Artikelnummer',
} as const;
