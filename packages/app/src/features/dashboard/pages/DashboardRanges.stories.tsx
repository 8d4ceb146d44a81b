import { mockCall, mockPending } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import {
  fourWeeks,
  fourWeeksWithComparison,
  harborLane,
  keptChoices,
  seen,
  today,
  websiteList,
} from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'

const meta = preview.meta({
  title: 'Pages/Dashboard/Ranges',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1', search: 'range=today' },
  beforeEach: ({ msw }) => {
    sessionStorage.clear()
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      mockCall('website', 'liveCheck', seen),
      mockCall('website', 'saveDashboardSetting', keptChoices),
      mockCall('stats', 'dashboard', today),
      mockCall('stats', 'current', { current_visitors: 42 }),
      mockCall('funnel', 'fetchFunnels', { list: [] }),
      mockCall('annotation', 'fetchAnnotations', { list: [] }),
      mockCall('savedView', 'fetchSavedViews', { list: [] }),
    )
    return () => sessionStorage.clear()
  },
})

/** The bodies of the requests that keep what was chosen. */
const keptIn = (msw: StoryContext['msw']): string[] => {
  const bodies: string[] = []
  msw.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname !== '/v1/website/saveDashboardSetting') return
    void request
      .clone()
      .text()
      .then((body) => bodies.push(body))
  })
  return bodies
}

/** The palette has what the header offers, comparisons, and the pages of the open site. */
export const Commands = meta.story({
  tags: ['behaviour'],
  args: { path: '/sites/1', search: 'range=28d' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', fourWeeksWithComparison)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Compare to: Previous period' }, { timeout: 10_000 })
    await canvas.findByRole('button', { name: 'Export' })
    await userEvent.keyboard('{Control>}k{/Control}')
    const search = await canvas.findByRole('searchbox', { name: 'Search commands' })
    await userEvent.type(search, 'csv')
    await expect(await canvas.findByRole('menuitem', { name: 'Export' })).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'funnel')
    await expect(await canvas.findByRole('menuitem', { name: 'Settings: Goals and funnels' })).toHaveAttribute(
      'href',
      '#/sites/1/settings/goals',
    )
    await userEvent.clear(search)
    await userEvent.type(search, '同比')
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Do not compare' }))
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Compare' })).not.toBeChecked())
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Compare to previous year' }))
    await canvas.findByRole('button', { name: 'Compare to: Previous year' })
  },
})

/** A command chooses a range as the picker does, and what it chooses is kept. */
export const ByCommand = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('tab', { name: /^Visitors 1.2k/ }, { timeout: 10_000 })
    const kept = keptIn(msw)
    msw.use(mockCall('stats', 'dashboard', fourWeeks))
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.click(await canvas.findByRole('menuitem', { name: /^Last 28 days/ }))
    await becomesVisible(() => canvas.findByRole('button', { name: /^Date range: Last 28 days/ }))
    await waitFor(() => expect(kept.join()).toContain('28d'))
  },
})

/** The keys that the picker prints work without it, but not in fields, dialogs and once single keys are off. */
export const ByKey = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('tab', { name: /^Visitors 1.2k/ }, { timeout: 10_000 })
    const kept = keptIn(msw)
    const applied = (name: RegExp) => canvas.findByRole('button', { name })
    msw.use(mockCall('stats', 'dashboard', fourWeeks))
    // The site’s choices are kept once it is known, and the code of the keys comes after the page.
    await canvas.findByRole('button', { name: 'Share' })
    await waitFor(async () => {
      await userEvent.keyboard('f')
      await expect(canvas.getByRole('button', { name: /^Date range: Last 28 days/ })).toBeVisible()
    })
    await waitFor(() => expect(kept.join()).toContain('28d'))
    await userEvent.keyboard('{Control>}w{/Control}{Shift>}w{/Shift}')
    await expect(await applied(/^Date range: Last 28 days/)).toBeVisible()
    // Days of one's own open the picker, in which the keys are the picker's.
    await userEvent.keyboard('c')
    const picker = await canvas.findByRole('dialog')
    await waitFor(() => expect(picker).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    // The list says so, and in the open list they do nothing.
    await userEvent.keyboard('?')
    const sheet = within(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await expect(sheet.getByText('Last 28 days')).toBeInTheDocument()
    await expect(sheet.getByText('Custom range')).toBeInTheDocument()
    await userEvent.keyboard('w')
    await userEvent.click(sheet.getByRole('switch'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('w')
    await expect(await applied(/^Date range: Last 28 days/)).toBeVisible()
  },
})

/** What still belongs to the range before is faint until the new values are there. */
export const FormerValues = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, msw, userEvent }) => {
    const visitors = () => canvas.findByRole('tab', { name: /^Visitors 1.2k/ }, { timeout: 10_000 })
    await expect(await visitors()).not.toHaveAttribute('aria-busy')
    const table = await canvas.findByRole('table', { name: 'Pages' })
    await expect(table).not.toHaveAttribute('aria-busy')
    msw.use(mockPending('stats', 'dashboard'))
    await waitFor(async () => {
      await userEvent.keyboard('f')
      await expect(canvas.getByRole('button', { name: /^Date range: Last 28 days/ })).toBeVisible()
    })
    await waitFor(async () => expect(await visitors()).toHaveAttribute('aria-busy', 'true'))
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('region', { name: 'Visitors' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** Days from before the first data say so in place of a percentage. */
export const BeforeTheFirstData = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('stats', 'dashboard', {
        ...fourWeeksWithComparison,
        comparison: {
          range: fourWeeks.range,
          totals: fourWeeks.totals,
          change: { visitors: 76_653 },
          points: {},
          data_since: '2026-11-03T09:00:00.000Z',
        },
      }),
    ),
  args: { search: 'range=28d' },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Visitors 86.4k.*No data before Nov 3/ }))
    await expect(canvas.queryByText(/76,653/)).toBeNull()
    const table = within(await canvas.findByRole('table', { name: 'Pages' }))
    await expect(table.queryByRole('columnheader', { name: 'Change' })).toBeNull()
    // It has no series, so the chart says why it draws none.
    await becomesVisible(() => canvas.findByText(/is not drawn: it would have more than 400 points/))
  },
})

/** All time begins with the first event; before it there is nothing to compare with, and the comparison comes back with another range. */
export const AllTime = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('stats', 'dashboard', {
        ...fourWeeks,
        range: { ...fourWeeks.range, name: 'all', from: '2024-03-04T23:00:00.000Z', interval: 'month' },
      }),
    ),
  args: { search: 'range=all' },
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('button', { name: /^Date range: All time\s+Mar 5, 2024/ }))
    await expect(await canvas.findByRole('switch', { name: 'Compare' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Earlier' })).toBeDisabled()
    await userEvent.keyboard('f')
    await becomesVisible(() => canvas.findByRole('button', { name: /^Date range: Last 28 days/ }))
    await expect(canvas.getByRole('switch', { name: 'Compare' })).toBeChecked()
  },
})

/** The last weeks go on with the days, so the address has their number and not their days. */
export const LastWeeks = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, msw, userEvent }) => {
    const kept = keptIn(msw)
    await userEvent.click(await canvas.findByRole('button', { name: /^Date range: Today/ }))
    const picker = within(await within(document.body).findByRole('dialog', { name: 'Date range' }))
    const count = await picker.findByRole('textbox', { name: 'How many' })
    await userEvent.clear(count)
    await userEvent.type(count, '6')
    await userEvent.click(picker.getByRole('radio', { name: 'weeks' }))
    await userEvent.click(picker.getByRole('button', { name: 'Apply' }))
    await becomesVisible(() => canvas.findByRole('button', { name: /^Date range: Last 6 weeks/ }))
    await waitFor(() => expect(kept).toEqual([expect.stringContaining('range=6w')]))
  },
})
