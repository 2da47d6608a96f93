/** Part list, drawing, 3D view and GLB agree about every part of every model: its wood volume and its corners. */
import { describe, expect, it } from 'vitest';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import { glb } from '#domain/drawing/glb.ts';
import { pointOf, solidsOf } from '#domain/drawing/solid.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { partPlace } from '#web/configurator/view-3d/part-place.ts';
import { depth } from '#test/depth.ts';
import { randomValues, sequence } from '#domain/configurator/random-values.ts';

const models = folderLibrary();

const inputsPerModel = depth(8, 60);

interface Mesh {
  /** Corners of the triangles, metres, y up. */
  triangles: [Vec3, Vec3, Vec3][];
}

interface GlbScene {
  nodes: { translation: [number, number, number]; scale: [number, number, number]; rotation?: [number, number, number, number] }[];
  bufferViews: { byteOffset: number; byteLength: number }[];
}

/** v + 2w(u × v) + 2u × (u × v) */
function rotated([x, y, z]: Vec3, [a, b, c, w]: readonly [number, number, number, number]): Vec3 {
  const [i, j, k] = [2 * (b * z - c * y), 2 * (c * x - a * z), 2 * (a * y - b * x)];
  return [x + w * i + b * k - c * j, y + w * j + c * i - a * k, z + w * k + a * j - b * i];
}

/** Reads the file as another program would. */
function meshesOf(file: Uint8Array): Mesh[] {
  const words = new DataView(file.buffer, file.byteOffset);
  const jsonLength = words.getUint32(12, true);
  const scene = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + jsonLength))) as GlbScene;
  const binary = file.slice(28 + jsonLength);
  const [positions, , indices] = scene.bufferViews.map(
    ({ byteOffset, byteLength }) => binary.slice(byteOffset, byteOffset + byteLength).buffer,
  );
  const points = new Float32Array(positions ?? new ArrayBuffer(0));
  const order = new Uint16Array(indices ?? new ArrayBuffer(0));
  return scene.nodes.map(({ translation: [tx, ty, tz], scale: [sx, sy, sz], rotation = [0, 0, 0, 1] }) => {
    const corner = (index: number): Vec3 => {
      const at = (order[index] ?? 0) * 3;
      const [x, y, z] = rotated([(points[at] ?? 0) * sx, (points[at + 1] ?? 0) * sy, (points[at + 2] ?? 0) * sz], rotation);
      return [x + tx, y + ty, z + tz];
    };
    const triangles = Array.from({ length: order.length / 3 }, (_, t): [Vec3, Vec3, Vec3] => [
      corner(t * 3),
      corner(t * 3 + 1),
      corner(t * 3 + 2),
    ]);
    return { triangles };
  });
}

/** Positive only if every triangle is counter-clockwise seen from outside. */
function signedVolume({ triangles }: Mesh): number {
  return triangles.reduce(
    (sum, [a, b, c]) =>
      sum + (a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])) / 6,
    0,
  );
}

const cubicMetres = ({ size }: Instance): number => (size[0] * size[1] * size[2]) / 1e9;

const signs = [-1, 1].flatMap((a) => [-1, 1].flatMap((b) => [-1, 1].map((c) => [a, b, c] as const)));

function farthest(one: readonly Vec3[], other: readonly Vec3[]): number {
  const nearest = (point: Vec3): number => Math.min(...other.map((to) => Math.hypot(point[0] - to[0], point[1] - to[1], point[2] - to[2])));
  return Math.max(...one.map(nearest));
}

/** Corners as placed by the 3D view: right-handed turns about the scene's axes. */
function viewCorners(instance: Instance): Vec3[] {
  const { centre, size, turn } = partPlace(instance, 0);
  const half = turn === null ? 0 : turn.radians / 2;
  const axis = [0, 1, 2].map((k) => (turn?.axis === k ? Math.sin(half) : 0)) as [number, number, number];
  return signs.map(([a, b, c]) => {
    const [x, y, z] = rotated([(a * size[0]) / 2, (b * size[1]) / 2, (c * size[2]) / 2], [...axis, Math.cos(half)]);
    return [x + centre[0], z + centre[2], y + centre[1]];
  });
}

function compiledModel(id: string): CompiledModel {
  const compiled = models.compiled(id);
  if (compiled === null) throw new Error(`no model ${id}`);
  return compiled;
}

describe.each(models.ids)('%s', (id) => {
  const compiled = compiledModel(id);

  it('is the same wood in part list, drawing, 3D view and GLB', () => {
    const random = sequence(id.length * 104_729 + 7);
    for (let run = 0; run < inputsPerModel; run += 1) {
      const values = randomValues(compiled, random);
      const at = JSON.stringify(values);
      const { instances: all, partList } = evaluate(compiled, values);
      // Castors are bought; files show their wheels.
      const instances = all.filter(({ material }) => material !== 'castor');
      const meshes = meshesOf(glb(instances));
      const solids = solidsOf(instances);
      expect([meshes.length, solids.length], at).toEqual([instances.length, instances.length]);
      const byLine = partList.map(() => 0);
      instances.forEach((instance, index) => {
        const volume = cubicMetres(instance);
        byLine[instance.line] = (byLine[instance.line] ?? 0) + volume;
        const [mesh, solid] = [meshes[index], solids[index]];
        if (mesh === undefined || solid === undefined) throw new Error(at);
        expect(Math.abs(signedVolume(mesh) / volume - 1), at).toBeLessThan(0.002);
        expect(8 * solid.half[0] * solid.half[1] * solid.half[2], at).toBeCloseTo(volume * 1e9, 3);
        // A tenth of a millimetre: the GLB is accurate to a thousandth, turns to seven digits.
        const drawn = signs.map(([a, b, c]) => pointOf(solid, a, b, c));
        const inFile = mesh.triangles.flat().map(([x, y, z]): Vec3 => [x * 1000, z * 1000, y * 1000]);
        expect(farthest(drawn, inFile), at).toBeLessThan(0.1);
        expect(farthest(drawn, viewCorners(instance)), at).toBeLessThan(0.1);
      });
      partList.forEach(({ partInfo, articleName }, index) => {
        const placed = byLine[index] ?? 0;
        // Hardware has no place, and bought parts are counted, not measured.
        if (placed === 0 || partInfo.amountCubic === 0) return;
        expect(Math.abs(placed / partInfo.amountCubic - 1), `${articleName.de} ${at}`).toBeLessThan(0.002);
      });
    }
  });
});
