/** What a call takes must be able to reach the database: a whole number beyond its columns would be refused only there, as nobody's fault. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '#contract/calls.ts';
import { maximalId } from '#contract/wire.ts';

interface Leaf {
  readonly place: string;
  readonly schema: z.ZodNumber;
}

/** Numbers of a schema, also those within lists, choices and refined forms. */
function leavesOf(schema: unknown, place: string, seen = new Set<object>()): Leaf[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.ZodNumber) return [{ place, schema }];
  // What is read from another form is checked in the form that comes out.
  if (schema instanceof z.ZodPipe) return leavesOf(schema.def.out, place, seen);
  const def = schema instanceof z.ZodType ? (schema._zod.def as object) : schema;
  return Object.entries(def).flatMap(([name, part]) =>
    leavesOf(part, schema instanceof z.ZodType && name !== 'shape' ? place : `${place}.${name}`, seen),
  );
}

const leaves = Object.entries(calls).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) => leavesOf(schema, `${name} ${part}`)),
);

it('every whole number that a call takes fits into a column', () => {
  const wide = leaves.filter(
    ({ schema }) => schema.isInt && [maximalId + 1, -maximalId - 2].some((number) => schema.safeParse(number).success),
  );
  expect(leaves.length).toBeGreaterThan(300);
  expect(wide.map(({ place }) => place)).toEqual([]);
});
