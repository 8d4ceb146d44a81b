import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../index.ts'
import { examples } from './examples/examples.tsx'
import type { Probe } from './examples/probe.ts'

const probe: Probe = { ref: () => {}, id: 'probe', className: 'probe', style: {}, 'data-probe': 'there' }

const drawn = (name: string) => renderToString(createElement(KitProvider, null, examples[name]?.(probe)))

afterEach(() => vi.restoreAllMocks())

test.each(Object.keys(examples))('a server draws %s without a word of warning', (name) => {
  expect(typeof window).toBe('undefined')
  const said = vi.spyOn(console, 'error')
  expect(drawn(name)).toContain('<div')
  expect(said.mock.calls).toEqual([])
})

test('the rows of a table are drawn by a server', () => {
  expect(drawn('DataTable')).toContain('Mira')
  expect(drawn('ListPage')).toContain('Mira')
})
