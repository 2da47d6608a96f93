// Passed and failed tests from the reports of the test runners. A run that fails without naming a failed test, or that ran nothing, counts as one failure.
import { existsSync, readFileSync } from 'node:fs';

/** A step that is a single check: it passes or fails as a whole. */
export function countCheck(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function countUnitTests(reportPath, code) {
  const report = read(reportPath);
  if (report === undefined) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return settle(report.numPassedTests, report.numFailedTests + brokenFiles.length, code);
}

export function countJourneys(reportPath, code) {
  const report = read(reportPath);
  if (report === undefined) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return settle(expected + flaky, unexpected, code);
}

function settle(passed, failed, code) {
  const silentFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silentFailure ? 1 : failed };
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
