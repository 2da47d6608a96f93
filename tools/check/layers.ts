// Layer check: reads every source file and lists those that break the import directions.
// Also fails if it found too few files: a check of nothing always passes.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './imports.ts';
import { circlesOf, offencesOf } from './rules.ts';

const FEWEST_FILES = 60;

const root = fileURLToPath(new URL('../../', import.meta.url));

const files: SourceFile[] = [];
for await (const path of glob(['src/**/*.{ts,tsx}', 'demo/**/*.ts', 'fakes/**/*.ts'], { cwd: root })) {
  const slashed = path.replaceAll('\\', '/');
  if (!/\.test\.tsx?$/.test(slashed)) files.push({ path: slashed, text: readFileSync(`${root}/${slashed}`, 'utf8') });
}

const offences = [...files.toSorted((a, b) => a.path.localeCompare(b.path)).flatMap(offencesOf), ...circlesOf(files)];
for (const { path, problem } of offences) console.error(`${path}: ${problem}`);
if (files.length < FEWEST_FILES)
  console.error(`Only ${files.length} files found, at least ${FEWEST_FILES} expected: the check looks in the wrong place.`);
const failed = offences.length > 0 || files.length < FEWEST_FILES;
console.log(`${files.length} files, ${offences.length} offences`);
process.exitCode = failed ? 1 : 0;
