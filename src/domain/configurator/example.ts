/**
 * Examples of a model: values with their expected results. A version is published only if all of them are met.
 * Specification: configurator design §5.10 (golden values).
 */
import { z } from 'zod';
import type { CompiledModel } from './compiled-model.ts';
import { isWoodKey } from '#domain/part-list/part-list.ts';
import { evaluate } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';

const number = z.number();
const size = z.tuple([number, number, number]);
const values = z.record(z.string(), z.union([number, z.string(), z.boolean()]));

const exampleSchema = z.strictObject({
  name: z.string().min(1).max(120),
  values,
  expect: z.strictObject({
    values: values.optional(),
    outputs: z.record(z.string(), number).optional(),
    totals: z
      .strictObject({ parts: number.optional(), woodVolume: number.optional(), weight: number.optional(), woodWeight: number.optional() })
      .optional(),
    /** Count, length, width and height of every line. */
    lines: z.array(z.tuple([number, number, number, number])).optional(),
    /** Article number, count, length, width and height of all wood, by role. */
    parts: z.array(z.tuple([z.string(), number, number, number, number])).optional(),
    /** All nails, screws and connectors, by article number. */
    fasteners: z.record(z.string(), number).optional(),
    components: z.record(z.string(), z.strictObject({ count: number, size: size.optional(), sizes: z.array(size).optional() })).optional(),
    /** Smallest corner of the parts of a component. */
    places: z.record(z.string(), z.array(size)).optional(),
    problems: z.array(z.strictObject({ severity: z.string(), id: z.string(), params: z.array(z.string()).optional() })).optional(),
  }),
});
export type Example = z.infer<typeof exampleSchema>;

export const examplesSchema = z.array(exampleSchema).max(100);

/** An expectation of an example that is not met: `outputs.outerLength`, `totals.parts`, `lines`, `components.skid.count`, … */
export interface Unmet {
  what: string;
  wanted: string;
  found: string;
}

/** Number of decimals that a number is written with. */
function decimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

const lineText = (line: readonly (string | number)[]): string => line.join(' × ');

function woodWeight({ partList }: Evaluation): number {
  return partList.reduce((sum, { partInfo }) => sum + (isWoodKey(partInfo.key) ? partInfo.weight : 0), 0);
}

/** Mirrored pieces have lines of their own and are counted together here. */
function rolesOf(wood: Evaluation['partList']): string[] {
  const counts = new Map<string, number>();
  const place = ({ articleNumber, length, width, height }: (typeof wood)[number]): string =>
    lineText([length, width, height]).concat(`|${articleNumber}`);
  for (const line of wood) counts.set(place(line), (counts.get(place(line)) ?? 0) + line.count);
  return [...counts]
    .map(([key, count]) => {
      const [size = '', role = ''] = key.split('|');
      return lineText([role, count, size]);
    })
    .sort();
}

function partsOf(evaluation: Evaluation, component: string): Evaluation['instances'] {
  return evaluation.instances.filter((part) => part.component === component || part.component.startsWith(`${component}/`));
}

/** Empty: the model gives the expected results, to the decimals they are written with. */
export function unmetBy(compiled: CompiledModel, { values: given, expect }: Example): Unmet[] {
  const evaluation = evaluate(compiled, given);
  const unmet: Unmet[] = [];
  const same = (what: string, wanted: unknown, found: unknown): void => {
    const [a, b] = [JSON.stringify(wanted), JSON.stringify(found) ?? '–'];
    if (a !== b) unmet.push({ what, wanted: shown(wanted), found: shown(found) });
  };
  const amount = (what: string, wanted: number | undefined, found: number | undefined): void => {
    if (wanted !== undefined) same(what, wanted, found === undefined ? undefined : Number(found.toFixed(decimals(wanted))));
  };
  if (expect.problems !== undefined) {
    const found = evaluation.problems.map(({ severity, id, params }, index) => ({
      severity,
      id,
      ...(expect.problems?.[index]?.params === undefined ? {} : { params }),
    }));
    same('problems', expect.problems, found);
  }
  for (const [id, value] of Object.entries(expect.values ?? {})) same(`values.${id}`, value, evaluation.values[id]);
  for (const [id, value] of Object.entries(expect.outputs ?? {})) amount(`outputs.${id}`, value, evaluation.outputs[id]?.value);
  for (const [id, value] of Object.entries(expect.totals ?? {}))
    amount(`totals.${id}`, value, id === 'woodWeight' ? woodWeight(evaluation) : evaluation.totals[id as keyof Evaluation['totals']]);
  const wood = evaluation.partList.filter(({ partInfo }) => isWoodKey(partInfo.key));
  if (expect.parts !== undefined) same('parts', expect.parts.map(lineText).sort(), rolesOf(wood));
  if (expect.fasteners !== undefined) {
    const rest = evaluation.partList.filter((line) => !wood.includes(line)).map(({ articleNumber, count }) => `${articleNumber} ${count}`);
    same(
      'fasteners',
      Object.entries(expect.fasteners)
        .map((each) => each.join(' '))
        .sort(),
      rest.sort(),
    );
  }
  if (expect.lines !== undefined) {
    const found = evaluation.partList.map(({ count, length, width, height }) => lineText([count, length, width, height]));
    same('lines', expect.lines.map(lineText).sort(), found.sort());
  }
  for (const [id, { count, size: one, sizes }] of Object.entries(expect.components ?? {})) {
    const parts = partsOf(evaluation, id);
    same(`components.${id}.count`, count, parts.length);
    if (one !== undefined) same(`components.${id}.size`, one, parts[0]?.size);
    if (sizes !== undefined)
      same(
        `components.${id}.sizes`,
        sizes,
        parts.map((part) => part.size),
      );
  }
  for (const [id, places] of Object.entries(expect.places ?? {}))
    same(
      `places.${id}`,
      places,
      partsOf(evaluation, id).map((part) => part.min),
    );
  return unmet;
}

function shown(value: unknown): string {
  if (value === undefined) return '–';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
