/**
 * Counts the pieces of a configured product into lines of the part list while its components are expanded: equal pieces of a component are one line, which
 * records the weight and the wood volume of one piece. Specification: configurator design §5.4 step 6.
 */
import type { Frame } from '#domain/formula/compile.ts';
import { fasteners } from '#domain/joinery/fastener.ts';
import { materialOf } from '#domain/material/material.ts';
import { amountOf, cubicMetreDivisor, mergeLines, partLength, squareMetreDivisor } from '#domain/part-list/part-list.ts';
import type { CompiledComponent } from './compiled-model.ts';
import type { Evaluation, PartLine } from './evaluation.ts';
import { numberOf } from './pattern-place.ts';

const noRemark = { de: '', fr: '', en: '' };

/** A line being counted: weight and wood volume of one piece. */
interface Draft {
  line: PartLine;
  weight: number;
  cubic: number;
}

export class PartCount {
  private readonly drafts: Draft[] = [];
  private readonly draftOf = new Map<string, number>();
  private readonly frame: Frame;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** The lines, equal ones merged; `indexOf`: the new index of each counted line. */
  merged(): { lines: PartLine[]; indexOf: number[] } {
    return mergeLines(
      this.drafts.map(({ line, weight, cubic }): PartLine => {
        const { key, unit } = line.partInfo;
        return {
          ...line,
          partInfo: { key, unit, amount: amountOf(unit, line), weight: weight * line.count, amountCubic: cubic * line.count },
        };
      }),
    );
  }

  /** Adds to an existing line and returns its index; null for a new one. */
  private again(key: string, count: number): number | null {
    const known = this.draftOf.get(key);
    const draft = known === undefined ? undefined : this.drafts[known];
    if (known === undefined || draft === undefined) return null;
    draft.line.count += count;
    return known;
  }

  private begin(key: string, draft: Draft): number {
    this.drafts.push(draft);
    this.draftOf.set(key, this.drafts.length - 1);
    return this.drafts.length - 1;
  }

  /** Index of the line for pieces of this size, after adding `count` pieces. */
  add(
    component: CompiledComponent,
    size: readonly [number, number, number],
    count: number,
    piece?: { weight: number; cubic: number },
  ): number {
    const { frame } = this;
    const [length, width, height] = [partLength(size[0]), partLength(size[1]), partLength(size[2])];
    const remarkHash = String(component.remarkHash(frame));
    const key = `${component.order}|${length}|${width}|${height}|${remarkHash}`;
    const known = this.again(key, count);
    if (known !== null) return known;
    const { article, number, material, pieceWeight, areaWeight } = component.article;
    const materialId = String(material(frame));
    const cubic = piece?.cubic ?? (length * width * height) / cubicMetreDivisor;
    const areaSm = (length * width) / squareMetreDivisor;
    const byVolume = cubic * (materialOf(materialId)?.densityKgPerM3 ?? 0);
    const weight =
      pieceWeight !== null
        ? numberOf(pieceWeight, frame)
        : areaWeight !== null
          ? numberOf(areaWeight, frame) * areaSm
          : (piece?.weight ?? byVolume);
    const line: PartLine = {
      articleName: article.name,
      articleNumber: String(number(frame)),
      count,
      length,
      width,
      height,
      material: materialId,
      order: component.order,
      remark: component.remark(frame),
      remarkHash,
      partInfo: { key: article.key, unit: article.unit, amount: 0, weight: 0, amountCubic: 0 },
    };
    return this.begin(key, { line, weight, cubic });
  }

  articleNumber(line: number): string {
    return this.drafts[line]?.line.articleNumber ?? '';
  }

  /** Nails and screws come after all parts. */
  addFastener(id: string, count: number): void {
    const fastener = fasteners[id];
    if (fastener === undefined || !(count > 0)) return;
    const { name, articleNumber, key, weightKg } = fastener;
    const line: PartLine = {
      articleName: name,
      articleNumber,
      count,
      length: 0,
      width: 0,
      height: 0,
      material: 'steel',
      order: Math.max(0, ...this.drafts.map((draft) => draft.line.order)) + 1,
      remark: noRemark,
      remarkHash: '',
      partInfo: { key, unit: 'PC', amount: 0, weight: 0, amountCubic: 0 },
    };
    this.begin(`fastener/${id}`, { line, weight: weightKg, cubic: 0 });
  }

  /** For every line of a sub-model's part list, the index of the line that counts it. */
  addUsed(component: CompiledComponent, inner: Evaluation, size: readonly [number, number, number]): number[] {
    if (component.use?.bom !== 'explode') {
      const index = this.add(component, size, 1, { weight: inner.totals.weight, cubic: inner.totals.woodVolume });
      return inner.partList.map(() => index);
    }
    return inner.partList.map((line, position) => {
      const key = `${component.order}/${position}/${inner.hash}`;
      const { weight, amountCubic } = line.partInfo;
      return (
        this.again(key, line.count) ??
        this.begin(key, { line: { ...line, order: component.order }, weight: weight / line.count, cubic: amountCubic / line.count })
      );
    });
  }
}
