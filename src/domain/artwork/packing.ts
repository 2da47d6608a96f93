/**
 * Which packaging a work needs: its weight, its fragility, the room it takes, and the kinds of packaging that fit, the best first.
 * The model decides whether one can be built.
 */
import type { Values } from '#domain/configurator/evaluation.ts';
import { destinationOf } from '#domain/contact/destination.ts';
import type { WorkSize } from './read-size.ts';

/** In the terms staff use, grouped by fragility. */
export const workMaterials = ['PAINTING', 'PAPER', 'METAL', 'WOOD', 'STONE'] as const;
export type WorkMaterial = (typeof workMaterials)[number];

const materialWords: readonly (readonly [RegExp, WorkMaterial])[] = [
  [/marmor|marbre|marble|stein|pierre|stone|keramik|céramique|ceramic|terrakotta|terre cuite|porzellan|gips|glas|verre|glass/i, 'STONE'],
  [/bronze|messing|eisen|stahl|silber|argent|silver|steel|iron/i, 'METAL'],
  [/^holz,|skulptur|sculpture sur bois|carved/i, 'WOOD'],
  [
    /aquarell|aquarelle|water-?colou?r|gouache|bleistift|tusche|kreide|papier|paper|lithogra|radierung|gravure|etching|fusain|pastel|encre|crayon|pencil|ink /i,
    'PAPER',
  ],
];

export const materialOf = (technique: string): WorkMaterial =>
  materialWords.find(([pattern]) => pattern.test(technique))?.[1] ?? 'PAINTING';

export interface WorkToPack {
  /** Of the frame, or of the work where it has none. */
  size: WorkSize;
  framed: boolean;
  material: WorkMaterial;
  /** kg, as weighed; null: to be estimated. */
  weightKg: number | null;
  /** Where it goes; empty: not known yet. Abroad may demand treated wood. */
  country: string;
}

const metres = (mm: number): number => mm / 1000;

/** kg for each m² of a flat work, or for each m³ of the bounding box of a body. */
const weights: Readonly<Record<WorkMaterial, { area: number; room: number }>> = {
  PAINTING: { area: 6, room: 250 },
  PAPER: { area: 3, room: 250 },
  METAL: { area: 20, room: 1100 },
  WOOD: { area: 12, room: 350 },
  STONE: { area: 40, room: 1300 },
};
const frameKgPerMetre = 1.6;

/** Rounded up to half a kilogram. */
export function weightOf({ size, framed, material, weightKg }: WorkToPack): number {
  if (weightKg !== null) return weightKg;
  const [height, width, depth = 0] = size;
  const { area, room } = weights[material];
  const body = isFlat(size) ? metres(height) * metres(width) * area : metres(height) * metres(width) * metres(depth) * room;
  const frame = framed ? 2 * (metres(height) + metres(width)) * frameKgPerMetre : 0;
  return Math.max(0.5, Math.ceil((body + frame) * 2) / 2);
}

/** Pictures and reliefs: at most 15 cm deep, and at most a fifth of their longer side. */
function isFlat([height, width, depth = 0]: WorkSize): boolean {
  return depth <= 150 && depth * 5 <= Math.max(height, width);
}

/** mm of foam on each side. */
const padding: Readonly<Record<WorkMaterial, number>> = { PAINTING: 60, PAPER: 60, METAL: 60, WOOD: 60, STONE: 90 };
const pictureDepth = 40;

/** A folder of corrugated board, or a crate. */
export const packagingForms = ['FOLDER', 'CRATE'] as const;

export interface PackagingWish {
  form: (typeof packagingForms)[number];
  modelId: string;
  values: Values;
  /** Inside, mm. */
  inner: { lengthMm: number; widthMm: number; heightMm: number };
}

/** In order of preference: the first that its model can build is taken. */
export function packagingWishes(work: WorkToPack): PackagingWish[] {
  const mass = weightOf(work);
  const destination = work.country === '' ? {} : { destination: destinationOf(work.country) };
  return [...folder(work, mass), ...crates(work, { mass: Math.max(1, mass), ...destination })];
}

function crates(work: WorkToPack, values: Values): PackagingWish[] {
  const sizes = crateSizes(work);
  return [
    ...sizes.flatMap((inner) => [crate('sperrholzkiste', inner, values), crate('holzkiste', inner, values)]),
    ...sizes.slice(0, 1).map((inner) => crate('exportkiste', inner, values)),
  ];
}

const folderMostKg = 3;

/** Unframed works on paper up to 3 kg lie flat between boards. */
function folder({ size: [height, width], framed, material }: WorkToPack, mass: number): PackagingWish[] {
  if (framed || material !== 'PAPER' || mass > folderMostKg) return [];
  const [long, short] = [Math.max(height, width) + 40, Math.min(height, width) + 40];
  const inner = { lengthMm: Math.max(80, long), widthMm: Math.max(60, short), heightMm: 30 };
  return [
    {
      form: 'FOLDER',
      modelId: 'fefco-0427',
      values: { length: inner.lengthMm, width: inner.widthMm, height: inner.heightMm, flute: 'EB' },
      inner,
    },
  ];
}

/** Pictures stand on their longer side, bodies upright; one that would tip over gets a wider base. Lying down comes last. */
function crateSizes({ size, material }: WorkToPack): PackagingWish['inner'][] {
  const around = 2 * padding[material];
  const [height, width, depth = pictureDepth] = size;
  const flat = isFlat(size);
  const [long, high] = flat ? [Math.max(height, width), Math.min(height, width)] : [width, height];
  const standing = { lengthMm: long + around, widthMm: depth + around, heightMm: high + around };
  const broad = { ...standing, widthMm: Math.max(standing.widthMm, Math.ceil(standing.heightMm * steadyShare)) };
  const lying = { lengthMm: standing.lengthMm, widthMm: standing.heightMm, heightMm: standing.widthMm };
  return flat ? [standing, broad, lying] : [standing, broad];
}

/** Smallest width of a stable crate, as a share of its height. */
const steadyShare = 0.38;

const least = 200;

function crate(modelId: string, inner: PackagingWish['inner'], wanted: Values): PackagingWish {
  const room = {
    lengthMm: Math.max(inner.lengthMm, least),
    widthMm: Math.max(inner.widthMm, least),
    heightMm: Math.max(inner.heightMm, least),
  };
  const values = { ...wanted, length: room.lengthMm, width: room.widthMm, height: room.heightMm };
  return { form: 'CRATE', modelId, values, inner: room };
}
