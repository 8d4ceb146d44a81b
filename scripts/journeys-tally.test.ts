import { expect, test } from 'vitest'
import { journeysOf } from './journeys-tally.mjs'

const journey = (title: string, status: string, attempts: object[] = []) => ({
  file: 'share.spec.ts',
  title,
  tests: [{ status, results: attempts }],
})

const attempt = (message: string, trace: string) => ({
  errors: [{ message }],
  attachments: [
    { name: 'screenshot', path: '/project/e2e/results/one/test-failed-1.png' },
    { name: 'trace', path: trace },
  ],
})

const reportOf = (stats: object, ...specs: object[]) => ({
  config: { rootDir: '/project/e2e' },
  errors: [] as { message: string }[],
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
})

test('counts journeys by their outcome, and one that passed when it was tried again is passed and named', () => {
  const report = reportOf(
    { expected: 1, flaky: 1, skipped: 1 },
    journey('a link is shared', 'expected'),
    journey('a link is removed', 'flaky', [attempt('too late', '/project/e2e/results/one/trace.zip')]),
    journey('a link is renamed', 'skipped'),
  )
  expect(journeysOf(report, 0, '/project')).toEqual({
    tally: { passed: 2, failed: 0, skipped: 1 },
    failed: [],
    retried: ['e2e/share.spec.ts: a link is removed'],
  })
})

test('names what failed with what it said in the end and where that attempt’s trace lies', () => {
  const report = reportOf(
    { unexpected: 1, expected: 1 },
    journey('a link is shared', 'expected'),
    journey('a link is removed', 'unexpected', [
      attempt('first', '/project/e2e/results/one/trace.zip'),
      attempt('\u001b[31mstill there\u001b[39m\n\n  at share.spec.ts:9', '/project/e2e/results/one-retry1/trace.zip'),
    ]),
  )
  expect(journeysOf(report, 1, '/project')).toEqual({
    tally: { passed: 1, failed: 1, skipped: 0 },
    failed: [
      'e2e/share.spec.ts: a link is removed\n    still there\n      at share.spec.ts:9\n    trace: e2e/results/one-retry1/trace.zip',
    ],
    retried: [],
  })
})

test('a server that did not start, a run without journeys, and one without a report are a failure', () => {
  const broken = { ...reportOf({}), errors: [{ message: 'the product ended' }] }
  expect(journeysOf(broken, 1, '/project')).toMatchObject({
    tally: { passed: 0, failed: 1, skipped: 0 },
    failed: ['e2e\n    the product ended'],
  })
  expect(journeysOf(reportOf({}), 0, '/project').tally.failed).toBe(1)
  expect(journeysOf(undefined, 134, '/project').tally).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
