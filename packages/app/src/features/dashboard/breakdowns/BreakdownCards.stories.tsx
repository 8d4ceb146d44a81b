import { mockCall, mockApiError } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { fourWeeks, harborLane, seen, websiteList, keptChoices } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import {
  buying,
  eventTrends,
  funnels,
  lastMinutes,
  newsletter,
  properties,
  valuesOf,
} from '../../../testing/dashboardFixtures.ts'

const meta = preview.meta({
  title: 'Pages/Dashboard/Breakdowns',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1', search: 'range=28d' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      mockCall('website', 'liveCheck', seen),
      mockCall('stats', 'dashboard', fourWeeks),
      mockCall('stats', 'current', { current_visitors: 42 }),
      mockCall('stats', 'query', valuesOf('prop:product', ['Mug', 'Apron'])),
      mockCall('stats', 'properties', properties),
      mockCall('stats', 'funnel', buying),
      mockCall('funnel', 'fetchFunnels', funnels),
      mockCall('annotation', 'fetchAnnotations', { list: [] }),
      mockCall('website', 'saveDashboardSetting', keptChoices),
      mockCall('savedView', 'fetchSavedViews', { list: [] }),
    ),
})

type Story = Pick<StoryContext, 'canvas'>

/** The card of funnels, which loads when it is scrolled near. */
const funnelsOf = async ({ canvas }: Story) => {
  const panel = await canvas.findByRole('region', { name: 'Funnels' })
  panel.scrollIntoView()
  return within(panel)
}

export const Funnels = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const panel = await funnelsOf({ canvas })
    await becomesVisible(() => panel.findByText('Put something in the basket'))
    await waitFor(() => expect(panel.getByText('6.2%', { selector: 'strong' })).toBeVisible())
    msw.use(mockCall('stats', 'funnel', newsletter))
    await userEvent.click(await panel.findByRole('button', { name: /^Buying/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Newsletter' }))
    await becomesVisible(() => panel.findByText('24.2%', { selector: 'strong' }))
    await expect(panel.getAllByRole('listitem')).toHaveLength(2)
  },
})

export const NoFunnel = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('funnel', 'fetchFunnels', { list: [] })),
  play: async ({ canvas }) => {
    const panel = await funnelsOf({ canvas })
    await expect(await panel.findByRole('link', { name: 'Set up a funnel' })).toHaveAttribute(
      'href',
      '#/sites/1/settings/goals',
    )
  },
})

export const NoFunnelForViewers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([{ ...harborLane, access: 'viewer' }])),
      mockCall('funnel', 'fetchFunnels', { list: [] }),
    ),
  play: async ({ canvas }) => {
    const panel = await funnelsOf({ canvas })
    await becomesVisible(() => panel.findByRole('heading', { name: 'No funnel yet' }))
    await expect(panel.queryByRole('link', { name: 'Set up a funnel' })).toBeNull()
  },
})

const unavailable = { code: 400, message: 'figures_unavailable' } as const

export const FunnelFails = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'funnel', unavailable)),
  play: async ({ canvas, msw, userEvent }) => {
    const panel = await funnelsOf({ canvas })
    await expect(await panel.findByRole('alert')).toHaveTextContent('The statistics cannot be read right now')
    msw.use(mockCall('stats', 'funnel', buying))
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await becomesVisible(() => panel.findByText('Put something in the basket'))
  },
})

const eventsOf = async ({ canvas }: Story) => {
  const panel = await canvas.findByRole('region', { name: 'Events' })
  panel.scrollIntoView()
  return within(panel)
}

export const EventTrends = meta.story({
  args: { path: '/sites/1', search: 'range=28d&compare=previous' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'query', eventTrends())),
  play: async ({ canvas }) => {
    const panel = await eventsOf({ canvas })
    await becomesVisible(() => panel.findByRole('img', { name: 'Starts at 40, ends at 73, peaks at 73' }))
    await waitFor(() => expect(panel.getByRole('row', { name: /^Add to basket .* down 2.3%, worse/ })).toBeVisible())
    await expect(panel.getByRole('columnheader', { name: 'Change' })).toBeInTheDocument()
  },
})

/** Without a comparison, rows have no change. */
export const EventTrendsAlone = meta.story({
  args: { path: '/sites/1', search: 'range=28d&compare=none' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'query', eventTrends())),
  play: async ({ canvas }) => {
    const panel = await eventsOf({ canvas })
    await becomesVisible(() => panel.findByRole('img', { name: /^Starts at 40/ }))
    await expect(panel.queryByRole('columnheader', { name: 'Change' })).toBeNull()
  },
})

/** The rows of the dashboard’s answer stay, without the trends that failed to load. */
export const EventTrendsFail = meta.story({
  args: { path: '/sites/1', search: 'range=28d&compare=previous' },
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'query', { code: 400, message: 'figures_unavailable' })),
  play: async ({ canvas }) => {
    const panel = await eventsOf({ canvas })
    await becomesVisible(() => panel.findByRole('row', { name: /^Purchase/ }))
    await waitFor(() => expect(panel.queryByRole('columnheader', { name: 'Trend' })).toBeNull())
    await expect(panel.queryByRole('columnheader', { name: 'Change' })).toBeNull()
  },
})

export const Properties = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Properties' }))
    await becomesVisible(() => canvas.findByRole('row', { name: 'Mug 1,200 1,500 1.4%' }))
    msw.use(mockCall('stats', 'query', valuesOf('prop:payment', ['card', 'wallet'])))
    await userEvent.click(await canvas.findByRole('button', { name: /^product ./ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'payment' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^wallet/ }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Property payment is wallet' }))
    await expect(canvas.getByRole('tab', { name: 'Properties' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: 'Events' }))
    await becomesVisible(() => canvas.findByRole('row', { name: /^Purchase/ }))
  },
})

export const PropertiesByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const events = await canvas.findByRole('tab', { name: 'Events' })
    events.focus()
    await userEvent.keyboard('{End}')
    const tab = canvas.getByRole('tab', { name: 'Properties' })
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'))
    await becomesVisible(() => canvas.findByRole('row', { name: /^Mug/ }))
    await expect(tab).toHaveFocus()
  },
})

export const PropertiesFail = meta.story({
  args: { path: '/sites/1', search: 'range=28d&property=' },
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'properties', unavailable)),
  play: async ({ canvas, msw, userEvent }) => {
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Properties' }))
    await expect(await panel.findByRole('alert')).toHaveTextContent('The statistics cannot be read right now')
    msw.use(mockCall('stats', 'properties', properties))
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await becomesVisible(() => canvas.findByRole('row', { name: /^Mug/ }))
  },
})

const doesNotKnow = 'This breakdown is not available from this source'
const lacking = { code: 400, message: 'figure_unavailable' } as const

/** What the source does not know is said so, with nothing to try again and no share of nothing. */
export const SourceKnowsNoActions = meta.story({
  args: { path: '/sites/1', search: 'range=28d&property=' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockApiError('stats', 'properties', lacking),
      mockApiError('stats', 'query', lacking),
      mockApiError('stats', 'funnel', lacking),
    ),
  play: async ({ canvas, userEvent }) => {
    const values = within(await canvas.findByRole('tabpanel', { name: 'Properties' }))
    await becomesVisible(() => values.findByText(doesNotKnow))
    await userEvent.click(canvas.getByRole('tab', { name: 'Goals' }))
    const goals = within(await canvas.findByRole('tabpanel', { name: 'Goals' }))
    await becomesVisible(() => goals.findByText(doesNotKnow))
    await userEvent.click(canvas.getByRole('tab', { name: 'Exit pages' }))
    const pages = within(await canvas.findByRole('tabpanel', { name: 'Exit pages' }))
    await becomesVisible(() => pages.findByText(doesNotKnow))
    const funnel = await funnelsOf({ canvas })
    await becomesVisible(() => funnel.findByText(doesNotKnow))
    await expect(funnel.queryByText('Conversion')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

export const NoProperty = meta.story({
  args: { path: '/sites/1', search: 'range=28d&property=' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'properties', { ...properties, rows: [], total_rows: 0 })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('No properties in this range'))
  },
})

export const Goals = meta.story({
  args: { path: '/sites/1', search: 'range=28d&events=goal' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'query', valuesOf('goal', ['Bought something']))),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('row', { name: 'Bought something 1,200 1,500 1.4%' }))
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Conversion' })).toBeVisible())
  },
})

export const Realtime = meta.story({
  args: { path: '/sites/1', search: 'range=realtime&metric=current' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', lastMinutes)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('application', { name: /^Visitors, Last 30 minutes/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Date range: Realtime/ })).toBeVisible())
    await expect(canvas.getByRole('tab', { name: /^Current visitors 42/ })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(canvas.getByRole('row', { name: /^\/journal\/mending-101/ })).toBeVisible())
    await expect(canvas.queryByRole('link', { name: 'What they are looking at' })).toBeNull()
  },
})

export const CurrentInAnotherRange = meta.story({
  args: { path: '/sites/1', search: 'range=28d&metric=current' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', lastMinutes)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('application', { name: /^Visitors, Last 30 minutes/ }))
    await expect(canvas.getByRole('link', { name: 'What they are looking at' })).toHaveAttribute(
      'href',
      '#/sites/1?range=realtime&metric=current',
    )
    await expect(await canvas.findByRole('link', { name: '42 visitors now' })).toHaveAttribute(
      'href',
      '#/sites/1/realtime',
    )
  },
})

export const Explained = meta.story({
  args: { path: '/sites/1', search: 'range=28d&filters=[["is","country",["DE"]]]' },
  play: async ({ canvas, userEvent }) => {
    const sign = await canvas.findByRole('button', { name: 'How it is counted: Visitors' })
    sign.focus()
    await userEvent.keyboard('{Enter}')
    const popover = within(await canvas.findByRole('dialog', { name: 'How it is counted: Visitors' }))
    await waitFor(() => expect(popover.getByText('Europe/Berlin')).toBeVisible())
    await waitFor(() => expect(popover.getByText(/^Different people with a view or an event/)).toBeVisible())
    await waitFor(() => expect(popover.getByText(/^Oct 23, 2026, 12:00\sAM/)).toBeVisible())
    await waitFor(() => expect(popover.getByText('Country is Germany')).toBeVisible())
    await waitFor(() => expect(popover.getByText('Complete')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sign).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'How it is counted: Countries' }))
    const definition = await canvas.findByText(/^Visitors with such a visit/)
    await waitFor(() => expect(definition).toBeVisible())
  },
})

const shownFunnels = async ({ canvas }: Story) => {
  const [place] = await canvas.findAllByRole('button', { name: /^Buying/ })
  await expect(place).toBeInTheDocument()
}

const near = async ({ canvas, canvasElement }: StoryContext) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-part="breakdown-panel"]')).not.toBeNull())
  canvasElement.querySelector('section:has([data-part="body"]) h2')?.scrollIntoView()
  await shownFunnels({ canvas })
}

export const InEveryMode = meta.story({ parameters: inEveryMode, play: near })
