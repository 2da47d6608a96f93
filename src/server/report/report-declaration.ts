/** The papers that can be made, by the id that clients use. */
export const reportDeclarations = [
  { reportId: 'stueckliste', reportType: 'PartList' },
  { reportId: 'stueckliste-auftrag', reportType: 'OrderPartList' },
  { reportId: 'werkstattsatz', reportType: 'OrderWorkshopSet' },
  { reportId: 'etiketten', reportType: 'OrderPartLabels' },
  { reportId: 'auftragsbestaetigung', reportType: 'OrderConfirmation' },
  { reportId: 'rechnung', reportType: 'Invoice' },
  { reportId: 'lieferschein', reportType: 'DeliveryNote' },
  { reportId: 'einzahlungsschein', reportType: 'PaymentSlip' },
  { reportId: 'offerte', reportType: 'OrderQuote' },
  { reportId: 'offerte-mit-bildern', reportType: 'OrderQuoteWithPositionImages' },
  { reportId: 'offerte-produkt', reportType: 'OrderQuoteProduct' },
] as const;

export type QuoteReport = Extract<ReportId, `offerte${string}`>;

export function isQuoteReport(id: ReportId): id is QuoteReport {
  return id.startsWith('offerte');
}

export type ReportId = (typeof reportDeclarations)[number]['reportId'];

export function isReportId(text: string): text is ReportId {
  return reportDeclarations.some(({ reportId }) => reportId === text);
}
