/**
 * Tables of orders: the status file of another system, and the template that a customer orders with. Uploaded as a dry run;
 * the further steps are the calls of all imports.
 */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { applyErrors, ImportDesk, largestTable, ShownRows, tableErrors } from './import.ts';
import { Id, IdText, line } from './wire.ts';

export const readStatusFile = endpoint({
  method: 'POST',
  path: '/import-ax/file',
  tag: 'import',
  summary:
    'Read a status file of the ERP (.xlsx or .csv; multipart `file`): state, confirmed day and ERP number of orders; nothing is changed',
  access: staff('importOrders'),
  rawBody: true,
  largestUpload: largestTable,
  response: ImportDesk,
  errors: tableErrors,
  callsPerMinute: 20,
});

export const updateOrderStatus = endpoint({
  method: 'POST',
  path: '/import-ax/update-order-status',
  tag: 'import',
  summary: 'Take over a status file that was read: every row without a fault, all or nothing; nobody is written to',
  access: staff('importOrders'),
  body: ShownRows.extend({ id: Id }),
  response: ImportDesk,
  errors: applyErrors,
});

export const readOrderTemplate = endpoint({
  method: 'POST',
  path: '/import-customer-order/from-template-cppumpen',
  tag: 'import',
  summary:
    "Read a customer's order template (.xlsx or .csv; multipart `file`) to place orders or to draft quotes, priced by the shop's own rules; nothing is stored",
  access: staff('importOrders'),
  query: z.object({
    into: z.enum(['order', 'quote']).default('order'),
    /** For rows without a customer. */
    customerId: IdText.optional(),
    /** The customer's order number, if the file has no column for it. */
    reference: line(100).default(''),
  }),
  rawBody: true,
  largestUpload: largestTable,
  response: ImportDesk,
  errors: ['notFound', ...tableErrors],
  callsPerMinute: 20,
});
