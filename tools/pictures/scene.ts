/**
 * A picture of the shop's own products as data: a place, a camera, products by model and values, props by kind.
 * Metres and degrees, z up, the camera looks along +y.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';
import { glbOfBoxes } from '#domain/drawing/glb.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import type { PictureRecord } from '#web/storefront/scene/picture-record.ts';

const point = z.tuple([z.number(), z.number(), z.number()]);
const localized = z.strictObject({ de: z.string().min(1), fr: z.string().min(1), en: z.string().min(1) });
const values = z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]));

const sceneProduct = z.strictObject({
  model: z.string(),
  values: values.optional(),
  /** The shop's product that is shown; without one it is only scenery. */
  article: z.string().optional(),
  /** Name by which props are placed on it. */
  name: z.string().optional(),
  at: point,
  yaw: z.number().optional(),
  /** Leaning angle: degrees from lying flat. */
  tilt: z.number().optional(),
  seed: z.int(),
  hide: z.array(z.string()).optional(),
  only: z.array(z.string()).optional(),
  /** Replaces one material by another. */
  finish: z.record(z.string(), z.string()).optional(),
  cloth: z.string().optional(),
  bevel: z.number().optional(),
  jitter: z.number().optional(),
  /** How far the parts are shifted along their grain. */
  slip: z.number().optional(),
  /** A stack or rows of it: number along x, y, z, distances, irregularity; `worn` is the share of old ones. */
  repeat: z
    .strictObject({
      count: z.tuple([z.int(), z.int(), z.int()]),
      step: point,
      loose: z.number().optional(),
      turn: z.number().optional(),
      worn: z.number().optional(),
    })
    .optional(),
});

const sceneSchema = z.strictObject({
  set: z.union([
    z.strictObject({ terrace: z.strictObject({ wall: z.number(), leaves: z.boolean().optional() }) }),
    z.strictObject({ hall: z.strictObject({ wall: z.number(), shade: z.number().optional() }) }),
    z.strictObject({
      room: z.strictObject({ wall: z.number(), plaster: z.string().optional(), window: z.array(z.number()).length(5).optional() }),
    }),
  ]),
  camera: z.strictObject({ at: point, target: point, lens: z.number(), fstop: z.number(), focus: z.number() }),
  products: z.array(sceneProduct).min(1),
  /** The parameters of a kind are passed unchanged to tools/pictures/blender. */
  props: z.array(z.looseObject({ kind: z.string(), at: point, seed: z.int() })),
  /** The shop mode whose home page shows it, and the articles whose categories show it in their header. */
  home: z.enum(['verpackung', 'moebel']).optional(),
  heads: z.array(z.string()).default([]),
  alt: localized,
});

export type Scene = z.infer<typeof sceneSchema>;
export type SceneProduct = z.infer<typeof sceneProduct>;

const folder = path.join(import.meta.dirname, 'scenes');
const models = folderLibrary();

export const sceneNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();

export const readScene = (name: string): Scene => sceneSchema.parse(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')));

/** The product as built, in the form in which the shop exports it; throws if it cannot be built. */
export function sceneGlb({ model, values: chosen = {} }: Pick<SceneProduct, 'model' | 'values'>): Uint8Array {
  const compiled = models.compiled(model);
  if (compiled === null) throw new Error(`no model ${model}`);
  const evaluation = evaluate(compiled, { ...presetValues(compiled), ...chosen });
  const fault = evaluation.problems.find(({ severity }) => severity === 'ERROR');
  if (fault !== undefined) throw new Error(`${model}: ${fault.message.en}`);
  return glbOfBoxes(pictureParts(evaluation));
}

/** The texts and references of the picture for pages. */
export function sceneWords({ alt, home, heads, products }: Scene): Pick<PictureRecord, 'alt' | 'home' | 'heads' | 'products'> {
  const shown = products.flatMap(({ article, values: chosen = {} }) => (article === undefined ? [] : [{ article, values: chosen }]));
  // Each configuration once, in the order of the scene.
  const once = [...new Map(shown.map((each) => [JSON.stringify(each), each])).values()];
  return { alt, ...(home === undefined ? {} : { home }), heads, products: once };
}

/** Changes with everything that affects the picture except the scripts: the scene without its words, and its products part by part. */
export function sceneHash({ set, camera, products, props }: Scene): string {
  const hash = createHash('sha256').update(JSON.stringify({ set, camera, products, props }));
  for (const product of products) hash.update(sceneGlb(product));
  return hash.digest('hex').slice(0, 16);
}
