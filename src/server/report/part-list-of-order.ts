/** The part list of an order for the workshop: each position as ordered, and the materials of all of them. Cancelled positions are left out. */
import type { Order, OrderPosition } from '#contract/order.ts';
import type { Quote, QuotePosition } from '#contract/quote.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/language/language.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';
import { totalsOf } from '#domain/part-list/part-list.ts';
import { benchList, benchOf, type BenchAssembly } from '#domain/workshop/bench-list.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import { notFound } from '#server/call/refusal.ts';
import { inReadersLanguage } from '#server/order/in-readers-language.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { PartListPaper, PartListProduct, Pair } from '#server/connect/pdf/part-list-paper.ts';
import { paperDay } from './paper-day.ts';
import { orderTexts } from './order-text.ts';
import type { Reader, ReportServices } from './report-services.ts';
import { shareAddress } from '#server/configurator/share-address.ts';

/** `positionId`: only that line, with its parts; 404 for a line of another order. */
export async function partListOfOrder(
  services: ReportServices,
  id: number,
  { actor, language }: Reader,
  positionId?: number,
): Promise<PartListPaper> {
  const order = await services.readOrder(id, actor);
  const positions = order.positions.filter((position) => positionId === undefined || position.id === positionId);
  if (positions.length === 0) throw notFound();
  return partListOf(services, { ...order, positions }, orderTexts[language].order(order.formattedId), language);
}

/** The same for a quote, product by product, without prices. */
export async function partListOfQuote(services: ReportServices, id: number, { actor, language }: Reader): Promise<PartListPaper> {
  const quote = await services.readQuote(id, actor);
  return partListOf(services, quote, orderTexts[language].quote(quote.formattedId), language);
}

async function partListOf(
  services: ReportServices,
  document: Order | Quote,
  reference: string,
  language: Language,
): Promise<PartListPaper> {
  const { models, productById } = services.catalog.now();
  // The workshop reads its own language, whatever the customer ordered in.
  const spoken = inReadersLanguage<OrderPosition | QuotePosition>(
    { models: () => models, productName: (id) => productById.get(id)?.name ?? null },
    document,
    language,
  );
  return {
    language,
    company: (await services.readCompany()).name,
    reference,
    ...paperDay(services.now()),
    facts: factsOf(document, language),
    stock: await services.readStock(),
    products: spoken
      .filter(({ type, storno }) => type === 'PRODUCT' && !storno)
      .map((position) => partListProduct(models, position, services.publicUrl)),
  };
}

function factsOf(order: Order | Quote, language: Language): Pair[] {
  const text = orderTexts[language];
  const wished = parsePlainDate(order.confirmedDeliveryDate ?? order.requestedDeliveryDate ?? '');
  return [
    { label: text.customer, value: order.customer.name },
    { label: text.reference, value: order.externalCustomerNo },
    { label: text.delivery, value: wished === null ? '' : dateText(wished) },
    { label: text.comment, value: order.comment },
  ].filter(({ value }) => value !== '');
}

/** The ordered part list applies; the picture is drawn only if the ordered version of the model still exists. */
export function partListProduct(models: ModelLibrary, position: OrderPosition | QuotePosition, publicUrl: string): PartListProduct {
  const { configuration, articleNumber, quantity, partList } = position;
  const compiled = configuration === null ? null : models.compiled(configuration.modelId, configuration.version);
  const evaluation = configuration === null ? null : evaluateConfiguration(models, configuration);
  const lines = partList.map((line) => ({ ...line, remarkHash: '' }));
  return {
    name: position.externalCustomerNo === '' ? position.name : `${position.name} (${position.externalCustomerNo})`,
    articleNumber,
    quantity,
    details: position.details,
    partList: lines,
    assemblies: assembliesOf(compiled, evaluation, lines),
    totals: evaluation?.totals ?? totalsOf(lines),
    evaluation,
    link:
      compiled === null || configuration === null || evaluation === null
        ? null
        : shareAddress(publicUrl, articleNumber, compiled, configuration.values, quantity),
  };
}

/** By assembly, if today's evaluation still has the parts that were ordered. */
function assembliesOf(compiled: CompiledModel | null, evaluation: Evaluation | null, partList: readonly PartLine[]): BenchAssembly[] {
  const isSame = evaluation !== null && sizes(evaluation.partList) === sizes(partList);
  return compiled === null || !isSame ? benchList({ instances: [], partList }, {}) : benchOf(compiled, { ...evaluation, partList });
}

function sizes(lines: readonly PartLine[]): string {
  return lines.map(({ count, length, width, height }) => [count, length, width, height].join(' ')).join(';');
}
