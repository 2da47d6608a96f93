/** The soft dark seam where parts meet the floor: painted once per change as a small texture below the product. */
import { CanvasTexture, Color, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';

/** A part seen from above, in scene millimetres, and the height of its underside. */
export interface Footprint {
  x: number;
  z: number;
  length: number;
  width: number;
  above: number;
}

export interface ContactShadow {
  mesh: Mesh;
  place(footprints: readonly Footprint[]): void;
  dispose(): void;
}

const pixels = 256;
/** Parts higher above the floor than this leave no seam. */
const reachMm = 160;
/** Parts at similar heights above the floor are painted together. */
const levels = 4;
const blurs = [
  { share: 0.012, alpha: 0.75 },
  { share: 0.045, alpha: 0.5 },
];
const air = 0.12;
/** Factor on the flat shadow's colour. */
const darker = 0.42;
/** Canvas blurs only shadows, so the shapes that cast them are drawn outside the picture. */
const aside = 4000;

export function contactShadow(colour: string): ContactShadow {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  const texture = new CanvasTexture(canvas);
  const material = new MeshBasicMaterial({
    color: new Color(colour).multiplyScalar(darker),
    alphaMap: texture,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  const mesh = new Mesh(geometry, material);
  return {
    mesh,
    place: (footprints) => {
      const low = footprints.filter(({ above }) => above < reachMm);
      mesh.visible = low.length > 0;
      if (!mesh.visible) return;
      const [left, back] = [Math.min(...low.map(({ x }) => x)), Math.min(...low.map(({ z }) => z))];
      const right = Math.max(...low.map(({ x, length }) => x + length));
      const front = Math.max(...low.map(({ z, width }) => z + width));
      const side = Math.max(right - left, front - back) * (1 + 2 * air);
      const centre = [(left + right) / 2, (back + front) / 2] as const;
      mesh.scale.set(side, 1, side);
      mesh.position.set(centre[0], -1, centre[1]);
      paint(canvas, low, { left: centre[0] - side / 2, top: centre[1] - side / 2, scale: pixels / side });
      texture.needsUpdate = true;
    },
    dispose: () => {
      texture.dispose();
      material.dispose();
      geometry.dispose();
    },
  };
}

/** The green channel is the opacity: black is transparent, white opaque. */
function paint(
  canvas: HTMLCanvasElement,
  low: readonly Footprint[],
  { left, top, scale }: { left: number; top: number; scale: number },
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.shadowColor = 'transparent';
  context.fillStyle = '#000';
  context.fillRect(0, 0, pixels, pixels);
  const byLevel = Map.groupBy(low, ({ above }) => Math.min(levels - 1, Math.floor((Math.max(0, above) / reachMm) * levels)));
  context.shadowOffsetX = aside;
  for (const { share, alpha } of blurs) {
    context.shadowBlur = share * pixels;
    for (const [level, footprints] of byLevel) {
      context.shadowColor = `rgba(255, 255, 255, ${String(alpha * (1 - level / levels))})`;
      // One path, one blur: a separate shadow for each board would take seconds.
      context.beginPath();
      for (const { x, z, length, width } of footprints)
        context.rect((x - left) * scale - aside, (z - top) * scale, length * scale, width * scale);
      context.fill();
    }
  }
}
