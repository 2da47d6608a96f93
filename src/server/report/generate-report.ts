/**
 * Makes the requested paper. Bills of configurations are open to everyone, those of orders to staff who handle orders,
 * an order's own papers also to its customer.
 */
import type { generateReport as endpoint, ReportParams } from '#contract/report.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { may } from '#domain/access/permission.ts';
import { isOrderDocument } from '#domain/order/order-document.ts';
import type { PartListPaper } from '#server/connect/pdf/part-list-paper.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { forbidden, Refusal, refused, unauthorized } from '#server/call/refusal.ts';
import { partListOfConfiguration } from './part-list-of-configuration.ts';
import { partListOfOrder, partListOfQuote } from './part-list-of-order.ts';
import { isQuoteReport, isReportId } from './report-declaration.ts';
import type { QuoteReport } from './report-declaration.ts';
import type { Reader, ReportServices } from './report-services.ts';

export async function generateReport(
  services: ReportServices,
  { reportId, params }: ParsedOf<typeof endpoint>['body'],
  reader: Reader,
): Promise<FileAnswer> {
  if (!isReportId(reportId)) throw new Refusal(404, [{ message: 'reportNotFound', params: { reportId } }]);
  if (reportId === 'stueckliste') {
    return printed(services, await partListOfConfiguration(services, params, reader));
  }
  if (reader.actor.kind === 'anonymous') throw unauthorized();
  const isPaper = isOrderDocument(reportId);
  if (!isPaper && !may(reader.actor, 'generateReports')) throw forbidden();
  if (params.id === undefined) throw new Refusal(400, [{ message: 'validation.required', params: {}, field: 'body.params.id' }]);
  if (isPaper) return services.printOrder(params.id, reportId, reader.actor);
  if (isQuoteReport(reportId)) {
    if (reportId === 'offerte-mit-bildern' && (params.images ?? []).length === 0)
      throw refused('reportImagesRequired', {}, 'body.params.images');
    return isOfOrder(params) ? orderReport(services, reportId, params.id, reader) : quoteReport(services, reportId, params.id, reader);
  }
  const list = await partListOfOrder(services, params.id, reader, params.positionId);
  if (reportId === 'etiketten') {
    const { bytes, etag } = await services.printShop.printLabels(list);
    return new FileAnswer(bytes, 'application/pdf', { etag, fileName: `etiketten-auftrag-${params.id}.pdf` });
  }
  const { bytes, etag } = await services.printShop.printPartList({ ...list, withSteps: reportId === 'werkstattsatz' });
  const name = reportId === 'werkstattsatz' ? 'werkstattsatz' : 'stueckliste';
  return new FileAnswer(bytes, 'application/pdf', { etag, fileName: `${name}-auftrag-${params.id}.pdf` });
}

/** `customerRequestKind` of the printed document: 0 is an order, anything else a quote (decision 0068). */
const isOfOrder = ({ customerRequestKind }: ReportParams): boolean => customerRequestKind === 0 || customerRequestKind === 'ORDER';

async function orderReport(services: ReportServices, reportId: QuoteReport, id: number, reader: Reader): Promise<FileAnswer> {
  if (reportId === 'offerte-produkt') return printed(services, await partListOfOrder(services, id, reader), `auftrag-${id}`);
  if (reportId === 'offerte-mit-bildern') return services.printOrderWithViews(id, reader.actor);
  return services.printOrder(id, 'auftragsbestaetigung', reader.actor);
}

async function quoteReport(services: ReportServices, reportId: QuoteReport, id: number, reader: Reader): Promise<FileAnswer> {
  if (reportId === 'offerte-produkt') return printed(services, await partListOfQuote(services, id, reader), `offerte-${id}`);
  return services.printQuote(id, reportId === 'offerte-mit-bildern');
}

/** `stueckliste.pdf`, or with the name of its subject `stueckliste-HK_0001.pdf`, `stueckliste-auftrag-12.pdf`. */
async function printed(services: ReportServices, list: PartListPaper, document?: string): Promise<FileAnswer> {
  const { bytes, etag } = await services.printShop.printPartList(list);
  const name = document ?? (list.products[0]?.articleNumber ?? '').replaceAll(/[^\w.-]/g, '_');
  return new FileAnswer(bytes, 'application/pdf', { etag, fileName: name === '' ? 'stueckliste.pdf' : `stueckliste-${name}.pdf` });
}
