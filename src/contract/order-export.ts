/** Orders as files for the ERP: each is exported once automatically, and again by hand. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Id, IdParam, Instant, integerText, line, listOf, Page } from './wire.ts';

export const OrderExport = z.object({
  id: z.number().int(),
  madeAt: Instant,
  who: z.string(),
  /** True: its orders were chosen by hand, whether exported before or not. */
  byHand: z.boolean(),
  orderCount: z.number().int(),
  /** First and last of its orders. */
  numbers: z.array(z.string()),
  /** Number of its orders that have changed since and were not exported again. */
  changedSince: z.number().int(),
});
export type OrderExport = z.infer<typeof OrderExport>;

const access = staff('importOrders');

export const readOrderExports = endpoint({
  method: 'GET',
  path: '/erp-export',
  tag: 'import',
  summary: 'Files that were made for the ERP, newest first, and how many orders wait for the next one',
  access,
  query: z.object({ page: Page.page, perPage: integerText(z.number().int().min(1).max(100)).default(50) }),
  response: listOf(OrderExport).extend({ waiting: z.number().int() }),
});

export const exportOrders = endpoint({
  method: 'POST',
  path: '/erp-export',
  tag: 'import',
  summary: 'Make a file for the ERP of all orders that never went over, or by hand of those of an earlier file or with these numbers',
  access,
  body: z.strictObject({
    /** Id of an earlier file: its orders as they are now. */
    again: Id.optional(),
    numbers: z.array(line(20).min(1)).min(1).max(200).optional(),
  }),
  response: OrderExport,
  errors: ['notFound', 'importOrderUnknown', 'exportNothing', 'exportNotPlaced', 'idempotencyKeyReused'],
  idempotent: true,
  callsPerMinute: 20,
});

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const readOrderExport = endpoint({
  method: 'GET',
  path: '/erp-export/{id}/file',
  tag: 'import',
  summary: 'A file for the ERP as it was made, a row for each line, discount and delivery; no cell is taken for a formula',
  access,
  params: IdParam,
  query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  response: { file: [xlsx, 'text/csv; charset=utf-8'] },
  errors: ['notFound'],
});
