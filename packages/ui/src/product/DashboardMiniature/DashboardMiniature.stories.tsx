import { expect } from 'storybook/test'
import { inEveryMode } from '../../../../../.storybook/modes.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { State, StateGrid } from '../../docs/StateGrid.tsx'
import { BrandProvider } from '../../provider/index.ts'
import { type KitTokens } from '../../theme/index.ts'
import { DashboardMiniature } from './DashboardMiniature.tsx'

const panels = [
  { id: 'content', name: 'Content' },
  { id: 'sources', name: 'Sources' },
  { id: 'places', name: 'Places' },
  { id: 'technology', name: 'Technology' },
  { id: 'events', name: 'Events', isWide: true },
]

const meta = preview.meta({
  title: 'Product/DashboardMiniature',
  component: DashboardMiniature,
  args: { name: 'Harbor Lane', panels, style: { inlineSize: 480, maxInlineSize: '100%' } },
})

export const Default = meta.story()

export const Behaviour = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvasElement.querySelector<HTMLElement>('[aria-hidden=true]:has([data-part=panel])')
    if (drawing === null) throw new Error('It is not hidden from a screen reader')
    await expect(canvas.queryByRole('img')).toBeNull()
    const [first, second, , , last] = [...drawing.querySelectorAll('[data-part=panel]')].map((panel) =>
      panel.getBoundingClientRect(),
    )
    await expect(first?.top).toBe(second?.top)
    await expect(last?.width).toBeGreaterThan((first?.width ?? 0) * 1.9)
    // A drawing half as wide is half as high.
    const { height } = drawing.getBoundingClientRect()
    drawing.style.inlineSize = '240px'
    await expect(Math.abs(drawing.getBoundingClientRect().height * 2 - height)).toBeLessThan(16)
  },
})

export const Named = meta.story({
  tags: ['behaviour'],
  args: { 'aria-label': 'A dashboard in Harbor blue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A dashboard in Harbor blue' })).toBeVisible()
  },
})

const brands: Readonly<Record<string, KitTokens>> = {
  'the kit’s own': {},
  'a colour, sharp corners': { accent: '#a51d2d', radius: 0, font: '"Source Serif 4 Variable", serif' },
  'a colour, round corners': { accent: '#2f6b3a', radius: 16 },
}

const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 28'%3E%3Crect width='120' height='28' rx='4' fill='%231a5fb4'/%3E%3C/svg%3E"

const width = { inlineSize: '20rem', maxInlineSize: '100%' }

const Matrix = () => (
  <StateGrid $column="20rem">
    {Object.entries(brands).map(([name, tokens]) => (
      <State key={name} name={name}>
        <BrandProvider tokens={tokens} style={width}>
          <DashboardMiniature name="Harbor Lane" panels={panels} />
        </BrandProvider>
      </State>
    ))}
    <State name="dark on any page">
      <DashboardMiniature name="Harbor Lane" style={width} panels={panels} colorScheme="dark" />
    </State>
    <State name="a logo, one panel">
      <DashboardMiniature name="Harbor Lane" logo={logo} style={width} panels={panels.slice(0, 1)} />
    </State>
    <State name="a long name">
      <DashboardMiniature
        name={'Harbor Lane and all of its daughters '.repeat(3)}
        style={width}
        panels={panels.slice(0, 3)}
      />
    </State>
  </StateGrid>
)

export const States = meta.story({ parameters: inEveryMode, render: Matrix })
