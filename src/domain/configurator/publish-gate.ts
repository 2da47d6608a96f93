/**
 * Rules for every product of a published model: it is built of real parts that touch and do not overlap, and is as large as stated.
 * Tested with the start values, the examples, and many values anywhere inside the limits. Specification: configurator design §5.10.
 */
import { materialOf } from '#domain/material/material.ts';
import type { CompiledModel } from './compiled-model.ts';
import { crateFaults, type CrateFaultKey } from './crate-faults.ts';
import { describe } from './describe.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation, Instance, Values } from './evaluation.ts';
import type { Example } from './example.ts';
import { unmetBy } from './example.ts';
import { fastenerFaults, type FastenerFault } from './fastener-faults.ts';
import { overlappingParts } from './overlap.ts';
import { boundingBox, enclosing } from './placement.ts';
import { presetValues } from './preset.ts';
import { randomValues, sequence } from './random-values.ts';
import { checkTree } from './reference.ts';

/** `key` names the violated rule, `detail` the place. */
export interface GateFault {
  key:
    | CrateFaultKey
    | FastenerFault['key']
    | 'tree'
    | 'problem'
    | 'number'
    | 'size'
    | 'part'
    | 'overlap'
    | 'floating'
    | 'outerSize'
    | 'contour'
    | 'example';
  detail: string;
}

export interface GateCase {
  kind: 'start' | 'example' | 'input';
  /** Name of the example; otherwise empty. */
  name: string;
  values: Values;
  faults: readonly GateFault[];
}

const sizeToleranceMm = 0.0005;

/** Yields one case after the other, so that the caller can stop at any time. */
export function* gateCases(
  compiled: CompiledModel,
  examples: readonly Example[],
  { inputs, seed }: { inputs: number; seed: number },
): Generator<GateCase> {
  yield { kind: 'start', name: '', values: presetValues(compiled), faults: startFaults(compiled) };
  for (const example of examples) {
    const faults = unmetBy(compiled, example).map(({ what, wanted, found }): GateFault => ({
      key: 'example',
      detail: `${what}: ${wanted} → ${found}`,
    }));
    yield { kind: 'example', name: example.name, values: example.values, faults };
  }
  const random = sequence(seed);
  for (let run = 0; run < inputs; run += 1) {
    const values = randomValues(compiled, random);
    yield { kind: 'input', name: '', values, faults: inputFaults(compiled, values) };
  }
}

/** The model as first shown: a valid property tree and no problems. */
function startFaults(compiled: CompiledModel): GateFault[] {
  const values = presetValues(compiled);
  const faults = evaluate(compiled, values).problems.map(({ id }): GateFault => ({ key: 'problem', detail: id }));
  try {
    checkTree(describe(compiled, values));
  } catch (error) {
    faults.push({ key: 'tree', detail: error instanceof Error ? error.message : '' });
  }
  return faults;
}

function inputFaults(compiled: CompiledModel, values: Values): GateFault[] {
  const evaluation = evaluate(compiled, values);
  const ownRules = new Set(compiled.constraints.map(({ id }) => id));
  const strange = evaluation.problems.filter(({ id }) => !ownRules.has(id)).map(({ id }): GateFault => ({ key: 'problem', detail: id }));
  // Without parts there is nothing else to check.
  if (strange.length > 0) return strange;
  return [
    ...numberFaults(evaluation),
    ...partFaults(evaluation),
    ...sizeFaults(compiled, evaluation),
    ...crateFaults(compiled, evaluation),
    ...fastenerFaults(evaluation),
  ];
}

function numberFaults({ instances, partList, outputs, totals }: Evaluation): GateFault[] {
  const unfit: GateFault[] = [];
  const finite = (detail: string, numbers: readonly number[]): void => {
    if (!numbers.every(Number.isFinite)) unfit.push({ key: 'number', detail });
  };
  for (const part of instances) finite(part.component, [...part.min, ...part.size, ...part.explode, part.turn?.degrees ?? 0]);
  for (const { articleName, count, partInfo } of partList)
    finite(articleName.de, [count, partInfo.weight, partInfo.amount, partInfo.amountCubic]);
  for (const [id, { value }] of Object.entries(outputs)) finite(id, [value]);
  finite('totals', [totals.weight, totals.woodVolume]);
  return unfit.slice(0, 1);
}

function partFaults({ instances, partList }: Evaluation): GateFault[] {
  const faults: GateFault[] = [];
  const flat = instances.find(({ size }) => !size.every((side) => side > 0));
  if (flat !== undefined) faults.push({ key: 'size', detail: flat.component });
  const line = partList.find(({ count, partInfo, material }) => !(count > 0 && partInfo.weight >= 0) || materialOf(material) === undefined);
  if (line !== undefined) faults.push({ key: 'part', detail: line.articleName.de });
  const lost = instances.find((part) => partList[part.line] === undefined || materialOf(part.material) === undefined);
  if (lost !== undefined) faults.push({ key: 'part', detail: lost.component });
  const [pair] = overlappingParts(instances);
  if (pair !== undefined) faults.push({ key: 'overlap', detail: pair.map((index) => instances[index]?.component).join(' / ') });
  const floating = floatingPart(instances);
  if (floating !== null) faults.push({ key: 'floating', detail: floating.component });
  return faults;
}

/** A part that touches no other one. */
function floatingPart(parts: readonly Instance[]): Instance | null {
  if (parts.length === 1) return null;
  const boxes = parts.map(enclosing);
  const touches = (one: number, other: number): boolean =>
    one !== other &&
    ([0, 1, 2] as const).every((axis) => {
      const [a, b] = [boxes[one], boxes[other]];
      if (a === undefined || b === undefined) return false;
      return a.min[axis] <= b.min[axis] + b.size[axis] + 0.1 && b.min[axis] <= a.min[axis] + a.size[axis] + 0.1;
    });
  const index = parts.findIndex((_, one) => !parts.some((__, other) => touches(one, other)));
  return parts[index] ?? null;
}

function sizeFaults({ model }: CompiledModel, { instances, outputs, contours }: Evaluation): GateFault[] {
  // A carton is shipped as a flat blank: its third dimension is the board itself.
  const flat = model.kind === 'flat2d';
  const sides = flat ? ['blankLength', 'blankWidth'] : ['outerLength', 'outerWidth', 'outerHeight'];
  const stated = sides.map((name) => outputs[name]?.value ?? Number.NaN);
  const box = boundingBox(instances);
  const faults: GateFault[] = [];
  if (box.min.some((corner) => !(Math.abs(corner) < sizeToleranceMm)))
    faults.push({ key: 'outerSize', detail: `0 / ${box.min.join(' ')}` });
  sides.forEach((side, axis) => {
    const found = box.size[axis] ?? Number.NaN;
    if (!(Math.abs(found - (stated[axis] ?? Number.NaN)) < sizeToleranceMm))
      faults.push({ key: 'outerSize', detail: `${side}: ${stated[axis]} / ${found}` });
  });
  const points = contours.flatMap((contour) => contour.points);
  const [length = 0, width = 0] = stated;
  const inside = points.every(([x, y]) => x >= -1e-6 && y >= -1e-6 && x <= length + 1e-6 && y <= width + 1e-6);
  if (points.length > 0 !== flat || !inside) faults.push({ key: 'contour', detail: '' });
  return faults;
}
