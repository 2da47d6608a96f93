// npm test: all automatic checks, continued after a failure. The last line is the sum.
// npm run test:long: the same with every random case and every start of the database, then kills and bad connections.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { run } from './child.mjs';
import { countCheck, countJourneys, countUnitTests } from './count.mjs';
import { ensureInstalled } from './install.mjs';
import { root, stopOnOldNode } from './project.mjs';
import { withSetupLock } from './setup-lock.mjs';

const report = (name) => join(root, 'test-results', `${name}.json`);

async function command(program, args, options) {
  const { code, interrupted } = await run(program, args, options);
  if (interrupted) process.exit(code || 130);
  return code;
}

async function vitest(project, options) {
  const path = report(project);
  rmSync(path, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const code = await command('vitest', ['run', '--project', project, ...reporters, ...options]);
  return countUnitTests(path, code);
}

/** What a journey sends and receives is forgotten at once: with room for it, collecting takes a sixth less of the runner's time. */
const roomy = { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=32`.trim() };

async function journeys() {
  rmSync(report('journeys'), { force: true });
  return countJourneys(report('journeys'), await command('playwright', ['test'], { env: roomy }));
}

async function build() {
  await withSetupLock(ensureBuilt);
  return countCheck(0);
}

const isLong = process.argv.includes('--long');
if (isLong) process.env['TEST_DEPTH'] = 'long';

/** On each processor that they are given, type check and linter work out all types anew; and they collect their memory too often. */
const oneChecker = { ...process.env, GOMAXPROCS: '1', GOGC: '300' };

const check = (title, program, args, env = process.env) => [title, async () => countCheck(await command(program, args, { env }))];
const tests = (title, project, ...options) => [title, () => vitest(project, options)];

/** The lanes of a group run side by side, the steps of a lane one after the other. */
const GROUPS = [
  // A quarter of the time the two workers of the server tests, which need the build, wait for what does not answer: one process beside them fills it.
  [
    [['Build', build], tests('Server tests', 'server')],
    [
      check('Type check', 'npm', ['run', '--silent', 'typecheck'], oneChecker),
      check('Format', 'npm', ['run', '--silent', 'format:check']),
      check('Layers', 'node', ['tools/check/layers.ts']),
      check('Lint', 'npm', ['run', '--silent', 'lint'], oneChecker),
      tests('Unit tests', 'unit', '--maxWorkers=1'),
      tests('Office tests', 'office', '--maxWorkers=1'),
    ],
  ],
  [[['Browser journeys', journeys]]],
  ...(isLong
    ? [[[check('Kills', 'node', ['tools/kill/order-storm.ts', '20'])]], [[check('Spoiled lines', 'node', ['tools/fault/fault-storm.ts'])]]]
    : []),
];

async function runLane(steps) {
  const results = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

async function runStep([title, step]) {
  console.log(`\n=== ${title} ===\n`);
  const begin = performance.now();
  const count = await step().catch((error) => {
    console.error(error.message);
    return countCheck(1);
  });
  return { title, ...count, seconds: (performance.now() - begin) / 1000 };
}

stopOnOldNode();
try {
  await withSetupLock(ensureInstalled);
} catch (error) {
  console.error(`${error.message}\n0 passed, 1 failed`);
  process.exit(1);
}
const results = [];
for (const group of GROUPS) results.push(...(await Promise.all(group.map(runLane))).flat());

console.log('\n=== Summary ===\n');
for (const { title, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${title.padEnd(18)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
