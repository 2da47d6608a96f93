import { describe, expect, it } from 'vitest';
import { slimContract } from './slim-contract.ts';

describe('the wire as browsers get it', () => {
  it('keeps method and path of a call', () => {
    const code = `import { z } from 'zod';
export const readThing = endpoint({
  method: 'GET',
  path: '/thing/{id}',
  access: staff('manageOrders'),
  params: z.object({ id: IdText }),
  response: Thing,
  errors: ['notFound'],
});`;
    expect(slimContract(code)).toContain("export const readThing = { method: 'GET', path: '/thing/{id}' };");
    expect(slimContract(code)).not.toMatch(/manageOrders|IdText|notFound/);
  });

  it('lets schemas go that nobody uses', () => {
    expect(slimContract('export const Id = z.number().int();\nconst Inner = z.object({ Id });')).toBe(
      'export const Id = /*#__PURE__*/ (() => (z.number().int()))();\nconst Inner = /*#__PURE__*/ (() => (z.object({ Id })))();',
    );
    expect(slimContract('const fields = { id: z.number(), name };')).toBe(
      'const fields = /*#__PURE__*/ (() => ({ id: z.number(), name }))();',
    );
  });

  it('leaves plain values and functions as they are', () => {
    const code =
      "export const articleNumberLength = 80;\nexport const views = ['front'];\nexport const state = { OPEN: 1 };\nexport function listOf(item) { return z.array(item); }";
    expect(slimContract(code)).toBe(code);
  });
});
