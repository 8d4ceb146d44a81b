import { expect } from 'storybook/test'
import { mockCall } from '@sightline/api-client/mocks'
import { AppAt } from '../../stories/AppAt.tsx'
import preview from '../../../../../.storybook/preview.tsx'
import { pageShown } from '../../../../../.storybook/shown.ts'
import { accountOf } from '../../stories/fixtures.ts'

const meta = preview.meta({
  title: 'Pages/Plans',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/vip' },
})

const member = accountOf('member')

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your membership' })).toBeVisible()
    await expect(await canvas.findByText(/^until \d{4}-\d\d-\d\d$/)).toBeVisible()
  },
})
export const Expired = meta.story({
  beforeEach: ({ msw }) => {
    const userinfo = { ...member.userinfo, vip_status: 'expired' as const, expired_time: '2026-11-01T00:00:00.000Z' }
    msw.use(mockCall('user', 'info', { ...member, userinfo }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('since 2026-11-01')).toBeVisible()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' }, play: pageShown })
export const Chinese = meta.story({ globals: { locale: 'zh-CN' }, play: pageShown })
export const RightToLeft = meta.story({ globals: { locale: 'ar' }, play: pageShown })
