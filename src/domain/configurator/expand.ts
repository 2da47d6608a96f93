/**
 * Turns the components of a model into parts at their places and into lines of the part list: condition, pattern, size, place. It stops when a size is not positive or when
 * there are too many parts. Specification: configurator design §5.4 steps 5 and 6.
 */
import type { Formula, Frame } from '#domain/formula/compile.ts';
import { materialOf } from '#domain/material/material.ts';
import { amountOf, cubicMetreDivisor, mergeLines, partLength, squareMetreDivisor } from '#domain/part-list/part-list.ts';
import type { CompiledComponent, CompiledContour, CompiledPattern, Triple } from './compiled-model.ts';
import type { Axis, Contour, Evaluation, Instance, PartLine, Vec3 } from './evaluation.ts';
import { countRow, fillRow, gapBandRow, maxGapRow, spreadRow, type Spacing } from './pattern.ts';
import { boundingBox, turnAxis, turnBox, type QuarterTurn } from './placement.ts';

export const maxInstances = 5000;
/** Places that may be looked at, used or not: nested patterns with a condition must not run away. */
const maxPlaces = 20_000;

export type ExpandRefusal = 'too-many-parts' | 'undefined';

export interface Expansion {
  instances: Instance[];
  partList: PartLine[];
}

/** A line being counted: what one piece weighs and how much wood is in it. */
interface Draft {
  line: PartLine;
  weight: number;
  cubic: number;
}

class Stop extends Error {
  readonly refusal: ExpandRefusal;
  constructor(refusal: ExpandRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

function numberOf(formula: Formula, frame: Frame): number {
  const value = Number(formula(frame));
  if (!Number.isFinite(value)) throw new Stop('undefined');
  return value;
}

function vector(triple: Triple, frame: Frame): Vec3 {
  return [numberOf(triple[0], frame), numberOf(triple[1], frame), numberOf(triple[2], frame)];
}

function spacing(pattern: CompiledPattern, frame: Frame): Spacing {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = pattern.args.map((arg) => Number(arg(frame)));
  switch (pattern.kind) {
    case 'count':
      return countRow(a, b);
    case 'spread':
      return spreadRow(a, b, c);
    case 'maxGap':
      return maxGapRow(a, b, c, d);
    case 'gapBand':
      return gapBandRow(a, b, { least: c, most: d, wanted: e });
    case 'fill':
      return fillRow(a, b, c);
    default:
      return { pieces: pattern.rows.map((at) => ({ at, size: 0 })), gap: 0 };
  }
}

/** Runs through all places of the patterns, with their names set in the frame. */
function everyPlace(patterns: readonly CompiledPattern[], frame: Frame, place: () => void, depth = 0): void {
  const pattern = patterns[depth];
  if (pattern === undefined) {
    place();
    return;
  }
  const row = spacing(pattern, frame);
  if (row === 'too-many') throw new Stop('too-many-parts');
  if (row === 'undefined') throw new Stop('undefined');
  const [at, index, count, size, gap] = pattern.slots;
  row.pieces.forEach((piece, position) => {
    frame.slots[at] = piece.at;
    frame.slots[index] = position;
    frame.slots[count] = row.pieces.length;
    frame.slots[size] = piece.size;
    frame.slots[gap] = row.gap;
    everyPlace(patterns, frame, place, depth + 1);
  });
}

const axisNames = ['x', 'y', 'z'] as const;

/** Sub-models are evaluated once for equal values. */
export type EvaluateUsed = (component: CompiledComponent, frame: Frame) => Evaluation;

class Expander {
  private places = 0;
  private readonly instances: Instance[] = [];
  private readonly drafts: Draft[] = [];
  private readonly draftOf = new Map<string, number>();
  private readonly frame: Frame;
  private readonly evaluateUsed: EvaluateUsed;

  constructor(frame: Frame, evaluateUsed: EvaluateUsed) {
    this.frame = frame;
    this.evaluateUsed = evaluateUsed;
  }

  run(components: readonly CompiledComponent[]): Expansion {
    for (const component of components) {
      everyPlace(component.patterns, this.frame, () => {
        this.places += 1;
        if (this.places > maxPlaces) throw new Stop('too-many-parts');
        if (component.when !== null && component.when(this.frame) !== true) return;
        if (component.size !== null) this.box(component, component.size);
        else if (component.use !== null) this.used(component);
        else this.hardware(component);
      });
    }
    const lines = this.drafts.map(({ line, weight, cubic }): PartLine => {
      const { key, unit } = line.partInfo;
      return {
        ...line,
        partInfo: { key, unit, amount: amountOf(unit, line), weight: weight * line.count, amountCubic: cubic * line.count },
      };
    });
    const merged = mergeLines(lines);
    for (const instance of this.instances) instance.line = merged.indexOf[instance.line] ?? 0;
    return { instances: this.instances, partList: merged.lines };
  }

  private add(instance: Instance): void {
    if (this.instances.length >= maxInstances) throw new Stop('too-many-parts');
    this.instances.push(instance);
  }

  /** Index of the line for pieces of this size, with `count` pieces added. */
  private count(
    component: CompiledComponent,
    size: readonly [number, number, number],
    count: number,
    piece?: { weight: number; cubic: number },
  ): number {
    const { frame } = this;
    const [length, width, height] = [partLength(size[0]), partLength(size[1]), partLength(size[2])];
    const remarkHash = String(component.remarkHash(frame));
    const key = `${component.order}|${length}|${width}|${height}|${remarkHash}`;
    const known = this.draftOf.get(key);
    const draft = known === undefined ? undefined : this.drafts[known];
    if (known !== undefined && draft !== undefined) {
      draft.line.count += count;
      return known;
    }
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
    this.drafts.push({
      line: {
        articleName: article.name,
        articleNumber: String(number(frame)),
        count,
        length,
        width,
        height,
        material: materialId,
        order: component.order,
        remark: String(component.remark(frame)),
        remarkHash,
        partInfo: { key: article.key, unit: article.unit, amount: 0, weight: 0, amountCubic: 0 },
      },
      weight,
      cubic,
    });
    this.draftOf.set(key, this.drafts.length - 1);
    return this.drafts.length - 1;
  }

  private box(component: CompiledComponent, triple: Triple): void {
    const { frame } = this;
    const size = vector(triple, frame);
    if (!size.every((side) => side > 0)) throw new Stop('undefined');
    const box: [number, number, number] = [0, 0, 0];
    component.axes.forEach((axis, index) => {
      box[axis] = size[index] ?? 0;
    });
    const instance: Instance = {
      component: component.component.id,
      group: component.component.group,
      min: vector(component.at, frame),
      size: box,
      grain: axisNames[component.axes[0]] ?? 'x',
      material: String(component.article.material(frame)),
      line: this.count(component, size, 1),
      explode: vector(component.explode, frame),
    };
    if (component.turn !== null) instance.turn = { axis: component.turn.axis, degrees: numberOf(component.turn.degrees, frame) };
    this.add(instance);
  }

  private hardware(component: CompiledComponent): void {
    const count = component.count === null ? 0 : Math.round(numberOf(component.count, this.frame));
    if (count > 0) this.count(component, [0, 0, 0], count, { weight: 0, cubic: 0 });
  }

  private used(component: CompiledComponent): void {
    const { frame } = this;
    const { use } = component;
    if (use === null) return;
    const inner = this.evaluateUsed(component, frame);
    if (inner.problems.some((problem) => problem.severity === 'ERROR')) throw new Stop('undefined');
    const whole = boundingBox(inner.instances);
    const lines = this.usedLines(component, inner, whole.size);
    const turned = turnBox(whole, use.turns);
    const at = vector(component.at, frame);
    const explode = vector(component.explode, frame);
    const paint = String(use.paint(frame));
    for (const part of inner.instances) {
      this.add(
        placeInner(
          part,
          use.turns,
          { at, from: turned.min },
          { component: component.component, paint, explode, line: lines[part.line] ?? 0 },
        ),
      );
    }
  }

  /** For every line of the inner part list the index of the outer line that counts it. */
  private usedLines(component: CompiledComponent, inner: Evaluation, size: Vec3): number[] {
    if (component.use?.bom !== 'explode') {
      const index = this.count(component, size, 1, { weight: inner.totals.weight, cubic: inner.totals.woodVolume });
      return inner.partList.map(() => index);
    }
    return inner.partList.map((line, position) => {
      const key = `${component.order}/${position}/${inner.hash}`;
      const known = this.draftOf.get(key);
      const draft = known === undefined ? undefined : this.drafts[known];
      if (known !== undefined && draft !== undefined) {
        draft.line.count += line.count;
        return known;
      }
      const { weight, amountCubic } = line.partInfo;
      this.drafts.push({ line: { ...line, order: component.order }, weight: weight / line.count, cubic: amountCubic / line.count });
      this.draftOf.set(key, this.drafts.length - 1);
      return this.drafts.length - 1;
    });
  }
}

function placeInner(
  part: Instance,
  turns: readonly QuarterTurn[],
  place: { at: Vec3; from: Vec3 },
  outer: { component: { id: string; group: string }; paint: string; explode: Vec3; line: number },
): Instance {
  const box = turnBox(part, turns);
  const shift = (index: 0 | 1 | 2): number => box.min[index] - place.from[index] + place.at[index];
  const placed: Instance = {
    component: `${outer.component.id}/${part.component}`,
    group: outer.component.group,
    min: [shift(0), shift(1), shift(2)],
    size: box.size,
    grain: turnAxis(part.grain, turns).axis satisfies Axis,
    material: outer.paint === '' ? part.material : outer.paint,
    line: outer.line,
    explode: outer.explode,
  };
  if (part.turn === undefined) return placed;
  const { axis, sign } = turnAxis(part.turn.axis, turns);
  return { ...placed, turn: { axis, degrees: part.turn.degrees * sign } };
}

export function expandComponents(
  components: readonly CompiledComponent[],
  frame: Frame,
  evaluateUsed: EvaluateUsed,
): Expansion | ExpandRefusal {
  try {
    return new Expander(frame, evaluateUsed).run(components);
  } catch (error) {
    if (error instanceof Stop) return error.refusal;
    throw error;
  }
}

export function expandContours(contours: readonly CompiledContour[], frame: Frame): Contour[] | ExpandRefusal {
  const drawn: Contour[] = [];
  try {
    for (const contour of contours) {
      everyPlace(contour.patterns, frame, () => {
        if (contour.when !== null && contour.when(frame) !== true) return;
        const points = contour.points.map(([x, y]): readonly [number, number] => [numberOf(x, frame), numberOf(y, frame)]);
        drawn.push({ id: contour.id, layer: contour.layer, closed: contour.closed, points });
      });
    }
    return drawn;
  } catch (error) {
    if (error instanceof Stop) return error.refusal;
    throw error;
  }
}
