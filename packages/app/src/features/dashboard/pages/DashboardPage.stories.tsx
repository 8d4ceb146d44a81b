import { noMetricValues, type Dashboard } from '@sightline/api-client'
import { mockCall, mockPending, mockApiError, mockTooManyQueries } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import {
  accountOf,
  breakdownOf,
  emptyDay,
  fourWeeks,
  harborLane,
  nothingYet,
  seen,
  tenSites,
  today,
  websiteList,
} from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Pages/Dashboard',
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
      mockCall('savedView', 'fetchSavedViews', { list: [] }),
    ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: /^Visitors 1.2k/ })).toHaveAttribute('aria-selected', 'true')
    await becomesVisible(() => canvas.findByRole('application', { name: /^Visitors/ }))
    await userEvent.click(canvas.getByRole('tab', { name: /^Bounce rate 41.8%/ }))
    await becomesVisible(() => canvas.findByRole('application', { name: /^Bounce rate/ }))
    await userEvent.click(canvas.getByRole('tab', { name: /^Current visitors 42/ }))
    await becomesVisible(() => canvas.findByText(/in the last 5 minutes\./))
  },
})

export const OtherRange = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('tab', { name: /^Visitors 1.2k/ })
    msw.use(mockCall('stats', 'dashboard', fourWeeks))
    await userEvent.click(canvas.getByRole('button', { name: /^Date range: Today/ }))
    await userEvent.click(await canvas.findByText('Last 28 days'))
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Visitors 86.4k/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Date range: Last 28 days/ })).toBeVisible())
  },
})

const comparison: Dashboard['comparison'] = {
  range: { from: '2026-09-24T22:00:00.000Z', to: '2026-10-22T22:00:00.000Z' },
  totals: { ...fourWeeks.totals, visitors: 76_700, bounce_rate: 43.2 },
  change: { visitors: 12.65, pageviews: 0, bounce_rate: -3.2, visit_duration: 0 },
  points: { bounce_rate: -1.4 },
}

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
    const signs = /^Limits of these figures/
    await expect(canvas.queryAllByRole('button', { name: signs })).toEqual([])
    msw.use(mockCall('stats', 'dashboard', ofGoogle))
    await userEvent.click(canvas.getByRole('radio', { name: 'Google' }))
    // A notice about the whole page is a line; a notice about one card opens there.
    await becomesVisible(() => canvas.findByText(/^Google counts the days of this property/))
    await userEvent.click(await canvas.findByRole('button', { name: 'Limits of these figures: Visitors' }))
    const ofMetrics = within(await canvas.findByRole('dialog', { name: 'Limits of these figures: Visitors' }))
    await becomesVisible(() => ofMetrics.findByText(/from 48.2% of the visits/))
    await expect(ofMetrics.getByText(/still processing the last two days/)).toBeVisible()
    await expect(ofMetrics.queryByText(/withholds/)).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    canvas.getByRole('button', { name: 'Limits of these figures: Countries' }).focus()
    await userEvent.keyboard('{Enter}')
    const ofCountries = within(await canvas.findByRole('dialog', { name: 'Limits of these figures: Countries' }))
    await becomesVisible(() => ofCountries.findByText('Google withholds rows of few visitors.'))
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

/** The earlier period stays beside both sources: three lines instead of two. */
export const BothSourcesCompared = meta.story({
  args: { path: '/sites/1?range=28d&source=both&compare=previous' },
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', { ...both, comparison })),
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
    const text = texts[String(globals['locale'])] ?? /what Google Analytics had before the first visit here/
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
    await becomesVisible(() => canvas.findByText(/^Google Analytics has not told this metric for/))
    await userEvent.click(canvas.getByRole('tab', { name: /^Views/ }))
    await becomesVisible(() => canvas.findByText(/^The dashed line/))
  },
})

/** A site that nobody has visited yet, of which days of Google are stored. */
const withoutVisit = {
  range: fourWeeks.range,
  series: fourWeeks.series.map(({ start, partial }) => ({ start, partial, ...noMetricValues })),
  earlier: withEarlierDays.earlier,
}

const answerHead = { range: today.range, source: today.source, currency: 'EUR', totals: {} }

const queryOf = (...parameters: Parameters<typeof breakdownOf>) =>
  mockCall('stats', 'query', { ...breakdownOf(...parameters), ...answerHead })

export const TooManyQueries = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockTooManyQueries('dashboard', 2)),
  play: async ({ canvas, msw }) => {
    await becomesVisible(() => canvas.findByText(/^Too many queries at once/))
    msw.use(mockCall('stats', 'dashboard', today))
    await becomesVisible(() => canvas.findByRole('row', { name: /^Chrome 412/ }))
    await expect(canvas.queryByText(/^Too many queries/)).toBeNull()
  },
})

export const TooManyQueriesForTab = meta.story({
  beforeEach: ({ msw }) => msw.use(mockTooManyQueries('query', 2)),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('row', { name: /^Chrome 412/ }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Devices' }))
    await becomesVisible(() => canvas.findByText(/^Too many queries at once/))
    msw.use(queryOf('device'))
    await becomesVisible(() => canvas.findByRole('row', { name: 'Phone 412 34.8%' }))
    await waitFor(() => expect(canvas.queryByText(/^Too many queries/)).toBeNull())
  },
})

export const OtherTab = meta.story({
  beforeEach: ({ msw }) => msw.use(queryOf('device')),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('row', { name: /^Chrome 412/ }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Devices' }))
    await becomesVisible(() => canvas.findByRole('row', { name: 'Phone 412 34.8%' }))
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Unknown 103 8.7%' })).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: 'Browsers' }))
    await becomesVisible(() => canvas.findByRole('row', { name: /^Chrome 412/ }))
  },
})

/** Of an account that is not connected any more nobody knows who is there now. */
export const NowIsUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'current', { code: 409, message: 'google_disconnected' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Current visitors –/ }))
    await expect(canvas.queryByRole('link', { name: /visitors? now/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Try again: Current visitors' })).toBeNull()
  },
})

export const OtherTabFails = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'query', { code: 400, message: 'figures_unavailable' })),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('row', { name: /^Chrome/ })
    await userEvent.click(canvas.getByRole('tab', { name: 'OS' }))
    const panel = within(canvas.getByRole('tabpanel', { name: 'OS' }))
    await expect(await panel.findByRole('alert')).toHaveTextContent('The figures cannot be read right now')
    msw.use(queryOf('os'))
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await becomesVisible(() => canvas.findByRole('row', { name: /^Windows/ }))
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Direct \/ none/ })).toBeVisible())
  },
})

export const AllPages = meta.story({
  beforeEach: ({ msw }) => msw.use(queryOf('page', 214)),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All 214 pages' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'All 214 pages' }))
    await becomesVisible(() => dialog.findByRole('row', { name: /^\/journal\/mending-101/ }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Show more' })).toBeVisible())
    const { rows } = breakdownOf('page')
    msw.use(
      mockCall('stats', 'query', {
        dimension: 'page',
        rows: rows.filter(({ value }) => value.includes('mending')),
        total_rows: 1,
        ...answerHead,
      }),
    )
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search' }), 'mending')
    await expect(await dialog.findByText('1 row matches')).toBeInTheDocument()
    await expect(dialog.queryByRole('row', { name: /^\/journal 206/ })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'All 214 pages' })).toHaveFocus())
  },
})

export const AllCountriesByLink = meta.story({
  args: { path: '/sites/1', search: 'all=country' },
  beforeEach: ({ msw }) => msw.use(queryOf('country')),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'All 8 countries' }))
    await userEvent.type(await dialog.findByRole('searchbox'), 'germ')
    await expect(await dialog.findByText('1 row matches')).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('row', { name: /^Germany/ })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const ViewInTheAddress = meta.story({
  args: { path: '/sites/1', search: 'range=28d&metric=bounce_rate&technology=os' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', fourWeeks), queryOf('os')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /^Bounce rate/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tab', { name: 'OS' })).toHaveAttribute('aria-selected', 'true')
    await becomesVisible(() => canvas.findByRole('row', { name: /^Windows/ }))
  },
})

/** The parameters of the requests for the dashboard. */
const questionsOf = (msw: StoryContext['msw']): URLSearchParams[] => {
  const questions: URLSearchParams[] = []
  msw.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/v1/stats/dashboard') questions.push(searchParams)
  })
  return questions
}

export const FilteredByRow = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('row', { name: /^Chrome/ })
    const questions = questionsOf(msw)
    await userEvent.click(canvas.getByRole('button', { name: /^Chrome/ }))
    await becomesVisible(() => canvas.findByRole('button', { name: 'Browser is Chrome' }))
    await waitFor(() => expect(questions.at(-1)?.get('filters')).toBe('[["is","browser",["Chrome"]]]'))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.queryByRole('button', { name: 'Browser is Chrome' })).toBeNull()
  },
})

export const WithComparison = meta.story({
  args: { path: '/sites/1', search: 'range=28d&compare=previous' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', { ...fourWeeks, comparison })),
  play: async ({ canvas }) => {
    await becomesVisible(() =>
      canvas.findByRole('tab', { name: /^Visitors 86.4k.*12\.7%.*better.*vs Sep 25 – Oct 22: 76,700/ }),
    )
    await waitFor(() =>
      expect(
        canvas.getByRole('tab', { name: /^Bounce rate.*down 3\.2%, better.*vs Sep 25 – Oct 22: 43\.2%/ }),
      ).toBeVisible(),
    )
  },
})

export const PredictionLocked = meta.story({
  args: { path: '/sites/1', search: 'range=28d' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', fourWeeks)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Prediction' }))
    const card = await canvas.findByRole('region', { name: 'This feature is only available for Premium Members.' })
    await expect(card).toHaveFocus()
    // The shaded area covers only the days after the known ones.
    await waitFor(() => expect(canvasElement.querySelector('[data-part="ahead"] [data-part="drawing"]')).not.toBeNull())
    const left = (part: string) => canvasElement.querySelector(part)?.getBoundingClientRect().left ?? 0
    await expect(left('[data-part="ahead"]')).toBeGreaterThan(left('canvas[role="application"]') + 300)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: /Premium/ })).toBeNull())
    await expect(canvas.getByRole('switch', { name: 'Prediction' })).not.toBeChecked()
  },
})

/** A forecast starts today: for a range in the past there is none, and the page says so. */
export const PredictionOfThePast = meta.story({
  args: { path: '/sites/1', search: 'range=custom&from=2026-10-01&to=2026-10-20&interval=day&prediction=on' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', fourWeeks)),
  play: async ({ canvas }) => {
    await becomesVisible(() =>
      canvas.findByText('A prediction goes on from today: choose days up to yesterday or today'),
    )
    const forecastSwitch = await canvas.findByRole('switch', { name: 'Prediction' })
    await expect(forecastSwitch).toBeDisabled()
    await expect(forecastSwitch).not.toBeChecked()
    await expect(canvas.queryByRole('region', { name: /Premium/ })).toBeNull()
  },
})

export const Noted = meta.story({
  args: { path: '/sites/1', search: 'range=28d' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('stats', 'dashboard', fourWeeks),
      mockCall('annotation', 'fetchAnnotations', {
        list: [
          {
            id: '1',
            day: '2026-11-05',
            text: 'Autumn catalogue sent',
            version: 1,
            created_at: '2026-11-05T09:00:00.000Z',
            updated_at: '2026-11-05T09:00:00.000Z',
          },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Autumn catalogue sent/ }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Notes' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change note' }))
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue('Autumn catalogue sent')
  },
})

export const OtherSite = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('website', 'fetchWebsiteList', tenSites)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change site: harborlane.com' }))
    await userEvent.type(await canvas.findByRole('searchbox'), 'tide')
    await expect(await canvas.findByRole('menuitem', { name: 'tidepool.dev' })).toHaveAttribute('href', '#/sites/3')
    await expect(canvas.getByRole('menuitem', { name: 'All sites' })).toHaveAttribute('href', '#/sites')
  },
})

const fourWeeksShown = {
  args: { path: '/sites/1', search: 'range=28d' },
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => msw.use(mockCall('stats', 'dashboard', fourWeeks)),
}

export const FourWeeks = meta.story({ parameters: inEveryMode, ...fourWeeksShown, play: shown(/86\.4k/) })
export const EnglishTextsRightToLeft = meta.story({
  ...fourWeeksShown,
  globals: { locale: 'he' },
  play: shown(/86\.4k/),
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('stats', 'dashboard'), mockPending('stats', 'current')),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Visitors/ }))
  },
})

export const QuietDay = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', emptyDay)),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Bounce rate – No visits/ }))
    await expect(canvas.queryByRole('link', { name: 'Finish set-up' })).toBeNull()
    // One sentence stands for all breakdowns, with a way out.
    await expect(canvas.queryByRole('tab', { name: 'Pages' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No visits in this range' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Last 90 days' }))
    await becomesVisible(() => canvas.findByRole('button', { name: /^Date range: Last 90 days/ }))
  },
})

export const NobodyMatches = meta.story({
  args: { search: 'range=90d&filters=[["is","country",["DE"]]]' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', emptyDay)),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Nobody matches these filters' }))
    msw.use(mockCall('stats', 'dashboard', fourWeeks))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await becomesVisible(() => canvas.findByRole('tab', { name: 'Pages' }))
  },
})

const noEventYet = [
  mockCall('stats', 'dashboard', emptyDay),
  mockCall('website', 'liveCheck', nothingYet),
  mockCall('googleProperty', 'get', { property: null, kept: null }),
]

export const NoEventYet = meta.story({
  beforeEach: ({ msw }) => msw.use(...noEventYet),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Finish set-up' })).toHaveAttribute(
      'href',
      '#/sites/1/install',
    )
  },
})

const storedDays = mockCall('googleProperty', 'get', {
  property: null,
  kept: { first: '2024-02-01', last: '2024-03-02', read_at: '2024-03-03T06:00:00.000Z' },
})

/** The days that are stored of a property that was detached can be opened, whatever range is shown. */
export const NoEventYetButStoredDays = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(storedDays, ...noEventYet),
  play: async ({ canvas }) => {
    const names = /^(Show the stored days|显示保留的日期|عرض الأيام المحفوظة)$/
    await becomesVisible(() => canvas.findByRole('button', { name: names }))
  },
})

export const OpensStoredDays = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(storedDays, ...noEventYet),
  play: async ({ canvas, msw, userEvent }) => {
    const show = await canvas.findByRole('button', { name: 'Show the stored days' })
    msw.use(mockCall('stats', 'dashboard', { ...emptyDay, ...withoutVisit }))
    await userEvent.click(show)
    await becomesVisible(() => canvas.findByText(/^The dashed line/))
    await expect(canvas.queryByText('Waiting for the first event')).toBeNull()
  },
})

export const NoEventYetForViewer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('website', 'fetchWebsiteList', websiteList([{ ...harborLane, access: 'viewer' }])), ...noEventYet),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Waiting for the first event' }))
    await expect(canvas.queryByRole('link', { name: 'Finish set-up' })).toBeNull()
  },
})

export const NoEventYetBesideGoogle = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('stats', 'dashboard', { ...emptyDay, sources: both.sources }),
      mockCall('website', 'liveCheck', nothingYet),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Finish set-up' })
    await expect(canvas.getByRole('radio', { name: 'Google' })).toBeInTheDocument()
  },
})

const ofSomebodyElse = [
  mockCall('website', 'fetchWebsiteList', websiteList([])),
  mockCall('website', 'get', harborLane),
  mockCall('user', 'info', accountOf('admin')),
]

export const SiteOfSomebodyElse = meta.story({
  beforeEach: ({ msw }) => msw.use(...ofSomebodyElse),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('button', { name: 'Change site: harborlane.com' }))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbor Lane' })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toContain('Harbor Lane'))
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Visitors 1.2k/ }))
  },
})

export const NoEventYetOfSomebodyElse = meta.story({
  beforeEach: ({ msw }) => msw.use(...ofSomebodyElse, ...noEventYet),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Finish set-up' })).toHaveAttribute(
      'href',
      '#/sites/1/install',
    )
  },
})

export const NoPermission = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'dashboard', { code: 403, message: 'site_no_permission' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'No permission to view this site' }))
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

export const OwnMembershipExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'dashboard', { code: 402, message: 'membership_expired' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Membership has expired, please renew before accessing.' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '#/vip')
  },
})

export const OwnersMembershipExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'dashboard', { code: 402, message: 'webmaster_expired' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: "The webmaster's membership has expired. Please contact the webmaster to renew before accessing.",
      }),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'View plans' })).toBeNull()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'dashboard', { code: 400, message: 'figures_unavailable' })),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Loading failed, please refresh and try again')
    msw.use(mockCall('stats', 'dashboard', today))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Visitors 1.2k/ }))
  },
})
