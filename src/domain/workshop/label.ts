/** The workshop's labels: one for each bundle of equal parts, so that parts sawn in the morning are found in the afternoon. It knows no paper. */
import type { Localized } from '#domain/configurator/evaluation.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';
import { partLength } from '#domain/part-list/part-list.ts';
import type { BenchAssembly } from './bench-list.ts';

export interface PartLabel {
  position: string;
  role: Localized;
  assembly: Localized;
  /** Pieces in the bundle. */
  count: number;
  /** `1072 × 140 × 18`; '' for parts without a size. */
  size: string;
  /** Number of this label among `of` labels. */
  number: number;
  of: number;
  isHeatTreated: boolean;
}

/** `quantity`: number of products to make; all their equal parts are one bundle. */
export function partLabels(assemblies: readonly BenchAssembly[], partList: readonly PartLine[], quantity: number): PartLabel[] {
  const bundles = assemblies.flatMap(({ name, parts }) => parts.map((part) => ({ ...part, assembly: name, line: partList[part.line]! })));
  return bundles.map(({ position, assembly, count, line }, index) => ({
    position,
    role: line.articleName,
    assembly,
    count: count * quantity,
    size: [line.length, line.width, line.height]
      .filter((mm) => mm > 0)
      .map((mm) => String(partLength(mm)))
      .join(' × '),
    number: index + 1,
    of: bundles.length,
    isHeatTreated: /\bHT\b/.test(line.remark.de),
  }));
}
