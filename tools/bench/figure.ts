/** The results of a run, as lines on the screen and as JSON for comparing two runs. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, totalmem } from 'node:os';

export interface Figure {
  name: string;
  value: number;
  unit: '/s' | 'ms' | 'MB' | 'kB' | 'pages';
  /** Relative to the bare route at the same time; only for rates. */
  ratio?: number;
  /** Computing time of shop and database for one answer: reliable even on a busy machine. */
  computedMs?: number;
  /** As a multiple of the bare route's. */
  computedRatio?: number;
  p50Ms?: number;
  p99Ms?: number;
  /** Answers other than 200 by status; 0: none within 10 s. */
  bad?: Record<string, number>;
  /** Context needed to interpret the figure. */
  note?: string;
}

export interface Run {
  products: number;
  orders: number;
  machine: { cores: number; memoryGb: number; node: string; loadAtStart: number };
  figures: Figure[];
}

export function newRun(products: number, orders: number): Run {
  return {
    products,
    orders,
    machine: {
      cores: availableParallelism(),
      memoryGb: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      loadAtStart: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    },
    figures: [],
  };
}

export function rounded(value: number): number {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return Number(value.toFixed(digits));
}

function badText(bad: Record<string, number> = {}): string {
  const parts = Object.entries(bad).map(([status, count]) => `${count}× ${status === '0' ? 'no answer' : status}`);
  return parts.length === 0 ? '' : `BAD ${parts.join(', ')}`;
}

export function textOf({ name, value, unit, ratio, computedMs, computedRatio, p50Ms, p99Ms, bad, note }: Figure): string {
  return [
    name.padEnd(36),
    `${String(rounded(value)).padStart(8)} ${unit.padEnd(5)}`,
    ratio === undefined ? ''.padEnd(15) : `${(ratio * 100).toFixed(2).padStart(6)} % of bare`,
    computedMs === undefined ? '' : `cpu ${String(rounded(computedMs)).padStart(6)} ms`,
    computedRatio === undefined ? '' : `= ${String(rounded(computedRatio)).padStart(6)} bare`,
    p50Ms === undefined ? '' : `p50 ${String(rounded(p50Ms)).padStart(6)} ms`,
    p99Ms === undefined ? '' : `p99 ${String(rounded(p99Ms)).padStart(6)} ms`,
    badText(bad),
    note ?? '',
  ]
    .filter((part) => part !== '')
    .join('  ');
}

export async function writeRun(file: string, run: Run): Promise<void> {
  await writeFile(file, `${JSON.stringify(run, null, 2)}\n`);
}
