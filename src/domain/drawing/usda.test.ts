import { describe, expect, it } from 'vitest';
import type { Instance } from '#domain/configurator/evaluation.ts';
import { glb } from './glb.ts';
import { usda } from './usda.ts';

const board: Instance = {
  component: 'side-board',
  group: 'side',
  min: [100, 0, 50],
  size: [1000, 140, 18],
  grain: 'x',
  material: 'spruce',
  line: 0,
  explode: [0, 0, 0],
};
const brace: Instance = { ...board, component: 'brace', min: [100, 140, 50], turn: { axis: 'y', degrees: 30 }, material: 'glass' };
const text = usda([board, brace]);

const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;

describe('USD text', () => {
  it('opens with its version, is in metres and y up, and names the prim to show', () => {
    expect(text.startsWith('#usda 1.0\n')).toBe(true);
    expect(text).toContain('metersPerUnit = 1\n');
    expect(text).toContain('upAxis = "Y"\n');
    expect(text).toContain('defaultPrim = "Product"\n');
    expect(text).toContain('def Xform "Product"');
  });

  it('closes every bracket', () => {
    for (const [open, close] of [
      ['{', '}'],
      ['[', ']'],
      ['(', ')'],
    ] as const)
      expect(text.split(open).length).toBe(text.split(close).length);
  });

  it('has as many triangles as the GLB: one cube of twelve, once for each part', () => {
    const bytes = glb([board, brace]);
    const words = new DataView(bytes.buffer);
    const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + words.getUint32(12, true)))) as {
      nodes: { mesh: number }[];
      accessors: { count: number }[];
    };
    const [counts = ''] = /faceVertexCounts = \[([^\]]+)\]/.exec(text)?.slice(1) ?? [];
    const [indices = ''] = /faceVertexIndices = \[([^\]]+)\]/.exec(text)?.slice(1) ?? [];
    const corners = counts.split(',').reduce((sum, number) => sum + Number(number), 0);
    expect(indices.split(',')).toHaveLength(corners);
    expect(corners).toBe(json.accessors[2]?.count);
    expect(count(/references = <\/Cube>/g)).toBe(json.nodes.length);
  });

  it('places a part by centre and size in metres, z of the model upwards', () => {
    expect(text).toContain('double3 xformOp:translate = (0.6, 0.059, 0.07)');
    expect(text).toContain('float3 xformOp:scale = (1, 0.018, 0.14)');
    expect(text).toContain('quatf xformOp:orient = (1, 0, 0, 0)');
  });

  it('stands with the middle of its base at the origin', () => {
    const alone = usda([board]);
    expect(alone).toContain('double3 xformOp:translate = (-0.6, -0.05, -0.07)');
  });

  it('turns a brace as the drawing does, its real part first', () => {
    const [, w = '', z = ''] = /orient = \((0\.9[\d.]+), 0, 0, (-[\d.]+)\)/.exec(text) ?? [];
    expect((2 * Math.atan2(Number(z), Number(w)) * 180) / Math.PI).toBeCloseTo(-30, 3);
  });

  it('binds every part to a material of its own colour, glass shining through', () => {
    expect(count(/def Material "_/g)).toBe(2);
    expect(text).toMatch(/def Material "_glass"[\s\S]*inputs:opacity = 0\.\d+/);
    expect(text).toContain('rel material:binding = </Product/Materials/_spruce>');
  });

  it('lets no name break out of the text', () => {
    expect(usda([{ ...board, component: 'a"\n}', material: 'x"y' }])).not.toMatch(/def Mesh "_a"/);
  });
});
