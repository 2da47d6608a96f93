import { readFigures } from '#contract/figure.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { keptFigures } from './read-figures.ts';
import type { FigureServices } from './read-figures.ts';

export function figureRoutes(services: FigureServices): Binding[] {
  const read = keptFigures(services);
  return [bind(readFigures, async (_input, { actor }) => read(actor))];
}
