import { expect, test } from 'vitest'
import { failuresOf, skippedOf, summaryOf, tallyOf } from './test-tally.mjs'

const file = (...statuses: string[]) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})

const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file('passed', 'passed'), file('passed')],
}

test('counts every test by its outcome', () => {
  const mixed = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [file('passed', 'passed', 'failed', 'skipped', 'todo')],
  }
  expect(tallyOf(mixed, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('a file that did not load is a failure', () => {
  const broken = { ...report, testResults: [...report.testResults, { status: 'failed', assertionResults: [] }] }
  expect(tallyOf(broken, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('an unhandled error is a failure though every test passed', () => {
  expect(tallyOf(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('a run that found no test is a failure', () => {
  expect(tallyOf({ ...report, numPassedTests: 0, testResults: [] }, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a run that wrote no report is a failure', () => {
  expect(tallyOf(undefined, 134)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('failures are named by file and test with what they said, or by the file that did not load', () => {
  const testResults = [
    {
      name: '/project/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'divides', failureMessages: ['\u001b[31mby zero\n\u001b[39m\n  at a.test.ts:1'] },
        { status: 'failed', fullName: 'multiplies' },
      ],
    },
    { name: '/project/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: '/project/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'runs' }] },
  ]
  expect(failuresOf({ ...report, testResults }, '/project')).toEqual([
    'a.test.ts: divides\n    by zero\n      at a.test.ts:1',
    'a.test.ts: multiplies',
    'b.test.ts\n    no such module',
  ])
  expect(failuresOf(undefined, '/project')).toEqual([])
})

test('skipped tests are named by file and test, or by the file of which nothing ran', () => {
  const testResults = [
    {
      name: '/project/a.test.ts',
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'skipped', fullName: 'divides' },
        { status: 'todo', fullName: 'multiplies' },
      ],
    },
    {
      name: '/project/b.test.ts',
      status: 'passed',
      assertionResults: [
        { status: 'pending', fullName: 'draws' },
        { status: 'skipped', fullName: 'paints' },
      ],
    },
    { name: '/project/c.test.ts', status: 'failed', assertionResults: [] },
    { name: '/project/d.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'runs' }] },
  ]
  expect(skippedOf({ ...report, testResults }, '/project')).toEqual([
    'a.test.ts: divides',
    'a.test.ts: multiplies',
    'b.test.ts',
  ])
  expect(skippedOf(undefined, '/project')).toEqual([])
})

test('the summary names what was skipped only if something was', () => {
  expect(summaryOf({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  expect(summaryOf({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
})
