/**
 * Memory and computing time of the shop and of its database, from Linux's counters.
 * Pages shared by the database's processes are counted once.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from './figure.ts';

export interface ShopProcesses {
  port: number;
  /** Of Node. */
  pid: number;
  dataDir: string;
}

const ticksPerSecond = 100;

async function text(file: string): Promise<string> {
  // A process may end while it is inspected.
  return readFile(file, 'utf8').catch(() => '');
}

/** Fields after the command's name: parent at 1, user and system time at 11 and 12, those of ended children at 13 and 14. */
async function statOf(pid: number): Promise<number[]> {
  const stat = await text(`/proc/${pid}/stat`);
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

function ownTicks(stat: number[] = []): number {
  return (stat[11] ?? 0) + (stat[12] ?? 0);
}

/** The database's first process and its children, which are all the others. */
async function databasePids(dataDir: string): Promise<number[]> {
  const first = Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map(async (pid) => statOf(pid)));
  return [first, ...pids.filter((_, index) => stats[index]?.[1] === first)];
}

/** Computing time of Node and the database since their start, in milliseconds. */
export async function computedMs({ pid, dataDir }: ShopProcesses): Promise<number> {
  const [node, first, ...others] = await Promise.all([pid, ...(await databasePids(dataDir))].map(async (each) => statOf(each)));
  const ended = (first?.[13] ?? 0) + (first?.[14] ?? 0);
  const ticks = [node, first, ...others].reduce((sum, stat) => sum + ownTicks(stat), ended);
  return (ticks * 1000) / ticksPerSecond;
}

const quietShare = 0.1;
const quietWithinMs = 60_000;

/** Resolves when shop and database compute next to nothing for a second: after its start a shop fills its search index while it already answers. */
export async function untilQuiet(shop: ShopProcesses): Promise<void> {
  const end = performance.now() + quietWithinMs;
  let before = await computedMs(shop);
  while (performance.now() < end) {
    await delay(1000);
    const now = await computedMs(shop);
    if (now - before < 1000 * quietShare) return;
    before = now;
  }
  throw new Error('the shop did not get quiet');
}

async function megabytes(file: string, pattern: RegExp): Promise<number> {
  return Number(pattern.exec(await text(file))?.[1] ?? 0) / 1024;
}

export async function memory(moment: string, { pid, dataDir }: ShopProcesses): Promise<Figure[]> {
  const node = await megabytes(`/proc/${pid}/status`, /VmRSS:\s+(\d+)/);
  const pids = await databasePids(dataDir);
  const shares = await Promise.all(pids.map(async (each) => megabytes(`/proc/${each}/smaps_rollup`, /^Pss:\s+(\d+)/m)));
  const database = shares.reduce((sum, share) => sum + share, 0);
  const figure = (name: string, value: number): Figure => ({ name: `memory ${moment}, ${name}`, value, unit: 'MB' });
  return [figure('Node', node), figure('database', database), figure('both', node + database)];
}
