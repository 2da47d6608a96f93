/** The words of a product's pages. */
export const productWords = {
  parts: { edit: 'Angaben', delivery: 'Lieferung', 'internal-price': 'Interner Preis', price2: 'Preise', media: 'Bilder' },
  partsOf: (name: string): string => `Teile von ${name}`,
  standing: {
    inShop: 'im Shop',
    forOwners: 'nur für bestimmte Kunden',
    hidden: 'nicht im Shop',
    deleted: 'gelöscht',
    soon: (day: string): string => `im Shop ab ${day}`,
    leaving: (day: string): string => `im Shop, weg ab ${day}`,
  },
  kinds: { 1: 'Verpackung', 2: 'Möbel', 99: 'beide Shops' } as Readonly<Record<number, string>>,
  pieces: 'Stück in 12 Monaten',
  sales: 'CHF Umsatz',
  ownPrices: (count: number): string => (count === 1 ? 'eigener Preis' : 'eigene Preise'),
  seeInShop: 'Im Shop ansehen',
  delete: 'Löschen',
  restore: 'Wiederherstellen',
  restored: 'Wiederhergestellt',
  deleteAsk: (name: string): string => `${name} löschen?`,
  deleteText:
    'Das Produkt verschwindet aus Shop und Listen. Bestellungen und Offerten der Vergangenheit bleiben, wie sie sind. Es lässt sich wiederherstellen.',
  keep: 'Behalten',
  inUse: 'Das Produkt wird noch verwendet. Löschen geht, wenn das erledigt ist:',
  andMore: (count: number): string => `und ${count} weitere`,
  uses: { quote: 'Offerte', order: 'Bestellung', product: 'Produkt', category: 'Kategorie' },
} as const;
