/** The papers that can be made, by the id that clients name. */
export const reportDeclarations = [
  { reportId: 'stueckliste', reportType: 'BillOfMaterials' },
  { reportId: 'stueckliste-auftrag', reportType: 'OrderBillOfMaterials' },
  { reportId: 'auftragsbestaetigung', reportType: 'OrderConfirmation' },
  { reportId: 'rechnung', reportType: 'Invoice' },
  { reportId: 'lieferschein', reportType: 'DeliveryNote' },
  { reportId: 'einzahlungsschein', reportType: 'PaymentSlip' },
] as const;

export type ReportId = (typeof reportDeclarations)[number]['reportId'];

export function isReportId(text: string): text is ReportId {
  return reportDeclarations.some(({ reportId }) => reportId === text);
}
