import * as wire from '#contract/report.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { generateReport } from './generate-report.ts';
import { openPrintBatches } from './print-batch.ts';
import { reportDeclarations } from './report-declaration.ts';
import type { ReportServices } from './report-services.ts';

export function reportRoutes(services: ReportServices, failed: (error: unknown) => void): Binding[] {
  const batches = openPrintBatches(services, failed);
  return [
    bind(wire.generateReport, async ({ body }, { actor, language }) => generateReport(services, body, { actor, language })),
    bind(wire.startPrintBatch, ({ body }, { actor, language }) => batches.start(body, { actor, language })),
    bind(wire.readPrintBatches, (_input, { actor, language }) => {
      const items = batches.read({ actor, language });
      return { items, page: 1, perPage: Math.max(1, items.length), total: items.length };
    }),
    bind(wire.readPrintBatch, ({ params }, { actor, language }) => batches.document(params.id, { actor, language })),
    bind(wire.readReportDeclarations, () => ({
      items: reportDeclarations.map((declaration) => ({ ...declaration })),
      page: 1,
      perPage: reportDeclarations.length,
      total: reportDeclarations.length,
    })),
  ];
}
