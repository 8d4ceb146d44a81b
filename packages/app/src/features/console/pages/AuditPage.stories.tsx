import { mockApiError, mockCall, mockList, mockPending } from '@sightline/api-client/mocks'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import { entries } from '../../../testing/consoleRows.ts'
import { accountOf } from '../../../testing/fixtures.ts'
import { users } from '../../../testing/userFixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { pageShown, shown } from '../../../../../../.storybook/pageShown.ts'

const meta = preview.meta({
  title: 'Pages/Audit log',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/admin/audit' },
  beforeEach: ({ msw }) => msw.use(mockList('audit', 'fetchList', entries), ...consoleHandlers('admin')),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Changed the user/ })
    await expect(within(row).getByRole('link', { name: 'mira.k@postbox.dev' })).toHaveAttribute(
      'href',
      expect.stringContaining('/subapp/app-user?email=mira.k%40postbox.dev'),
    )
    const details = canvas.getByRole('button', { name: 'Details of mina.keller@harborlane.com: Changed the user' })
    await expect(canvas.queryByRole('table', { name: /What has changed/ })).toBeNull()
    await userEvent.click(details)
    const changes = within(await canvas.findByRole('table', { name: 'What has changed: mira.k@postbox.dev' }))
    await expect(changes.getByRole('row', { name: 'Region FR DE' })).toBeVisible()
    await expect(changes.getByRole('row', { name: 'Level Member Operator' })).toBeVisible()
    await expect(changes.getByText('FR').tagName).toBe('DEL')
    await expect(canvas.queryByText(/"region"/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the JSON' }))
    await waitFor(() => expect(canvas.getAllByText(/"region"/)[0]).toBeVisible())
  },
})

/** Owners and templates are named, rows that are gone say so, and a reason is not kept. */
export const NamesAndReasons = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Details of .*: Changed the site/ }))
    const changes = within(await canvas.findByRole('table', { name: 'What has changed: postbox.dev' }))
    await expect(changes.getByRole('row', { name: 'Status Active Disabled' })).toBeVisible()
    await expect(changes.getByRole('row', { name: 'Template – Harbour' })).toBeVisible()
    await expect(changes.getByRole('row', { name: 'Owner mira.k@postbox.dev 2 (deleted)' })).toBeVisible()
    await expect(canvas.getByText(/A reason was given. It is not kept here/)).toBeVisible()
  },
})

/** People and sites are found by what they are called. */
export const FoundByName = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('appUser', 'fetchAppUserList', users)),
  play: async ({ canvas, userEvent }) => {
    const search = within(await canvas.findByRole('search'))
    const [user] = users
    await userEvent.type(search.getByRole('combobox', { name: 'User' }), user.email.slice(0, 4))
    await userEvent.click(await canvas.findByRole('option', { name: user.email }))
    await userEvent.click(search.getByRole('button', { name: /Action/ }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Changed the user' }))
    await userEvent.click(search.getByRole('button', { name: 'Search' }))
    await becomesVisible(() => canvas.findByRole('row', { name: `User ${user.email}` }))
    await becomesVisible(() => canvas.findByRole('row', { name: 'Action Changed the user' }))
  },
})

export const RefusedToOperators = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', accountOf('operator'))),
  play: shown('Your account is not allowed to do this'),
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('audit', 'fetchList', [])),
  play: shown('Nothing was done yet'),
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('audit', 'fetchList')),
  play: pageShown,
})
export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('audit', 'fetchList', { code: 400, message: 'invalid_input' })),
  play: pageShown,
})
export const InEveryMode = meta.story({ parameters: inEveryMode, play: pageShown })
