/**
 * Draws the pictures in `public/`: placeholder, empty crate and sofa, posters, blueprints, share pictures and icons.
 * `node tools/pictures/draw-static-pictures.ts`, after a change of the drawing code or of the look.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import type { IsometricOptions } from '#domain/drawing/isometric-drawing.ts';
import { folderLibrary } from '#server/model/folder-library.ts';

const models = folderLibrary();

const publicFolder = join(import.meta.dirname, '../../public');
const to = (name: string): string => join(publicFolder, name);

function draw(modelId: string, values: Record<string, number | string | boolean>, options: IsometricOptions): string {
  const compiled = models.compiled(modelId);
  if (compiled === null) throw new Error(`no model ${modelId}`);
  const { instances } = evaluate(compiled, { ...presetValues(compiled), ...values });
  return drawIsometric(instances, options).svg;
}

const openCrate = { length: 1000, width: 600, height: 420, mass: 150 };
const openLid = { group: 'lid', by: 320 };
const lone: IsometricOptions = { shadow: true, standalone: {} };

async function picture(
  svg: string,
  name: string,
  size: { width: number; height: number },
  background: string,
  inner: { width: number; height: number; left?: number },
): Promise<void> {
  const drawn = await sharp(Buffer.from(svg), { density: 300 }).resize(inner.width, inner.height, { fit: 'inside' }).png().toBuffer();
  const { width, height } = await sharp(drawn).metadata();
  const left = inner.left ?? Math.round((size.width - width) / 2);
  await sharp({ create: { ...size, channels: 3, background } })
    .composite([{ input: drawn, left, top: Math.round((size.height - height) / 2) }])
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(to(name));
}

/** A PNG of 32 pixels in the container format (ICO) of old browsers. */
function icon(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

const board = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="${size}" height="${size}"><path d="M0 0h44v44H0z" fill="#1D1916"/><path d="M6 6h8v32H6zM16.5 20.5 29.5 6H39L24.5 22zM16.5 24.500l4.500-5L39 38h-9.500z" fill="#FBF8F4"/></svg>`;

const emptyCrate = draw('holzkiste', openCrate, { ...lone, field: 'kraft-tint', lift: openLid });
writeFileSync(to('images/empty-verpackung.svg'), emptyCrate);
writeFileSync(to('images/empty-moebel.svg'), draw('lounge', { seats: 2, cushion: 0, finish: 'oiled' }, { ...lone, field: 'kraft-tint' }));
writeFileSync(
  to('images/poster-verpackung.svg'),
  draw('holzkiste', { length: 1000, width: 600, height: 500 }, { ...lone, field: 'coral', lift: { group: 'lid', by: 210 } }),
);
writeFileSync(to('images/poster-moebel.svg'), draw('lounge', { seats: 2, finish: 'oiled' }, { ...lone, field: 'forest' }));
writeFileSync(
  to('images/blueprint-verpackung.svg'),
  draw('holzkiste', { length: 1000, width: 600, height: 500 }, { standalone: {}, blueprint: true, explode: 0.6, thin: true }),
);
writeFileSync(to('images/blueprint-moebel.svg'), draw('lounge', { seats: 2 }, { standalone: {}, blueprint: true, thin: true }));

const placeholder = draw('holzkiste', openCrate, { ...lone, field: 'paper-2', lift: openLid });
await picture(placeholder, 'images/no-image.png', { width: 640, height: 560 }, '#F3ECE2', { width: 400, height: 400 });

const labels = (...texts: [string, string, string]): Pick<IsometricOptions, 'labels' | 'numeralSize'> => ({
  labels: texts,
  numeralSize: 0.36,
});
const crate = draw(
  'holzkiste',
  { length: 1000, width: 600, height: 500 },
  { ...lone, field: 'coral', lift: { group: 'lid', by: 210 }, ...labels('1000', '600', '500') },
);
await picture(crate, 'images/share-verpackung.png', { width: 1200, height: 630 }, '#FF7F50', { width: 1040, height: 570 });
const lounge = draw('lounge', { seats: 2, finish: 'oiled' }, { ...lone, field: 'forest', ...labels('2400', '944', '800') });
await picture(lounge, 'images/share-moebel.png', { width: 1200, height: 630 }, '#2F6B4F', { width: 1040, height: 570 });

writeFileSync(to('favicon.svg'), `${board(44)}\n`);
await sharp(Buffer.from(board(180)))
  .png()
  .toFile(to('apple-touch-icon.png'));
writeFileSync(
  to('favicon.ico'),
  icon(
    await sharp(Buffer.from(board(32)))
      .png()
      .toBuffer(),
  ),
);
