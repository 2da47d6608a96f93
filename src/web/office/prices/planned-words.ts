/** Texts of prices that apply from a future day. */
export const plannedWords = {
  validFrom: 'Gültig ab',
  hint: 'Leer: sofort. Bis zum Tag gilt der bisherige Preis.',
  bulkHint: 'Leer: sofort. Gerechnet wird ab dem Preis, der an diesem Tag gälte.',
  whyDay: 'Datum',
  whyHint: 'Leer: heute.',
  notAhead: 'Bitte morgen oder später.',
  title: 'Vorgemerkt',
  from: (day: string) => `ab ${day}`,
  by: (who: string) => `eingetragen von ${who}`,
  takeUp: 'Bearbeiten',
  takeUpFrom: (day: string) => `Preis ab ${day} bearbeiten`,
  withdraw: 'Zurücknehmen',
  withdrawFrom: (day: string) => `Preis ab ${day} zurücknehmen`,
  stored: (day: string) => `Vorgemerkt ab ${day}`,
  withdrawn: (day: string) => `Vormerkung ab ${day} zurückgenommen`,
  effect: (day: string) => `Bis ${day} ändert sich nichts, dann zeigt der Shop den neuen Preis von selbst.`,
  step: (quantity: number, price: string) => `ab ${quantity}: ${price}`,
  margin: (percent: string) => `Marge ${percent} %`,
  unit: (unit: number) => `Verkaufseinheit ${unit}`,
  stays: (count: number) =>
    count === 1
      ? '1 Preis ändert sich später noch einmal; was dafür vorgemerkt ist, bleibt.'
      : `${count} Preise ändern sich später noch einmal; was dafür vorgemerkt ist, bleibt.`,
} as const;
