import * as wire from '#contract/report.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { generateReport } from './generate-report.ts';
import { reportDeclarations } from './report-declaration.ts';
import type { ReportServices } from './report-services.ts';

export function reportRoutes(services: ReportServices): Binding[] {
  return [
    bind(wire.generateReport, async ({ body }, { actor, language }) => generateReport(services, body, { actor, language })),
    bind(wire.readReportDeclarations, () => ({
      items: reportDeclarations.map((declaration) => ({ ...declaration })),
      page: 1,
      perPage: reportDeclarations.length,
      total: reportDeclarations.length,
    })),
  ];
}
