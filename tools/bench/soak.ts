/**
 * Does the shop's memory grow while it works? `npx node tools/bench/soak.ts [minutes] [requests per second]` requests pages,
 * prices, searches and pictures at a fixed rate and reports memory and open files of the server's process, from the end of the
 * first third on. Linux only. Short runs are noise: use thirty minutes.
 */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { startShopProcess } from './shop-process.ts';

const minutes = Number(process.argv[2] ?? 10);
const perSecond = Number(process.argv[3] ?? 20);
const lookEveryMs = 10_000;
const tellEveryMs = 600_000;

const shop = await startShopProcess();
const pid = shop.child.pid ?? 0;
const counts = { asked: 0, bad: 0 };

/** A different one each time, as with visitors. */
const paths: ((turn: number) => string)[] = [
  () => '/-verpackung',
  (turn) => `/products/HK_0001?length=${800 + (turn % 90) * 10}&menge=${1 + (turn % 50)}`,
  () => '/produkte/holzkisten',
  (turn) => `/api/search?q=kiste%20${600 + (turn % 500)}`,
  (turn) =>
    `/api/media/product-overview/HK_0001?numerals=all&values=${encodeURIComponent(JSON.stringify({ length: 800 + (turn % 90) * 10 }))}`,
  () => '/api/product?withPrices=true',
  (turn) => `/suche?q=palette%20${turn % 300}`,
  () => '/checkout',
];

async function ask(turn: number): Promise<void> {
  counts.asked++;
  const path = paths[turn % paths.length]?.(turn) ?? '/';
  const ok = await fetch(shop.base + path, { headers: { 'accept-encoding': 'gzip' } }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
  if (!ok) counts.bad++;
}

interface Look {
  hours: number;
  rssMb: number;
  files: number;
}

async function look(begin: number): Promise<Look> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const rssMb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  return { hours: (performance.now() - begin) / 3_600_000, rssMb, files: (await readdir(`/proc/${pid}/fd`)).length };
}

/** Slope by least squares. */
function slope(looks: readonly Look[]): number {
  const meanX = looks.reduce((sum, { hours }) => sum + hours, 0) / looks.length;
  const meanY = looks.reduce((sum, { rssMb }) => sum + rssMb, 0) / looks.length;
  const above = looks.reduce((sum, { hours, rssMb }) => sum + (hours - meanX) * (rssMb - meanY), 0);
  const below = looks.reduce((sum, { hours }) => sum + (hours - meanX) ** 2, 0);
  return above / below;
}

try {
  const begin = performance.now();
  const end = begin + minutes * 60_000;
  const looks: Look[] = [await look(begin)];
  let turn = 0;
  let nextLook = begin + lookEveryMs;
  let nextTell = begin + tellEveryMs;
  while (performance.now() < end) {
    // A fixed rate, however slow the answers.
    void ask(turn++);
    const due = begin + (turn * 1000) / perSecond;
    if (performance.now() >= nextLook) {
      looks.push(await look(begin));
      nextLook += lookEveryMs;
    }
    if (performance.now() >= nextTell) {
      console.log(`after ${Math.round((nextTell - begin) / 60_000)} minutes: ${looks.at(-1)?.rssMb.toFixed(0)} MB`);
      nextTell += tellEveryMs;
    }
    await delay(Math.max(0, due - performance.now()));
  }
  const warm = looks.slice(Math.floor(looks.length / 3));
  const [first] = warm;
  const last = warm.at(-1);
  console.log(
    `${counts.asked} asked, ${counts.bad} bad; ${looks[0]?.rssMb.toFixed(0)} MB at the start, ${first?.rssMb.toFixed(0)} warm, ${last?.rssMb.toFixed(0)} at the end, ${slope(warm).toFixed(0)} MB an hour; open files ${first?.files} → ${last?.files}`,
  );
} finally {
  await shop.stop();
}
