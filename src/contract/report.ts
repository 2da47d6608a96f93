import { z } from 'zod';
import { Values } from './configurator.ts';
import { endpoint, staff } from './endpoint.ts';
import { Id, listOf } from './wire.ts';

/** Positions' pictures as a client may send them; papers draw their own, so they are only bounded. */
const images = z.array(z.string().max(200_000)).max(199);

export const ReportParams = z.object({
  /** Order or quote of its report. */
  id: Id.optional(),
  images: images.optional(),
  /** What `id` is to the reports of orders and quotes: 0 or ORDER an order, anything else a quote. */
  customerRequestKind: z.union([z.number().int(), z.string().max(20)]).optional(),
  /** The one order line that a workshop paper is for; all where nothing is said. */
  positionId: Id.optional(),
  /** Configuration of a visitor's bill of materials: an article, or a model, and its values. */
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
    'A paper as PDF: the bill of materials of a configuration (public) or of an order (staff), the papers of an order (its customer, staff), a quote as it stands (staff)',
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
