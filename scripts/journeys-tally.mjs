import path from 'node:path'
import { beginningOf } from './test-tally.mjs'

/**
 * Counts Playwright's JSON report and names what failed: by file and title, with what it said and where its trace lies. What
 * failed at first and then passed is `retried`. What no failed journey stands for counts as one failure.
 */
export function journeysOf(report, exitCode, root) {
  if (report === undefined) return { tally: { passed: 0, failed: 1, skipped: 0 }, failed: ['e2e'], retried: [] }

  const { expected, flaky, unexpected, skipped } = report.stats
  const passed = expected + flaky
  const isUnexplained = unexpected === 0 && (exitCode !== 0 || passed === 0)
  const journeys = report.suites.flatMap(journeysIn)
  const nameOf = ({ file, title }) => `${path.relative(root, path.join(report.config.rootDir, file))}: ${title}`
  const failed = journeys
    .filter(({ status }) => status === 'unexpected')
    .map((journey) => nameOf(journey) + saidBy(journey.attempts.at(-1), root))
  return {
    tally: { passed, failed: unexpected + (isUnexplained ? 1 : 0), skipped },
    failed: isUnexplained ? [`e2e${beginningOf(report.errors.map(({ message }) => message))}`] : failed,
    retried: journeys.filter(({ status }) => status === 'flaky').map(nameOf),
  }
}

const journeysIn = ({ suites = [], specs }) => [
  ...suites.flatMap(journeysIn),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({ file, title, status, attempts: results })),
  ),
]

function saidBy({ errors, attachments }, root) {
  const trace = attachments.find(({ name }) => name === 'trace')?.path
  const place = trace === undefined ? '' : `\n    trace: ${path.relative(root, trace)}`
  return beginningOf(errors.map(({ message }) => message)) + place
}
