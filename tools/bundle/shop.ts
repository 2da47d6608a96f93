/**
 * Bundles server and pages into about two hundred files in `build/shop`, without types: a start finds, reads and compiles three thousand files less
 * (decision 0087). Files next to a source, such as fonts and migrations, stay there.
 */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { sourcesAtTheirPlace } from './at-its-place.ts';
import { asciiSources } from './ascii-sources.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Packages of many small files are included; the others are loaded from node_modules. */
const within = ['kysely', 'zod', '@msgpack/msgpack'];

export async function bundleShop(): Promise<void> {
  const folder = join(root, 'build/shop');
  const threads = globSync('src/server/**/*-worker.ts', { cwd: root });
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sourcesAtTheirPlace(root, folder), asciiSources()],
    ssr: { noExternal: within },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: {
          main: join(root, 'src/server/main.ts'),
          pages: join(root, 'build/server/index.js'),
          ...Object.fromEntries(threads.map((file) => [basename(file, '.ts'), join(root, file)])),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
