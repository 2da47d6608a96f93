/** Makes the paper that is asked for. Bills of configurations are for everybody, those of orders for staff who handle orders, an order's own papers for its customer too. */
import type { generateReport as endpoint } from '#contract/report.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { may } from '#domain/access/permission.ts';
import { isOrderDocument } from '#domain/order/order-document.ts';
import type { BillPaper } from '#server/connect/pdf/bill-paper.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { forbidden, Refusal, unauthorized } from '#server/call/refusal.ts';
import { billOfConfiguration } from './bill-of-configuration.ts';
import { billOfOrder } from './bill-of-order.ts';
import { isReportId } from './report-declaration.ts';
import type { Reader, ReportServices } from './report-services.ts';

export async function generateReport(
  services: ReportServices,
  { reportId, params }: ParsedOf<typeof endpoint>['body'],
  reader: Reader,
): Promise<FileAnswer> {
  if (!isReportId(reportId)) throw new Refusal(404, [{ message: 'reportNotFound', params: { reportId } }]);
  if (reportId === 'stueckliste') {
    return printed(services, await billOfConfiguration(services, params, reader));
  }
  if (reader.actor.kind === 'anonymous') throw unauthorized();
  const isPaper = isOrderDocument(reportId);
  if (!isPaper && !may(reader.actor, 'generateReports')) throw forbidden();
  if (params.id === undefined) throw new Refusal(400, [{ message: 'validation.required', params: {}, field: 'body.params.id' }]);
  if (isPaper) return services.printOrder(params.id, reportId, reader.actor);
  return printed(services, await billOfOrder(services, params.id, reader), params.id);
}

/** `stueckliste.pdf`, or `stueckliste-HK_0001.pdf`, `stueckliste-auftrag-12.pdf` where there is a name. */
async function printed(services: ReportServices, bill: BillPaper, orderId?: number): Promise<FileAnswer> {
  const { bytes, etag } = await services.printShop.printBill(bill);
  const name = orderId === undefined ? (bill.products[0]?.articleNumber ?? '').replaceAll(/[^\w.-]/g, '_') : `auftrag-${orderId}`;
  return new FileAnswer(bytes, 'application/pdf', { etag, fileName: name === '' ? 'stueckliste.pdf' : `stueckliste-${name}.pdf` });
}
