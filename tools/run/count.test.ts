import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

type Count = (reportPath: string, exitCode: number) => { passed: number; failed: number };

// The module is plain JavaScript, because it runs under whatever Node is present before anything is installed.
const counting: { countUnitTests: Count; countJourneys: Count } = await import(new URL('count.mjs', import.meta.url).href);

const folder = mkdtempSync(join(tmpdir(), 'shop-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const failedTest = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
const brokenFile = { status: 'failed', assertionResults: [] };

describe('unit and server tests', () => {
  test.each([
    ['all pass', { numPassedTests: 5, numFailedTests: 0, testResults: [] }, 0, { passed: 5, failed: 0 }],
    ['one fails', { numPassedTests: 5, numFailedTests: 1, testResults: [failedTest] }, 1, { passed: 5, failed: 1 }],
    ['a file cannot be loaded', { numPassedTests: 5, numFailedTests: 0, testResults: [brokenFile] }, 1, { passed: 5, failed: 1 }],
    ['all pass but the run fails', { numPassedTests: 5, numFailedTests: 0, testResults: [] }, 1, { passed: 5, failed: 1 }],
    ['nothing ran', { numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0, { passed: 0, failed: 1 }],
  ])('%s', (_, content, code, count) => {
    expect(counting.countUnitTests(report(content), code)).toEqual(count);
  });

  test('a run without a report is a failure', () => {
    expect(counting.countUnitTests(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('journeys', () => {
  test.each([
    ['all pass', { expected: 4, flaky: 0, unexpected: 0 }, 0, { passed: 4, failed: 0 }],
    ['two fail', { expected: 4, flaky: 0, unexpected: 2 }, 1, { passed: 4, failed: 2 }],
    ['the shop does not start', { expected: 0, flaky: 0, unexpected: 0 }, 1, { passed: 0, failed: 1 }],
  ])('%s', (_, stats, code, count) => {
    expect(counting.countJourneys(report({ stats }), code)).toEqual(count);
  });
});
