import { z } from 'zod';
import { Values } from './configurator.ts';
import { endpoint, staff } from './endpoint.ts';
import { ErrorItem } from './failure.ts';
import { Id, Instant, listOf, Whole } from './wire.ts';

/** Pictures of positions that a client may send; papers draw their own, so these are only limited in size. */
const images = z.array(z.string().max(200_000)).max(199);

export const ReportParams = z.object({
  /** Order or quote of the report; of a visitor's part list the product. */
  id: Id.optional(),
  images: images.optional(),
  /** What `id` is in reports of orders and quotes: 0 or ORDER an order, anything else a quote. */
  customerRequestKind: z.union([Whole, z.string().max(20)]).optional(),
  /** The order line that a workshop paper is for; absent: all. */
  positionId: Id.optional(),
  /** Configuration of a visitor's part list: an article, or a model, and its values. */
  articleNumber: z.string().max(80).optional(),
  modelId: z
    .string()
    .max(64)
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  values: Values.optional(),
  quantity: z.number().int().min(1).max(10_000).default(1),
});
export type ReportParams = z.infer<typeof ReportParams>;

export const generateReport = endpoint({
  method: 'POST',
  path: '/report/generate/',
  tag: 'report',
  summary:
    'A paper as PDF: the part list of a configuration (public) or of an order (staff), the papers of an order (its customer, staff), a quote as it stands (staff)',
  access: 'public',
  body: z.object({ reportId: z.string().max(64), params: ReportParams.prefault({}) }),
  response: { file: ['application/pdf'] },
  errors: [
    'notFound',
    'reportNotFound',
    'modelNotFound',
    'configurationInvalid',
    'reportImagesRequired',
    'quoteIncomplete',
    'pdfNotCreated',
  ],
  callsPerMinute: 40,
});

export const readReportDeclarations = endpoint({
  method: 'GET',
  path: '/report-declaration/declaration',
  tag: 'report',
  summary: 'The papers that can be made',
  access: staff('enterOffice'),
  response: listOf(z.object({ reportId: z.string(), reportType: z.string() })),
});

/** Maximum number of orders in one print. */
export const mostPrinted = 500;

/** Papers that can be printed for several orders together. */
export const batchReports = [
  'auftragsbestaetigung',
  'lieferschein',
  'rechnung',
  'offerte-mit-bildern',
  'stueckliste-auftrag',
  'werkstattsatz',
] as const;
export type BatchReport = (typeof batchReports)[number];

export const PrintBatch = z.object({
  id: z.string(),
  reportId: z.enum(batchReports),
  startedAt: Instant,
  /** Number of requested orders, and how many are finished. */
  total: z.number().int(),
  done: z.number().int(),
  /** `EMPTY`: none of the orders has such a paper; `FAILED`: the shop could not continue. */
  state: z.enum(['RUNNING', 'READY', 'EMPTY', 'FAILED']),
  /** Orders without the paper, each with the reason. */
  failures: z.array(z.object({ orderId: z.number().int(), formattedId: z.string(), errors: z.array(ErrorItem) })),
});
export type PrintBatch = z.infer<typeof PrintBatch>;

const batches = { tag: 'report', access: staff('generateReports') } as const;

export const startPrintBatch = endpoint({
  ...batches,
  method: 'POST',
  path: '/report/batch',
  summary: 'Print a paper of many orders as one PDF; answers at once, the work goes on in the background',
  body: z.strictObject({ reportId: z.enum(batchReports), ids: z.array(Id).min(1).max(mostPrinted) }),
  response: PrintBatch,
  errors: ['printBatchRunning'],
});

export const readPrintBatches = endpoint({
  ...batches,
  method: 'GET',
  path: '/report/batch',
  summary: 'What the caller has printed together of late, newest first: how far it is, and what has no such paper',
  response: listOf(PrintBatch),
});

export const readPrintBatch = endpoint({
  ...batches,
  method: 'GET',
  path: '/report/batch/{id}/document',
  summary: 'The papers as one PDF, page for page as they were made',
  params: z.object({ id: z.string().max(40) }),
  response: { file: ['application/pdf'] },
  errors: ['notFound'],
});
