import type { CallOutput } from '@sightline/api-client'
import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { harborLane, websiteList } from '../../../testing/fixtures.ts'
import { storyTime } from '../../../testing/storyTime.ts'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'

type Realtime = CallOutput<'stats', 'realtime'>

const eventAt = (seconds: number) => new Date(Date.parse(storyTime) - seconds * 1000).toISOString()
const unknown = { source: '', country: '', device: '' }

const realtime: Realtime = {
  at: storyTime,
  current_visitors: 42,
  minutes: Array.from({ length: 30 }, (_, minute) => 8 + ((minute * 7) % 13)),
  visitors: 131,
  countries: [
    { value: 'DE', visitors: 61 },
    { value: 'US', visitors: 33 },
    { value: 'JP', visitors: 9 },
    { value: 'BR', visitors: 4 },
  ],
  events: [
    { id: 'e5', at: eventAt(2), name: 'pageview', page: '/', source: 'Google', country: 'DE', device: 'desktop' },
    { id: 'e4', at: eventAt(11), name: 'Order', page: '/cart', source: 'Instagram', country: 'US', device: 'mobile' },
    {
      id: 'e3',
      at: eventAt(40),
      name: 'pageview',
      page: '/journal/how-to-mend-a-sail-with-what-is-at-hand-on-board',
      ...unknown,
      country: 'BR',
      device: 'mobile',
    },
    { id: 'e2', at: eventAt(95), name: 'pageview', page: '/shop', ...unknown, device: 'tablet' },
    { id: 'e1', at: eventAt(1200), name: 'pageview', page: '/shop/rope', ...unknown },
  ],
}

const meta = preview.meta({
  title: 'Pages/Realtime',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1/realtime' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      mockCall('stats', 'realtime', realtime),
      mockCall('stats', 'current', { current_visitors: 42 }),
    ),
})

export const Default = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Realtime' })
    await becomesVisible(() => canvas.findByText('Visitors now'))
    await waitFor(() => expect(canvas.getAllByText('42').length).toBeGreaterThan(0))
    await becomesVisible(() => canvas.findByRole('application', { name: /^Visitors, Last 30 minutes/ }))
    await becomesVisible(() => canvas.findByRole('img', { name: 'Visitors by country' }))
    const feed = within(await canvas.findByRole('list', { name: 'Live activity' }))
    const rows = feed.getAllByRole('listitem')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/ago\/GoogleDEGermanyDesktop$/)
    await expect(rows[1]).toHaveTextContent(/agoOrder\/cartInstagramUSUnited StatesPhone$/)
    await expect(rows[4]).toHaveTextContent(/20m ago\/shop\/ropeDirect \/ none$/)
    await expect(canvas.getByRole('link', { name: 'Harbor Lane' })).toHaveAttribute('href', '#/sites/1')
    await expect(canvas.getByRole('link', { name: 'Last 30 minutes in full' })).toHaveAttribute(
      'href',
      '#/sites/1?range=realtime',
    )
  },
})

export const Nobody = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('stats', 'realtime', {
        at: storyTime,
        current_visitors: 0,
        minutes: Array.from({ length: 30 }, () => 0),
        visitors: 0,
        countries: [],
        events: [],
      }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Nobody was here in the last 30 minutes'))
    await becomesVisible(() => canvas.findByText('No country is known in this range'))
  },
})

/** Google Analytics counts the visitors of now and tells nothing else so soon. */
export const OfGoogle = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'realtime', { at: storyTime, current_visitors: 7 })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Google Analytics does not provide single events'))
    await waitFor(() => expect(canvas.getAllByText('7').length).toBeGreaterThan(0))
    await expect(canvas.queryByRole('list', { name: 'Live activity' })).toBeNull()
  },
})

export const Failed = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'realtime', { code: 403, message: 'site_no_permission' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Loading failed, please refresh and try again' }))
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
