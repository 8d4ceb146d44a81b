import { http, HttpResponse } from 'msw'
import { mockCall } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { fourWeeksWithComparison, harborLane, keptChoices, seen, websiteList } from '../../../testing/fixtures.ts'
import { keptBy, questionsOf } from '../../../testing/sentByDashboard.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'

/** Four weeks whose rows have revenue and visits. */
const withColumns = {
  ...fourWeeksWithComparison,
  breakdowns: fourWeeksWithComparison.breakdowns.map((breakdown) => ({
    ...breakdown,
    rows: breakdown.rows.map((row) => ({ ...row, visits: row.visitors + 40, revenue: 3 * row.visitors })),
  })),
}

const meta = preview.meta({
  title: 'Pages/Dashboard/Columns',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1', search: 'range=28d' },
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      mockCall('website', 'liveCheck', seen),
      mockCall('stats', 'dashboard', withColumns),
      mockCall('stats', 'current', { current_visitors: 42 }),
      mockCall('stats', 'query', {
        range: withColumns.range,
        source: withColumns.source,
        currency: 'EUR',
        totals: withColumns.totals,
        rows: [],
        total_rows: 0,
      }),
      mockCall('funnel', 'fetchFunnels', { list: [] }),
      mockCall('annotation', 'fetchAnnotations', { list: [] }),
      mockCall('website', 'saveDashboardSetting', keptChoices),
      mockCall('savedView', 'fetchSavedViews', { list: [] }),
    ),
})

/** The columns of a panel are chosen below its rows; the one request has their metrics. */
export const Chosen = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const questions = questionsOf(msw)
    const kept = keptBy(msw)
    const button = await canvas.findByRole('button', { name: 'Choose columns: Sources' })
    await waitFor(() => expect(questions.at(-1)?.has('columns')).toBe(false))
    button.focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await within(document.body).findByRole('menu', { name: 'Choose columns: Sources' }))
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Revenue' }))
    await waitFor(() => expect(questions.at(-1)?.get('columns')).toBe('{"source":["revenue"]}'))
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Share of visitors' }))
    await userEvent.keyboard('{Escape}')
    const sources = within(canvas.getByRole('region', { name: 'Sources' }))
    await becomesVisible(() => sources.findByRole('columnheader', { name: 'Revenue' }))
    await expect(sources.queryByRole('columnheader', { name: 'Share' })).toBeNull()
    await waitFor(() => expect(decodeURIComponent(kept.at(-1) ?? '')).toContain('{"sources":["revenue","change"]}'))
  },
})

/** A heading of a panel sorts its rows, which are those with the most of it among all; the dashboard itself is not loaded again. */
export const Sorted = meta.story({
  args: { search: 'range=28d&columns_sources=revenue,change' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('stats', 'query', {
        range: withColumns.range,
        source: withColumns.source,
        currency: 'EUR',
        totals: withColumns.totals,
        rows: [{ value: 'shop.example', visitors: 12, count: 12, percentage: 0.1, revenue: 990_000 }],
        total_rows: 1,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const sources = within(await canvas.findByRole('region', { name: 'Sources' }))
    await userEvent.click(await sources.findByRole('button', { name: 'Revenue' }))
    await becomesVisible(() => sources.findByText('shop.example'))
    await expect(sources.getByRole('columnheader', { name: 'Revenue' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(sources.getByRole('button', { name: 'Visitors' }))
    await waitFor(() => expect(sources.queryByText('shop.example')).toBeNull())
  },
})

/** The change of the visitors sorts too: what rose most comes first, then what fell most, gone values included. */
export const SortedByChange = meta.story({
  tags: ['behaviour'],
  args: { search: 'range=28d&columns_sources=revenue,change' },
  play: async ({ canvas, msw, userEvent }) => {
    const sorts: (string | null)[] = []
    const row = { value: 'gone.example', visitors: 0, count: 0, percentage: 0, revenue: 0 }
    const comparison = { figures: { visitors: 40 }, change: { visitors: -100 }, points: {} }
    msw.use(
      http.get(/stats\/query/, ({ request }) => {
        sorts.push(new URL(request.url).searchParams.get('sort'))
        const { range, source, totals } = withColumns
        const data = { range, source, totals, currency: 'EUR', rows: [{ ...row, comparison }], total_rows: 1 }
        return HttpResponse.json({ code: 200, message: 'ok', data })
      }),
    )
    const sources = within(await canvas.findByRole('region', { name: 'Sources' }))
    await userEvent.click(await sources.findByRole('button', { name: 'Change' }))
    // A count, as the order is by counts.
    await becomesVisible(() => sources.findByRole('row', { name: /^gone\.example 0 .*40/ }))
    await expect(sources.getByRole('columnheader', { name: 'Change' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(sources.getByRole('button', { name: 'Change' }))
    await waitFor(() => expect(sorts.filter((sort) => sort !== null)).toEqual(['change:descend', 'change:ascend']))
  },
})

export const Kept = meta.story({
  parameters: inEveryMode,
  args: {
    search: 'range=28d&columns_sources=visits,revenue,change&columns_content=none&columns_events=revenue,change',
  },
  play: shown(/86\.4k/),
})
