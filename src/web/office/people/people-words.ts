/** The texts of a search for customers. */
export const peopleWords = {
  found: 'Gefundene Kunden',
  nobody: 'Kein Kunde gefunden.',
} as const;
