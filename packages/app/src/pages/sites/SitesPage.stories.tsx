import { mockCall, mockPending, mockRefusal } from '@sightline/api-client/mocks'
import { expect, waitFor } from 'storybook/test'
import { AppAt } from '../../stories/AppAt.tsx'
import { instance, overview, overviewOfTen, tenSites, threeSites, websiteList } from '../../stories/fixtures.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Pages/My sites',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites' },
  beforeEach: ({ msw }) =>
    msw.use(mockCall('website', 'fetchWebsiteList', threeSites), mockCall('stats', 'overview', overview)),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Harbor Lane' })).toHaveAttribute('href', '#/sites/1')
    await expect(await canvas.findByText(/^3 sites · 1,184 visitors today · 42 online now$/)).toBeVisible()
    await expect(await canvas.findByTitle('1,184')).toHaveTextContent('1,184')
    await expect(canvas.getByText('42 online')).toBeVisible()
    await expect(canvas.getByText('No data for 3 days')).toBeVisible()
    await expect(canvas.getByText('Waiting for first event')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tidepool' })).toHaveAttribute('href', '#/sites/3/install')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    for (const link of canvas.getAllByRole('link', { name: 'Add website' })) {
      await expect(link).toHaveAttribute('href', '#/sites/new')
    }
  },
})

export const OfDemo = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('instance', 'info', { ...instance, is_demo: true })),
  play: shown(/^Demo data$/),
})

export const Dark = meta.story({ globals: { theme: 'dark' }, play: shown(/1,184/) })
export const Chinese = meta.story({
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '我的站点' })).toBeVisible()
    await expect(await canvas.findByText(/^3 个站点 · 今日访客 1,184 人/)).toBeVisible()
  },
})
export const RightToLeft = meta.story({ globals: { locale: 'ar' }, play: shown(/1,184/) })
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, play: shown(/1,184/) })

export const ManySites = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('website', 'fetchWebsiteList', tenSites), mockCall('stats', 'overview', overviewOfTen)),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search sites' })
    await userEvent.type(search, 'KILN')
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1))
    await expect(canvas.getByRole('link', { name: 'Kettle & Kiln' })).toBeVisible()
    await userEvent.type(search, 'zzz')
    await expect(await canvas.findByRole('heading', { name: 'No site matches' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(10))
  },
})

export const FiguresLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('stats', 'overview')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Harbor Lane' })).toBeVisible()
    await expect(canvas.getByText('3 sites')).toBeVisible()
  },
})

export const FiguresFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockRefusal('stats', 'overview', { code: 400, message: 'figures_unavailable' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the figures of today could not be loaded/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Harbor Lane' })).toHaveAttribute('href', '#/sites/1')
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('website', 'fetchWebsiteList', websiteList([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your first site starts here' })).toBeVisible()
  },
})
export const EmptyDark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(mockCall('website', 'fetchWebsiteList', websiteList([]))),
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('website', 'fetchWebsiteList')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'My sites' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your sites')
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockRefusal('website', 'fetchWebsiteList', { code: 400, message: 'internal_error' })),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on the server')
    msw.use(mockCall('website', 'fetchWebsiteList', threeSites))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: 'Harbor Lane' })).toBeVisible()
  },
})
