import { mockCall } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import {
  comparisonOfFourWeeks,
  fourWeeks,
  harborLane,
  keptChoices,
  seen,
  websiteList,
} from '../../../testing/fixtures.ts'
import { keptBy, questionsOf } from '../../../testing/sentByDashboard.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'

const further = { time_on_page: 74.2, scroll_depth: 63.4, events: 4472, conversion_rate: 3.4, revenue: 8_731_050 }

/** Four weeks with every metric that a card can show. */
const withEverything = {
  ...fourWeeks,
  totals: { ...fourWeeks.totals, ...further },
  series: fourWeeks.series.map((bucket, day) => ({ ...bucket, ...further, revenue: 240_000 + 21_000 * (day % 7) })),
  comparison: comparisonOfFourWeeks && {
    ...comparisonOfFourWeeks,
    totals: { ...comparisonOfFourWeeks.totals, ...further, revenue: 7_390_000 },
    change: { ...comparisonOfFourWeeks.change, revenue: 18.1 },
  },
}

const withCards = (cards: string[] | null) =>
  mockCall(
    'website',
    'fetchWebsiteList',
    websiteList([{ ...harborLane, dashboard_setting: { ...keptChoices, tabs: {}, cards } }]),
  )

const meta = preview.meta({
  title: 'Pages/Dashboard/Cards',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1' },
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) =>
    msw.use(
      withCards(null),
      mockCall('website', 'liveCheck', seen),
      mockCall('stats', 'dashboard', withEverything),
      mockCall('stats', 'current', { current_visitors: 42 }),
      mockCall('funnel', 'fetchFunnels', { list: [] }),
      mockCall('annotation', 'fetchAnnotations', { list: [] }),
      mockCall('website', 'saveDashboardSetting', keptChoices),
      mockCall('savedView', 'fetchSavedViews', { list: [] }),
    ),
})

const openMenu = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const button = await canvas.findByRole('button', { name: 'Choose metrics' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  return within(await within(document.body).findByRole('menu', { name: 'Choose metrics' }))
}

/** The cards are chosen by keyboard; the answer is asked for what they need, and nothing else. */
export const Chosen = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const questions = questionsOf(msw)
    const kept = keptBy(msw)
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Visitors 86.4k/ }))
    await expect(questions.at(-1)?.has('metrics')).toBe(false)
    const menu = await openMenu({ canvas, userEvent })
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Revenue' }))
    await becomesVisible(() => canvas.findByText('€87.3k'))
    await expect(questions.at(-1)?.get('metrics')).toBe('["revenue"]')
    // What every dashboard has is not asked for again.
    const count = questions.length
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Visits' }))
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Visitors' }))
    await waitFor(() => expect(canvas.queryByText('Visitors', { selector: '[role=tab] *' })).toBeNull())
    await expect(questions).toHaveLength(count)
    await userEvent.keyboard('{Escape}')
    // The open card was switched off, so the first one is open.
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Views/ })).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(canvas.getByRole('tab', { name: /^Revenue/ }))
    await becomesVisible(() => canvas.findByRole('application', { name: /^Revenue/ }))
    const again = await openMenu({ canvas, userEvent })
    await userEvent.click(again.getByRole('menuitem', { name: 'Default' }))
    await waitFor(() => expect(canvas.queryByRole('tab', { name: /^Revenue/ })).toBeNull())
    await waitFor(() => expect(kept.at(-1)).toBe('cards=&site_id=1'))
    await expect(canvas.getByRole('tab', { name: /^Visitors/ })).toHaveAttribute('aria-selected', 'true')
  },
})

/** One card at least, and eight at most. */
export const Bounds = meta.story({
  beforeEach: ({ msw }) => msw.use(withCards(['visitors'])),
  play: async ({ canvas, msw, userEvent }) => {
    const kept = keptBy(msw)
    await canvas.findByRole('tab', { name: /^Visitors 86/ })
    await waitFor(() => expect(canvas.queryByRole('tab', { name: /^Views/ })).toBeNull())
    const menu = await openMenu({ canvas, userEvent })
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Visitors' })).toHaveAttribute('aria-disabled', 'true')
    for (const name of ['Views', 'Visits', 'Views per visit', 'Bounce rate', 'Visit duration', 'Events', 'Revenue']) {
      // eslint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.click(menu.getByRole('menuitemcheckbox', { name }))
    }
    await waitFor(() => expect(kept.at(-1)).toMatch(/visits.*revenue/))
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Scroll depth' })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** A second metric is drawn over the first, with an axis of its own. */
export const SecondLine = meta.story({
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Visitors 86.4k/ }))
    const menu = await openMenu({ canvas, userEvent })
    await expect(menu.getByRole('menuitemradio', { name: 'None' })).toHaveAttribute('aria-checked', 'true')
    await expect(menu.queryByRole('menuitemradio', { name: 'Visitors' })).toBeNull()
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Bounce rate' }))
    await becomesVisible(() => canvas.findByRole('button', { name: /^Bounce rate \d/ }))
    // The card of the second metric opens it alone.
    await userEvent.click(canvas.getByRole('tab', { name: /^Bounce rate/ }))
    await becomesVisible(() => canvas.findByRole('application', { name: /^Bounce rate/ }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Bounce rate \d/ })).toBeNull())
  },
})

const chosen = ['visitors', 'views_per_visit', 'time_on_page', 'scroll_depth', 'conversion_rate', 'revenue']

export const Kept = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(withCards(chosen)),
  play: shown(/€87\.3k|87/),
})

/** What there is no more is said, and the others stand. */
export const Unknown = meta.story({
  args: { search: 'range=28d&cards=mood,visits,<b>' },
  play: async ({ canvas, msw, userEvent }) => {
    const kept = keptBy(msw)
    const line = (await canvas.findByText('Some of the chosen metrics do not exist')).closest('[role=status]')
    await expect(line).toHaveTextContent('mood and <b>')
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Visits/ }))
    await userEvent.click(within(line as HTMLElement).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('Some of the chosen metrics do not exist')).toBeNull())
    await expect(canvas.getByRole('tab', { name: /^Visits/ })).toBeVisible()
    await waitFor(() => expect(kept.at(-1)).toBe('cards=%5B%22visits%22%5D&site_id=1'))
  },
})

/** A figure that the filters or the source rule out says so. */
export const Lacking = meta.story({
  args: { search: 'range=28d&cards=visitors,time_on_page' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', { ...fourWeeks, lacking: ['time_on_page'] })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Not available with these filters'))
  },
})
