import { readFigureReport, readFigures } from '#contract/figure.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { keptFigures } from './read-figures.ts';
import type { FigureServices } from './read-figures.ts';
import { keptReports } from './read-report.ts';

export function figureRoutes(services: FigureServices): Binding[] {
  const read = keptFigures(services);
  const readReport = keptReports(services);
  return [
    bind(readFigures, async (_input, { actor }) => read(actor)),
    bind(readFigureReport, async ({ query }, { actor }) => readReport(query, actor)),
  ];
}
