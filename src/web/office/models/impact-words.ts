/** Texts for price changes. */
const count = (many: number, one: string, more: string): string => (many === 1 ? one : more);

export const impactWords = {
  title: 'Auswirkung',
  products: (many: number): string => count(many, 'Produkt mit Preis im Shop', 'Produkte mit Preis im Shop'),
  customers: (many: number): string => count(many, 'Preis einzelner Kunden', 'Preise einzelner Kunden'),
  quotes: (many: number): string => count(many, 'offene Offerte', 'offene Offerten'),
  orders: (many: number): string => count(many, 'zuletzt bestellte Ausführung', 'zuletzt bestellte Ausführungen'),
  moved: (many: number): string => (many === 0 ? 'keiner ändert' : `${many} ${count(many, 'ändert', 'ändern')}`),
  quoteDetail: (many: number): string => (many === 0 ? 'Preis und Kosten bleiben' : `Preis bleibt, bei ${many} ändern die Kosten`),
  orderDetail: (moved: number, parts: number, invalid: number): string =>
    `${moved} mit anderem Preis, ${parts} mit anderen Teilen, ${invalid} nicht mehr möglich`,
  between: (from: string, to: string): string => `von ${from} bis ${to}`,
  show: 'Einzeln',
  invalid: 'nicht mehr möglich',
  onRequest: 'auf Anfrage',
  bars: (text: string): string => `Preisänderung der zuletzt bestellten Ausführungen. ${text}`,
} as const;
