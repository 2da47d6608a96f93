/** The status file of another system: read as a dry run, then applied. What is between and after are the calls of all imports. */
import { endpoint, staff } from './endpoint.ts';
import { applyErrors, ImportDesk, largestTable, ShownRows, tableErrors } from './import.ts';
import { Id } from './wire.ts';

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
