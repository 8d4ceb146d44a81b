import { mockCall, mockApiError } from '@sightline/api-client/mocks'
import { expect } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { harborLane, nothingYet, seen, today, websiteList } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'

const meta = preview.meta({
  title: 'Pages/Install',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1/install' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      mockCall('website', 'liveCheck', nothingYet),
      mockCall('stats', 'dashboard', today),
      mockCall('googleProperty', 'get', { property: null, kept: null }),
      mockCall('stats', 'current', { current_visitors: 1 }),
    ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Waiting for the first event…'))
    await expect(canvas.getByText('Paste this right after the head element, once per page.')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Snippet' })).toHaveTextContent(
      `<script defer data-site="${harborLane.public_id}" src="${location.origin}/s.js"></script>`,
    )
  },
})

export const MovesOn = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Waiting for the first event…')
    // The page moves on only after waiting: the first answer must have said that no event has arrived.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    msw.use(mockCall('website', 'liveCheck', seen))
    await becomesVisible(() => canvas.findByText('The first event has arrived', {}, { timeout: 4000 }))
    await becomesVisible(() => canvas.findByRole('tablist', { name: 'Metrics' }, { timeout: 4000 }))
  },
})

export const Seen = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('website', 'liveCheck', seen)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('The first event has arrived'))
    await expect(canvas.getByRole('link', { name: 'Open the dashboard' })).toHaveAttribute('href', '#/sites/1')
    await expect(canvas.queryByRole('link', { name: 'Skip for now' })).toBeNull()
  },
})

export const DroppedAsBot = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'liveCheck', {
        ...nothingYet,
        last_dropped_at: '2026-11-20T10:25:00.000Z',
        drop_reason: 'bot',
      }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Seen, but recognized as a bot'))
  },
})

export const NoPermission = meta.story({
  args: { path: '/sites/7/install' },
  beforeEach: ({ msw }) => msw.use(mockApiError('website', 'get', { code: 403, message: 'site_no_permission' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'No permission to view this site' }))
  },
})

export const InEveryMode = meta.story({ parameters: inEveryMode, play: shown(/0190b3f2/) })
