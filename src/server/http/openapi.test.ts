import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Node = Record<string, unknown>;

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

const isSchema = (node: Node): boolean => node['type'] === 'object';

describe('the document of the calls', () => {
  const nodes = [...nodesOf(openApiDocument('https://shop.example'))];
  const schemas = nodes.filter(isSchema);

  it('names each key that it asks for as a property', () => {
    const unnamed = schemas.flatMap(({ required = [], properties = {} }) =>
      (required as string[]).filter((key) => !Object.hasOwn(properties as Node, key)),
    );
    expect(schemas.length).toBeGreaterThan(500);
    expect(unnamed).toEqual([]);
  });

  it('names no choice twice', () => {
    const twice = nodes.filter(
      ({ anyOf }) => Array.isArray(anyOf) && new Set(anyOf.map((each) => JSON.stringify(each))).size < anyOf.length,
    );
    expect(twice).toEqual([]);
  });

  it('leaves no choice that anything would fit', () => {
    const choices = nodes.flatMap(({ anyOf }) => (Array.isArray(anyOf) ? anyOf : []));
    expect(choices.length).toBeGreaterThan(100);
    expect(choices.filter((choice) => Object.keys(choice as Node).length === 0)).toEqual([]);
  });
});
