import { endpoints, summaries } from '@sightline/api-client/contract'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { groupOf, groupsOfResources, summariesFile, summariesSource } from './call-summaries.mjs'

test('the file is what the comments say now', () => {
  expect(readFileSync(summariesFile, 'utf8'), 'run node scripts/call-summaries.mjs').toBe(summariesSource())
})

test('every call has its sentence, and there is none without a call', () => {
  const names = (record: object) =>
    Object.entries(record).flatMap(([resource, calls]) => Object.keys(calls).map((call) => `${resource}.${call}`))
  expect(names(summaries).toSorted()).toEqual(names(endpoints).toSorted())
  for (const sentence of Object.values(summaries).flatMap((calls) => Object.values(calls))) {
    expect(sentence).toMatch(/^[A-Z].*[.]$/)
  }
})

test('a comment over several lines is one sentence, and a call without one is refused', () => {
  const source = (calls: string) => `/** Things. */\nexport const thing = {\n${calls}} as const satisfies Calls\n`
  const both =
    "  /** One. */\n  one: { method: 'GET' },\n  /**\n   * Two\n   * lines.\n   */\n  two: {\n    method: 'GET',\n  },\n"
  expect(groupOf(source(both), 'thing.ts')).toEqual({
    group: 'thing',
    calls: [
      ['one', 'One.'],
      ['two', 'Two lines.'],
    ],
  })
  expect(() => groupOf(source("  one: { method: 'GET' },\n"), 'thing.ts')).toThrow('one has no comment')
})

test('a resource has the calls of one group, or of several', () => {
  const index =
    'export const endpoints = {\n  order,\n  aitask: aiTask,\n  app: { ...appWebsite, ...appTheme },\n} as const\n'
  expect(groupsOfResources(index)).toEqual([
    { resource: 'order', groups: ['order'] },
    { resource: 'aitask', groups: ['aiTask'] },
    { resource: 'app', groups: ['appWebsite', 'appTheme'] },
  ])
})
