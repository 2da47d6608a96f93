import { describe, expect, it } from 'vitest';
import type { Instance } from '#domain/configurator/evaluation.ts';
import { glb } from './glb.ts';

const board: Instance = {
  component: 'board',
  group: 'end-left',
  min: [0, 0, 0],
  size: [1000, 140, 18],
  grain: 'x',
  material: 'spruce',
  line: 0,
  explode: [0, 0, 0],
};
const brace: Instance = {
  ...board,
  component: 'brace',
  group: 'front',
  min: [0, 140, 0],
  turn: { axis: 'y', degrees: 30 },
  material: 'glass',
};

interface Scene {
  asset: { version: string; generator: string; extras: unknown };
  nodes: { name: string; mesh: number; translation: number[]; scale: number[]; rotation?: number[] }[];
  meshes: { name: string }[];
  bufferViews: { byteOffset: number; byteLength: number }[];
  buffers: { byteLength: number }[];
}

const sceneOf = (bytes: Uint8Array): Scene => {
  const jsonLength = new DataView(bytes.buffer).getUint32(12, true);
  return JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + jsonLength))) as Scene;
};

describe('GLB', () => {
  const bytes = glb([board, brace], { link: 'https://shop.example/products/X?k=1', name: 'Kiste' });
  const words = new DataView(bytes.buffer);
  const jsonLength = words.getUint32(12, true);
  const scene = sceneOf(bytes);

  it('is a container whose lengths add up', () => {
    expect(words.getUint32(0, true)).toBe(0x46546c67);
    expect(words.getUint32(8, true)).toBe(bytes.length);
    const binaryLength = words.getUint32(20 + jsonLength, true);
    expect(28 + jsonLength + binaryLength).toBe(bytes.length);
    expect(scene.buffers[0]?.byteLength).toBeLessThanOrEqual(binaryLength);
    expect(scene.bufferViews.every(({ byteOffset }) => byteOffset % 4 === 0)).toBe(true);
  });

  it('has one node per part in metres, y up', () => {
    expect(scene.nodes.map(({ name }) => name)).toEqual(['board', 'brace']);
    expect(scene.nodes[0]).toMatchObject({ translation: [0.5, 0.009, 0.07], scale: [1, 0.018, 0.14] });
  });

  it('turns a brace the same way as the drawing', () => {
    const [x = 1, y = 1, z = 0, w = 0] = scene.nodes[1]?.rotation ?? [];
    expect([x, y]).toEqual([0, 0]);
    expect((2 * Math.atan2(z, w) * 180) / Math.PI).toBeCloseTo(-30, 3);
  });

  it('says who made it and how it is opened again', () => {
    expect(scene.asset).toEqual({
      version: '2.0',
      generator: 'Kistenwerk',
      extras: { link: 'https://shop.example/products/X?k=1', name: 'Kiste' },
    });
  });

  it('has a castor with a round wheel that stands on the floor below a steel plate', () => {
    const castor: Instance = { ...board, component: 'castor', min: [200, 100, 0], size: [80, 80, 100], material: 'castor' };
    const { nodes, meshes } = sceneOf(glb([castor]));
    const wheel = nodes.filter(({ mesh }) => meshes[mesh]?.name === 'castor');
    const axle = wheel[0]?.translation ?? [];
    expect(wheel.every(({ translation }) => translation.every((value, axis) => Math.abs(value - (axle[axis] ?? 0)) < 1e-6))).toBe(true);
    const rim = wheel.flatMap(({ scale: [wide = 0, high = 0], rotation: [, , z = 0, w = 1] = [] }) => {
      const [turn, corner] = [2 * Math.atan2(z, w), Math.atan2(high, wide)];
      const radius = Math.hypot(wide, high) / 2;
      return [turn + corner, turn - corner].map((angle) => ({ radius, lowest: (axle[1] ?? 0) - radius * Math.abs(Math.sin(angle)) }));
    });
    for (const { radius } of rim) expect(radius).toBeCloseTo(0.036 / Math.cos(Math.PI / 16), 5);
    expect(Math.min(...rim.map(({ lowest }) => lowest))).toBeCloseTo(0, 5);
    const plate = nodes.find(({ translation, mesh }) => meshes[mesh]?.name === 'steel' && (translation[1] ?? 0) > 0.09);
    expect(plate?.scale[0]).toBeCloseTo(0.0752, 4);
  });
});
