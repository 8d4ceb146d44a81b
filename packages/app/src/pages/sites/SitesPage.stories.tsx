import { mockCall, mockPending, mockRefusal } from '@sightline/api-client/mocks'
import { expect, waitFor } from 'storybook/test'
import { AppAt } from '../../stories/AppAt.tsx'
import { nothingYet, seen, threeSites, today, websiteList } from '../../stories/fixtures.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Pages/My sites',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', threeSites),
      mockCall('website', 'liveCheck', seen),
      mockCall('stats', 'dashboard', today),
    ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Harbor Lane' })).toHaveAttribute('href', '#/sites/1')
    await expect(canvas.getByText('3 sites')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('1,184')).toHaveLength(3))
    await expect(canvas.getByRole('link', { name: /Add a site/ })).toHaveAttribute('href', '#/sites/new')
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' }, play: shown(/1,184/) })
export const Chinese = meta.story({
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '我的站点' })).toBeVisible()
    await expect(await canvas.findByText('3 个站点')).toBeVisible()
  },
})
export const RightToLeft = meta.story({ globals: { locale: 'ar' }, play: shown(/1,184/) })
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, play: shown(/1,184/) })

export const WaitingForEvents = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('website', 'liveCheck', nothingYet)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Waiting for first event')).toHaveLength(3))
    await expect(canvas.getByRole('link', { name: 'Harbor Lane' })).toHaveAttribute('href', '#/sites/1/install')
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
