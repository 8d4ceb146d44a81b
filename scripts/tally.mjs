/**
 * Counts a Vitest JSON report. What no failed test stands for counts as one failure: a file that did not load, an unhandled
 * error, a run that crashed or found nothing.
 */
export function tallyOf(report, exitCode) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 }

  const { numPassedTests: passed, numPendingTests, numTodoTests, testResults } = report
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + brokenFiles
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: failed + (isUnexplained ? 1 : 0), skipped: numPendingTests + numTodoTests }
}

export const summaryOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
