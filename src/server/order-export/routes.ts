import * as wire from '#contract/order-export.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { csvText } from '#domain/list/csv.ts';
import type { CsvCell } from '#domain/list/csv.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind, FileAnswer } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { xlsxOf } from '#server/connect/table-file/write-xlsx.ts';
import { exportAnswer, exportOrders } from './export-orders.ts';
import type { OrderExportServices } from './export-orders.ts';
import { countWaiting, exportRowsOf, pageOfExports } from './order-export-store.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function orderExportRoutes(services: OrderExportServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.readOrderExports, async ({ query }) => {
      const { rows, total } = await pageOfExports(db, query);
      return { items: rows.map(exportAnswer), page: query.page, perPage: query.perPage, total, waiting: await countWaiting(db) };
    }),
    bind(wire.exportOrders, async ({ body }, { actor, idempotencyKey }) =>
      exportOrders(services, body, { actor, sentKey: idempotencyKey }),
    ),
    bind(wire.readOrderExport, async ({ params, query: { format } }) => {
      const file = await exportRowsOf(db, params.id);
      if (file === undefined) throw notFound();
      const fileName = `ERP-${localNow(file.madeAt.getTime()).date}-${params.id}.${format}`;
      return format === 'csv'
        ? new FileAnswer(csvText(file.rows), 'text/csv; charset=utf-8', { fileName })
        : new FileAnswer(await xlsxOf('Bestellungen', each(file.rows)), xlsxType, { fileName });
    }),
  ];
}

async function* each(rows: readonly CsvCell[][]): AsyncGenerator<CsvCell[]> {
  yield* rows;
}
