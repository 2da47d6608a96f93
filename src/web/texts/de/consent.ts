export default {
  title: 'Dürfen wir mitzählen?',
  text: 'Warenkorb, Anmeldung und Sprache brauchen Cookies und den Speicher Ihres Browsers, immer. Mit Ihrer Zustimmung zählen wir zusätzlich, welche Seiten gebraucht werden. Ohne sie wird nichts davon geladen.',
  more: 'Mehr im Datenschutz',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  settings: 'Cookie-Einstellungen',
} as const;
