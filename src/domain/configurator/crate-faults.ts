/**
 * Rules that a model with a cavity for goods keeps in every size: the cavity is free, the crate is one piece that a joiner can nail, every board is held, forks
 * get under it, every part can be cut from stock, and the floor carries the stated load. Roles are the workshop's article numbers (QK, LL, DB, …).
 */
import { contactsOf, isEndGrain, type Pair } from '#domain/joinery/contact.ts';
import type { CompiledModel } from './compiled-model.ts';
import { emptyFrame, prepare } from './evaluate.ts';
import type { Evaluation, Instance } from './evaluation.ts';
import { vector } from './pattern-place.ts';
import { enclosing } from './placement.ts';

export type CrateFaultKey = 'cavity' | 'connected' | 'cleats' | 'posts' | 'forks' | 'stock' | 'braces' | 'strength' | 'one-root';

export interface CrateFault {
  key: CrateFaultKey;
  detail: string;
}

const holdingMm2 = 2000;
/** Minimum contact area for nailing a joint of the model. */
const nailedMm2 = 800;
const hung = new Set(['DT']);
const nailedThroughMm = 45;
const boltedThroughMm = 145;
/** The stock that models are designed for: bars of 5 m after trimming, and the common sheet. */
const longestBarMm = 4980;
const sheet = { lengthMm: 2500, widthMm: 1250 };
/** Sheets meet on the middle of a batten of at least this width. */
const jointBattenMm = 100;
const forkHeightMm = 100;
const forkWidthMm = 125;
const carriedByHandKg = 50;
const braceDegrees = { least: 35, most: 55 };
const boards: ReadonlySet<string> = new Set(['BB', 'SB', 'LB', 'DB']);
const posts: ReadonlySet<string> = new Set(['LL', 'SL']);
const sheets: ReadonlySet<string> = new Set(['PL', 'SK']);

interface Bench {
  parts: readonly Instance[];
  roles: readonly string[];
  /** Part-list keys. */
  keys: readonly string[];
  pairs: readonly Pair[];
}

/** Empty if the model has no cavity for goods. */
export function crateFaults(compiled: CompiledModel, evaluation: Evaluation): CrateFault[] {
  if (compiled.cavity === null) return [];
  const { instances: parts, partList } = evaluation;
  const bench: Bench = {
    parts,
    roles: parts.map(({ line }) => partList[line]?.articleNumber ?? ''),
    keys: parts.map(({ line }) => partList[line]?.partInfo.key ?? ''),
    pairs: contactsOf(parts).filter(({ areaMm2 }) => areaMm2 >= 1),
  };
  const errors = evaluation.problems.filter(({ severity }) => severity === 'ERROR');
  return [
    ...(errors.length > 1 ? [{ key: 'one-root' as const, detail: errors.map(({ id }) => id).join(' ') }] : []),
    ...cavityFaults(compiled, evaluation),
    ...connectedFaults(compiled, bench),
    ...boardFaults(bench),
    ...(errors.length > 0 ? [] : [...forkFaults(evaluation), ...strengthFaults(evaluation), ...stockFaults(bench)]),
    ...braceFaults(evaluation),
  ];
}

function cavityFaults(compiled: CompiledModel, { values, instances, outputs }: Evaluation): CrateFault[] {
  const { cavity } = compiled;
  if (cavity === null) return [];
  const frame = emptyFrame(compiled);
  prepare(compiled, values, frame);
  const [at, size] = [vector(cavity.at, frame), vector(cavity.size, frame)];
  const inside = instances.find((part) => {
    const box = enclosing(part);
    return ([0, 1, 2] as const).every(
      (axis) => box.min[axis] < at[axis] + size[axis] - 0.05 && at[axis] < box.min[axis] + box.size[axis] - 0.05,
    );
  });
  const stated = ['clearLength', 'clearWidth', 'clearHeight'].map((id) => outputs[id]?.value ?? Number.NaN);
  const wrong = stated.some((value, axis) => !(Math.abs(value - (size[axis] ?? 0)) < 0.05));
  return [
    ...(inside === undefined ? [] : [{ key: 'cavity' as const, detail: inside.component }]),
    ...(wrong ? [{ key: 'cavity' as const, detail: `${stated.join(' × ')} / ${size.join(' × ')}` }] : []),
  ];
}

/** Whether the contact can be nailed through a thin part, bolted through a thick one, or is a joint of the model. */
function holds({ parts, roles }: Bench, { one, other, axis, areaMm2 }: Pair, joints: ReadonlySet<string>): boolean {
  const nailed = (head: number, receiver: number): boolean => {
    const [a, b] = [parts[head], parts[receiver]];
    if (a === undefined || b === undefined) return false;
    if (joints.has(`${roles[head]}-${roles[receiver]}`)) return areaMm2 >= nailedMm2 && !isEndGrain(b, axis);
    if (areaMm2 < holdingMm2) return false;
    if (hung.has(roles[head] ?? '') && isEndGrain(a, axis)) return true;
    const through = a.size[axis];
    const flat = through === Math.min(...a.size) && through <= nailedThroughMm;
    return (flat || (!isEndGrain(a, axis) && through <= boltedThroughMm)) && !isEndGrain(b, axis);
  };
  return nailed(one, other) || nailed(other, one);
}

/** The number of separate pieces that these parts form when joined by these pairs. */
function pieces(members: readonly number[], pairs: readonly Pair[]): number {
  const leader = new Map(members.map((index) => [index, index]));
  const find = (index: number): number => {
    const up = leader.get(index) ?? index;
    if (up === index) return index;
    const top = find(up);
    leader.set(index, top);
    return top;
  };
  for (const { one, other } of pairs) if (leader.has(one) && leader.has(other)) leader.set(find(one), find(other));
  return new Set(members.map(find)).size;
}

/** Floor boards are held by the skids below them. */
const assemblyOf = (group: string): string => (group === 'skids' ? 'floor' : group);

function connectedFaults({ model }: CompiledModel, bench: Bench): CrateFault[] {
  const joints = new Set((model.joints ?? []).map(({ head, receiver }) => `${head}-${receiver}`));
  const held = bench.pairs.filter((pair) => holds(bench, pair, joints));
  const all = bench.parts.map((_, index) => index);
  const loose = [...Map.groupBy(all, (index) => assemblyOf(bench.parts[index]?.group ?? ''))].filter(([, members]) => {
    // Parts that do not touch each other, such as beams, are no assembly.
    const touching = bench.pairs.some(({ one, other }) => members.includes(one) && members.includes(other));
    return touching && pieces(members, held) > 1;
  });
  const faults = loose.map(([group]): CrateFault => ({ key: 'connected', detail: group }));
  return pieces(all, held) > 1 ? [...faults, { key: 'connected', detail: '*' }] : faults;
}

function boardFaults({ parts, roles, pairs }: Bench): CrateFault[] {
  const across = new Map<number, number>();
  const held = new Set<number>();
  for (const { one, other, areaMm2 } of pairs) {
    const crossing = parts[one]?.grain !== parts[other]?.grain || parts[one]?.turn !== undefined || parts[other]?.turn !== undefined;
    for (const index of [one, other]) {
      if (crossing) across.set(index, (across.get(index) ?? 0) + 1);
      if (areaMm2 >= holdingMm2) held.add(index);
    }
  }
  return parts.flatMap(({ component }, index): CrateFault[] => {
    const role = roles[index] ?? '';
    if (boards.has(role) && (across.get(index) ?? 0) < 2) return [{ key: 'cleats', detail: component }];
    return posts.has(role) && !held.has(index) ? [{ key: 'posts', detail: component }] : [];
  });
}

/** Two symmetric strips below the crate must be free across its whole width, unless it is light enough to be carried by hand. */
function forkFaults({ instances, outputs, values }: Evaluation): CrateFault[] {
  const length = outputs['outerLength']?.value ?? 0;
  const low = instances.filter(({ min }) => min[2] < forkHeightMm - 0.05);
  const edges = low.flatMap(({ min, size }): [number, number][] => [
    [min[0], min[0] + size[0]],
    [length - min[0] - size[0], length - min[0]],
  ]);
  let free = length / 2;
  let widest = 0;
  for (const [from, to] of edges.sort((a, b) => a[0] - b[0])) {
    widest = Math.max(widest, from - free);
    free = Math.max(free, to);
  }
  const mass = values['mass'];
  const byHand = typeof mass !== 'number' || mass <= carriedByHandKg;
  return widest >= forkWidthMm - 0.05 || byHand ? [] : [{ key: 'forks', detail: String(Math.round(widest)) }];
}

function strengthFaults({ outputs, values }: Evaluation): CrateFault[] {
  const [payload, mass] = [outputs['payload']?.value, values['mass']];
  return payload === undefined || typeof mass !== 'number' || payload >= mass - 1e-6 ? [] : [{ key: 'strength', detail: String(payload) }];
}

function stockFaults({ parts, keys, pairs }: Bench): CrateFault[] {
  const isSheet = (index: number): boolean => sheets.has(keys[index] ?? '');
  const tooLarge = parts.filter(({ size }, index) => {
    const [longest = 0, middle = 0] = [...size].sort((a, b) => b - a);
    return isSheet(index) ? longest > sheet.lengthMm || middle > sheet.widthMm : longest > longestBarMm + 0.05;
  });
  const touching = (index: number): number[] =>
    pairs.flatMap(({ one, other, areaMm2 }) => (areaMm2 < holdingMm2 ? [] : one === index ? [other] : other === index ? [one] : []));
  /** Wide enough for the nails of both sheets, along most of the joint. */
  const backs = (index: number, sheetIndex: number, axis: 0 | 1 | 2): boolean => {
    const [batten = [0, 0, 0], board = [0, 0, 0]] = [parts[index]?.size, parts[sheetIndex]?.size];
    const thin = board.indexOf(Math.min(...board));
    const along = ([0, 1, 2] as const).find((each) => each !== axis && each !== thin) ?? 0;
    return batten[axis] >= jointBattenMm - 0.05 && batten[along] >= board[along] / 2;
  };
  const open = pairs.filter(({ one, other, axis }) => {
    if (!isSheet(one) || !isSheet(other) || parts[one]?.group !== parts[other]?.group) return false;
    const thickness = Math.min(...(parts[one]?.size ?? [0]));
    if (parts[one]?.size[axis] === thickness) return false;
    const behind = new Set(touching(one));
    return !touching(other).some((index) => behind.has(index) && !isSheet(index) && backs(index, one, axis));
  });
  return [
    ...tooLarge.slice(0, 1).map(({ component, size }): CrateFault => ({ key: 'stock', detail: `${component} ${size.join(' × ')}` })),
    ...open.slice(0, 1).map(({ one }): CrateFault => ({ key: 'stock', detail: `${parts[one]?.component ?? ''} joint` })),
  ];
}

/** Braces run from corner to corner of their bay: the slopes stated by the model must be within limits, and turned parts need a stated slope. */
function braceFaults({ instances, outputs }: Evaluation): CrateFault[] {
  const slopes = Object.entries(outputs).filter(([id]) => id.startsWith('braceAngle'));
  if (slopes.length === 0) return instances.some(({ turn }) => turn !== undefined) ? [{ key: 'braces', detail: '' }] : [];
  return slopes
    .filter(([, { value }]) => !(value >= braceDegrees.least - 0.05 && value <= braceDegrees.most + 0.05))
    .map(([id, { value }]) => ({ key: 'braces', detail: `${id} ${value}` }));
}
