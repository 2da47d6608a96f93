/**
 * Grain along a board, growth rings on its end, plies on the edge of a panel and the flakes of OSB: sparse fine lines, only in the visible pieces of a face,
 * gathered into one path per colour. They are seeded by the part's place, so the same product always has the same grain.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import { clipLine } from './convex-polygon.ts';
import type { Face } from './face.ts';
import type { Tone } from './material-tone.ts';
import type { Point } from './projection.ts';
import { axisIndex } from './solid.ts';
import { nonScaling } from './svg-document.ts';
import { pathWriter, type PathStyle, type PathWriter } from './svg-path.ts';

/** Numbers 0…1 from a linear congruential generator, the same in every engine. */
function seeded(seed: number): () => number {
  let state = (Math.abs(Math.round(seed)) % 233_280) + 1;
  return () => {
    state = (state * 9301 + 49_297) % 233_280;
    return state / 233_280;
  };
}

interface Stroke {
  points: Point[];
}

export interface TexturedFace {
  face: Face;
  instance: Instance;
  tone: Tone;
}

/** From this mean edge (mm) on, a millimetre is half a pixel at most, so whole millimetres are precise enough. */
const coarseMm = 600;

/** All texture of a drawing, to be painted after the faces; `spread` is the mean edge of what is drawn. */
export function textures(faces: readonly TexturedFace[], spread: number, style: PathStyle): string {
  const detail = Math.max(1, spread / 900);
  const writers = new Map<string, PathWriter>();
  for (const { face, instance, tone } of faces) {
    if (tone.grain === undefined) continue;
    const look = ` stroke="${tone.grain}" stroke-opacity="${tone.surface === 'flakes' ? '.75' : '.34'}"`;
    const writer = writers.get(look) ?? pathWriter({ ...style, coarse: spread > coarseMm });
    writers.set(look, writer);
    for (const { points } of strokesOf(face, instance, tone, detail)) writeVisible(writer, points, face);
  }
  return Array.from(writers, ([look, writer]) =>
    writer.data() === '' ? '' : `<path fill="none"${look} stroke-width=".8"${nonScaling} d="${writer.data()}"/>`,
  ).join('');
}

function writeVisible(writer: PathWriter, points: readonly Point[], face: Face): void {
  for (let i = 0; i + 1 < points.length; i++) {
    for (const piece of face.bare) {
      const stretch = clipLine(points[i]!, points[i + 1]!, piece);
      if (stretch !== null && Math.hypot(stretch[0][0] - stretch[1][0], stretch[0][1] - stretch[1][1]) > 3) writer.line(stretch);
    }
  }
}

function strokesOf(face: Face, instance: Instance, tone: Tone, detail: number): Stroke[] {
  const [a, b] = face.across;
  const [halfA, halfB] = [face.solid.half[a], face.solid.half[b]];
  const [x, y, z] = instance.min;
  const random = seeded(x * 3.1 + y * 7.7 + z * 13.3 + (instance.size[0] + instance.size[1]) * 0.37 + face.axis * 17);
  const grain = axisIndex[instance.grain];
  if (tone.surface === 'flakes') return Math.min(halfA, halfB) < 40 ? [] : flakes(face, halfA, halfB, random, detail);
  if (tone.surface === 'sheet') return Math.min(halfA, halfB) < 40 && detail < 2.2 ? layers(face, halfA, halfB) : [];
  if (face.axis === grain) return endGrain(face, halfA, halfB, random, detail);
  return grain === a
    ? grainLines(halfA, halfB, random, detail, face.at)
    : grainLines(halfB, halfA, random, detail, (s, t) => face.at(t, s));
}

/** Two or three broken lines, if the board is wide enough for them to be seen. */
function grainLines(length: number, width: number, random: () => number, detail: number, at: Face['at']): Stroke[] {
  const count = Math.min(3, Math.floor((2 * width) / (34 * detail)));
  return Array.from({ length: count }, (_, i) => {
    const t = width * ((2 * (i + 0.5 + (random() - 0.5) * 0.7)) / count - 1);
    const from = length * (random() * 1.5 - 1);
    const to = Math.min(length * 0.97, from + length * (0.25 + random() * 0.7));
    return { points: [at(from, t), at(to, t)] };
  });
}

/** Half the height of an end that shows its year rings, in a picture of 900 mm: four pixels of a large screen. */
const leastEnd = 7;
/** In so high an end a ring may be bent twice. */
const roundEnd = 15;

/** Parts of two or three year rings around a pith below the section, where it is high enough for them to be seen. */
function endGrain(face: Face, halfA: number, halfB: number, random: () => number, detail: number): Stroke[] {
  const [small, large] = [Math.min(halfA, halfB), Math.max(halfA, halfB)];
  if (small < Math.max(8, leastEnd * detail)) return [];
  const pith = large * (random() - 0.5);
  const rings = small > 25 * detail ? 3 : 2;
  const bends = small < roundEnd * detail ? [0.2, 0.5, 0.8] : [0.2, 0.4, 0.6, 0.8];
  return Array.from({ length: rings }, (_, ring) => {
    const radius = small * (0.55 + (1.5 * (ring + 0.6)) / rings);
    const points = bends.map((part): Point => {
      const angle = Math.PI * part;
      const [along, up] = [pith + Math.cos(angle) * radius * 1.25, Math.sin(angle) * radius - small];
      return halfA >= halfB ? face.at(along, up) : face.at(up, along);
    });
    return { points };
  });
}

/** The plies on the edge of a panel. */
function layers(face: Face, halfA: number, halfB: number): Stroke[] {
  const thickness = 2 * Math.min(halfA, halfB);
  if (thickness < 12) return [];
  const line = (t: number): Stroke =>
    halfA >= halfB ? { points: [face.at(-halfA, t), face.at(halfA, t)] } : { points: [face.at(t, -halfB), face.at(t, halfB)] };
  return [-thickness / 6, thickness / 6].map(line);
}

function flakes(face: Face, halfA: number, halfB: number, random: () => number, detail: number): Stroke[] {
  const count = Math.min(90, Math.round((halfA * halfB) / (2900 * detail * detail)));
  return Array.from({ length: count }, () => {
    const [s, t] = [(random() * 2 - 1) * halfA, (random() * 2 - 1) * halfB];
    const angle = random() * Math.PI;
    const reach = (18 + random() * 26) * detail;
    return { points: [face.at(s, t), face.at(s + Math.cos(angle) * reach, t + Math.sin(angle) * reach)] };
  });
}
