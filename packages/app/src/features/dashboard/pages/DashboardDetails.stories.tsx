import { mockCall } from '@sightline/api-client/mocks'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { breakdownOf, fourWeeks, harborLane, seen, websiteList } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'

const germany = `details=${encodeURIComponent('["country","DE"]')}`

const meta = preview.meta({
  title: 'Pages/Dashboard/Details of a row',
  component: AppAt,
  parameters: { page: true, argsInDocs: { search: 'range=28d' } },
  args: { path: '/sites/1', search: `range=28d&${germany}` },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      mockCall('website', 'liveCheck', seen),
      mockCall('stats', 'dashboard', {
        ...fourWeeks,
        breakdowns: [
          ...fourWeeks.breakdowns,
          { ...breakdownOf('page'), dimension: 'region' },
          { ...breakdownOf('event'), dimension: 'goal' },
        ],
      }),
      mockCall('stats', 'current', { current_visitors: 42 }),
      mockCall('stats', 'query', {
        ...breakdownOf('country'),
        range: fourWeeks.range,
        source: fourWeeks.source,
        currency: 'EUR',
        totals: {},
      }),
      mockCall('funnel', 'fetchFunnels', { list: [] }),
      mockCall('annotation', 'fetchAnnotations', { list: [] }),
      mockCall('savedView', 'fetchSavedViews', { list: [] }),
    ),
})

/** A link opens them, they can be left, and a filter by the value stands in their place. */
export const Default = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog'))
    await becomesVisible(() => drawer.findByRole('tab', { name: /^Visitors 86\.4k/ }))
    await waitFor(() => expect(drawer.getAllByRole('table')).toHaveLength(4))
  },
})

export const Filtered = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: 'Germany' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Filter by this' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await becomesVisible(() => canvas.findByRole('button', { name: 'Country is Germany' }))
    // The countries would be one row.
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Regions' })).toHaveAttribute('aria-selected', 'true'))
  },
})

export const Excluded = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: 'Germany' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Exclude this' }))
    await becomesVisible(() => canvas.findByRole('button', { name: /^Country is not Germany/ }))
    await expect(canvas.getByRole('tab', { name: 'Countries' })).toHaveAttribute('aria-selected', 'true')
  },
})

/** With keys alone: from the row to its details, and back to the page. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { search: 'range=28d' },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Pages' }))
    const [name] = await panel.findAllByRole('button')
    if (name === undefined) throw new Error('no row')
    name.focus()
    await panel.findByRole('button', { name: 'Details' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await canvas.findByRole('dialog')
    await waitFor(() => expect(drawer).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(name).toHaveFocus())
  },
})

/** A filter that goes takes the tab along that it had opened. */
export const Unfiltered = meta.story({
  tags: ['behaviour'],
  args: { search: 'range=28d' },
  play: async ({ canvas, userEvent }) => {
    const places = within(await canvas.findByRole('region', { name: 'Places' }))
    await userEvent.click(await places.findByRole('button', { name: /Germany/ }))
    await waitFor(() => expect(places.getByRole('tab', { name: 'Regions' })).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(places.getByRole('tab', { name: 'Countries' })).toHaveAttribute('aria-selected', 'true'))
  },
})

/** A row that is filtered by takes the filter away again, and says so. */
export const RemovedAgain = meta.story({
  tags: ['behaviour'],
  args: { search: `range=28d&places=country&filters=${encodeURIComponent('[["is","country",["DE"]]]')}` },
  play: async ({ canvas, userEvent }) => {
    const places = within(await canvas.findByRole('region', { name: 'Places' }))
    await userEvent.hover(await places.findByRole('button', { name: /Germany/ }))
    await userEvent.click(await places.findByRole('button', { name: 'Remove filter' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Country is Germany' })).toBeNull())
  },
})

/** The chart of a row neither leads to days nor changes the interval of the page behind it. */
export const FixedDays = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog'))
    const chart = await drawer.findByRole('application', { name: /^Visitors/ })
    await waitFor(() => expect(chart).toBeVisible())
    await expect(drawer.queryByRole('radiogroup', { name: 'Granularity' })).toBeNull()
    chart.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Date range: Last 28 days/, hidden: true })).toBeInTheDocument()
  },
})
