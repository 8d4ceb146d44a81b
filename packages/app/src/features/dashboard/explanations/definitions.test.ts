import { expect, test } from 'vitest'
import docs from '../../../../../../docs/metrics.md?raw'
import { definitions } from './definitions.ts'

test('the dashboard defines its figures as docs/metrics.md does', () => {
  const [, section = ''] = docs.split('\n## On the dashboard\n')
  const rows = [...section.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, name, text]) => [name, text])
  expect(rows).toEqual(Object.entries(definitions).map(([name, { message }]) => [name, message]))
})
