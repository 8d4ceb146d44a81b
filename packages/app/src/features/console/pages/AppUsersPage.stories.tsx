import type { StoryContext } from '@storybook/react-vite'
import { mockCall, mockList, mockPending, mockApiError } from '@sightline/api-client/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import { accountOf } from '../../../testing/fixtures.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'
import { manyUsers, mira, users } from '../../../testing/userFixtures.ts'

const meta = preview.meta({
  title: 'Pages/App users',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/subapp/app-user' },
  beforeEach: ({ msw }) => msw.use(mockList('appUser', 'fetchAppUserList', users), ...consoleHandlers('admin')),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'App users' })
    await becomesVisible(() => canvas.findByText('mira.k@postbox.dev'))
    await expect(within(table).getByRole('columnheader', { name: /Created/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await waitFor(() => expect(canvas.getByText('5 items in total', { selector: '[data-part]' })).toBeVisible())
    await expect(canvas.getByRole('link', { name: /App users/ })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: /AI tasks/ })).toHaveAttribute('href', '#/subapp/app-aitask')
    for (const name of ['User ID', 'E-mail']) {
      await waitFor(() => expect(canvas.getByRole('textbox', { name })).toBeVisible())
    }
    for (const name of ['Referral code', 'Region', 'UTM source', 'UTM medium', 'Partner code']) {
      await waitFor(() => expect(canvas.getByRole('combobox', { name })).toBeVisible())
    }
  },
})

/** The filter suggests the values that users have, and accepts any other. */
export const SuggestedValues = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('appUser', 'fetchFilterValues', { list: ['DE', 'DK'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Region' }), 'D')
    await userEvent.click(await canvas.findByRole('option', { name: 'DK' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Region DK' })).toBeVisible())
  },
})

export const OfAnOperator = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', accountOf('operator'))),
  play: async ({ canvas, userEvent }) => {
    await becomesVisible(() => canvas.findByText('mira.k@postbox.dev'))
    await expect(canvas.queryByRole('link', { name: /Sites/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add user' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Import CSV' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'See Oscar Lindqvist' })).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'More about Oscar Lindqvist' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More about Mira Kovač' }))
    await expect(await canvas.findAllByRole('menuitem')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    // Accounts of staff are left out of a deletion, and named.
    await userEvent.click(canvas.getByRole('checkbox', { name: /Oscar Lindqvist/ }))
    const selected = within(await canvas.findByRole('group', { name: 'Selected rows' }))
    await expect(selected.queryByRole('button', { name: 'Delete' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Mira Kovač/ }))
    await userEvent.click(selected.getByRole('button', { name: 'Delete' }))
    const question = within(await canvas.findByRole('alertdialog', { name: 'Delete 1 user?' }))
    await becomesVisible(() => question.findByText('1 selected account stays'))
  },
})

export const RefusedToMembers = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('user', 'info', accountOf('member'))),
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Your account is not allowed to do this' }))
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'App users' })).toBeNull()
  },
})

export const AccountDoesNotCome = meta.story({
  beforeEach: ({ msw }) => msw.use(mockApiError('user', 'info', { code: 400, message: 'internal_error' })),
  play: shown('Your account could not be loaded'),
})

/** The query of the last request for the list. */
const spyOnList = ({ msw }: StoryContext) => {
  const requests: URLSearchParams[] = []
  const handler = mockList('appUser', 'fetchAppUserList', manyUsers)
  const run = handler.run.bind(handler)
  handler.run = (args) => {
    const url = new URL(args.request.url)
    if (url.pathname.endsWith('fetchAppUserList')) requests.push(url.searchParams)
    return run(args)
  }
  msw.use(handler)
  return () => requests.at(-1)?.toString()
}

export const SearchSortAndPages = meta.story({
  args: { search: 'region=DE&current=2&columnKey=points&order=ascend' },
  beforeEach: ({ msw }) => msw.use(mockList('appUser', 'fetchAppUserList', manyUsers)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Region DE' })).toBeVisible())
    await expect(canvas.getByRole('columnheader', { name: /Points/ })).toHaveAttribute('aria-sort', 'ascending')
    const lastRequest = spyOnList(context)
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'mina{Enter}')
    await waitFor(() =>
      expect(lastRequest()).toBe('email=mina&region=DE&current=1&pageSize=20&columnKey=points&order=ascend'),
    )
    await userEvent.click(within(canvas.getByRole('columnheader', { name: /Points/ })).getByRole('button'))
    await waitFor(() => expect(lastRequest()).toContain('order=descend'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(lastRequest()).toContain('current=2'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50 / page')
    await waitFor(() => expect(lastRequest()).toContain('current=1&pageSize=50'))
    await userEvent.click(canvas.getByRole('button', { name: 'Recent searches' }))
    const search = await canvas.findByRole('menuitem', { name: 'E-mail: mina… · Region: DE' })
    await waitFor(() => expect(search).toBeVisible())
  },
})

const openMira = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Mira Kovač' }))
  const drawer = await canvas.findByRole('dialog')
  await waitFor(() => expect(drawer).toBeVisible())
  return within(drawer)
}

export const Edit = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('appUser', 'updateAppUser', { ...mira, nickname: 'Mira K', version: 4 })),
  play: async (context) => {
    const drawer = await openMira(context)
    const { canvas, userEvent } = context
    await expect(drawer.getByRole('textbox', { name: 'User ID' })).toHaveAttribute('readonly')
    await expect(drawer.getByText('Referral code')).toHaveAttribute('title', 'ref_code')
    await expect(drawer.getByRole('link', { name: 'person2@example.com' })).toHaveAttribute(
      'href',
      '#/subapp/app-user?open=un_8f2c41a2',
    )
    await expect(drawer.getByText('boat rental hamburg')).toBeVisible()
    const nickname = drawer.getByRole('textbox', { name: /Nickname/ })
    await userEvent.clear(nickname)
    await userEvent.type(nickname, 'Mira K')
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Saved')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const ErrorsAtTheFields = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockApiError('appUser', 'updateAppUser', {
        code: 400,
        message: 'invalid_input',
        data: { fields: { region: 'field_invalid' } },
      }),
    ),
  play: async (context) => {
    const drawer = await openMira(context)
    await context.userEvent.type(drawer.getByRole('textbox', { name: /Region/ }), 'X')
    await context.userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(drawer.getByRole('textbox', { name: /Region/ })).toBeInvalid())
    await expect(drawer.getByRole('textbox', { name: /Region/ })).toHaveAccessibleDescription('This value is not valid')
  },
})

export const Conflict = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockApiError('appUser', 'updateAppUser', {
        code: 409,
        message: 'row_changed',
        data: { ...mira, nickname: 'Mira of Hamburg', version: 4 },
      }),
    ),
  play: async (context) => {
    const drawer = await openMira(context)
    const { userEvent } = context
    const nickname = drawer.getByRole('textbox', { name: /Nickname/ })
    await userEvent.type(nickname, ' II')
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await expect(await drawer.findByRole('alert')).toHaveTextContent(
      'Somebody else has changed this entry in the meantime',
    )
    await expect(drawer.getByRole('alert')).toHaveTextContent('Mira of Hamburg')
    await userEvent.click(drawer.getByRole('button', { name: 'Use the current version' }))
    await expect(nickname).toHaveValue('Mira of Hamburg')
    await expect(drawer.queryByRole('alert')).toBeNull()
  },
})

export const DeleteAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('appUser', 'delAddress', {})),
  play: async (context) => {
    const drawer = await openMira(context)
    await context.userEvent.click(drawer.getByRole('tab', { name: 'Addresses' }))
    await context.userEvent.click(
      drawer.getByRole('button', { name: 'Delete the address of Mira Kovač, Hafenstraße 4' }),
    )
    await waitFor(() => expect(drawer.queryByText('Hafenstraße 4')).toBeNull())
    await screen.findByText('Deleted')
  },
})

export const DeleteOne = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('appUser', 'deleteAppUser', { done: 1, failed: [] })),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Mira Kovač' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }))
    const confirmDialog = within(await canvas.findByRole('alertdialog', { name: 'Delete Mira Kovač?' }))
    await expect(confirmDialog.getByRole('button', { name: 'Delete user' })).toBeDisabled()
    await userEvent.type(confirmDialog.getByRole('textbox'), 'mira.k@postbox.dev')
    msw.use(mockPending('appUser', 'fetchAppUserList'))
    await userEvent.click(confirmDialog.getByRole('button', { name: 'Delete user' }))
    await screen.findByText('Deleted')
    await waitFor(() => expect(canvas.queryByText('mira.k@postbox.dev')).toBeNull())
    await waitFor(() => expect(canvas.getByText('4 items in total', { selector: '[data-part]' })).toBeVisible())
  },
})

export const DeleteSomeRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockCall('appUser', 'deleteAppUser', { done: 1, failed: [{ id: '5', message: 'staff_protected' }] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Mira Kovač' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Oscar Lindqvist' }))
    await userEvent.click(within(canvas.getByRole('group', { name: 'Selected rows' })).getByText('Delete'))
    const confirmDialog = within(await canvas.findByRole('alertdialog', { name: 'Delete 2 users?' }))
    await becomesVisible(() => confirmDialog.findByText('Operator'))
    await userEvent.type(confirmDialog.getByRole('textbox'), '2{Enter}')
    await expect(await screen.findByText('Staff accounts cannot be changed here')).toBeInTheDocument()
  },
})

export const SendNotice = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('appUser', 'pushAppUser', { done: 1, failed: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Mira Kovač' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Send a notice' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Notice to Mira Kovač' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await becomesVisible(() => dialog.findByText('2 fields need your attention'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Maintenance')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Tonight at ten.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await screen.findByText('Notice sent')).toBeInTheDocument()
  },
})
