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
  const schemas = [...nodesOf(openApiDocument('https://shop.example'))].filter(isSchema);

  it('names each key that it asks for as a property', () => {
    const unnamed = schemas.flatMap(({ required = [], properties = {} }) =>
      (required as string[]).filter((key) => !Object.hasOwn(properties as Node, key)),
    );
    expect(schemas.length).toBeGreaterThan(500);
    expect(unnamed).toEqual([]);
  });
});
