/**
 * Two runs as a Markdown table: `npx node tools/bench/compare.ts BEFORE.json AFTER.json`;
 * without the second, the first alone.
 */
import { readFile } from 'node:fs/promises';
import type { Figure, Run } from './figure.ts';
import { rounded } from './figure.ts';

const read = async (file: string): Promise<Run> => JSON.parse(await readFile(file, 'utf8')) as Run;

function cell(figure: Figure | undefined): string {
  if (figure === undefined) return '';
  const { value, unit, ratio, computedMs, bad } = figure;
  const share = ratio === undefined ? '' : ` (${rounded(ratio * 100)} %)`;
  const computed = computedMs === undefined ? '' : `, cpu ${rounded(computedMs)} ms`;
  const faults = Object.values(bad ?? {}).reduce((sum, count) => sum + count, 0);
  return `${rounded(value)} ${unit}${share}${computed}${faults === 0 ? '' : `, ${faults} bad`}`;
}

/** The ratio of computing times per answer if known, which other load on the machine affects least; else of the values. */
function change(before: Figure | undefined, after: Figure | undefined): string {
  if (before === undefined || after === undefined) return '';
  const byTime = before.computedMs !== undefined && after.computedMs !== undefined;
  const [from, to] = byTime ? [after.computedMs ?? 0, before.computedMs ?? 0] : [before.value, after.value];
  return from === 0 ? '' : `× ${rounded(to / from)}`;
}

const [beforeFile, afterFile] = process.argv.slice(2);
if (beforeFile === undefined) throw new Error('usage: compare.ts BEFORE.json [AFTER.json]');
const before = await read(beforeFile);
const after = afterFile === undefined ? null : await read(afterFile);
const names = [...new Set([...before.figures, ...(after?.figures ?? [])].map(({ name }) => name))];
const find = (run: Run | null, name: string): Figure | undefined => run?.figures.find((figure) => figure.name === name);

console.log(`| ${before.products} products | before | after | change |`);
console.log('|---|---|---|---|');
for (const name of names)
  console.log(`| ${name} | ${cell(find(before, name))} | ${cell(find(after, name))} | ${change(find(before, name), find(after, name))} |`);
