/**
 * How the picture of a product differs from the product as built: an open lid, a front removed, cushions left out. It is decided by the choices of render
 * groups ("Darstellung"), which are not part of a configuration: they do not affect part list, price, papers or identity, and no choice here is an error.
 * Specification: storefront §4 (property-view modes, Darstellung), configurator design §1, decision 0015.
 */
import type { Frame } from '#domain/formula/compile.ts';
import type { CompiledLook, CompiledModel, CompiledParam, CompiledProp, Triple } from './compiled-model.ts';
import { emptyFrame, prepare } from './evaluate.ts';
import type { Axis, Evaluation, Instance, ParameterValue, Values, Vec3 } from './evaluation.ts';
import { normaliseValue, type RawValues } from './normalise.ts';
import { everyPlace, stoppable } from './pattern-place.ts';

const axisIndex: Readonly<Record<Axis, 0 | 1 | 2>> = { x: 0, y: 1, z: 2 };

/** An invalid value silently becomes the nearest valid one. */
function fitting(compiled: CompiledParam, raw: unknown, frame: Frame): ParameterValue {
  const value = normaliseValue(compiled, raw, frame, []);
  return typeof value === 'number' ? Math.min(Number(compiled.max(frame)), Math.max(Number(compiled.min(frame)), value)) : value;
}

function setView(compiled: CompiledModel, raw: RawValues, frame: Frame): Values {
  const values: Record<string, ParameterValue> = {};
  for (const param of compiled.viewParams) {
    const { id } = param.param;
    const value = fitting(param, Object.hasOwn(raw, id) ? raw[id] : undefined, frame);
    frame.slots[param.slot] = value;
    values[id] = value;
  }
  return values;
}

/** Frame for formulas of the picture: all values of the product, then those of the picture. */
export function viewFrame(compiled: CompiledModel, raw: RawValues): { frame: Frame; product: Values; view: Values } {
  const frame = emptyFrame(compiled);
  const product = prepare(compiled, raw, frame).values;
  return { frame, product, view: setView(compiled, raw, frame) };
}

/** The complete values of the picture; unset ones show the product as built. */
export function viewValues(compiled: CompiledModel, raw: RawValues): Values {
  return compiled.viewParams.length === 0 ? {} : viewFrame(compiled, raw).view;
}

function vectorOf(triple: Triple, frame: Frame): Vec3 | null {
  const [x, y, z] = [Number(triple[0](frame)), Number(triple[1](frame)), Number(triple[2](frame))];
  return [x, y, z].every(Number.isFinite) ? [x, y, z] : null;
}

/** Turned about a hinge by the right-hand rule: about x, y goes towards z. A part that is already turned about another axis stays as it is. */
function swung(part: Instance, axis: Axis, hinge: Vec3, degrees: number): Instance {
  if (part.turn !== undefined && part.turn.axis !== axis) return part;
  const a = ((axisIndex[axis] + 1) % 3) as 0 | 1 | 2;
  const b = ((axisIndex[axis] + 2) % 3) as 0 | 1 | 2;
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const from = (index: 0 | 1 | 2): number => part.min[index] + part.size[index] / 2 - hinge[index];
  const min: [number, number, number] = [...part.min];
  min[a] = hinge[a] + from(a) * cosine - from(b) * sine - part.size[a] / 2;
  min[b] = hinge[b] + from(a) * sine + from(b) * cosine - part.size[b] / 2;
  return { ...part, min, turn: { axis, degrees: (part.turn?.degrees ?? 0) + degrees } };
}

/** The change of a look to a part: a result of null hides it; null instead of a function changes nothing. */
function changeOf({ hide, move, open }: CompiledLook, frame: Frame): ((part: Instance) => Instance | null) | null {
  if (hide?.(frame) === true) return () => null;
  const by = move === null ? null : vectorOf(move, frame);
  const hinge = open === null ? null : vectorOf(open.at, frame);
  const degrees = open === null ? 0 : Number(open.degrees(frame));
  const moves = by !== null && by.some((mm) => mm !== 0);
  const opens = open !== null && hinge !== null && Number.isFinite(degrees) && degrees !== 0;
  if (!moves && !opens) return null;
  return (part) => {
    const turned = opens ? swung(part, open.axis, hinge, degrees) : part;
    const { min } = turned;
    return moves ? { ...turned, min: [min[0] + by[0], min[1] + by[1], min[2] + by[2]] } : turned;
  };
}

/** Parts of this group appear in the picture and in no line of the part list. */
const propGroup = 'props';

function placedProps({ id, material, when, patterns, at, size }: CompiledProp, frame: Frame): Instance[] {
  const props: Instance[] = [];
  const own = { component: id, group: propGroup, grain: 'x', line: -1, explode: [0, 0, 0] } as const;
  stoppable(() =>
    everyPlace(patterns, frame, () => {
      const [min, extent] = [vectorOf(at, frame), vectorOf(size, frame)];
      if (when(frame) !== true || min === null || extent === null || !extent.every((side) => side > 0)) return;
      props.push({ ...own, material: String(material(frame)), min, size: extent });
    }),
  );
  return props;
}

/**
 * The parts as shown in the picture, with its props; null: just as built. A part still counts
 * in its line of the part list, props count in none (-1).
 */
export function picturedParts(
  compiled: CompiledModel,
  { instances, values }: Pick<Evaluation, 'instances' | 'values'>,
  view: Values,
): Instance[] | null {
  if (compiled.looks.length + compiled.props.length === 0) return null;
  const { frame } = viewFrame(compiled, { ...values, ...view });
  const changes = compiled.looks.flatMap((look) => {
    const change = changeOf(look, frame);
    return change === null ? [] : [{ assembly: look.assembly, change }];
  });
  const props = instances.length === 0 ? [] : compiled.props.flatMap((prop) => placedProps(prop, frame));
  if (changes.length + props.length === 0) return null;
  const shown = instances.flatMap((instance) => {
    let part: Instance | null = instance;
    for (const { assembly, change } of changes) if (part !== null && part.group === assembly) part = change(part);
    return part === null ? [] : [part];
  });
  return [...shown, ...props];
}
