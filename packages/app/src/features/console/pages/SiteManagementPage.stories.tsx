import { mockCall, mockList, mockPending, mockApiError } from '@sightline/api-client/mocks'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../../../testing/AppAt.tsx'
import { consoleHandlers } from '../../../testing/consoleHandlers.ts'
import { sites } from '../../../testing/consoleRows.ts'
import { themeRows } from '../../../testing/themeFixtures.ts'
import { users } from '../../../testing/userFixtures.ts'
import { inEveryMode } from '../../../../../../.storybook/modes.ts'
import preview from '../../../../../../.storybook/preview.tsx'
import { becomesVisible } from '../../../../../../.storybook/becomesVisible.ts'
import { shown } from '../../../../../../.storybook/pageShown.ts'

const meta = preview.meta({
  title: 'Pages/Site management',
  component: AppAt,
  parameters: { page: true },
  args: { path: '/' },
  beforeEach: ({ msw }) => msw.use(mockList('app', 'fetchAppWebsiteList', sites), ...consoleHandlers('admin')),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await becomesVisible(() => canvas.findByRole('heading', { name: 'Site management', level: 1 }))
    const table = within(await canvas.findByRole('table', { name: 'Site management' }))
    await becomesVisible(() => table.findByText('86,402'))
    await expect(canvas.getByRole('link', { name: /Sites/ })).toHaveAttribute('aria-current', 'page')
    for (const name of ['Name', 'Domain', 'Owner’s e-mail', 'Owner ID']) {
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

const openMenu = async (canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'More about postbox.dev' }))

export const DisableRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mockApiError('app', 'updateAppWebsite', { code: 409, message: 'row_changed', data: sites[0] })),
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Disable' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Disable postbox.dev?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Disable' }))
    await becomesVisible(async () => (await dialog.findAllByText('Please fill in this field'))[0] as HTMLElement)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Copied content')
    await userEvent.click(dialog.getByRole('button', { name: 'Disable' }))
    await becomesVisible(() => dialog.findByText('Somebody else has changed this entry in the meantime'))
  },
})

export const Disabled = meta.story({
  args: { path: '/?open=4' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockList(
        'app',
        'fetchAppWebsiteList',
        sites.map((site) => ({ ...site, status: 'disabled', status_reason: 'Copied content' }) as const),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await canvas.findByRole('dialog', { name: 'Edit postbox.dev' }))
    await becomesVisible(() => drawer.findByText('Copied content'))
    await userEvent.keyboard('{Escape}')
    await openMenu(canvas, userEvent)
    await expect(await canvas.findByRole('menuitem', { name: 'Enable' })).toBeVisible()
  },
})

export const Edit = meta.story({
  beforeEach: ({ msw }) => msw.use(mockList('app', 'fetchThemeList', [...themeRows])),
  play: async ({ canvas, userEvent, msw }) => {
    const sent: unknown[] = []
    msw.use(
      http.post('*/admin/v1/app/updateAppWebsite', async ({ request }) => {
        sent.push(Object.fromEntries(new URLSearchParams(await request.text())))
        return HttpResponse.json({ code: 200, message: 'success', data: sites[0] })
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit postbox.dev' }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'Edit postbox.dev' }))
    const name = await drawer.findByRole('textbox', { name: 'Website name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Postbox mail')
    await userEvent.click(drawer.getByRole('button', { name: /Template$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Autumn (draft)' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Saved')
    await expect(sent).toEqual([{ id: '4', version: '1', name: 'Postbox mail', theme_id: '2' }])
  },
})

export const AddForUser = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [add] = await canvas.findAllByRole('button', { name: 'Add website' })
    if (add !== undefined) await userEvent.click(add)
    const drawer = within(await canvas.findByRole('dialog', { name: 'Add website' }))
    await expect(drawer.getByRole('combobox', { name: 'Owner' })).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Add website' }))
    await expect((await drawer.findAllByText('Please fill in this field'))[0]).toBeVisible()
  },
})

export const DisableMany = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall('app', 'previewAppWebsites', {
        changing: 1,
        unchanged: 2,
        missing: 0,
        examples: [{ domain: 'postbox.dev', owner_email: 'mira@example.com' }],
        new_owner: null,
      }),
      mockCall('app', 'updateAppWebsites', { done: 0, failed: [{ id: '4', message: 'not_found' }] }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /postbox\.dev/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Disable 1 website?' }))
    await becomesVisible(() => dialog.findByText(/1 website changes/))
    await becomesVisible(() => dialog.findByText('2 have this already and stay as they are.'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Copied content')
    await userEvent.click(dialog.getByRole('button', { name: 'Disable' }))
    await becomesVisible(() => screen.findByText('postbox.dev', { selector: '[role=dialog] *' }))
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

export const TransferMany = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mockList('appUser', 'fetchAppUserList', users),
      mockCall('app', 'previewAppWebsites', {
        changing: 1,
        unchanged: 0,
        missing: 0,
        examples: [{ domain: 'postbox.dev', owner_email: 'mira@example.com' }],
        new_owner: { sites: 101, limit: 100 },
      }),
      mockCall('app', 'updateAppWebsites', { done: 1, failed: [] }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /postbox\.dev/ }))
    await userEvent.click(within(canvas.getByRole('group', { name: 'Selected rows' })).getByText('Transfer…'))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Transfer 1 website' }))
    await userEvent.type(dialog.getByRole('combobox', { name: 'New owner' }), 'mira')
    await userEvent.click(await screen.findByRole('option', { name: 'mira.k@postbox.dev' }))
    await becomesVisible(() => dialog.findByText('postbox.dev (mira@example.com)'))
    await becomesVisible(() => dialog.findByText('More websites than a member may own'))
    await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }))
    await screen.findByText('1 website transferred')
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
