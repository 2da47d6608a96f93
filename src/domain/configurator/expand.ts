/**
 * Expands the components of a model into placed parts and lines of the part list: condition, pattern, size, place. It stops when a size is not positive or when
 * there are too many parts. Specification: configurator design §5.4 steps 5 and 6.
 */
import type { Frame } from '#domain/formula/compile.ts';
import { fastenersFor, type Joint } from '#domain/joinery/joint.ts';
import type { CompiledComponent, CompiledModel, Triple } from './compiled-model.ts';
import type { Axis, Evaluation, Hardware, Instance, PartLine, Vec3 } from './evaluation.ts';
import { PartCount } from './part-count.ts';
import { everyPlace, numberOf, Stop, stoppable, vector, type ExpandRefusal } from './pattern-place.ts';
import { boundingBox, turnAxis, turnBox, type QuarterTurn } from './placement.ts';

const maxInstances = 5000;
/** Maximum number of places visited, used or not: nested patterns with a condition must not run away. */
const maxPlaces = 20_000;

export interface Expansion {
  instances: Instance[];
  partList: PartLine[];
  joints: Joint[];
  hardware: Hardware[];
}

const axisNames = ['x', 'y', 'z'] as const;

/** Sub-models are evaluated once for equal values. */
export type EvaluateUsed = (component: CompiledComponent, frame: Frame) => Evaluation;

class Expander {
  private places = 0;
  private readonly instances: Instance[] = [];
  private readonly hardware: Hardware[] = [];
  private readonly parts: PartCount;
  private readonly frame: Frame;
  private readonly evaluateUsed: EvaluateUsed;

  constructor(frame: Frame, evaluateUsed: EvaluateUsed) {
    this.frame = frame;
    this.evaluateUsed = evaluateUsed;
    this.parts = new PartCount(frame);
  }

  run({ components, joints }: Pick<CompiledModel, 'components' | 'joints'>): Expansion {
    for (const component of components) {
      everyPlace(component.patterns, this.frame, () => {
        this.places += 1;
        if (this.places > maxPlaces) throw new Stop('too-many-parts');
        if (component.when !== null && component.when(this.frame) !== true) return;
        if (component.size !== null) this.box(component, component.size);
        else if (component.use !== null) this.used(component);
        else this.counted(component);
      });
    }
    const joined = this.fasteners(joints);
    const { lines, indexOf } = this.parts.merged();
    for (const instance of this.instances) instance.line = indexOf[instance.line] ?? 0;
    for (const piece of this.hardware) piece.line = indexOf[piece.line] ?? 0;
    return { instances: this.instances, partList: lines, joints: joined, hardware: this.hardware };
  }

  private add(instance: Instance): void {
    if (this.instances.length >= maxInstances) throw new Stop('too-many-parts');
    this.instances.push(instance);
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
      line: this.parts.add(component, size, 1),
      explode: vector(component.explode, frame),
    };
    if (component.turn !== null) instance.turn = { axis: component.turn.axis, degrees: numberOf(component.turn.degrees, frame) };
    this.add(instance);
  }

  /** Joints depend on where parts touch, so nails are counted once all parts are placed. */
  private fasteners(compiled: CompiledModel['joints']): Joint[] {
    if (compiled.length === 0) return [];
    const { frame } = this;
    const joints = compiled.map(({ head, receiver, rule, by, fastener }) => ({
      head,
      receiver,
      rule,
      by: by === null ? 0 : numberOf(by, frame),
      fastener: String(fastener(frame)),
    }));
    const parts = this.instances.map((part) => ({ ...part, role: this.parts.articleNumber(part.line) }));
    for (const [id, count] of fastenersFor(parts, joints)) this.parts.addFastener(id, count);
    return joints;
  }

  private counted(component: CompiledComponent): void {
    const count = component.count === null ? 0 : Math.round(numberOf(component.count, this.frame));
    if (count <= 0) return;
    const [length, width] = component.cut?.map((side) => numberOf(side, this.frame)) ?? [];
    const line = this.parts.add(component, [length ?? 0, width ?? 0, 0], count, { weight: 0, cubic: 0 });
    this.hardware.push({ group: component.component.group, line, count });
  }

  private used(component: CompiledComponent): void {
    const { frame } = this;
    const { use } = component;
    if (use === null) return;
    const inner = this.evaluateUsed(component, frame);
    if (inner.problems.some((problem) => problem.severity === 'ERROR')) throw new Stop('undefined');
    const whole = boundingBox(inner.instances);
    const lines = this.parts.addUsed(component, inner, whole.size);
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
  model: Pick<CompiledModel, 'components' | 'joints'>,
  frame: Frame,
  evaluateUsed: EvaluateUsed,
): Expansion | ExpandRefusal {
  return stoppable(() => new Expander(frame, evaluateUsed).run(model));
}
