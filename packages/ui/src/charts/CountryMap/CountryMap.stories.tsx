import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BreakdownPanel } from '../../components/data/BreakdownPanel/index.ts'
import { CountryMap } from './CountryMap.tsx'
import type { CountryMapProps } from './CountryMap.types.ts'

const country = (code: string, name: string, visitors: number) => ({
  code,
  name,
  visitors,
  percentage: visitors / 864.02,
})

const countries = [
  country('US', 'United States', 28_400),
  country('GB', 'United Kingdom', 13_300),
  country('DE', 'Germany', 9880),
  country('CA', 'Canada', 6300),
  country('FR', 'France', 4900),
  country('JP', 'Japan', 3900),
  country('AU', 'Australia', 3300),
  country('NL', 'Netherlands', 2500),
  country('BR', 'Brazil', 1900),
  country('IN', 'India', 1200),
  country('ZA', 'South Africa', 400),
  country('SG', 'Singapore', 300),
]

const meta = preview.meta({
  title: 'Charts/CountryMap',
  component: CountryMap,
  args: { 'aria-label': 'Visitors by country', items: countries, onHighlightChange: fn(), onAction: fn() },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['width'] === 'panel' ? 832 : 460 }}>
        <Story />
      </div>
    ),
  ],
})

const drawn = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const map = await canvas.findByRole('img', { name: 'Visitors by country' })
  await waitFor(() => expect(map.getBoundingClientRect().width).toBeGreaterThan(100))
  return map
}

/** Moves the mouse to a place of the map, in parts of its width and height. */
const mouse = (map: HTMLElement, type: string, [across, down]: readonly [number, number]) => {
  const { x, y, width, height } = map.getBoundingClientRect()
  map.dispatchEvent(
    new MouseEvent(type, { bubbles: true, clientX: x + across * width, clientY: y + down * height, view: window }),
  )
}

const brazil = [0.34, 0.68] as const
const ocean = [0.02, 0.98] as const

export const Default = meta.story({
  parameters: inEveryMode,
  play: async (context) => {
    const { args, canvas } = context
    const map = await drawn(context)
    await expect(canvas.queryByText('Brazil')).toBeNull()
    mouse(map, 'mousemove', brazil)
    await waitFor(() => expect(canvas.getByText('Brazil')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('1,900')).toBeVisible())
    await expect(args.onHighlightChange).toHaveBeenLastCalledWith('BR')
    mouse(map, 'click', brazil)
    await expect(args.onAction).toHaveBeenLastCalledWith('BR')
    mouse(map, 'mousemove', ocean)
    await waitFor(() => expect(canvas.queryByText('Brazil')).toBeNull())
    await expect(args.onHighlightChange).toHaveBeenLastCalledWith(undefined)
  },
})

/** The map with its list, as on the dashboard: pointing at a country in one highlights it in both. */
function WithItsList(args: CountryMapProps) {
  const [highlighted, setHighlighted] = useState<string>()
  return (
    <BreakdownPanel
      aria-label="Places"
      items={[
        { id: 'country', label: 'Countries' },
        { id: 'region', label: 'Regions' },
      ]}
      selectedKey="country"
      onSelectionChange={() => {}}
      onRowAction={({ id }) => args.onAction?.(id)}
      highlightedKey={highlighted}
      onHighlightChange={setHighlighted}
      start={<CountryMap {...args} highlightedKey={highlighted} onHighlightChange={setHighlighted} />}
      rows={countries.slice(0, 8).map(({ code, name, visitors, percentage }) => ({
        id: code,
        name,
        kind: 'word' as const,
        tag: code,
        visitors,
        percentage,
      }))}
    />
  )
}

const unitedStates = [0.2, 0.32] as const

export const WithList = meta.story({
  tags: ['behaviour'],
  render: WithItsList,
  parameters: { width: 'panel' },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const map = await drawn(context)
    const row = canvas.getByRole('row', { name: /^United States/ })
    await expect(row).not.toHaveAttribute('data-highlighted')
    mouse(map, 'mousemove', unitedStates)
    await waitFor(() => expect(row).toHaveAttribute('data-highlighted'))
    await userEvent.click(canvas.getByRole('button', { name: 'Germany' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('DE')
  },
})

/** A map on which something happens when the button is pressed. */
function Pulsing(args: CountryMapProps) {
  const [codes, setCodes] = useState<readonly string[]>([])
  return (
    <>
      <button type="button" onClick={() => setCodes([...codes, 'BR', 'SG'])}>
        Something happens
      </button>
      <CountryMap {...args} pulses={codes.map((code, index) => ({ id: String(index), code }))} />
    </>
  )
}

/** A pulse is drawn in its country, once, and goes; one of a country that the map does not have is left out. */
export const Pulses = meta.story({
  tags: ['behaviour'],
  render: Pulsing,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const map = await drawn(context)
    // Its size on the canvas comes with its layout, after that of the page.
    await waitFor(() => expect(Number(map.getAttribute('width'))).toBeGreaterThan(100))
    const pulses = () => [...canvasElement.querySelectorAll('[data-part="pulse"]')]
    // It is gone at once where animations take no time, so its place is read when it comes.
    const places: DOMRect[] = []
    const observer = new MutationObserver(() => places.push(...pulses().map((pulse) => pulse.getBoundingClientRect())))
    observer.observe(canvasElement, { childList: true, subtree: true })
    const { x, y, width, height } = map.getBoundingClientRect()
    await userEvent.click(canvas.getByRole('button', { name: 'Something happens' }))
    await waitFor(() => expect(places).toHaveLength(1))
    const place = places[0] ?? new DOMRect()
    await expect((place.x + place.width / 2 - x) / width).toBeCloseTo(brazil[0], 1)
    await expect((place.y + place.height / 2 - y) / height).toBeCloseTo(brazil[1], 1)
    await waitFor(() => expect(pulses()).toHaveLength(0), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Something happens' }))
    await waitFor(() => expect(places).toHaveLength(2))
    observer.disconnect()
  },
})

/** The map can be shown as a table and downloaded, like every other chart. */
export const AsTable = meta.story({
  tags: ['behaviour'],
  args: { period: 'Nov 2026', items: countries.toReversed() },
  play: async (context) => {
    const { canvas, userEvent } = context
    await drawn(context)
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Data (CSV)' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Picture (PNG)' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }))
    await expect(await canvas.findByRole('table', { name: 'Visitors by country, Nov 2026' })).toBeVisible()
    // The country with the most visitors comes first, whatever the order of the items.
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent('United States28,40032.9%')
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }))
    await drawn(context)
  },
})

export const Highlighted = meta.story({ args: { highlightedKey: 'US' } })
export const OneCountry = meta.story({ args: { items: countries.slice(2, 3) } })
export const NoVisits = meta.story({
  args: { items: [country('', 'Unknown', 0)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No country is known in this range')).toBeVisible())
    await expect(canvas.queryByRole('img')).toBeNull()
    // A map without values shows no scale.
    await expect(canvas.queryByText('0')).toBeNull()
  },
})
