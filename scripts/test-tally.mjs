import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a runner wrote into a file; `undefined` when it ended before it wrote it. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

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

/** What failed: the test's file and name with the beginning of what it said, or the file where no test of it did. */
export function failuresOf(report, root) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name)
      const tests = assertionResults.filter((test) => test.status === 'failed')
      return tests.length === 0
        ? [file + beginningOf([message])]
        : tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}${beginningOf(failureMessages)}`)
    })
}

/** What did not run: a file of which no test did, or the tests by file and name. */
export function skippedOf(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name)
    const skipped = assertionResults.filter(({ status }) => notRun.has(status))
    const isWhole = skipped.length > 0 && skipped.length === assertionResults.length
    return isWhole ? [file] : skipped.map(({ fullName }) => `${file}: ${fullName}`)
  })
}

const notRun = new Set(['pending', 'skipped', 'todo', 'disabled'])

const shownLines = 15

/** The first lines of what a failure said, indented; stacks of it that lead into packages are left out. */
export const beginningOf = (messages = []) =>
  stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, shownLines)
    .map((line) => `\n    ${line}`)
    .join('')

export const summaryOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
