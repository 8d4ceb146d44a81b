import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { styled } from 'styled-components'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { Button, KitProvider } from '../index.ts'
import * as charts from '../charts/index.ts'
import { examples } from '../docs/examples/examples.tsx'
import type { Probe } from '../docs/examples/probe.ts'
import type { ComponentDocs } from '../docs/componentDocs.ts'
import * as kit from '../index.ts'
import * as form from './inputs/Form/index.ts'

/** These components have no root element, or none that a page would change. */
const without: Record<string, string> = {
  FieldSizeProvider: 'draws nothing',
  FormField: 'draws the field that it is given',
  FormMessageContext: 'draws nothing',
  UnsavedChanges: 'draws a question when something would be lost',
  GlobalReset: 'styles of the page',
  Toaster: 'draws when a message comes; react-aria keeps its place',
}

test('every exported component is looked at here, or it is said why not', () => {
  const isIcon = (name: string) => name.endsWith('Icon') && name !== 'Icon'
  const exported = Object.keys({ ...kit, ...charts, ...form }).filter((name) => /^\p{Lu}/u.test(name) && !isIcon(name))
  expect([...Object.keys(examples), ...Object.keys(without)].toSorted()).toEqual(exported.toSorted())
})

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** The root element that a component forwards its ref to. */
async function mounted(name: string): Promise<Element> {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  let element: Element | null = null
  const probe: Probe = {
    ref: (next) => {
      element = next
    },
    id: 'probe',
    className: 'probe',
    style: { scrollMarginTop: 7 },
    'data-probe': 'there',
  }
  flushSync(() => root?.render(<KitProvider>{examples[name]?.(probe)}</KitProvider>))
  return vi.waitFor(() => {
    if (element === null) throw new Error(`${name} gave no element to its ref`)
    return element
  })
}

const names = Object.keys(examples)

test.each(names)(
  '%s gives its ref, class, style and what it does not know to one and the same element',
  async (name) => {
    const element = await mounted(name)
    expect(element).toHaveClass('probe')
    expect(element).toHaveStyle({ scrollMarginTop: '7px' })
    expect(element).toHaveAttribute('data-probe', 'there')
    expect(document.querySelectorAll('[data-probe]')).toHaveLength(1)
  },
)

const docsOfComponents = import.meta.glob<ComponentDocs>('../{components/*,product,charts}/*/*.docs.ts', {
  eager: true,
  import: 'docs',
})
const rootLines = new Map(
  Object.entries(docsOfComponents).map(([file, { root: line }]) => [file.replace(/.*\/|\.docs\.ts$/g, ''), line]),
)

test.each(names.filter((name) => rootLines.has(name)))('the page of %s names its root', async (name) => {
  const { localName } = await mounted(name)
  expect(rootLines.get(name)).toContain(`<${localName}>`)
})

const Faded = styled(Button)`
  opacity: 0.5;
`

test('styled() of a component styles it', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  flushSync(() =>
    root?.render(
      <KitProvider>
        <Faded>Save</Faded>
      </KitProvider>,
    ),
  )
  const button = await vi.waitFor(() => {
    const found = place.querySelector('button')
    if (found === null) throw new Error('no button yet')
    return found
  })
  expect(getComputedStyle(button).opacity).toBe('0.5')
})

// Dialogs and calendars contain a button of one pixel for screen readers, which is excluded.
const targets = [
  "button:not([aria-label=Dismiss], [aria-label=Next][tabindex='-1'])",
  'label[data-rac]',
  'textarea',
  'input[type=color]',
  'a',
  '[role=group][data-part=box]',
  '[data-part=digit]',
  ...['tab', 'menuitem', 'menuitemradio'].map((role) => `[role=${role}]`),
].join()

/**
 * These components are only looked at; a link inside a sentence is as high as its line, and that of a SiteCard covers
 * the card.
 */
const withoutTargets = new Set(
  'CountryMap DashboardMiniature PaywallDrawing SiteGrid SiteAvatar Sparkline TrendChartPlaceholder AppShell Avatar Badge BrandProvider Callout Card ChangeTable Columns Container DataList DataListItem DateField Delta DescriptionList EmptyState EventFeed Form FormActions FormColumn FormErrors FormErrorSummary FormRow Heading Icon Inline UserLabel Keys KitProvider Link LiveCheck LiveDot LiveNumber Logo MetricCard PlanTable PrintSheet Progress ProgressBar QrCode Rays SiteCard Skeleton SpanChart Spinner Stack Stepper Tag Text TierBadge Timeline VisuallyHidden'.split(
    ' ',
  ),
)

const withTargets = names.filter((name) => !withoutTargets.has(name))

/** The elements that a pointer can hit, with the size of the area that it can hit. */
function hit() {
  const found = [...document.querySelectorAll(targets)].filter((target) => target.checkVisibility())
  expect(found.length).toBeGreaterThan(0)
  return found.map((target) => ({ name: target.outerHTML.slice(0, 120), rect: target.getBoundingClientRect() }))
}

test.each(withTargets)('every target of %s is at least 24 px', async (name) => {
  await mounted(name)
  for (const { name: target, rect } of hit()) {
    expect(Math.min(rect.width, rect.height), target).toBeGreaterThanOrEqual(24)
  }
})

test.each(withTargets)('every target of %s is at least 40 px high where a finger points', async (name) => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true })
  try {
    expect(matchMedia('(pointer: coarse)').matches).toBe(true)
    await mounted(name)
    for (const { name: target, rect } of hit()) expect(rect.height, target).toBeGreaterThanOrEqual(40)
  } finally {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
  }
})
