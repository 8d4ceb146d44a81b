import { mockCall } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import {
  breakdownOf,
  fourWeeksWithComparison,
  fourWeeks,
  harborLane,
  keptChoices,
  seen,
  tenSites,
  today,
  websiteList,
} from '../../../testing/fixtures.ts'
import { openFromMore } from '../../../testing/openFromMore.ts'
import { keptBy, questionsOf } from '../../../testing/sentByDashboard.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'

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
      mockCall('website', 'saveDashboardSetting', keptChoices),
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

const answerHead = { range: today.range, source: today.source, currency: 'EUR', totals: {} }

const queryOf = (...parameters: Parameters<typeof breakdownOf>) =>
  mockCall('stats', 'query', { ...breakdownOf(...parameters), ...answerHead })

export const OtherTab = meta.story({
  beforeEach: ({ msw }) => msw.use(queryOf('device')),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('row', { name: /^Chrome 412/ }))
    await openFromMore({ canvas, userEvent }, 'Technology', 'Devices')
    await becomesVisible(() => canvas.findByRole('row', { name: 'Phone 412 34.8%' }))
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Unknown 103 8.7%' })).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: 'Browsers' }))
    await becomesVisible(() => canvas.findByRole('row', { name: /^Chrome 412/ }))
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
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', fourWeeksWithComparison)),
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await becomesVisible(() =>
      canvas.findByRole('tab', { name: /^Visitors 86.4k.*12\.7%.*better.*vs Sep 25 – Oct 22: 76,700/ }),
    )
    await waitFor(() =>
      expect(
        canvas.getByRole('tab', { name: /^Bounce rate.*down 1\.4 points, better.*vs Sep 25 – Oct 22: 43\.2%/ }),
      ).toBeVisible(),
    )
    await expect(canvas.getByRole('row', { name: /^\/.*up 12\.7%, better/ })).toBeInTheDocument()
  },
})

/** A dashboard opens with what its viewer chose there before. */
export const AsItWasLeft = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([{ ...harborLane, dashboard_setting: keptChoices }])),
      mockCall('stats', 'dashboard', fourWeeks),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    const questions = questionsOf(msw)
    await becomesVisible(() => canvas.findByRole('button', { name: /^Date range: Last 28 days/ }))
    await expect(canvas.getByRole('tab', { name: 'OS' })).toHaveAttribute('aria-selected', 'true')
    const kept = keptBy(msw)
    await userEvent.click(canvas.getByRole('switch', { name: 'Compare' }))
    await waitFor(() => expect(questions.at(-1)?.get('compare')).toBe('previous'))
    await waitFor(() => expect(kept).toEqual(['compare=previous&site_id=1']))
    await userEvent.click(canvas.getByRole('tab', { name: 'Browsers' }))
    await waitFor(() => expect(kept.at(-1)).toMatch(/^site_id=1&tabs=/))
    await becomesVisible(() => canvas.findByRole('tab', { name: 'Browsers', selected: true }))
  },
})

/** Whoever has switched comparison off, and chosen nothing else, can switch it on again. */
export const ComparedAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(
        'website',
        'fetchWebsiteList',
        websiteList([
          {
            ...harborLane,
            dashboard_setting: { ...keptChoices, range: null },
          },
        ]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const compare = await canvas.findByRole('switch', { name: 'Compare' })
    await waitFor(() => expect(compare).not.toBeChecked())
    await userEvent.click(compare)
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Compare' })).toBeChecked())
    await userEvent.click(await canvas.findByRole('tab', { name: 'Browsers' }))
    await becomesVisible(() => canvas.findByRole('tab', { name: 'Browsers', selected: true }))
    await expect(canvas.getByRole('switch', { name: 'Compare' })).toBeChecked()
  },
})

/** An interval that is chosen on the first days of a dashboard is shown, and named with them. */
export const OtherInterval = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([{ ...harborLane, created_at: '2026-01-01T00:00:00.000Z' }])),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('tab', { name: /^Visitors 1.2k/ })
    const questions = questionsOf(msw)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Day' }))
    await waitFor(() => expect(questions.at(-1)?.get('interval')).toBe('day'))
    await expect(questions.at(-1)?.get('range')).toBe('7d')
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
      canvas.findByText('A prediction starts from today: choose a range that ends yesterday or today'),
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
    await userEvent.click(dialog.getByRole('button', { name: 'Edit note' }))
    await expect(await canvas.findByRole('textbox', { name: 'Note' })).toHaveValue('Autumn catalogue sent')
  },
})

export const OtherSite = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('website', 'fetchWebsiteList', tenSites)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch site: harborlane.com' }))
    await userEvent.type(await canvas.findByRole('searchbox'), 'tide')
    await expect(await canvas.findByRole('menuitem', { name: 'tidepool.dev' })).toHaveAttribute('href', '#/sites/3')
    await expect(canvas.getByRole('menuitem', { name: 'All sites' })).toHaveAttribute('href', '#/sites')
  },
})

const fourWeeksShown = {
  args: { path: '/sites/1', search: 'range=28d' },
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => msw.use(mockCall('stats', 'dashboard', fourWeeks)),
}

export const FourWeeks = meta.story({ ...fourWeeksShown, play: shown(/86\.4k/) })

export const EnglishTextsRightToLeft = meta.story({
  ...fourWeeksShown,
  globals: { locale: 'he' },
  play: shown(/86\.4k/),
})
