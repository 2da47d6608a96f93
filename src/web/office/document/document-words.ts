/** The texts of what lines of orders and quotes are made with. */
export const documentWords = {
  configure: 'Konfigurieren',
  found: 'Gefundene Produkte',
  nothingFound: 'Nichts gefunden.',
} as const;
