import { differenceMetrics, type CallOutput, type DifferenceMetric } from '@sightline/api-client'
import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { fourWeeks, harborLane, websiteList } from '../../../testing/fixtures.ts'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'

type Differences = CallOutput<'stats', 'differences'>

const ours = 420
const differencesOf = (metric: DifferenceMetric): Differences => {
  const causes = { only_here: -44, returning: -31, bots: 12, time_zone: 4, unexplained: -6 }
  const days = Array.from({ length: 28 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    ours: ours + ((index * 37) % 90),
    google: ours - 65 + ((index * 37) % 90),
    causes,
  }))
  const sum = (side: 'ours' | 'google') => days.reduce((all, day) => all + day[side], 0)
  return {
    range: fourWeeks.range,
    metric,
    property_time_zone: 'America/New_York',
    days,
    total: {
      ours: sum('ours'),
      google: sum('google'),
      causes: Object.fromEntries(Object.entries(causes).map(([cause, value]) => [cause, value * days.length])),
    },
    notices: [{ kind: 'time_zone', time_zone: 'America/New_York' }],
  }
}

const rates: Differences = {
  ...differencesOf('bounce_rate'),
  days: differencesOf('bounce_rate').days.map(({ day }) => ({
    day,
    ours: 62.4,
    google: 41.1,
    causes: { bounce_rule: -20.1, unexplained: -1.2 },
  })),
  total: { ours: 62.4, google: 41.1, causes: { bounce_rule: -20.1, unexplained: -1.2 } },
}

const meta = preview.meta({
  title: 'Pages/Why the numbers differ',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1/differences' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      http.get('*/v1/stats/differences', ({ request }) => {
        const metricName = new URL(request.url).searchParams.get('metric')
        const metric = differenceMetrics.find((one) => one === metricName) ?? 'visitors'
        return HttpResponse.json({
          code: 200,
          message: 'success',
          data: metric === 'bounce_rate' ? rates : differencesOf(metric),
        })
      }),
    ),
})

export const Default = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: /^Visitors -14.0%/ })
    await becomesVisible(() => canvas.findByText('Seen only here', { selector: 'bdi' }))
    await expect(canvas.getAllByText('-1,232').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('tab', { name: /^Bounce rate/ }))
    await becomesVisible(() => canvas.findByText('-20.1 points'))
    await expect(canvas.queryByText('Seen only here')).toBeNull()
  },
})

export const WithoutProperty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'differences', { code: 404, message: 'property_missing' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Google Analytics data cannot be read' }))
    await waitFor(() => expect(canvas.queryByText('Seen only here')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const WithoutConnection = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'differences', { code: 409, message: 'google_disconnected' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('link', { name: 'Connected accounts' }))
    // Trying again would change nothing.
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

export const OneMetricFails = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/v1/stats/differences', ({ request }) =>
        new URL(request.url).searchParams.get('metric') === 'visitors'
          ? HttpResponse.json({ code: 503, message: 'provider_unavailable', data: {} })
          : undefined,
      ),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'The difference cannot be calculated' }))
    await expect(await canvas.findByRole('tab', { name: /^Bounce rate/ })).toHaveTextContent('points')
  },
})
