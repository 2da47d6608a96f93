// The last step of `npm run build`: compresses the browser's files once, so that the server can send them unchanged: brotli at its best, and gzip.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './project.mjs';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
// Compression does not pay for smaller files.
const MINIMUM_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const folder = join(root, 'build', 'client');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

async function compress(file) {
  const bytes = readFileSync(file);
  if (bytes.length < MINIMUM_BYTES) return;
  writeFileSync(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}

await Promise.all(files.map(compress));
