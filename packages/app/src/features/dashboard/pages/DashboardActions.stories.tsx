import { http, HttpResponse } from 'msw'
import type { ShareLink } from '@sightline/api-client'
import { mockCall, mockPending, mockApiError } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { explanation } from '../../../testing/explanationFixture.ts'
import {
  breakdownOf,
  comparisonOfFourWeeks,
  fourWeeks,
  harborLane,
  keptChoices,
  metricValues,
  seen,
  websiteList,
} from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'

const link: ShareLink = {
  id: '1',
  name: 'Blog',
  token: 'sls_0123456789',
  has_password: false,
  ends_on: null,
  has_ended: false,
  filters: [],
  panels: null,
  has_annotations: false,
  version: 1,
  created_at: '2026-11-05T09:00:00.000Z',
}
const answerHead = { range: fourWeeks.range, source: fourWeeks.source, currency: 'EUR', totals: fourWeeks.totals }

const meta = preview.meta({
  title: 'Pages/Dashboard/Actions',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/sites/1', search: 'range=28d' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', websiteList([harborLane])),
      mockCall('website', 'liveCheck', seen),
      mockCall('stats', 'dashboard', fourWeeks),
      mockCall('stats', 'current', { current_visitors: 42 }),
      mockCall('funnel', 'fetchFunnels', { list: [] }),
      mockCall('stats', 'query', { ...breakdownOf('country'), ...answerHead }),
      mockCall('annotation', 'fetchAnnotations', { list: [] }),
      mockCall('website', 'saveDashboardSetting', keptChoices),
      mockCall('savedView', 'fetchSavedViews', { list: [] }),
      mockCall('share', 'fetchShareLinks', { list: [link] }),
    ),
})

const openChanges = async ({ canvas, userEvent }: Acting) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'What changed?' }))
  return within(await canvas.findByRole('dialog', { name: 'What changed?' }))
}

type Acting = Pick<StoryContext, 'canvas' | 'userEvent'>

const openShare = async ({ canvas, userEvent }: Acting) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Share' }))
  return within(await canvas.findByRole('dialog', { name: 'Share this dashboard' }))
}

export const Default = meta.story({
  play: async (context) => {
    const dialog = await openShare(context)
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Embed Blog' }))
    const code = dialog.getByRole('region', { name: 'HTML of the frame' })
    await expect(code).toHaveTextContent('#/share/sls_0123456789"')
    await context.userEvent.click(dialog.getByRole('radio', { name: 'Dark' }))
    await expect(code).toHaveTextContent('?theme=dark')
    await expect(code).not.toHaveTextContent('<script>')
    await context.userEvent.click(dialog.getByRole('switch', { name: /makes the frame as high/ }))
    await expect(code).toHaveTextContent('sightline:height')
    // One button copies the link, the other the code.
    await expect(dialog.getAllByRole('button', { name: 'Copy' })).toHaveLength(2)
  },
})

/** Two weeks by the hour, in which Mondays at nine in Berlin are the busiest. */
const byHour = {
  ...fourWeeks,
  range: { ...fourWeeks.range, name: 'custom' as const, interval: 'hour' as const, from: '2026-11-05T23:00:00.000Z' },
  breakdowns: [],
  series: Array.from({ length: 14 * 24 }, (_, hour) => {
    const start = new Date(Date.UTC(2026, 10, 5, 23 + hour))
    const isBusiest = start.getUTCDay() === 1 && start.getUTCHours() === 8
    return { start: start.toISOString(), partial: false, ...metricValues(isBusiest ? 900 : 40 + (hour % 24) * 5) }
  }),
}

export const Hours = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Hours' })
    await canvas.findByRole('tab', { name: /^Visitors 86.4k/ })
    msw.use(mockCall('stats', 'dashboard', byHour))
    await userEvent.click(button)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Hours of the week' }))
    await becomesVisible(() => dialog.findByLabelText(/^Monday, 9:00\sAM: 900$/))
    await expect(dialog.getByLabelText(/^Tuesday, 9:00\sAM: 85$/)).toBeVisible()
    await expect(dialog.getByRole('grid').querySelectorAll('[role="gridcell"]')).toHaveLength(7 * 24)
  },
})

export const HoursFail = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Hours' })
    await canvas.findByRole('tab', { name: /^Visitors 86.4k/ })
    msw.use(mockApiError('stats', 'dashboard', { code: 400, message: 'figure_unavailable' }))
    await userEvent.click(button)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Hours of the week' }))
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
    msw.use(mockCall('stats', 'dashboard', byHour))
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await becomesVisible(() => dialog.findByRole('grid'))
  },
})

const openExport = async ({ canvas, userEvent }: Acting) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
  const dialog = within(await canvas.findByRole('dialog', { name: 'Export' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
  return dialog
}

export const Exporting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('stats', 'query')),
  play: async (context) => {
    const dialog = await openExport(context)
    await becomesVisible(() => dialog.findByRole('progressbar', { name: 'Metrics and time series' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull())
  },
})

export const ExportFails = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'query', { code: 400, message: 'figures_unavailable' })),
  play: async (context) => {
    const dialog = await openExport(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Metrics and time series could not be exported')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tab', { name: /^Visitors 86.4k/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await becomesVisible(() => canvas.findByRole('menuitem', { name: 'Share' }))
    await expect(canvas.getByRole('menuitem', { name: 'Site settings' })).toHaveAttribute('href', '#/sites/1/settings')
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Export' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Export' })).toBeVisible())
  },
})

const exportShown = async ({ canvas, userEvent }: Acting) => {
  const [, button] = await canvas.findAllByRole('button', { name: /共享|导出|مشاركة|تصدير|Share|Export/ })
  if (button === undefined) throw new Error('there are no actions')
  await userEvent.click(button)
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
}

export const InEveryMode = meta.story({ parameters: inEveryMode, play: exportShown })

export const OfSomebodyElse = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('website', 'fetchWebsiteList', websiteList([{ ...harborLane, access: 'viewer' }]))),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('button', { name: 'Export' }))
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull()
    await expect(canvas.getByTitle('Site settings')).toHaveAttribute('href', '#/sites/1/settings')
  },
})

export const AccountMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account/ }))
    await becomesVisible(() => canvas.findByRole('menuitem', { name: 'Site settings' }))
    await expect(canvas.getByRole('menuitem', { name: 'Install' })).toHaveAttribute('href', '#/sites/1/install')
  },
})

/** The text comes after the values that it is about, and each of these is a filter of the page. */
export const Explaining = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('aitask', 'explainChange', { ...explanation, task_status: 'pending', result: null, details: null }),
      mockCall('aitask', 'getExplanation', { ...explanation, task_status: 'running', result: null }),
    ),
  play: async (context) => {
    const drawer = await openChanges(context)
    await becomesVisible(() => drawer.findByRole('progressbar', { name: 'Writing the explanation …' }))
    await expect(drawer.queryByText(/^Visitors rose/)).toBeNull()
    const table = within(drawer.getByRole('table', { name: 'Where the change comes from: Visitors' }))
    await expect(table.getByRole('link', { name: 'Google' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('["is","source",["Google"]]')),
    )
    context.msw.use(mockCall('aitask', 'getExplanation', explanation))
    await becomesVisible(() => drawer.findByText('Visitors rose from 800 to 1,204 (+51%).'))
    await expect(drawer.queryByRole('progressbar')).toBeNull()
  },
})

/** One press on the change of a card, by mouse, finger or key, explains that metric in the reader’s language. */
export const ExplainingOneChange = meta.story({
  args: { path: '/sites/1', search: 'range=28d&compare=previous' },
  beforeEach: ({ msw }) => msw.use(mockCall('stats', 'dashboard', { ...fourWeeks, comparison: comparisonOfFourWeeks })),
  play: async ({ canvas, msw, userEvent }) => {
    const inputs: Record<string, string>[] = []
    msw.use(
      http.post(/explainChange$/, async ({ request }) => {
        inputs.push(Object.fromEntries(new URLSearchParams(await request.text())))
        return HttpResponse.json({ code: 200, message: 'ok', data: explanation })
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Explain the change of Bounce rate' }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'What changed?' }))
    await drawer.findByRole('button', { name: /Bounce rate/ })
    await waitFor(() => expect(inputs).toMatchObject([{ metric: 'bounce_rate', locale: 'en-US' }]))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    canvas.getByRole('button', { name: 'Explain the change of Views' }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: 'What changed?' })
    await waitFor(() => expect(inputs).toMatchObject([{ metric: 'bounce_rate' }, { metric: 'pageviews' }]))
  },
})

/** A dialog has an address. One that a link has opened has nothing to go back to. */
export const OpenedByALink = meta.story({
  tags: ['behaviour'],
  args: { path: '/sites/1', search: 'range=28d&panel=share' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: 'Share this dashboard' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('tab', { name: /^Visitors 86.4k/ })).toBeVisible()
  },
})

/** A link to a dialog that the person may not use shows the page. */
export const OpenedByALinkOfSomebodyElse = meta.story({
  tags: ['behaviour'],
  args: { path: '/sites/1', search: 'range=28d&panel=share' },
  beforeEach: ({ msw }) =>
    msw.use(mockCall('website', 'fetchWebsiteList', websiteList([{ ...harborLane, access: 'viewer' }]))),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('button', { name: 'Export' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

/** The last half hour is too short to be explained. */
export const NoChangeOfTheLastHalfHour = meta.story({
  tags: ['behaviour'],
  args: { path: '/sites/1?range=realtime' },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /^Visitors/ })
    await expect(canvas.queryByRole('button', { name: /^Explain the change/ })).toBeNull()
  },
})

export const ExplainingIsRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('aitask', 'explainChange', { code: 409, message: 'too_many_summaries', data: null })),
  play: async (context) => {
    const drawer = await openChanges(context)
    await expect(await drawer.findByRole('alert')).toHaveTextContent(
      'You have reached the limit of summaries for today.',
    )
  },
})
