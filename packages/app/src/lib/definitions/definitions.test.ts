import type { MessageDescriptor } from '@lingui/core'
import { expect, test } from 'vitest'
import docs from '../../../../../docs/metrics.md?raw'
import { definitions } from './definitions.ts'

test('the dashboard defines its metrics as docs/metrics.md does', () => {
  const [, section = ''] = docs.split('\n## On the dashboard\n')
  const rows = [...section.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, name, text]) => [name, text])
  expect(rows).toEqual(Object.entries(definitions).map(([name, definition]) => [name, sentenceOf(definition)]))
})

const sentenceOf = ({ message, values }: MessageDescriptor) =>
  message?.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]))
