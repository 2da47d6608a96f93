/**
 * One box for all parts. A vertex only has its corner (-1 or 1 on each axis, as `position`) and the direction of its rounding (as `normal`); the shader adds
 * the part's size and radius in millimetres, so that edges are equally round on a lath and on a panel.
 */
import { BufferGeometry, Float32BufferAttribute } from 'three';

const faces = [
  { axis: 0, u: 1, v: 2 },
  { axis: 1, u: 2, v: 0 },
  { axis: 2, u: 0, v: 1 },
] as const;

export function roundedBox(arcSteps: number): BufferGeometry {
  const corners: number[] = [];
  const normals: number[] = [];
  const index: number[] = [];
  const rows = 2 * (arcSteps + 1);
  // The first half of a row is on the arc of the low corner, the second half on that of the high one.
  const side = (i: number): { sign: -1 | 1; arc: number } =>
    i <= arcSteps ? { sign: -1, arc: (arcSteps - i) / arcSteps } : { sign: 1, arc: (i - arcSteps - 1) / arcSteps };
  for (const { axis, u, v } of faces) {
    for (const facing of [-1, 1] as const) {
      const first = corners.length / 3;
      for (let i = 0; i < rows; i++) {
        for (let j = 0; j < rows; j++) {
          const a = side(i);
          const b = side(j);
          const corner = [0, 0, 0];
          const normal = [0, 0, 0];
          corner[axis] = facing;
          corner[u] = a.sign;
          corner[v] = b.sign;
          normal[axis] = facing;
          normal[u] = a.sign * Math.tan((a.arc * Math.PI) / 4);
          normal[v] = b.sign * Math.tan((b.arc * Math.PI) / 4);
          const length = Math.hypot(normal[0] ?? 0, normal[1] ?? 0, normal[2] ?? 0);
          corners.push(...corner);
          normals.push(...normal.map((value) => value / length));
        }
      }
      for (let i = 0; i + 1 < rows; i++) {
        for (let j = 0; j + 1 < rows; j++) {
          const a = first + i * rows + j;
          const [b, c, d] = [a + rows, a + rows + 1, a + 1];
          index.push(...(facing === 1 ? [a, b, c, a, c, d] : [a, c, b, a, d, c]));
        }
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setIndex(index);
  return geometry;
}
