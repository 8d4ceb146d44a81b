import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { BreakdownPanel, DashboardMiniature, KitProvider, Logo, SpanChart } from '../index.ts'
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

/** Attributes that React Aria writes itself, which `KitProvider` sets again: hidden fields, rows and fields of dates. */
const byReactAria = [
  /^border:0;clip:rect\(0 0 0 0\);clip-path:inset\(50%\);height:1px;margin:-1px;overflow:hidden;padding:0;position:(absolute|fixed);/,
  /^(display:(contents|none)|pointer-events:none|unicode-bidi:isolate|caret-color:transparent)$/,
]

const stylesOf = (html: string) =>
  [...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style = '']) =>
    byReactAria.some((known) => known.test(style)) ? [] : [style],
  )

test.each(Object.keys(examples))('%s is drawn without a style attribute, which a strict policy refuses', (name) => {
  expect(stylesOf(drawn(name))).toEqual([])
})

test('what is drawn as long as its value is has no style attribute either', () => {
  const rows = [{ id: '/', name: '/', visitors: 4, percentage: 100 }]
  const pages = [{ id: 'page', label: 'Pages' }] as const
  const spans = [{ id: '1', label: 'Days', value: '2', start: '2026-01-01', end: '2026-01-03' }]
  const panel = { 'aria-label': 'Pages', items: pages, selectedKey: 'page', onSelectionChange: () => {}, rows }
  const html = renderToString(
    createElement(
      KitProvider,
      null,
      createElement(BreakdownPanel, panel),
      createElement(SpanChart, { 'aria-label': 'Spans', items: spans }),
      createElement(DashboardMiniature, { name: 'Harbor Lane', panels: pages.map(({ id }) => ({ id, name: id })) }),
      createElement(Logo, { src: '/logo.svg' }),
    ),
  )
  expect(html).toContain('data-part="bar"')
  expect(stylesOf(html)).toEqual([])
})

test('a style that a page passes stays', () => {
  const drawnBadge = examples['Badge']?.({ ...probe, style: { color: 'red' } })
  expect(renderToString(createElement(KitProvider, null, drawnBadge))).toContain('style="color:red"')
})
