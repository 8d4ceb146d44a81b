import { mockCall, mockFailure, mockList, mockApiError } from '@sightline/api-client/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../../testing/consoleHandlers.ts'
import { ledgerEntryAnswer, entries, orderAnswer, sites, tasks } from '../../../../testing/consoleRows.ts'
import { inEveryMode } from '../../../../../../../.storybook/modes.ts'
import preview from '../../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../../.storybook/becomesVisible.ts'
import { mira, users } from '../../../../testing/userFixtures.ts'

const [noor] = users.slice(3)

const meta = preview.meta({
  title: 'Pages/App users, one of them',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/subapp/app-user', search: `open=${mira.union_id}` },
  // In documentation the drawer opens when somebody asks for it.
  render: (args, { viewMode }) => <AppAt {...args} {...(viewMode === 'docs' ? { search: '' } : {})} />,
  beforeEach: ({ msw }) =>
    msw.use(
      mockList('appUser', 'fetchAppUserList', users),
      mockList('app', 'fetchAppWebsiteList', sites),
      mockList('aitask', 'fetchAppAitaskList', tasks),
      mockCall('userOrder', 'fetchList', orderAnswer),
      mockCall('userPoints', 'fetchList', ledgerEntryAnswer),
      mockList('audit', 'fetchList', entries),
      ...consoleHandlers('admin'),
    ),
})

const drawerOf = async ({ canvas }: StoryContext) => {
  // Until the row has come, another drawer stands in its place.
  await canvas.findAllByRole('tab')
  const drawer = canvas.getByRole('dialog')
  await waitFor(() => expect(drawer).toBeVisible())
  return within(drawer)
}

/** Each row has a drawer of its own. */
const isOpen = async ({ canvas }: StoryContext, name: string) => {
  const heading = await canvas.findByRole('heading', { name })
  await waitFor(() => expect(heading).toBeVisible())
}

const tab = (name: string) => ({ search: `open=${mira.union_id}&tab=${name}` })

export const ByItsLink = meta.story({
  play: async (context) => {
    const drawer = await drawerOf(context)
    await waitFor(() => expect(drawer.getByRole('heading', { name: 'Edit Mira Kovač' })).toBeVisible())
    await expect(drawer.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Sites',
      'Orders',
      'Points',
      'Tasks',
      'Addresses',
      'Changes',
    ])
    await expect(drawer.getByRole('button', { name: 'Previous row' })).toHaveAttribute('aria-disabled', 'true')
    await context.userEvent.click(drawer.getByRole('button', { name: 'Next row' }))
    await isOpen(context, 'Edit Jonas Weidner')
  },
})

export const OfAnOperator = meta.story({
  args: { search: `open=${noor?.union_id}&tab=points` },
  beforeEach: ({ msw }) => msw.use(mockList('appUser', 'fetchAppUserList', users), ...consoleHandlers('operator')),
  play: async (context) => {
    const drawer = await drawerOf(context)
    await expect(drawer.getAllByRole('tab')).toHaveLength(3)
    await expect(drawer.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  },
})

export const Gone = meta.story({
  args: { search: 'open=un_gone' },
  beforeEach: ({ msw }) => msw.use(mockList('appUser', 'fetchAppUserList', [])),
  play: async ({ canvas }) => {
    const text = await canvas.findByText('There is no such entry')
    await waitFor(() => expect(text).toBeVisible())
  },
})

export const ConnectionLost = meta.story({
  beforeEach: ({ msw }) => msw.use(mockFailure('appUser', 'updateAppUser')),
  play: async (context) => {
    const drawer = await drawerOf(context)
    const { msw, userEvent } = context
    const nickname = drawer.getByRole('textbox', { name: /Nickname/ })
    await userEvent.type(nickname, ' II')
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await becomesVisible(() => drawer.findByText('What you typed is still here.'))
    await expect(nickname).toHaveValue('Mira Kovač II')
    msw.use(mockCall('appUser', 'updateAppUser', { ...mira, nickname: 'Mira Kovač II', version: 4 }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Saved')
  },
})

/** What was saved before the connection was lost is there as it was typed: that is no conflict. */
export const SavedAlready = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockApiError('appUser', 'updateAppUser', {
        code: 409,
        message: 'row_changed',
        data: { ...mira, nickname: 'Mira II', version: 4 },
      }),
    ),
  play: async (context) => {
    const drawer = await drawerOf(context)
    const nickname = drawer.getByRole('textbox', { name: /Nickname/ })
    await context.userEvent.clear(nickname)
    await context.userEvent.type(nickname, 'Mira II')
    await context.userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Saved')
  },
})

export const AsksBeforeTheNextRow = meta.story({
  play: async (context) => {
    const drawer = await drawerOf(context)
    const { canvas, userEvent } = context
    await userEvent.type(drawer.getByRole('textbox', { name: /Nickname/ }), ' II')
    await userEvent.click(drawer.getByRole('button', { name: 'Next row' }))
    const confirmDialog = within(await canvas.findByRole('alertdialog', { name: 'Discard the changes?' }))
    await userEvent.click(confirmDialog.getByRole('button', { name: 'Discard' }))
    await isOpen(context, 'Edit Jonas Weidner')
  },
})

export const SignInSwitchedOff = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('appUser', 'updateAppUser', { ...mira, status: 'disabled', version: 4 })),
  play: async (context) => {
    const drawer = await drawerOf(context)
    await context.userEvent.click(drawer.getByRole('switch', { name: 'May sign in' }))
    await screen.findByText('Saved')
  },
})

export const Sites = meta.story({
  args: tab('sites'),
  play: async (context) => {
    const drawer = await drawerOf(context)
    await context.userEvent.click(await drawer.findByRole('button', { name: 'Statistics of postbox.dev' }))
    const statistics = within(await context.canvas.findByRole('dialog', { name: 'Statistics of postbox.dev' }))
    await waitFor(() => expect(statistics.getByRole('button', { name: 'Show statistics' })).toBeVisible())
  },
})

export const Orders = meta.story({
  args: tab('orders'),
  beforeEach: ({ msw }) => msw.use(mockCall('userOrder', 'del', { done: 1, failed: [] })),
  play: async (context) => {
    const drawer = await drawerOf(context)
    const { canvas, userEvent } = context
    await userEvent.click(await drawer.findByRole('button', { name: 'More about SL-20261119-7F3A' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Cancel the order' }))
    const confirmDialog = within(await canvas.findByRole('alertdialog', { name: 'Cancel SL-20261119-7F3A?' }))
    await userEvent.click(confirmDialog.getByRole('button', { name: 'Cancel the order' }))
    await expect(await screen.findByText('Cancelled')).toBeInTheDocument()
  },
})

export const Points = meta.story({
  args: tab('points'),
  beforeEach: ({ msw }) => msw.use(mockApiError('userPoints', 'add', { code: 409, message: 'points_insufficient' })),
  play: async (context) => {
    const drawer = await drawerOf(context)
    const { canvas, userEvent } = context
    await becomesVisible(() => drawer.findByText('Balance: 12,840'))
    await userEvent.click(drawer.getByRole('button', { name: 'Adjust points' }))
    const entry = within(await canvas.findByRole('dialog', { name: 'Points of Mira Kovač' }))
    await userEvent.type(entry.getByRole('textbox', { name: 'Points' }), '-99999')
    await userEvent.click(entry.getByRole('button', { name: 'Save' }))
    await becomesVisible(() => entry.findByText('The balance is too low'))
  },
})

export const Tasks = meta.story({
  args: tab('tasks'),
  play: async (context) => {
    const drawer = await drawerOf(context)
    await context.userEvent.click(await drawer.findByRole('button', { name: 'Open task_5d1e901' }))
    await isOpen(context, 'Edit task_5d1e901')
  },
})

export const Addresses = meta.story({
  args: tab('addresses'),
  beforeEach: ({ msw }) =>
    msw.use(
      mockApiError('appUser', 'updateAppUser', { code: 409, message: 'row_changed', data: { ...mira, version: 4 } }),
    ),
  play: async (context) => {
    const drawer = await drawerOf(context)
    const { canvas, userEvent } = context
    await userEvent.click(await drawer.findByRole('button', { name: 'Edit the address of Mira Kovač, Hafenstraße 4' }))
    const address = within(await canvas.findByRole('dialog', { name: 'Edit address' }))
    await userEvent.type(address.getByRole('textbox', { name: /Phone/ }), '+49 40 1')
    await userEvent.click(address.getByRole('button', { name: 'Save' }))
    await becomesVisible(() => address.findByText('Somebody else has changed this entry in the meantime'))
    await expect(address.getByRole('textbox', { name: /Phone/ })).toHaveValue('+49 40 1')
  },
})

export const Audit = meta.story({
  args: tab('audit'),
  play: async (context) => {
    const drawer = await drawerOf(context)
    await becomesVisible(() => drawer.findByText('Adjusted points'))
  },
})

const settled = async (context: StoryContext) => {
  const drawer = await drawerOf(context)
  await waitFor(() => expect(drawer.queryByRole('table', { busy: true })).toBeNull())
}

export const OrdersInEveryMode = meta.story({ parameters: inEveryMode, args: tab('orders'), play: settled })
export const PointsInEveryMode = meta.story({ parameters: inEveryMode, args: tab('points'), play: settled })
export const SitesInEveryMode = meta.story({ parameters: inEveryMode, args: tab('sites'), play: settled })
export const AuditInEveryMode = meta.story({ parameters: inEveryMode, args: tab('audit'), play: settled })
