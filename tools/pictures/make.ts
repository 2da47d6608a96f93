/**
 * Makes the pictures of the shop: `node tools/pictures/make.ts [--draft | --words] [name …]` after a change of a scene or of a model shown in one.
 * Needs Blender 3.4 with numpy; the shop, its tests and its build do not. A draft is small and stays in the system's folder for temporary files;
 * `--words` updates the texts of a scene without rendering its picture again.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { PictureRecord } from '#web/storefront/scene/picture-record.ts';
import { readScene, sceneGlb, sceneHash, sceneNames, sceneWords } from './scene.ts';
import type { Scene } from './scene.ts';

const root = path.join(import.meta.dirname, '../..');
const images = path.join(root, 'public/images/scenes');
const recordFile = path.join(root, 'src/web/storefront/scene/pictures.json');
const work = path.join(tmpdir(), 'kistenwerk-pictures');
const full = { width: 1600, height: 1000, samples: 16 };
const draft = { width: 480, height: 300, samples: 8 };

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean', default: false }, words: { type: 'boolean', default: false } },
});

function render(name: string, scene: Scene): string {
  const out = path.join(work, flags.draft ? `${name}-draft` : name);
  mkdirSync(out, { recursive: true });
  const products = scene.products.map((product, index) => {
    const file = path.join(out, `${index}.glb`);
    writeFileSync(file, sceneGlb(product));
    return { ...product, glb: file };
  });
  const job = {
    ...(flags.draft ? draft : full),
    scene: { ...scene, products },
    out,
    font: path.join(root, 'src/server/connect/pdf/font/archivo-heading.ttf'),
    strands: path.join(work, 'strands.png'),
  };
  writeFileSync(`${out}.json`, JSON.stringify(job));
  const script = path.join(import.meta.dirname, 'blender/picture.py');
  execFileSync(
    'nice',
    ['-n', '19', 'blender', '-b', '--factory-startup', '-noaudio', '-t', '2', '--python-exit-code', '1', '-P', script, '--', `${out}.json`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return `${out}.png`;
}

async function publish(name: string, scene: Scene, png: string): Promise<PictureRecord> {
  for (const [width, ending] of [
    [full.width, ''],
    [full.width / 2, '-800'],
  ] as const) {
    const picture = sharp(png).resize(width);
    await picture
      .clone()
      .avif({ quality: 55, effort: 5 })
      .toFile(path.join(images, `${name}${ending}.avif`));
    await picture
      .clone()
      .webp({ quality: 78, effort: 5 })
      .toFile(path.join(images, `${name}${ending}.webp`));
  }
  const { channels } = await sharp(png).stats();
  const parts = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return { width: full.width, height: full.height, colour: `#${parts.join('')}`, ...sceneWords(scene), hash: sceneHash(scene) };
}

function keep(name: string, make: (before: PictureRecord | undefined) => PictureRecord): void {
  const records = JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, PictureRecord>;
  records[name] = make(records[name]);
  const sorted = Object.fromEntries(Object.entries(records).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

for (const name of positionals.length > 0 ? positionals : sceneNames()) {
  const scene = readScene(name);
  if (flags.words) {
    keep(name, (before) => {
      if (before === undefined) throw new Error(`${name} has no picture yet`);
      const { width, height, colour, hash } = before;
      return { width, height, colour, ...sceneWords(scene), hash };
    });
    continue;
  }
  const start = performance.now();
  const png = render(name, scene);
  console.log(`${name}: ${png}, ${((performance.now() - start) / 60_000).toFixed(1)} min`);
  if (!flags.draft) {
    const record = await publish(name, scene, png);
    keep(name, () => record);
  }
}
