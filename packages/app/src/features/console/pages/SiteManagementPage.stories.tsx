import { mockCall, mockList, mockPending, mockApiError } from '@sightline/api-client/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleOf } from '../../../testing/console.ts'
import { sites } from '../../../testing/consoleRows.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Pages/Site management',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/' },
  beforeEach: ({ msw }) => msw.use(mockList('app', 'fetchAppWebsiteList', sites), ...consoleOf('admin')),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Site management', level: 1 }))
    const table = within(await canvas.findByRole('table', { name: 'Site management' }))
    await becomesVisible(() => table.findByText('86,402'))
    await expect(canvas.getByRole('link', { name: /Sites/ })).toHaveAttribute('aria-current', 'page')
    for (const name of ['Name', 'Domain', 'Owner’s e-mail', 'Owner’s id']) {
      await waitFor(() => expect(canvas.getByRole('textbox', { name })).toBeVisible())
    }
  },
})

export const DeleteOne = meta.story({
  beforeEach: ({ msw }) => msw.use(mockCall('app', 'deleteAppWebsite', { done: 1, failed: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about postbox.dev' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }))
    const confirmDialog = within(await canvas.findByRole('alertdialog', { name: 'Delete postbox.dev?' }))
    await expect(confirmDialog.getByRole('button', { name: 'Delete website' })).toBeDisabled()
    await userEvent.type(confirmDialog.getByRole('textbox'), 'postbox.dev{Enter}')
    await screen.findByText('Deleted')
  },
})

export const DisableRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('app', 'updateAppWebsite', { code: 409, message: 'row_changed', data: sites[0] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about postbox.dev' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Disable' }))
    const confirmDialog = within(await canvas.findByRole('alertdialog', { name: 'Disable postbox.dev?' }))
    await userEvent.click(confirmDialog.getByRole('button', { name: 'Disable' }))
    await becomesVisible(() => confirmDialog.findByText('Somebody else changed this entry meanwhile'))
  },
})

export const Transfer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about postbox.dev' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Transfer…' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Transfer postbox.dev' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }))
    await expect((await dialog.findAllByText('Please fill in this field'))[0]).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockPending('app', 'fetchAppWebsiteList')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('app', 'fetchAppWebsiteList', [])),
  play: shown('There are no websites yet'),
})
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('app', 'fetchAppWebsiteList', { code: 400, message: 'internal_error' })),
  play: shown('Something went wrong on the server'),
})

const ready = shown('Postbox')

export const InEveryMode = meta.story({ parameters: inEveryMode, play: ready })
