import { mockCall, mockPending, mockRefusal } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../stories/AppAt.tsx'
import {
  breakdownOf,
  emptyDay,
  fourWeeks,
  harborLane,
  nothingYet,
  seen,
  tenSites,
  today,
  websiteList,
} from '../../stories/fixtures.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'

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
    ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: /^Visitors 1.2k/ })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('application', { name: /^Visitors/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Bounce rate 41.8%/ }))
    await expect(await canvas.findByRole('application', { name: /^Bounce rate/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /^Current visitors 42/ }))
    await expect(await canvas.findByText(/in the last 5 minutes\./)).toBeVisible()
  },
})

export const OtherRange = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('tab', { name: /^Visitors 1.2k/ })
    msw.use(mockCall('stats', 'dashboard', fourWeeks))
    await userEvent.click(canvas.getByRole('button', { name: /Today/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Last 28 days' }))
    await expect(await canvas.findByRole('tab', { name: /^Visitors 86.4k/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Last 28 days/ })).toHaveTextContent(/Oct 23 – Nov 19/)
  },
})

const asked = { range: today.range, currency: 'EUR', totals: {} }

const queryOf = (...parameters: Parameters<typeof breakdownOf>) =>
  mockCall('stats', 'query', { ...breakdownOf(...parameters), ...asked })

export const OtherTab = meta.story({
  beforeEach: ({ msw }) => msw.use(queryOf('device')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /^Chrome 412/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Devices' }))
    await expect(await canvas.findByRole('row', { name: 'Phone 412 34.8%' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Unknown 103 8.7%' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Browsers' }))
    await expect(await canvas.findByRole('row', { name: /^Chrome 412/ })).toBeVisible()
  },
})

export const OtherTabFails = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal('stats', 'query', { code: 400, message: 'figures_unavailable' })),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('row', { name: /^Chrome/ })
    await userEvent.click(canvas.getByRole('tab', { name: 'OS' }))
    const panel = within(canvas.getByRole('tabpanel', { name: 'OS' }))
    await expect(await panel.findByRole('alert')).toHaveTextContent('The figures cannot be read right now')
    msw.use(queryOf('os'))
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('row', { name: /^Windows/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Direct \/ none/ })).toBeVisible()
  },
})

export const AllPages = meta.story({
  beforeEach: ({ msw }) => msw.use(queryOf('page', 214)),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All 214 pages' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'All 214 pages' }))
    await expect(await dialog.findByRole('row', { name: /^\/journal\/mending-101/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Show more' })).toBeVisible()
    const { rows } = breakdownOf('page')
    msw.use(
      mockCall('stats', 'query', {
        dimension: 'page',
        rows: rows.filter(({ value }) => value.includes('mending')),
        total_rows: 1,
        ...asked,
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
    await expect(dialog.getByRole('row', { name: /^Germany/ })).toBeVisible()
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
    await expect(await canvas.findByRole('row', { name: /^Windows/ })).toBeVisible()
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

export const FourWeeks = meta.story({ ...fourWeeksShown, play: shown(/86\.4k/) })
export const Dark = meta.story({ ...fourWeeksShown, globals: { theme: 'dark' }, play: shown(/86\.4k/) })
export const Chinese = meta.story({ ...fourWeeksShown, globals: { locale: 'zh-CN' }, play: shown(/86\.4k/) })
export const RightToLeft = meta.story({ ...fourWeeksShown, globals: { locale: 'ar' }, play: shown(/86\.4k/) })
export const EnglishTextsRightToLeft = meta.story({
  ...fourWeeksShown,
  globals: { locale: 'he' },
  play: shown(/86\.4k/),
})
export const Phone = meta.story({
  ...fourWeeksShown,
  globals: { viewport: { value: 'mobile1' } },
  play: shown(/86\.4k/),
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('stats', 'dashboard'), mockPending('stats', 'current')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /^Visitors/ })).toBeVisible()
  },
})

export const QuietDay = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', emptyDay)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /^Bounce rate – No visits/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Finish set-up' })).toBeNull()
  },
})

export const NoEventYet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('stats', 'dashboard', emptyDay), mockCall('website', 'liveCheck', nothingYet)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Finish set-up' })).toHaveAttribute(
      'href',
      '#/sites/1/install',
    )
  },
})

export const NoPermission = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal('stats', 'dashboard', { code: 403, message: 'site_no_permission' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No permission to view this site' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal('stats', 'dashboard', { code: 400, message: 'figures_unavailable' })),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The figures could not be loaded')
    msw.use(mockCall('stats', 'dashboard', today))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('tab', { name: /^Visitors 1.2k/ })).toBeVisible()
  },
})
