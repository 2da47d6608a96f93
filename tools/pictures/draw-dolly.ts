/**
 * Builds the demo product without a product model: a transport dolly as a fixed 3D model and its picture, both from the same boards.
 * `node tools/pictures/draw-dolly.ts`, after a change of the drawing code or of the look.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import { glb } from '#domain/drawing/glb.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';

const folder = join(import.meta.dirname, '../../demo/catalogue/file');
const pixelWidth = 1200;

const part = (component: string, material: string, min: Vec3, size: Vec3): Instance => ({
  component,
  group: component,
  min,
  size,
  grain: 'x',
  material,
  line: 0,
  explode: [0, 0, 0],
});

const [length, width] = [800, 600];
const castor = 80;
const [rail, deck] = [40, 18];
const castors = [60, length - 60 - castor].flatMap((x) =>
  [40, width - 40 - castor].map((y) => part('castor', 'castor', [x, y, 0], [castor, castor, castor])),
);
const rails = [0, 1, 2].map((index) => part('rail', 'squared-timber', [0, (index * (width - 100)) / 2, castor], [length, 100, rail]));
const boards = [0, 1, 2, 3, 4].map((index) =>
  part('board', 'spruce', [(index * (length - 130)) / 4, 0, castor + rail], [130, width, deck]),
);
const parts = [...castors, ...rails, ...boards.map((board): Instance => ({ ...board, grain: 'y' }))];

writeFileSync(join(folder, 'transportroller.glb'), glb(parts));

async function picture(name: string, numerals: boolean): Promise<void> {
  const { svg } = drawIsometric(parts, {
    ...(numerals ? { labels: ['800', '600', '138'] as const, numeralSize: 0.3 } : {}),
    field: 'paper',
    standalone: { background: false, pixelWidth },
  });
  await sharp(Buffer.from(svg)).resize({ width: pixelWidth }).png({ palette: true, colours: 128, effort: 10 }).toFile(join(folder, name));
}

await picture('transportroller.png', false);
await picture('transportroller-masse.png', true);
