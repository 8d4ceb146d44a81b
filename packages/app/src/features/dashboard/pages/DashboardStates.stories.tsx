import type { Dashboard } from '@sightline/api-client'
import { mockCall, mockPending, mockApiError, mockTooManyQueries } from '@sightline/api-client/mocks'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import {
  accountOf,
  breakdownOf,
  emptyDay,
  fourWeeks,
  harborLane,
  keptChoices,
  nothingYet,
  seen,
  today,
  websiteList,
} from '../../../testing/fixtures.ts'
import { openFromMore } from '../../../testing/openFromMore.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'

const meta = preview.meta({
  title: 'Pages/Dashboard/States',
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

export const DisabledByAdministrator = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(
        'website',
        'fetchWebsiteList',
        websiteList([{ ...harborLane, status: 'disabled', status_reason: 'Copied content' }]),
      ),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Copied content'))
    await becomesVisible(() => canvas.findByRole('row', { name: /^Chrome 412/ }))
  },
})

export const TooManyQueriesForTab = meta.story({
  beforeEach: ({ msw }) => msw.use(mockTooManyQueries('query', 2)),
  play: async ({ canvas, msw, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('row', { name: /^Chrome 412/ }))
    await openFromMore({ canvas, userEvent }, 'Technology', 'Devices')
    await becomesVisible(() => canvas.findByText(/^Too many queries at once/))
    msw.use(queryOf('device'))
    await becomesVisible(() => canvas.findByRole('row', { name: 'Phone 412 34.8%' }))
    await waitFor(() => expect(canvas.queryByText(/^Too many queries/)).toBeNull())
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
    await expect(await panel.findByRole('alert')).toHaveTextContent('The statistics cannot be read right now')
    msw.use(queryOf('os'))
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await becomesVisible(() => canvas.findByRole('row', { name: /^Windows/ }))
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Direct \/ none/ })).toBeVisible())
  },
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
    await becomesVisible(() => canvas.findByRole('heading', { name: 'No visitors match these filters' }))
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
    // Its code comes on demand.
    await expect(await canvas.findByRole('radio', { name: 'Google' })).toBeInTheDocument()
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
    await becomesVisible(() => canvas.findByRole('button', { name: 'Switch site: harborlane.com' }))
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
