export default {
  title: 'Dürfen wir mitzählen?',
  text: 'Warenkorb, Anmeldung und Sprache brauchen Cookies. Mit Ihrer Zustimmung zählen wir auch, welche Seiten gebraucht werden; sonst nicht.',
  more: 'Mehr im Datenschutz',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  settings: 'Cookie-Einstellungen',
} as const;
