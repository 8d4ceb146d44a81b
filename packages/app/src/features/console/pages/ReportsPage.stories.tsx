import type { CallOutput } from '@sightline/api-client'
import { mockApiError, mockCall } from '@sightline/api-client/mocks'
import { http, HttpResponse } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'

type Income = CallOutput<'appUser', 'payAnalytics'>
type Growth = CallOutput<'appUser', 'shareAnalytics'>
type Usage = CallOutput<'appUser', 'usageAnalytics'>

const dayMs = 86_400_000
const nothing = { orders: 0, renewals: 0, refunded: 0, churned: 0, amounts: [], refunded_amounts: [] }
const none = { trial: 0, standard: 0, premium: 0, expired: 0 }

/** The first instants of the requested days: one bucket for each, whatever the interval. */
function startsOf(search: URLSearchParams): string[] {
  const [from, to] = [Date.parse(search.get('from') ?? ''), Date.parse(search.get('to') ?? '')]
  return Array.from({ length: (to - from) / dayMs + 1 }, (_, index) => new Date(from + index * dayMs).toISOString())
}

/** Mocks two orders a day, one of them in yen; before 21 October, half as much in dollars and nothing in yen. */
function incomeIn(search: URLSearchParams): Income {
  const starts = startsOf(search)
  const isLater = (start: string) => start >= '2026-10-21'
  const dollars = (start: string) => (isLater(start) ? 2400 : 1200)
  const series = starts.map((start) => ({
    start,
    orders: 2,
    renewals: 1,
    refunded: start.includes('-05T') ? 1 : 0,
    churned: start.includes('-01T') ? 2 : 0,
    refunded_amounts: start.includes('-05T') ? [{ currency: 'USD', amount: 900 }] : [],
    amounts: [
      ...(isLater(start) ? [{ currency: 'JPY', amount: 3000 }] : []),
      { currency: 'USD', amount: dollars(start) },
    ],
  }))
  const later = starts.filter(isLater).length
  const usd = starts.reduce((sum, start) => sum + dollars(start), 0)
  const refunded = series.reduce((sum, one) => sum + one.refunded, 0)
  const plan = search.get('plan') === 'premium' ? 'premium' : 'standard'
  const totals = {
    orders: starts.length * 2,
    renewals: starts.length,
    refunded,
    churned: series.reduce((sum, { churned }) => sum + churned, 0),
    refunded_amounts: refunded > 0 ? [{ currency: 'USD', amount: refunded * 900 }] : [],
    amounts: [...(later > 0 ? [{ currency: 'JPY', amount: later * 3000 }] : []), { currency: 'USD', amount: usd }],
  }
  return {
    series,
    totals,
    plans: [{ plan, billing: 'monthly', ...totals }],
    members: { trial: 12, standard: 34, premium: 56, expired: 7 },
  }
}

function growthIn(search: URLSearchParams): Growth {
  const series = startsOf(search).map((start, index) => ({
    start,
    registrations: 3 + (index % 3),
    referred: index % 3,
    invited: index % 2,
    paying: 1,
  }))
  const sum = (name: 'registrations' | 'referred' | 'invited' | 'paying') =>
    series.reduce((total, bucket) => total + bucket[name], 0)
  return {
    series,
    totals: {
      registrations: sum('registrations'),
      referred: sum('referred'),
      invited: sum('invited'),
      paying: sum('paying'),
    },
    sources: [
      { utm_source: null, utm_medium: null, registrations: 80, paying: 20 },
      { utm_source: 'newsletter', utm_medium: 'email', registrations: 40, paying: 10 },
    ],
    referrers: [
      { ref_code: 'K7Q2M9XA', email: 'mira.k@postbox.dev', registrations: 9, paying: 4 },
      { ref_code: 'leaflet', email: null, registrations: 5, paying: 0 },
    ],
  }
}

/** Mocks 40 sites, one more on each Monday, and 1,000 events a day of 12 sites of 9 owners. */
function usageIn(search: URLSearchParams): Usage {
  const starts = startsOf(search)
  const isMonday = (start: string) => new Date(start).getUTCDay() === 1
  const active = { active_sites: 12, active_owners: 9 }
  const sitesAt = (index: number) => 40 + starts.slice(0, index + 1).filter(isMonday).length
  return {
    series: starts.map((start, index) => ({
      start,
      ...active,
      sites: sitesAt(index),
      new_sites: isMonday(start) ? 1 : 0,
      events: 1000,
    })),
    totals: {
      ...active,
      sites: sitesAt(starts.length),
      new_sites: starts.filter(isMonday).length,
      events: starts.length * 1000,
    },
  }
}

const success = (data: Income | Growth | Usage) => HttpResponse.json({ code: 200, message: 'success', data })
const searchOf = ({ request }: { request: Request }) => new URL(request.url).searchParams

const meta = preview.meta({
  title: 'Pages/Console/Reports',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/admin/reports' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/admin/v1/user/pay-analytics', (call) => success(incomeIn(searchOf(call)))),
      http.get('*/admin/v1/user/share-analytics', (call) => success(growthIn(searchOf(call)))),
      http.get('*/admin/v1/user/usage-analytics', (call) => success(usageIn(searchOf(call)))),
      ...consoleHandlers('admin'),
    ),
})

export const IncomeOverTime = meta.story({
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /USD/ })).toBeVisible()
  },
})

/** Each currency is a metric of its own, compared with the same number of days before. */
export const Currencies = meta.story({
  play: async ({ canvas, userEvent }) => {
    // The range is the last 30 whole days: $24 each, and $12 each in the 30 days before.
    const dollars = await canvas.findByRole('tab', { name: /Income in USD/ })
    await waitFor(() => expect(dollars).toHaveTextContent(/\$720.*up 100%, better than the previous period/))
    await expect(dollars).toHaveTextContent('vs Sep 21 – Oct 20: $360')
    await expect(canvas.getByRole('tab', { name: /Income in JPY/ })).toHaveTextContent(
      /¥90,000.*No data for the previous/,
    )
    const table = within(canvas.getByRole('table', { name: 'Values: Income' }))
    const total = within(table.getByRole('row', { name: /^Total/ }))
    await expect(total.getByText('¥90,000')).toBeVisible()
    await expect(total.getByText('$720')).toBeVisible()
    await expect(canvas.queryByText('Registrations')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'How it is counted: Refunded orders' }))
    await becomesVisible(() => within(document.body).findByText(/by the day on which they were refunded/))
  },
})

/** The days that a report is compared with can be chosen: those of a year earlier, or none. */
export const Comparisons = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const dollars = await canvas.findByRole('tab', { name: /Income in USD/ })
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare to: Previous period' }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Previous year' }))
    await waitFor(() => expect(dollars).toHaveTextContent('vs Oct 21 – Nov 19, 2025: $360'))
    await userEvent.click(canvas.getByRole('switch', { name: 'Compare' }))
    await waitFor(() => expect(dollars).not.toHaveTextContent('vs '))
    await expect(dollars).toHaveTextContent(/\$720/)
    await expect(dollars).not.toHaveTextContent(/could not be loaded/)
  },
})

/** Files have amounts in whole units of their currency, whatever its smallest unit is. */
export const AsCsv = meta.story({
  tags: ['behaviour'],
  args: { path: '/admin/reports', search: 'range=2026-10-20_2026-10-21' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Export CSV' })
    const create = spyOn(URL, 'createObjectURL').mockReturnValue('#')
    await userEvent.click(button)
    const [file] = create.mock.calls.at(-1) ?? []
    create.mockRestore()
    await expect(file).toBeInstanceOf(Blob)
    const lines = file instanceof Blob ? (await file.text()).trim().split('\r\n') : []
    await expect(lines).toEqual([
      'Day,Income in JPY,Income in USD,Paid orders,Renewals,Refunded orders,Members lost',
      '2026-10-20,0,12,2,1,0,0',
      '2026-10-21,3000,24,2,1,0,0',
    ])
  },
})

/** The chosen days are sent to the service, and the totals are those of the new days. */
export const AnotherRange = meta.story({
  args: { path: '/admin/reports', search: 'range=2026-10-01_2026-10-10&interval=week' },
  play: async ({ canvas, userEvent }) => {
    const dollars = () => canvas.findByRole('tab', { name: /Income in USD/ })
    await waitFor(async () => expect(await dollars()).toHaveTextContent('$120'))
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked()
    await expect(canvas.getByText(/first and the last row cover only/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Date range' })).toHaveTextContent('Oct 11 – 20'))
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    // From 21 to 30 October the income is twice that of the ten days before.
    await waitFor(async () => expect(await dollars()).toHaveTextContent(/\$240.*up 100%/))
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
    await waitFor(() => expect(canvas.queryByText(/first and the last row cover only/)).toBeNull())
  },
})

export const GrowthOverTime = meta.story({
  args: { path: '/admin/reports', search: 'report=growth' },
  parameters: inEveryMode,
  play: async ({ canvas }) => {
    const registrations = await canvas.findByRole('tab', { name: /^Registrations/ })
    // The mock gives 3, 4 and 5 in turn over 30 days, and the same for the days before.
    await waitFor(() => expect(registrations).toHaveTextContent(/120.*as in the previous period/))
    await expect(canvas.getByRole('tab', { name: /^By referral/ })).toHaveTextContent('30')
    const codes = within(await canvas.findByRole('table', { name: 'Referral codes' }))
    await becomesVisible(() => codes.findByText('mira.k@postbox.dev'))
    // 30 of 120 pay by now.
    await expect(canvas.getByRole('tab', { name: /^Trial to paid/ })).toHaveTextContent('25.0%')
    const sources = within(canvas.getByRole('table', { name: 'Sources of registrations' }))
    await expect(sources.getByRole('row', { name: /newsletter/ })).toHaveTextContent('25.0%')
  },
})

/** The plan is sent to the service, and stays in the address. */
export const OfOnePlan = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Standard, Monthly/ })
    await userEvent.click(canvas.getByRole('button', { name: /All plans/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Premium' }))
    await canvas.findByRole('row', { name: /Premium, Monthly/ })
    await expect(canvas.queryByRole('row', { name: /Standard, Monthly/ })).toBeNull()
  },
})

export const UseOverTime = meta.story({
  args: { path: '/admin/reports', search: 'report=use' },
  parameters: inEveryMode,
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('tab', { name: /^Active owners/ })).toHaveTextContent(/9.*vs.*: 9/),
    )
    await expect(canvas.getByRole('tab', { name: /^Views and events/ })).toHaveTextContent('30,000')
    await userEvent.click(canvas.getByRole('button', { name: 'How it is counted: Active owners' }))
    await becomesVisible(() => within(document.body).findByText(/distinct owners of active sites/))
  },
})

export const Empty = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('appUser', 'payAnalytics', {
        series: [{ start: '2026-11-01T00:00:00.000Z', ...nothing }],
        totals: nothing,
        plans: [],
        members: none,
      }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('No paid orders in this range'))
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByRole('tab', { name: /Income in/ })).toBeNull()
  },
})

export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('appUser', 'payAnalytics', { code: 400, message: 'span_invalid' })),
  play: async ({ canvas, userEvent, msw }) => {
    await becomesVisible(() => canvas.findByText('This could not be loaded'))
    msw.use(http.get('*/admin/v1/user/pay-analytics', (call) => success(incomeIn(searchOf(call)))))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('tab', { name: /Income in USD/ })
  },
})

/** When the period before cannot be loaded, the report is shown and says that the comparison is missing. */
export const WithoutComparison = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/admin/v1/user/pay-analytics', (call) =>
        searchOf(call).get('to') === '2026-11-19'
          ? success(incomeIn(searchOf(call)))
          : HttpResponse.json({ code: 400, message: 'span_invalid', data: null }),
      ),
    ),
  play: async ({ canvas }) => {
    const dollars = await canvas.findByRole('tab', { name: /Income in USD/ })
    await waitFor(() => expect(dollars).toHaveTextContent('The previous period could not be loaded'))
    await expect(dollars).not.toHaveTextContent(/(as in|than|for) the previous period/)
  },
})

/** Operators may see registrations, but no income. */
export const ForOperators = meta.story({
  beforeEach: ({ msw }) => msw.use(...consoleHandlers('operator')),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'App users' })
    await expect(canvas.queryByRole('link', { name: 'Reports' })).toBeNull()
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
})
