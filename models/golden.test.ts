import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { folderLibrary } from '#server/model/folder-library.ts';

const models = folderLibrary();

const number = z.number();
const size = z.tuple([number, number, number]);
const goldenSchema = z.strictObject({
  examples: z
    .array(
      z.strictObject({
        name: z.string(),
        values: z.record(z.string(), z.union([number, z.string(), z.boolean()])),
        expect: z.strictObject({
          values: z.record(z.string(), z.union([number, z.string(), z.boolean()])).optional(),
          outputs: z.record(z.string(), number).optional(),
          totals: z.strictObject({ parts: number.optional(), woodVolume: number.optional(), weight: number.optional() }).optional(),
          /** Count, length, width and height of every line. */
          lines: z.array(z.tuple([number, number, number, number])).optional(),
          components: z
            .record(z.string(), z.strictObject({ count: number, size: size.optional(), sizes: z.array(size).optional() }))
            .optional(),
          /** Smallest corner of parts of a component. */
          places: z.record(z.string(), z.array(size)).optional(),
          problems: z.array(z.strictObject({ severity: z.string(), id: z.string(), params: z.array(z.string()).optional() })).optional(),
        }),
      }),
    )
    .min(1),
});

function golden(id: string): z.infer<typeof goldenSchema> {
  return goldenSchema.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, id, 'golden.json'), 'utf8')));
}

/** Digits after the point that a golden number is written with. */
function decimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

function asWritten(value: number, written: number): number {
  return Number(value.toFixed(decimals(written)));
}

function lineText(line: readonly number[]): string {
  return line.join(' × ');
}

function compiledModel(id: string): CompiledModel {
  const compiled = models.compiled(id);
  if (compiled === null) throw new Error(`no model ${id}`);
  return compiled;
}

function partsOf(evaluation: Evaluation, component: string): Evaluation['instances'] {
  return evaluation.instances.filter((part) => part.component === component || part.component.startsWith(`${component}/`));
}

describe.each(models.ids)('%s', (id) => {
  it.each(golden(id).examples)('$name', ({ values, expect: wanted }) => {
    const evaluation = evaluate(compiledModel(id), values);
    if (wanted.problems !== undefined) {
      expect(evaluation.problems).toMatchObject(wanted.problems);
      expect(evaluation.problems).toHaveLength(wanted.problems.length);
    }
    if (wanted.values !== undefined) expect(evaluation.values).toEqual(wanted.values);
    for (const [output, value] of Object.entries(wanted.outputs ?? {})) {
      expect([output, asWritten(evaluation.outputs[output]?.value ?? Number.NaN, value)]).toEqual([output, value]);
    }
    const { parts, woodVolume, weight } = wanted.totals ?? {};
    if (parts !== undefined) expect(evaluation.totals.parts).toBe(parts);
    if (woodVolume !== undefined) expect(asWritten(evaluation.totals.woodVolume, woodVolume)).toBe(woodVolume);
    if (weight !== undefined) expect(asWritten(evaluation.totals.weight, weight)).toBe(weight);
    if (wanted.lines !== undefined) {
      const lines = evaluation.partList.map(({ count, length, width, height }) => lineText([count, length, width, height]));
      expect(lines.sort()).toEqual(wanted.lines.map(lineText).sort());
    }
    for (const [component, { count, size: one, sizes }] of Object.entries(wanted.components ?? {})) {
      const found = partsOf(evaluation, component);
      expect([component, found.length]).toEqual([component, count]);
      if (one !== undefined) expect(found[0]?.size).toEqual(one);
      if (sizes !== undefined) expect(found.map((part) => part.size)).toEqual(sizes);
    }
    for (const [component, places] of Object.entries(wanted.places ?? {})) {
      expect(partsOf(evaluation, component).map((part) => part.min)).toEqual(places);
    }
  });
});
