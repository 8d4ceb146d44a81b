import type { CallOutput, SharePanel, ThemeLook } from '@sightline/api-client'
import { mockCall, mockApiError } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { fourWeeks, harborLane } from '../../../testing/fixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'

const { id: site_id, name, domain, currency_type, time_zone, week_start, public_id } = harborLane
const facts = { site_id, name, domain, currency_type, time_zone, week_start, public_id }
const everything = { filters: [], panels: null, has_annotations: false }
const shared = { ...facts, is_framing_limited: false, theme: null, ...everything }

const meta = preview.meta({
  title: 'Pages/Share',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/share/sls_0123456789', isSignedIn: false },
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) =>
    msw.use(
      mockCall('share', 'info', shared),
      mockCall('stats', 'dashboard', fourWeeks),
      mockCall('stats', 'current', { current_visitors: 42 }),
      mockCall('funnel', 'fetchFunnels', { list: [] }),
    ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { level: 1, name: 'harborlane.com' }))
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Visitors 86.4k/ }))
    // Controls that need an account are not there.
    await expect(canvas.queryByRole('switch', { name: 'Prediction' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add note' })).toBeNull()
  },
})

export const InEveryMode = meta.story({ parameters: inEveryMode, play: shown(/86\.4k/) })

export const Embedded = meta.story({
  args: { isEmbedded: true },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { level: 1, name: 'harborlane.com' }))
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Visitors 86.4k/ }))
    // An embedded dashboard has no header.
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull()
  },
})
export const EmbeddedInEveryMode = meta.story({
  parameters: inEveryMode,
  args: { isEmbedded: true },
  play: shown(/86\.4k/),
})

/** An embedded app has only the shared dashboard: signing in, settings and all other pages do not exist there. */
export const EmbeddedElsewhere = meta.story({
  args: { isEmbedded: true, path: '/sites/1/settings' },
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: /^This link is not valid any more/ }))
  },
})

export const EmbeddedRemoved = meta.story({
  args: { isEmbedded: true },
  beforeEach: ({ msw }) => msw.use(mockApiError('share', 'info', { code: 400, message: 'link_invalid' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: /^This link is not valid any more/ }))
  },
})

/** The frame’s address names no site, so its policy was made for none. */
export const EmbeddedWhereItMayNot = meta.story({
  args: { isEmbedded: true },
  beforeEach: ({ msw }) => msw.use(mockCall('share', 'info', { ...shared, is_framing_limited: true })),
  play: async ({ canvas }) => {
    await becomesVisible(() =>
      canvas.findByRole('heading', { name: 'This page is not allowed to show these statistics' }),
    )
    await expect(canvas.queryByRole('tab')).toBeNull()
  },
})

/** The site has a theme with its own colour, corners, and parts of the dashboard. */
export const WithATheme = meta.story({
  beforeEach: ({ msw }) => {
    const theme = {
      accent: '#a51d2d',
      font: 'source_serif',
      radius: 0,
      logo: null,
      panels: ['sources', 'content'],
    } satisfies ThemeLook
    msw.use(mockCall('share', 'info', { ...shared, theme }))
  },
  play: async ({ canvas }) => {
    const [sources, content] = await waitFor(() => [
      canvas.getByRole('tab', { name: 'Referrers' }),
      canvas.getByRole('tab', { name: 'Pages' }),
    ])
    await expect(sources?.compareDocumentPosition(content as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.queryByRole('tab', { name: 'Countries' })).toBeNull()
    const root = sources?.closest('[data-brand]') as HTMLElement
    await expect(getComputedStyle(root).getPropertyValue('--sl-accent').trim()).toBe('#a51d2d')
  },
})

/** The owner has fixed a filter and chosen panels, and shows the notes. */
const part = {
  ...shared,
  filters: [['is', 'country', ['DE']]],
  panels: ['page', 'entry_page', 'channel', 'properties'] satisfies SharePanel[],
  has_annotations: true,
} satisfies CallOutput<'share', 'info'>
const breakdownOf = (dimension: 'page' | 'channel') => {
  const { rows, total_rows } = fourWeeks.breakdowns[0] ?? { rows: [], total_rows: 0 }
  return { dimension, rows, total_rows }
}
const note = { version: 1, created_at: '2026-11-18T09:00:00.000Z', updated_at: '2026-11-18T09:00:00.000Z' }

export const APart = meta.story({
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) =>
    msw.use(
      mockCall('share', 'info', part),
      mockCall('stats', 'dashboard', {
        ...fourWeeks,
        breakdowns: [breakdownOf('page'), breakdownOf('channel')],
        fixed_filters: part.filters,
      }),
      mockCall('stats', 'properties', { range: fourWeeks.range, rows: [], total_rows: 0 }),
      mockCall('annotation', 'fetchAnnotations', { list: [{ id: '1', day: '2026-11-18', text: 'Relaunch', ...note }] }),
      mockApiError('stats', 'current', { code: 403, message: 'not_in_share_link' }),
      mockApiError('funnel', 'fetchFunnels', { code: 403, message: 'not_in_share_link' }),
    ),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('tab', { name: /86\.4k/ }))
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent)
    // Pages, entry pages, channels and properties are left, and no card of current visitors.
    await expect(tabs.slice(-4)).toEqual(['Pages', 'Entry pages', 'Channels', 'Properties'])
    await expect(tabs.filter((tab) => tab.startsWith('Current visitors'))).toEqual([])
    await expect(canvas.queryByText(/visitors? now/)).toBeNull()
    const fixed = within(await canvas.findByRole('group', { name: 'Fixed filters' }))
    await expect(fixed.getByText('Germany')).toBeVisible()
    await expect(fixed.queryByRole('button')).toBeNull()
    await expect(await canvas.findByRole('button', { name: /Relaunch|note/i })).toBeVisible()
  },
})

export const APartInEveryMode = meta.story({
  parameters: inEveryMode,
  beforeEach: APart.input.beforeEach,
  play: shown(/86\.4k/),
})

export const Removed = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('share', 'info', { code: 400, message: 'link_invalid' })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link is not valid any more. Please ask for a new one.' }),
    ).toBeVisible()
  },
})

const passwordNeeded = { code: 403, message: 'share_password_needed' } as const

export const WithAPassword = meta.story({
  parameters: inEveryMode,
  beforeEach: ({ msw }) => msw.use(mockApiError('share', 'info', passwordNeeded)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { level: 1, name: 'This dashboard has a password' }))
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    // Nothing tells whose it is.
    await expect(canvas.queryByText(/harborlane/i)).toBeNull()
  },
})

export const EmbeddedWithAPassword = meta.story({
  args: { isEmbedded: true },
  beforeEach: ({ msw }) => msw.use(mockApiError('share', 'info', passwordNeeded)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { level: 1, name: 'This dashboard has a password' }))
  },
})

export const WrongPassword = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    const data = { fields: { password: 'password_wrong' as const } }
    msw.use(
      mockApiError('share', 'info', passwordNeeded),
      mockApiError('share', 'open', { code: 400, message: 'password_wrong', data }),
    )
    return () => sessionStorage.clear()
  },
  play: async ({ canvas, msw, userEvent }) => {
    const password = await canvas.findByLabelText('Password')
    await userEvent.type(password, 'harbor at noon{Enter}')
    await becomesVisible(() => canvas.findByText('The password is wrong'))
    await expect(password).toHaveValue('harbor at noon')
    msw.use(
      mockCall('share', 'info', shared),
      mockCall('share', 'open', { token: 'sls_opened', expires_at: '2026-11-20T22:30:00.000Z' }),
    )
    await userEvent.type(password, '{Enter}')
    await becomesVisible(() => canvas.findByRole('tab', { name: /^Visitors 86.4k/ }))
    await expect(sessionStorage.getItem('share sls_0123456789')).toBe('sls_opened')
  },
})

/** Somebody gave the link another password while the page was open. */
export const PasswordChanged = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(mockApiError('stats', 'dashboard', passwordNeeded)),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { level: 1, name: 'This dashboard has a password' }))
  },
})

export const OwnersMembershipExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('share', 'info', { code: 402, message: 'webmaster_expired' })),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: /^The webmaster's membership has expired/ }))
  },
})
