import { noMetricValues, type Dashboard } from '@sightline/api-client'
import { mockCall } from '@sightline/api-client/mocks'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import {
  comparisonOfFourWeeks,
  emptyDay,
  fourWeeks,
  harborLane,
  nothingYet,
  seen,
  today,
  websiteList,
  keptChoices,
} from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'

const meta = preview.meta({
  title: 'Pages/Dashboard/Sources',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      mockCall('website', 'liveCheck', seen),
      mockCall('stats', 'dashboard', today),
      mockCall('stats', 'current', { current_visitors: 42 }),
      mockCall('funnel', 'fetchFunnels', { list: [] }),
      mockCall('annotation', 'fetchAnnotations', { list: [] }),
      mockCall('website', 'saveDashboardSetting', keptChoices),
      mockCall('savedView', 'fetchSavedViews', { list: [] }),
    ),
})

/** The dashboard of a site that has a Google Analytics property beside its own snippet. */
const both: Dashboard = { ...fourWeeks, sources: ['built_in', 'google_analytics'] }

const ofGoogle: Dashboard = {
  ...both,
  source: {
    name: 'google_analytics',
    complete_until: '2026-11-18T10:25:00.000Z',
    notices: [
      { kind: 'time_zone', time_zone: 'America/New_York' },
      { kind: 'sampling', share: 48.2 },
      { kind: 'thresholding', dimension: 'country' },
      { kind: 'not_set', dimension: 'country' },
      { kind: 'freshness' },
    ],
  },
  breakdowns: both.breakdowns.map((breakdown) =>
    breakdown.dimension === 'exit_page' ? { ...breakdown, rows: [], total_rows: 0, is_lacking: true } : breakdown,
  ),
}

export const FromGoogle = meta.story({
  args: { path: '/sites/1?range=28d' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', both)),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('tab', { name: /^Visitors 86.4k/ })
    const signs = /^Limits of this data/
    await expect(canvas.queryAllByRole('button', { name: signs })).toEqual([])
    msw.use(mockCall('stats', 'dashboard', ofGoogle))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Google' }))
    // A notice about the whole page is a line; a notice about one card opens there.
    await becomesVisible(() => canvas.findByText(/^Google counts the days of this property/))
    await userEvent.click(await canvas.findByRole('button', { name: 'Limits of this data: Visitors' }))
    const ofMetrics = within(await canvas.findByRole('dialog', { name: 'Limits of this data: Visitors' }))
    await becomesVisible(() => ofMetrics.findByText(/from 48.2% of the visits/))
    await expect(ofMetrics.getByText(/still processing the last two days/)).toBeVisible()
    await expect(ofMetrics.queryByText(/withholds/)).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    canvas.getByRole('button', { name: 'Limits of this data: Countries' }).focus()
    await userEvent.keyboard('{Enter}')
    const ofCountries = within(await canvas.findByRole('dialog', { name: 'Limits of this data: Countries' }))
    await becomesVisible(() => ofCountries.findByText('Google withholds rows with few visitors.'))
    await expect(ofCountries.getByText(/“\(not set\)”/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getAllByRole('button', { name: signs })).toHaveLength(2)
  },
})

export const BothSources = meta.story({
  args: { path: '/sites/1?range=28d&source=both' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', both)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/Google Analytics/))
    await expect(canvas.getByRole('radio', { name: 'Both' })).toBeChecked()
  },
})

/** Google says nothing: our line stays, and a sentence says why there is no other. */
export const BothButGoogleFails = meta.story({
  args: { path: '/sites/1?range=28d&source=both' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/v1/stats/dashboard', ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('source') === 'google_analytics'
            ? { code: 409, message: 'connection_reconnect', data: {} }
            : { code: 200, message: 'success', data: both },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /Connected accounts|已连接的账户|الحسابات المرتبطة/ })
    await expect(links.at(-1)).toHaveAttribute('href', '#/authorization')
  },
})

/** The earlier period stays beside both sources: three lines instead of two. */
export const BothSourcesCompared = meta.story({
  args: { path: '/sites/1?range=28d&source=both&compare=previous' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', { ...both, comparison: comparisonOfFourWeeks })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Sightline/ })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: /^Google Analytics/ })).toBePressed()
  },
})

const earlierValues = {
  visitors: 310,
  visits: 342,
  pageviews: 805,
  views_per_visit: 2.4,
  bounce_rate: 41.2,
  visit_duration: 96,
}

/** The first week of the range was before the first visit here. */
const withEarlierDays: Dashboard = {
  ...fourWeeks,
  series: fourWeeks.series.map((bucket, index) => (index < 7 ? { ...bucket, visitors: 0, visits: 0 } : bucket)),
  earlier: {
    first: '2024-02-01',
    last: fourWeeks.series[6]?.start.slice(0, 10) ?? '',
    // Visitors of several days cannot be added up from daily numbers, so the total is missing.
    totals: { ...earlierValues, visitors: null },
    series: fourWeeks.series
      .slice(0, 7)
      .map(({ start }, index) => ({ ...earlierValues, start, visitors: 310 + 9 * index })),
  },
}

/**
 * The days before the first visit here are a line of their own, which names Google as its source; no total includes
 * them.
 */
export const EarlierDays = meta.story({
  args: { path: '/sites/1?range=28d' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', withEarlierDays)),
  play: async ({ canvas, globals }) => {
    const texts = { 'zh-CN': /虚线/, ar: /قبل أول زيارة هنا/ } as Record<string, RegExp>
    const text = texts[String(globals['locale'])] ?? /Google Analytics data from before the first visit here/
    await becomesVisible(() => canvas.findByText(text))
  },
})

/** Visitors of a week are asked from Google, which may not answer: then there is no line, and none is promised. */
export const EarlierDaysWithoutVisitors = meta.story({
  args: { path: '/sites/1?range=28d' },
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('stats', 'dashboard', {
        ...withEarlierDays,
        earlier: withEarlierDays.earlier && {
          ...withEarlierDays.earlier,
          series: withEarlierDays.earlier.series.map((bucket) => ({ ...bucket, visitors: null })),
        },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText(/^Google Analytics does not have this metric for/))
    await userEvent.click(canvas.getByRole('tab', { name: /^Views/ }))
    await becomesVisible(() => canvas.findByText(/^The dashed line/))
  },
})

/** A site that nobody has visited yet, of which days of Google are stored. */
const withoutVisit: Dashboard = {
  ...withEarlierDays,
  totals: noMetricValues,
  series: fourWeeks.series.map(({ start, partial }) => ({ start, partial, ...noMetricValues })),
}
const storedDays = [
  mockCall('stats', 'dashboard', emptyDay),
  mockCall('website', 'liveCheck', nothingYet),
  mockCall('googleProperty', 'get', {
    property: null,
    kept: { first: '2024-02-01', last: '2024-03-02', read_at: '2024-03-03T06:00:00.000Z' },
  }),
]

/** The days that are stored of a property that was detached can be opened, whatever range is shown. */
export const StoredDays = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(...storedDays),
  play: async ({ canvas }) => {
    const names = /^(Show the stored days|显示保留的日期|عرض الأيام المحفوظة)$/
    await becomesVisible(() => canvas.findByRole('button', { name: names }))
  },
})

export const OpensStoredDays = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...storedDays),
  play: async ({ canvas, msw, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Show the stored days' })
    msw.use(mockCall('stats', 'dashboard', withoutVisit))
    await userEvent.click(show)
    await becomesVisible(() => canvas.findByText(/^The dashed line/))
    await expect(canvas.queryByText('Waiting for the first event')).toBeNull()
  },
})

/** Days of an imported report know neither visits nor sources, which is said above the metrics. */
export const ReportedDays = meta.story({
  args: { path: '/sites/1?range=28d' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(mockCall('stats', 'dashboard', { ...fourWeeks, reported: { first: '2024-02-01', last: '2024-02-09' } })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/Feb 1 – 9, 2024 contains an imported Google Analytics report/))
  },
})
