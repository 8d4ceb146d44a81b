import { mockCall, mockPending, mockApiError } from '@sightline/api-client/mocks'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import {
  instance,
  manySites,
  overview,
  overviewOfMany,
  overviewOfTen,
  tenSites,
  threeSites,
  websiteList,
} from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'

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
    await becomesVisible(() => canvas.findByText(/^3 sites · 1,184 visitors today · 42 online now$/))
    await expect(await canvas.findByTitle('1,184')).toHaveTextContent('1,184')
    await waitFor(() => expect(canvas.getByText('42 online')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('No data for 3 days')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Waiting for first event')).toBeVisible())
    // Before the first visit it is unknown whether the snippet is installed, so the card links to the set-up.
    await expect(canvas.getByText(/^No events yet\. Add the snippet to your site/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tidepool' })).toHaveAttribute('href', '#/sites/3/install')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    for (const link of canvas.getAllByRole('link', { name: 'Add website' })) {
      await expect(link).toHaveAttribute('href', '#/sites/new')
    }
  },
})

export const DisabledByAdministrator = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', {
        ...threeSites,
        website_list: threeSites.website_list.map((site) => ({
          ...site,
          status: 'disabled' as const,
          status_reason: site.id === '1' ? 'Copied content' : null,
        })),
      }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Copied content'))
    await expect(canvas.getAllByText('Disabled')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Harbor Lane' })).toHaveAttribute('href', '#/sites/1')
  },
})

export const OfDemo = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('instance', 'info', { ...instance, is_demo: true })),
  play: shown(/^Demo$/),
})

export const InEveryMode = meta.story({ parameters: inEveryMode, play: shown(/1,184/) })
export const Chinese = meta.story({
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: '我的网站' }))
    await becomesVisible(() => canvas.findByText(/^3 个网站 · 今日访客 1,184 人/))
  },
})

const ten = [mockCall('website', 'fetchWebsiteList', tenSites), mockCall('stats', 'overview', overviewOfTen)] as const

export const ManySites = meta.story({
  beforeEach: ({ msw }) => msw.use(...ten),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search sites' })
    await userEvent.type(search, 'KILN')
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Kettle & Kiln' })).toBeVisible())
    await userEvent.type(search, 'zzz')
    await becomesVisible(() => canvas.findByRole('heading', { name: 'No site matches' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(10))
  },
})

export const Sorted = meta.story({
  args: { search: 'sort=visitors' },
  beforeEach: ({ msw }) =>
    msw.use(mockCall('website', 'fetchWebsiteList', tenSites), mockCall('stats', 'overview', reversed)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/visitors today/)
    const names = () => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Shop 7', 'Shop 6']))
    await userEvent.click(canvas.getByRole('button', { name: /Order of the sites/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Name' }))
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Harbor Lane', 'Kettle & Kiln']))
  },
})

const reversed = {
  ...overviewOfTen,
  sites: overviewOfTen.sites.map((site) => ({ ...site, visitors: 100 * Number(site.site_id) })),
}

/** Another range sends one request for all sites, and is kept in the address. */
export const OtherRange = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/v1/stats/overview', ({ request }) => {
        const range = new URL(request.url).searchParams.get('range')
        const data = range === '7d' ? { range, sites: week } : overview
        return HttpResponse.json({ code: 200, message: 'ok', data })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText(/1,184 visitors today/))
    await expect(canvas.getByRole('radio', { name: 'Today' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }))
    await becomesVisible(() => canvas.findByText(/^3 sites · 9,000 visitors in 7 days/))
    await waitFor(() => expect(canvas.getAllByText('Visitors in 7 days')[0]).toBeVisible())
  },
})

const week = overview.sites.map((site, place) => ({
  ...site,
  visitors: place === 0 ? 9000 : 0,
  trend: [900, 1200, 1100, 1400, 1300, 1500, 1600],
}))

/** The sites are locked until the membership is renewed; one has too few visitors for percentages. */
export const Expired = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('website', 'fetchWebsiteList', expired),
      mockCall('stats', 'overview', { ...overview, sites: few }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('+4 vs 8'))
    await waitFor(() =>
      expect(canvas.getByText('Membership has expired, please renew before accessing.')).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByText(/^The webmaster's membership has expired/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Kettle & Kiln' })).toHaveAttribute('href', '#/sites/2')
  },
})

/** A site that is disabled says so after the membership has ended, too: with the reason, and what to do. */
export const DisabledAndExpired = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(
        'website',
        'fetchWebsiteList',
        websiteList(
          second === undefined
            ? []
            : [{ ...second, is_blocked: true, status: 'disabled', status_reason: 'Unpaid since May' }],
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText('Disabled'))
    await expect(canvas.getByText('Unpaid since May')).toBeVisible()
    await expect(canvas.getByText(/^Membership has expired/)).toBeVisible()
    await expect(canvas.getByText(/Please contact the administrator/)).toBeVisible()
  },
})

const [first, second, third] = threeSites.website_list
const expired = websiteList(
  [
    first,
    second && { ...second, is_blocked: true },
    third && { ...third, is_blocked: true, access: 'viewer' as const },
  ].filter((site) => site !== undefined),
)
const few = overview.sites.slice(0, 1).map((site) => ({ ...site, visitors: 12, previous_visitors: 8 }))

/** The page draws thirty of five hundred sites; the search covers all of them. */
export const HundredsOfSites = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('website', 'fetchWebsiteList', manySites), mockCall('stats', 'overview', overviewOfMany)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(/^500 sites · /)
    // A query by role over so many elements takes longer than drawing them.
    const cards = () => canvasElement.querySelectorAll('[data-part="site-card"]')
    await expect(cards()).toHaveLength(30)
    await userEvent.click(canvas.getByText('Show 30 more sites'))
    await expect(cards()).toHaveLength(60)
    await expect(canvas.getByText('Shop 28').closest('a')).toHaveFocus()
    await userEvent.click(canvas.getByPlaceholderText('Search sites'))
    await userEvent.paste('shop 497')
    await waitFor(() => expect(cards()).toHaveLength(1))
    await waitFor(() => expect(canvas.getByText('Shop 497')).toBeVisible())
  },
})

export const OwnWays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Harbor Lane' }))
    await expect(await canvas.findByRole('menuitem', { name: 'Settings' })).toHaveAttribute(
      'href',
      '#/sites/1/settings',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More about Harbor Lane' })).toHaveFocus())
  },
})

export const FiguresLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('stats', 'overview')),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('link', { name: 'Harbor Lane' }))
    await waitFor(() => expect(canvas.getByText('3 sites')).toBeVisible())
  },
})

export const FiguresFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'overview', { code: 400, message: 'figures_unavailable' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByText(/the statistics could not be loaded/))
    await expect(canvas.getByRole('link', { name: 'Harbor Lane' })).toHaveAttribute('href', '#/sites/1')
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('website', 'fetchWebsiteList', websiteList([]))),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Your first site starts here' }))
  },
})
export const EmptyInEveryMode = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockCall('website', 'fetchWebsiteList', websiteList([]))),
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('website', 'fetchWebsiteList')),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'My sites' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your sites')
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('website', 'fetchWebsiteList', { code: 400, message: 'internal_error' })),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on the server')
    msw.use(mockCall('website', 'fetchWebsiteList', threeSites))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await becomesVisible(() => canvas.findByRole('link', { name: 'Harbor Lane' }))
  },
})

const invitations = ['Orchard', 'Quay'].map((site_name, index) => ({
  id: String(index + 1),
  inviter: 'lena@orchard.example',
  site_name,
  domain: `${site_name.toLowerCase()}.example`,
  created_at: '2026-11-19T09:00:00.000Z',
  expires_at: '2026-12-19T09:00:00.000Z',
}))

export const Invited = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('invitation', 'fetchReceived', { list: invitations }),
      mockCall('invitation', 'accept', { site_id: '9' }),
      mockCall('invitation', 'decline', {}),
    ),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Invitations' }))
    await expect(canvas.getAllByRole('heading')[0]).toHaveAccessibleName('My sites')
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'lena@orchard.example invites you to view the statistics of Orchard (orchard.example).',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Accept the invitation to Orchard' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /to Orchard/ })).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Accept the invitation to Quay' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Invitations' })).toBeNull())
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

export const InvitedInEveryMode = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('invitation', 'fetchReceived', { list: invitations }),
      mockCall('website', 'fetchWebsiteList', websiteList([])),
    ),
  play: async (context) => {
    await shown(/lena@orchard\.example/)(context)
    const headings = context.canvas.getAllByRole('heading').map(({ tagName }) => tagName)
    await expect(headings).toEqual(['H1', 'H2', 'H2'])
  },
})

export const InvitationGone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('invitation', 'fetchReceived', { list: invitations.slice(0, 1) }),
      mockApiError('invitation', 'accept', { code: 404, message: 'not_found', data: null }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the invitation to Orchard' }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Invitations' })).toBeNull())
  },
})

export const Leaving = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(
        'website',
        'fetchWebsiteList',
        websiteList(threeSites.website_list.map((site) => ({ ...site, access: 'viewer' as const }))),
      ),
      mockCall('website', 'leave', {}),
    ),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Harbor Lane' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Leave site' }))
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent('Leave Harbor Lane?')
    msw.use(mockCall('website', 'fetchWebsiteList', websiteList(threeSites.website_list.slice(1))))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave site' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Harbor Lane' })).toBeNull())
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})
