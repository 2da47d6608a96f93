/** The stencilled marks on a thin sheet in front of the front board: same text, signs and position as in the drawing. */
import { CanvasTexture, Mesh, MeshLambertMaterial, PlaneGeometry, SRGBColorSpace } from 'three';
import type { Plane } from 'three';
import type { Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import { unitsPerEm } from '#domain/drawing/glyph-outline.ts';
import { textPath } from '#domain/drawing/lettering.ts';
import { markArea } from '#domain/drawing/mark-area.ts';
import type { MarkArea } from '#domain/drawing/mark-area.ts';
import { markLayout, signOutlines, stencilPaint } from '#domain/drawing/mark-layout.ts';
import type { MarkLayout, StencilMarks } from '#domain/drawing/mark-layout.ts';
import { solidsOf } from '#domain/drawing/solid.ts';
import { toScene } from './part-place.ts';

export interface MarkDecal {
  mesh: Mesh;
  place(explodeMm: number): void;
  cut(plane: Plane | null): void;
  dispose(): void;
}

const longestPixels = 1024;
/** In front of the wood, to avoid z-fighting. */
const offMm = 0.8;

/** Null: there are no marks, or no space for them. */
export function markDecal(instances: readonly Instance[], marks: StencilMarks): MarkDecal | null {
  const solids = solidsOf(instances);
  const faces = solids.map((solid) => ({ solid, axis: 1 as const }));
  const area = markArea(faces, solids, (part) => instances[part]?.group ?? '');
  const layout = area === null ? null : markLayout(area.x1 - area.x0, area.z1 - area.z0, marks);
  if (area === null || layout === null) return null;
  const [width, height] = [area.x1 - area.x0, area.z1 - area.z0];
  const texture = new CanvasTexture(painted(area, layout, marks.text ?? ''));
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  const material = new MeshLambertMaterial({ map: texture, transparent: true, opacity: 0.88, depthWrite: false });
  const geometry = new PlaneGeometry(width, height);
  const mesh = new Mesh(geometry, material);
  mesh.renderOrder = 1;
  const away: Vec3 = instances.find(({ group }) => group === 'front')?.explode ?? [0, 0, 0];
  return {
    mesh,
    place: (explodeMm) => {
      const middle: Vec3 = [area.x0 + width / 2, area.y + offMm, area.z0 + height / 2];
      const [x, y, z] = middle.map((value, axis) => value + (away[axis] ?? 0) * explodeMm);
      mesh.position.set(...toScene([x ?? 0, y ?? 0, z ?? 0]));
    },
    cut: (plane) => {
      material.clippingPlanes = plane === null ? null : [plane];
      material.needsUpdate = true;
    },
    dispose: () => {
      texture.dispose();
      material.dispose();
      geometry.dispose();
    },
  };
}

function painted({ x0, x1, z0, z1 }: MarkArea, { text, signs }: MarkLayout, words: string): HTMLCanvasElement {
  const [width, height] = [x1 - x0, z1 - z0];
  const scale = longestPixels / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.fillStyle = stencilPaint;
  /** `at`: lower left corner in millimetres; `unit`: millimetres per unit of the outline. */
  const stencil = (outline: string, at: { x: number; z: number }, unit: number): void => {
    const k = unit * scale;
    context.setTransform(k, 0, 0, k, at.x * scale, (height - at.z) * scale);
    const shape = new Path2D(outline);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this fills a shape, not an array
    context.fill(shape, 'evenodd');
  };
  if (text !== null) stencil(textPath(words), text, text.size / unitsPerEm);
  for (const sign of signs) stencil(signOutlines[sign.sign], sign, sign.unit / 30);
  return canvas;
}
