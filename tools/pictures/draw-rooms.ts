/**
 * Draws the rooms of the galleries and service pages from the product models: `node tools/pictures/draw-rooms.ts [name …]`
 * after a change of a model, of the painter or of `drawn-rooms.ts`. One WebP of 1000 × 750 pixels each.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Instance } from '#domain/configurator/evaluation.ts';
import { boundingBox } from '#domain/configurator/placement.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import { isometric } from '#domain/drawing/projection.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { scenes } from './drawn-rooms.ts';
import type { Scene, SceneItem } from './drawn-rooms.ts';

const models = folderLibrary();

const size = { width: 1000, height: 750 };
const margin = 0.03;
const folder = join(import.meta.dirname, '../../public/images/scenes');

const thing = (material: string, min: Instance['min'], size: Instance['size']): Instance => ({
  material,
  min,
  size,
  component: 'thing',
  group: 'thing',
  grain: 'x',
  line: 0,
  explode: [0, 0, 0],
});

/** Three rows of bushes, higher at the back, standing a little deeper than the edge. */
function bushes(parts: readonly Instance[]): Instance[] {
  const { min, size: whole } = boundingBox(parts);
  const top = min[2] + whole[2];
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) =>
      thing(
        'cushion-green',
        [min[0] + 70 + (column * (whole[0] - 140)) / 4, min[1] + 70 + (row * (whole[1] - 140)) / 3, top - 60],
        [(whole[0] - 140) / 4 - 40, (whole[1] - 140) / 3 - 40, 330 - row * 70 - ((column + row) % 2) * 60],
      ),
    ),
  );
}

function partsOf(item: SceneItem): Instance[] {
  const parts = productParts(item);
  return item.planted === true ? [...parts, ...bushes(parts)] : parts;
}

function productParts({ model, values = {}, at: [x, y, z = 0], lift }: SceneItem): Instance[] {
  const compiled = models.compiled(model);
  if (compiled === null) throw new Error(`no model ${model}`);
  const evaluation = evaluate(compiled, { ...presetValues(compiled), ...values });
  for (const problem of evaluation.problems) console.log(`  ${model}: ${problem.message.en}`);
  return pictureParts(evaluation, 'closed').map((part) => ({
    ...part,
    min: [part.min[0] + x, part.min[1] + y, part.min[2] + z + (part.group === lift?.group ? lift.by : 0)],
  }));
}

type Corner = [x: number, y: number, z: number];

const polygon = (corners: readonly Corner[], colour: string): string =>
  `<path fill="${colour}" d="M${corners
    .map((corner) =>
      isometric
        .project(...corner)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')}Z"/>`;

function roomOf({ room: [x, y, z], colours, fields = [] }: Scene): string {
  const walls = [
    polygon(
      [
        [0, 0, 0],
        [x, 0, 0],
        [x, y, 0],
        [0, y, 0],
      ],
      colours.floor,
    ),
    polygon(
      [
        [0, 0, 0],
        [0, y, 0],
        [0, y, z],
        [0, 0, z],
      ],
      colours.left,
    ),
    polygon(
      [
        [0, 0, 0],
        [x, 0, 0],
        [x, 0, z],
        [0, 0, z],
      ],
      colours.right,
    ),
  ];
  const onWalls = fields.map(({ wall, from, to, low, high, colour }) =>
    polygon(
      wall === 'left'
        ? [
            [0, from, low],
            [0, to, low],
            [0, to, high],
            [0, from, high],
          ]
        : [
            [from, 0, low],
            [to, 0, low],
            [to, 0, high],
            [from, 0, high],
          ],
      colour,
    ),
  );
  return [...walls, ...onWalls].join('');
}

/** Only what is drawn, without the frame; the shadow takes the floor's own shade. */
function bodyOf({ items, things = [], colours: { shadow } }: Scene): string {
  const { svg } = drawIsometric(
    [...items.flatMap(partsOf), ...things.map(({ material, min, size: whole }) => thing(material, min, whole))],
    { field: 'kraft', standalone: {} },
  );
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replaceAll('#BE9B66', shadow);
}

function drawScene(scene: Scene): string {
  const [x, y, z] = scene.room;
  const left = isometric.project(0, y, 0)[0];
  const right = isometric.project(x, 0, 0)[0];
  const top = isometric.project(0, 0, z)[1];
  const bottom = isometric.project(x, y, 0)[1];
  const scale = Math.max((right - left) / size.width, (bottom - top) / size.height) * (1 + 2 * margin);
  const box = [(left + right - size.width * scale) / 2, (top + bottom - size.height * scale) / 2, size.width * scale, size.height * scale];
  const frame = `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${scene.colours.page}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${size.width}" height="${size.height}">${frame}${roomOf(scene)}${bodyOf(scene)}</svg>`;
}

mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const file = join(folder, `${name}.webp`);
  const { size: bytes } = await sharp(Buffer.from(drawScene(scene)), { density: 144 })
    .resize(size)
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(file);
  console.log(`${name}: ${(bytes / 1000).toFixed(0)} kB`);
}
