/** The papers of several work orders in one file: workshop sheets with the code of their stations, their labels, or only the pooled cut plan. */
import type { OrderPosition } from '#contract/order.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import type { PartListPaper, PartListProduct } from '#server/connect/pdf/part-list-paper.ts';
import { inReadersLanguage } from '#server/order/in-readers-language.ts';
import { wholeOrderOf } from '#server/order/order-record.ts';
import { paperDay } from '#server/report/paper-day.ts';
import { partListProduct } from '#server/report/part-list-of-order.ts';
import { workSheetWords as t } from '#server/words/work-sheet-words.ts';
import { stockWithRests } from './cut-work.ts';
import { followFirst } from './follow-orders.ts';
import type { ProductionServices } from './production-services.ts';
import { workOrdersById } from './work-order-store.ts';
import type { WorkOrderRow } from './work-order-store.ts';

/** Of the workshop, whatever the customer ordered in. */
const language = 'de';

type Kind = 'sheets' | 'labels' | 'cutPlan';

const names: Readonly<Record<Kind, string>> = { sheets: 'werkstattblaetter', labels: 'etiketten', cutPlan: 'zuschnitt' };

export async function printSheets(services: ProductionServices, ids: readonly number[], kind: Kind): Promise<FileAnswer> {
  await followFirst(services);
  const rows = await workOrdersById(services.db, ids);
  if (rows.length < new Set(ids).size) throw notFound();
  const live = rows.filter(({ state }) => state !== 'CANCELED');
  const list = await partListOf(services, live, kind);
  const { bytes, etag } = await (kind === 'labels' ? services.printShop.printLabels(list) : services.printShop.printPartList(list));
  return new FileAnswer(bytes, 'application/pdf', { etag, fileName: `${names[kind]}.pdf` });
}

async function partListOf(services: ProductionServices, rows: readonly WorkOrderRow[], kind: Kind): Promise<PartListPaper> {
  const { models, productById } = services.catalog.now();
  const words = { models: () => models, productName: (id: number) => productById.get(id)?.name ?? null };
  const positions = new Map<number, OrderPosition>();
  for (const orderId of new Set(rows.map(({ order_id }) => order_id)))
    for (const position of inReadersLanguage(words, await wholeOrderOf(services.db, orderId), language))
      positions.set(position.id, position);
  const products = rows.flatMap((row) => {
    const position = positions.get(row.position_id);
    return position === undefined ? [] : [productOf(services, row, position, kind)];
  });
  return {
    language,
    company: (await services.readCompany()).name,
    reference: kind === 'labels' ? '' : [...new Set(rows.map(({ formatted_id }) => formatted_id))].join(', '),
    ...paperDay(services.now()),
    facts: [],
    products,
    withSteps: kind === 'sheets',
    onlyCutPlan: kind === 'cutPlan',
    stock: await stockWithRests(services),
  };
}

function productOf({ catalog, publicUrl }: ProductionServices, row: WorkOrderRow, position: OrderPosition, kind: Kind): PartListProduct {
  const { models, productById } = catalog.now();
  const product = partListProduct(models, position, publicUrl);
  const name = row.product_id === null ? undefined : productById.get(row.product_id)?.name.de;
  const promised = row.promised === null ? [] : [{ label: t.promised, value: dateText(row.promised as PlainDate) }];
  return {
    ...product,
    name: name ?? product.name,
    // A label has a single line for its reference.
    articleNumber: kind === 'labels' ? `${row.formatted_id} · ${product.articleNumber}` : product.articleNumber,
    quantity: row.quantity,
    details: [
      { label: t.order, value: row.formatted_id },
      { label: t.customer, value: row.customer_name },
      { label: t.finishBy, value: dateText(row.day as PlainDate) },
      ...promised,
      ...(row.kommentar === '' ? [] : [{ label: t.remark, value: row.kommentar }]),
      ...product.details,
    ],
    // The page for booking stations, the same as `workOrderPath` on the screens.
    link: `${publicUrl.replace(/\/$/, '')}/admin/production/${row.id}`,
    linkWord: t.stations,
  };
}
